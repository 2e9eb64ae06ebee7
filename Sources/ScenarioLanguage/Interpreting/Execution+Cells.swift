import EventEngine

/// Cells that a table or a collection view makes by itself, of the class that was registered.
extension Execution {
    /// Makes cells of a class; nil for a type that is none of a cell's, or has no
    /// `init(style:reuseIdentifier:)`.
    func cellMaker(of type: StaticType) -> ((_ identifier: String) -> UITableViewCell)? {
        guard case .user(let user) = type else {
            return type == UITableViewCell.staticType
                ? { UITableViewCell(style: .default, reuseIdentifier: $0) } : nil
        }
        let runtime = RuntimeType.of(user)
        guard let initializer = runtime.cellInitializer else { return nil }
        return { [unowned self] identifier in
            let style = UITableViewCell.CellStyle.default.bridged
            do {
                let cell = try initializer.make(runtime, [style, .string(identifier)], self, at: place)
                if case .object(let object) = cell, let cell = object as? UITableViewCell { return cell }
            } catch {
                context.fail(error)
            }
            // The world is halted: nobody will see this one.
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// Makes a table's headers of a class; nil for a type that is none of a header's, or has no
    /// `init(reuseIdentifier:)`.
    func titleMaker(of type: StaticType) -> ((_ identifier: String) -> UITableViewHeaderFooterView)? {
        guard case .user(let user) = type else {
            return type == UITableViewHeaderFooterView.staticType
                ? { UITableViewHeaderFooterView(reuseIdentifier: $0) } : nil
        }
        let runtime = RuntimeType.of(user)
        guard let initializer = runtime.titleInitializer else { return nil }
        return { [unowned self] identifier in
            made(by: initializer, runtime, [.string(identifier)])
                ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
    }

    /// Makes views beside a collection view's cells; nil for a type that is none, or has no `init(frame:)`.
    func viewMaker(of type: StaticType) -> ((_ frame: CGRect) -> UICollectionReusableView)? {
        guard case .user(let user) = type else {
            if type == UICollectionViewCell.staticType { return { UICollectionViewCell(frame: $0) } }
            return type == UICollectionReusableView.staticType
                ? { UICollectionReusableView(frame: $0) } : nil
        }
        let runtime = RuntimeType.of(user)
        guard let initializer = runtime.itemInitializer else { return nil }
        return { [unowned self] frame in
            made(by: initializer, runtime, [.rect(frame)]) ?? UICollectionReusableView(frame: .zero)
        }
    }

    /// What an initializer of the scenario makes; nil after an error, when the world is halted.
    private func made<View: UIView>(
        by initializer: Initializer, _ runtime: RuntimeType, _ arguments: [Value]
    ) -> View? {
        do {
            let value = try initializer.make(runtime, arguments, self, at: place)
            if case .object(let object) = value { return object as? View }
        } catch {
            context.fail(error)
        }
        return nil
    }

    /// Makes items of a class; nil for a type that is none of an item's, or has no `init(frame:)`.
    func itemMaker(of type: StaticType) -> ((_ frame: CGRect) -> UICollectionViewCell)? {
        guard case .user(let user) = type else {
            return type == UICollectionViewCell.staticType ? { UICollectionViewCell(frame: $0) } : nil
        }
        let runtime = RuntimeType.of(user)
        guard let initializer = runtime.itemInitializer, runtime.makesCells else { return nil }
        return { [unowned self] frame in
            do {
                let cell = try initializer.make(runtime, [.rect(frame)], self, at: place)
                if case .object(let object) = cell, let cell = object as? UICollectionViewCell { return cell }
            } catch {
                context.fail(error)
            }
            // The world is halted: nobody will see this one.
            return UICollectionViewCell(frame: .zero)
        }
    }
}
