/// The parts of a page that only the site's script uses, with their words: it copies them to where they
/// belong. A page without the script shows none of them.
struct ScriptParts {
    let strings: SiteStrings

    func write(into body: inout HTMLWriter) {
        body.element(.template, .id("~player-parts")) { writePlayer(into: &$0) }
        body.element(.template, .id("~copy-parts")) { copy in
            copy.element(.button, .type("button"), .class("copy"), text: strings.copy)
            copy.element(.span, text: strings.copied)
            copy.element(.button, .type("button"), .class("copy whole"), text: strings.copyWhole)
        }
        body.element(.template, .id("~search-parts")) { writeSearch(into: &$0) }
        body.element(.template, .id("~colours-parts")) { writeColours(into: &$0) }
    }

    private func writePlayer(into html: inout HTMLWriter) {
        html.element(.div, .class("player"), .role("group"), .label(strings.stepThrough)) { player in
            player.element(.button, .type("button"), .class("back"), .label(strings.previousCall), text: "<")
            player.void(.input, .type("range"), .label(strings.call))
            player.element(.button, .type("button"), .class("on"), .label(strings.nextCall), text: ">")
            // What each finger does, by the names that the log's rows give to it.
            let states = FingerState.allCases.map { HTMLAttribute.data($0.rawValue, strings.words(for: $0)) }
            player.element(.p, attributes: [.class("step"), .announced] + states) { _ in }
            player.element(.details, .class("reason")) { reason in
                reason.element(.summary, text: strings.why)
                reason.element(.div, text: "")
            }
        }
    }

    private func writeSearch(into html: inout HTMLWriter) {
        html.element(
            .button, .type("button"), .class("search-button"), .opens("~search"), text: strings.search)
        html.element(.section, .class("search"), .id("~search"), .popover, .label(strings.search)) { search in
            search.void(
                .input, .type("search"), .label(strings.searchBook), .placeholder(strings.searchHint))
            search.element(
                .p, .class("count"), .announced, .data("none", strings.nothingFound),
                .data("nowhere", strings.nowhere), .data("some", strings.results),
                .data("shown", strings.resultsShown), .data("failed", strings.searchFailed),
                .data("more", strings.moreResults), text: "")
            search.element(.ol, text: "")
            search.element(.label) { label in
                label.void(.input, .type("checkbox"))
                label.text(" " + strings.searchKey)
            }
        }
    }

    private func writeColours(into html: inout HTMLWriter) {
        html.element(.div, .class("colours"), .role("group"), .label(strings.colours)) { group in
            for (value, words) in [("light", strings.light), ("dark", strings.dark), ("", strings.asSystem)] {
                group.element(.button, .type("button"), .value(value), text: words)
            }
        }
    }
}
