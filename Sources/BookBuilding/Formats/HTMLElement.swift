/// The elements that the pages are made of.
package enum HTMLElement: String, CaseIterable, Sendable {
    case html, head, body, meta, title, link, script, template, input
    case header, main, nav, footer, aside, section, article, div, span
    case h1, h2, h3, p, a, button, strong, em, small
    case ul, ol, li, dl, dt, dd
    case figure, figcaption, pre, code, details, summary, label
    case table, caption, thead, tr, th, td
    case b, i, u, samp
    case svg, path

    /// Whether it never has content.
    package var isVoid: Bool {
        switch self {
        case .meta, .link, .input, .path: true
        default: false
        }
    }

    /// Whether its start tag says that it has no content: what is of SVG has to.
    var closesItself: Bool { self == .path }

    /// Whether a line end may follow it without changing the page.
    var isBlock: Bool {
        switch self {
        case .a, .button, .span, .strong, .em, .small, .code, .summary, .label, .svg, .path: false
        case .b, .i, .u, .samp: false
        // A row of a table is a line.
        case .th, .td: false
        default: true
        }
    }

    /// Whether a line end may also follow its start tag.
    var isSection: Bool {
        switch self {
        case .html, .head, .body, .header, .main, .nav, .footer, .aside, .section, .article, .div: true
        case .ul, .ol, .dl, .figure, .details, .table, .thead, .meta, .link: true
        default: false
        }
    }
}

/// An attribute of an element; its value is escaped when it is written.
package struct HTMLAttribute: Sendable {
    var name: String
    /// Nil for an attribute that says everything by its presence, such as `open`.
    var value: String?

    private init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    package static func id(_ value: String) -> HTMLAttribute { HTMLAttribute("id", value) }
    package static func `class`(_ value: String) -> HTMLAttribute { HTMLAttribute("class", value) }
    package static func href(_ value: String) -> HTMLAttribute { HTMLAttribute("href", value) }
    package static func rel(_ value: String) -> HTMLAttribute { HTMLAttribute("rel", value) }
    package static func lang(_ value: String) -> HTMLAttribute { HTMLAttribute("lang", value) }
    package static func name(_ value: String) -> HTMLAttribute { HTMLAttribute("name", value) }
    package static func content(_ value: String) -> HTMLAttribute { HTMLAttribute("content", value) }
    package static func charset(_ value: String) -> HTMLAttribute { HTMLAttribute("charset", value) }
    package static func httpEquiv(_ value: String) -> HTMLAttribute { HTMLAttribute("http-equiv", value) }
    package static func type(_ value: String) -> HTMLAttribute { HTMLAttribute("type", value) }
    package static func role(_ value: String) -> HTMLAttribute { HTMLAttribute("role", value) }
    package static func title(_ value: String) -> HTMLAttribute { HTMLAttribute("title", value) }
    package static func value(_ value: String) -> HTMLAttribute { HTMLAttribute("value", value) }
    /// A fact for the site's script, `data-time`.
    package static func data(_ name: String, _ value: String) -> HTMLAttribute {
        HTMLAttribute("data-" + name, value)
    }
    /// What a screen reader says for the element.
    package static func label(_ value: String) -> HTMLAttribute { HTMLAttribute("aria-label", value) }
    /// Marks the link to the page that is being read.
    package static let currentPage = HTMLAttribute("aria-current", "page")
    /// Of the link to what the page is a part of.
    package static let currentPart = HTMLAttribute("aria-current", "true")
    /// The keyboard can reach it, so that it can be scrolled sideways.
    package static let focusable = HTMLAttribute("tabindex", "0")
    /// May receive the focus from a link, but not from the tab key.
    package static let focusTarget = HTMLAttribute("tabindex", "-1")
    /// Read out when its text changes.
    package static let announced = HTMLAttribute("aria-live", "polite")
    /// Runs when the page is there.
    package static let deferred = HTMLAttribute("defer", nil)
    package static func source(_ value: String) -> HTMLAttribute { HTMLAttribute("src", value) }
    package static func property(_ value: String) -> HTMLAttribute { HTMLAttribute("property", value) }
    package static func placeholder(_ value: String) -> HTMLAttribute { HTMLAttribute("placeholder", value) }
    /// What an `svg` shows, in units of its own: `0 0 76 30`.
    static func box(_ value: String) -> HTMLAttribute { HTMLAttribute("viewBox", value) }
    /// Units may be wider than high.
    static let stretched = HTMLAttribute("preserveAspectRatio", "none")
    /// The outline of a `path`.
    static func outline(_ value: String) -> HTMLAttribute { HTMLAttribute("d", value) }
    /// A `details` that is unfolded.
    package static let unfolded = HTMLAttribute("open", nil)
    /// Shown above the page by the button that names it.
    package static let popover = HTMLAttribute("popover", nil)
    package static func opens(_ id: String) -> HTMLAttribute { HTMLAttribute("popovertarget", id) }
}
