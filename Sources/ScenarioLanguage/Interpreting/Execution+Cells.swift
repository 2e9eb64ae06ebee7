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

    /// Makes items of a class; nil for a type that is none of an item's, or has no `init(frame:)`.
    func itemMaker(of type: StaticType) -> ((_ frame: CGRect) -> UICollectionViewCell)? {
        guard case .user(let user) = type else {
            return type == UICollectionViewCell.staticType ? { UICollectionViewCell(frame: $0) } : nil
        }
        let runtime = RuntimeType.of(user)
        guard let initializer = runtime.itemInitializer else { return nil }
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
