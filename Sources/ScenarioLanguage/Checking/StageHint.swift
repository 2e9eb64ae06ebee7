import Reporting

/// What to write when a name belongs to one of the objects that every scenario has.
enum StageHint {
    private static let objects = [(variable: "hand", type: "Hand"), (variable: "device", type: "Device")]

    /// What gestures are called elsewhere, by what the hand has for them.
    private static let gestures = [
        "swipe": "hand.flick(view, .left)", "longPress": "hand.press(view, for: 1)",
        "doubleTap": "hand.tap(view, count: 2)", "scroll": "hand.drag(view, by: CGVector(dx: 0, dy: -100))",
        "touchDown": "hand.touch(view)", "move": "hand.touch(view).move(by: CGVector(dx: 0, dy: -100))",
        "lift": "hand.touch(view).lift()",
    ]

    /// `write 'device.wait'`, for a name that is none where it was looked up; nil when no such object has it.
    ///
    /// - Parameter owner: the type whose member was asked for; nil for a name without one.
    static func hint(for name: String, of owner: String? = nil) -> String? {
        guard owner == nil || objects.contains(where: { $0.type == owner }) else { return nil }
        if owner == "Hand", let gesture = gestures[name] { return "write '\(gesture)'" }
        let catalogue = NativeCatalogue.standard
        let found = objects.first { object in
            guard object.type != owner, let type = catalogue.type(named: object.type) else { return false }
            return !catalogue.members(named: name, of: type).isEmpty
        }
        return found.map { "write '\($0.variable).\(name)'" }
    }
}
