import Foundation

/// The classes of cells that a table can make by itself. Swift cannot call an initializer of a class that is
/// known only at run time, as Objective-C does, unless every subclass declares it; so compiled classes of
/// cells are entered here before a table registers them.
public final class CellClassTable {
    private var makers: [ObjectIdentifier: (String) -> UITableViewCell] = [
        ObjectIdentifier(UITableViewCell.self): { UITableViewCell(style: .default, reuseIdentifier: $0) }
    ]

    private var itemMakers: [ObjectIdentifier: (CGRect) -> UICollectionViewCell] = [
        ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) }
    ]

    init() {}

    /// Enters a class of collection views' cells: `add(MyCell.self) { MyCell(frame: $0) }`. A new cell is
    /// made with the frame of its item.
    public func add<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ make: @escaping (_ frame: CGRect) -> Cell
    ) {
        itemMakers[ObjectIdentifier(type)] = make
    }

    private var titleMakers: [ObjectIdentifier: (String) -> UITableViewHeaderFooterView] = [
        ObjectIdentifier(UITableViewHeaderFooterView.self): {
            UITableViewHeaderFooterView(reuseIdentifier: $0)
        }
    ]

    /// Enters a class of tables' headers: `addTitle(Header.self) { Header(reuseIdentifier: $0) }`.
    public func addTitle<View: UITableViewHeaderFooterView>(
        _ type: View.Type, _ make: @escaping (_ reuseIdentifier: String) -> View
    ) {
        titleMakers[ObjectIdentifier(type)] = make
    }

    func titleMaker(of type: AnyClass) -> ((String) -> UITableViewHeaderFooterView)? {
        titleMakers[ObjectIdentifier(type)]
    }

    private var viewMakers: [ObjectIdentifier: (CGRect) -> UICollectionReusableView] = [
        ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) }
    ]

    /// Enters a class of views beside the cells: `addView(Header.self) { Header(frame: $0) }`.
    public func addView<View: UICollectionReusableView>(
        _ type: View.Type, _ make: @escaping (_ frame: CGRect) -> View
    ) {
        viewMakers[ObjectIdentifier(type)] = make
    }

    func viewMaker(of type: AnyClass) -> ((CGRect) -> UICollectionReusableView)? {
        viewMakers[ObjectIdentifier(type)] ?? itemMakers[ObjectIdentifier(type)]
    }

    func itemMaker(of type: AnyClass) -> ((CGRect) -> UICollectionViewCell)? {
        itemMakers[ObjectIdentifier(type)]
    }

    /// Enters a class: `add(MyCell.self) { MyCell(style: .default, reuseIdentifier: $0) }`.
    public func add<Cell: UITableViewCell>(
        _ type: Cell.Type, _ make: @escaping (_ reuseIdentifier: String) -> Cell
    ) {
        makers[ObjectIdentifier(type)] = make
    }

    func maker(of type: AnyClass) -> ((String) -> UITableViewCell)? { makers[ObjectIdentifier(type)] }
}
