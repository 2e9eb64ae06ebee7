extension ReferenceGroup {
    /// What members of any type mean where the type's own rows do not say it.
    package static let common: ReferenceGroup = {
        let group = ReferenceGroup(type: "", "")
        group.means("Makes one with the usual values.", of: "init()")
        group.means(
            "Makes one with this frame, in the coordinates of its future superview.", of: "init(frame:)")
        group.means(
            "Makes one with a frame, and an action for its usual event.", of: "init(frame:primaryAction:)")
        group.means(
            "Makes one that sends an action to the target when it recognizes.", of: "init(target:action:)")
        group.means("Makes one; names of storyboards mean nothing here.", of: "init(nibName:bundle:)")
        group.means(
            "Subclasses with initializers of their own have to declare it; nothing reads storyboards here.",
            of: "init(coder:)", isNeverUsed: true)
        group.means("Makes one from the value behind it.", of: "init(rawValue:)")
        group.means("The value behind it.", of: "rawValue")
        group.means("What `print` shows.", of: "description")
        group.means(
            "A number that equal values have in common. Here it is the same in every run.", of: "hashValue")
        group.means("Whether there is nothing in it.", of: "isEmpty")
        group.means("Whether all options of another set are in it.", of: "contains(_:)")
        group.means("The options of both.", of: "union(_:)")
        group.means("The options that are in both.", of: "intersection(_:)")
        group.means("The options that are not in the other one.", of: "subtracting(_:)")
        group.means("Whether all of its options are in the other one.", of: "isSubset(of:)")
        group.means("Adds the options of another one.", of: "formUnion(_:)")
        group.means("Takes the options of another one out.", of: "subtract(_:)")
        group.means("Adds an option.", of: "insert(_:)")
        group.means("Takes an option out.", of: "remove(_:)")
        group.means("The one whose numbers are all zero.", of: "zero")
        group.means("Whether both are the same.", of: "equalTo(_:)")
        group.means(
            "Other elements made of its own.", of: "map(_:)", "compactMap(_:)", "flatMap(_:)", "filter(_:)")
        group.means(
            "Walks through its elements.", of: "forEach(_:)", "reduce(_:_:)", "reduce(into:_:)",
            "enumerated()")
        group.means(
            "Looks for some elements.", of: "contains(where:)", "first(where:)", "allSatisfy(_:)",
            "count(where:)", "elementsEqual(_:)", "starts(with:)",
            "elementsEqual(_:by:)", "starts(with:by:)")
        group.means(
            "Orders and compares its elements.", of: "sorted()", "sorted(by:)", "shuffled()", "min()",
            "max()", "min(by:)", "max(by:)", "lexicographicallyPrecedes(_:)",
            "lexicographicallyPrecedes(_:by:)")
        group.means("All of its elements in one.", of: "joined()", "joined(separator:)")
        group.means(
            "How many elements it has, and some of them.", of: "count", "first", "randomElement()",
            "prefix(_:)", "suffix(_:)", "prefix(while:)", "drop(while:)", "dropFirst()", "dropFirst(_:)",
            "dropLast()", "dropLast(_:)")
        group.means("Chance, the same in each run.", of: "random(in:)")
        return group
    }()
}
