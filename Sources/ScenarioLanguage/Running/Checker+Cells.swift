import EventEngine

/// Cells that a table makes by itself, of the class that was registered.
extension Checker {
    /// Makes cells of a class; nil for a type that is none of a cell's, or has no
    /// `init(style:reuseIdentifier:)`.
    func cellMaker(
        of type: StaticType, _ execution: Execution
    ) -> ((_ identifier: String) -> UITableViewCell)? {
        guard case .user(let user) = type else {
            return type == UITableViewCell.staticType
                ? { UITableViewCell(style: .default, reuseIdentifier: $0) } : nil
        }
        let declaration = declaration(of: user)
        guard isSubclass(type, of: UITableViewCell.staticType),
            let made = declaration.initializers.first(where: { $0.makesCells })
        else { return nil }
        let runtime = declaration.runtime
        return { [unowned execution] identifier in
            let style = UITableViewCell.CellStyle.default.bridged
            do {
                let cell = try made.initializer.make(
                    runtime, [style, .string(identifier)], execution, at: execution.place)
                if case .object(let object) = cell, let cell = object as? UITableViewCell { return cell }
            } catch {
                execution.context.fail(error)
            }
            // The world is halted: nobody will see this one.
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }
}

extension InitializerDeclaration {
    /// Whether it is `init(style:reuseIdentifier:)`.
    fileprivate var makesCells: Bool {
        parameters.map(\.label) == ["style", "reuseIdentifier"] && !isFailable
    }
}
