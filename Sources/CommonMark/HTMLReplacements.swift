/// What a page shows otherwise than libcmark and cmark-gfm would; everything that is not replaced is theirs,
/// byte for byte.
package struct HTMLReplacements {
    /// Tags around the inlines of a heading or link.
    package struct Tags: Sendable {
        package var opening: String
        package var closing: String

        package init(opening: String, closing: String) {
            self.opening = opening
            self.closing = closing
        }
    }

    /// What becomes of a link or image.
    package enum LinkRendering: Sendable {
        /// It leads elsewhere: `02-x.html` for `02-x.md`.
        case destination(String)
        /// Other tags around its text; for links only.
        case tags(Tags)
    }

    /// The HTML of a fenced block, nil for libcmark's own `pre` and `code`. Trusted: it is not escaped.
    package var fence: (FencedBlock) -> String?
    /// The tags of a heading, nil for libcmark's own. An explicit `{#id}` is left out of a heading with own
    /// tags.
    package var heading: (Heading) -> Tags?
    /// The rendering of a link or image, nil for libcmark's own.
    package var link: (Link) -> LinkRendering?
    /// Whether a line break between two wide characters (not Hangul, which has spaces) disappears, as Chinese
    /// and Japanese want.
    package var joinsWideLines: Bool

    /// The class of links with a title that keep their tags, nil for libcmark's own markup.
    package var titledLinkClass: String?
    /// Whether a comment says where raw HTML was left out, as libcmark says it.
    package var marksOmittedHTML = true
    /// The word above an alert.
    package var alertTitle: (Alert) -> String = \.title
    /// What the link from a footnote back to its reference is called for those who do not see the arrow.
    package var footnoteReturn = "Back to content"

    package init(
        fence: @escaping (FencedBlock) -> String? = { _ in nil },
        heading: @escaping (Heading) -> Tags? = { _ in nil },
        link: @escaping (Link) -> LinkRendering? = { _ in nil },
        joinsWideLines: Bool = false
    ) {
        self.fence = fence
        self.heading = heading
        self.link = link
        self.joinsWideLines = joinsWideLines
    }
}
