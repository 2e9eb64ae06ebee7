/// Every rule of UIKit's event behaviour that the engine carries out, that traces cite and that the site
/// explains.
///
/// The rows are in one file for each section beside this one. The iOS of the versions 13 to 17 is modelled.
package enum RuleCatalogue {
    /// A group of rules under one letter.
    package struct Section: Sendable {
        /// The letter that its ids begin with.
        package let letter: Character
        /// What it is about, for a heading.
        package let title: String
        /// In order of their numbers.
        package let rules: [Rule]
    }

    /// All sections, in order of their letters.
    package static let sections: [Section] = [
        Section(letter: "A", title: "From the finger to the window", rules: pipeline),
        Section(letter: "B", title: "Hit-testing", rules: hitTesting),
        Section(letter: "C", title: "The responder chain", rules: responderChain),
        Section(letter: "D", title: "Delivery of touches to views", rules: touchDelivery),
        Section(letter: "E", title: "Gesture recognizers", rules: gestureStates + gestureArbitration),
        Section(letter: "F", title: "UIKit's own recognizers", rules: builtInGestures),
        Section(letter: "G", title: "Controls", rules: controls),
        Section(letter: "H", title: "Scroll views and tables", rules: scrollViews),
        Section(letter: "J", title: "The reference turn", rules: referenceTurn),
        Section(letter: "K", title: "Decisions", rules: decisions),
        Section(letter: "L", title: "Geometry", rules: geometry),
        Section(
            letter: "M", title: "Collection views and more of tables", rules: collections + moreOfScrolling),
        Section(letter: "N", title: "Navigation and presentation", rules: navigation + transitions),
        Section(letter: "P", title: "First responder, editing and text", rules: editing + editingActions),
        Section(letter: "S", title: "Layout and animation", rules: layout),
    ]

    /// All rules, in order of their ids.
    package static let all: [Rule] = sections.flatMap(\.rules)

    /// The rule with this id; nil when there is none.
    package static func rule(_ id: RuleID) -> Rule? {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].id == id ? all[low] : nil
    }
}
