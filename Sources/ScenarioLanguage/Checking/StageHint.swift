import Reporting

/// What to write when a name belongs to one of the objects that every scenario has.
enum StageHint {
    private static let objects = [(variable: "hand", type: "Hand"), (variable: "device", type: "Device")]

    /// `write 'device.wait'`, for a name that is none where it was looked up; nil when no such object has it.
    ///
    /// - Parameter owner: the type whose member was asked for; nil for a name without one.
    static func hint(for name: String, of owner: String? = nil) -> String? {
        guard owner == nil || objects.contains(where: { $0.type == owner }) else { return nil }
        let catalogue = NativeCatalogue.standard
        let found = objects.first { object in
            guard object.type != owner, let type = catalogue.type(named: object.type) else { return false }
            return !catalogue.members(named: name, of: type).isEmpty
        }
        return found.map { "write '\($0.variable).\(name)'" }
    }
}
