/// What the site's script adds to pages, with its words: the script has it, once for the whole site, so that
/// no page carries what it does not show by itself.
struct ScriptParts {
    let strings: SiteStrings

    /// A line of the script: `const markupOf = {...};`, the markup by the name that the script has for it.
    var script: [UInt8] {
        Self.line(defining: "markupOf", parts.map { part in
            var html = HTMLWriter()
            part.write(&html)
            return (part.name, String(decoding: html.bytes, as: UTF8.self))
        })
    }

    /// A line of the search's script: what it says of results.
    var searchScript: [UInt8] {
        Self.line(defining: "searchWords", [
            ("none", strings.nothingFound), ("nowhere", strings.nowhere), ("some", strings.results),
            ("shown", strings.resultsShown), ("more", strings.moreResults),
        ])
    }

    private static func line(defining name: String, _ values: [(name: String, text: String)]) -> [UInt8] {
        var json = JSONWriter()
        json.put("const \(name) = {")
        for (number, value) in values.enumerated() {
            json.put("\(number > 0 ? ", " : "")\(value.name): ")
            json.string(value.text)
        }
        json.put("};\n")
        return json.bytes
    }

    private var parts: [(name: String, write: (inout HTMLWriter) -> Void)] {
        [
            ("player", { writePlayer(into: &$0) }), ("copy", { writeCopy(into: &$0) }),
            ("search", { writeSearch(into: &$0) }), ("colours", { writeColours(into: &$0) }),
        ]
    }

    private func writeCopy(into html: inout HTMLWriter) {
        html.element(.button, .type("button"), .class("copy"), text: strings.copy)
        html.element(.span, text: strings.copied)
        html.element(.button, .type("button"), .class("copy whole"), text: strings.copyWhole)
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
            search.element(.p, .class("count"), .announced, .data("failed", strings.searchFailed), text: "")
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
