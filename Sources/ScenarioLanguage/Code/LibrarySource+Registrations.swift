extension LibrarySource {
    /// Registrations of cells: a class and what makes a cell show an item, as one value.
    static let registrations = LibrarySource(
        name: "CellRegistration",
        others: ["SupplementaryRegistration"],
        members: ["dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary"],
        text: """
            extension UICollectionView {
                struct CellRegistration<Cell: UICollectionViewCell, Item> {
                    typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
                    fileprivate let handler: Handler
                    fileprivate let name = RegistrationNames.next()
                    fileprivate let nib: UINib?
                    init(handler: @escaping Handler) {
                        self.handler = handler
                        nib = nil
                    }
                    init(cellNib: UINib, handler: @escaping Handler) {
                        self.handler = handler
                        nib = cellNib
                    }
                }

                struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
                    typealias Handler = (
                        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
                    ) -> Void
                    fileprivate let kind: String
                    fileprivate let handler: Handler
                    fileprivate let name = RegistrationNames.next()
                    init(elementKind: String, handler: @escaping Handler) {
                        kind = elementKind
                        self.handler = handler
                    }
                }

                func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
                    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
                ) -> Cell {
                    if let nib = registration.nib {
                        register(nib, forCellWithReuseIdentifier: registration.name)
                    } else {
                        register(Cell.self, forCellWithReuseIdentifier: registration.name)
                    }
                    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath)
                    guard let made = cell as? Cell else { fatalError("a cell of another class") }
                    if let item { registration.handler(made, indexPath, item) }
                    return made
                }

                func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
                    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
                ) -> Supplementary {
                    register(
                        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
                        withReuseIdentifier: registration.name)
                    let view = dequeueReusableSupplementaryView(
                        ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
                    guard let made = view as? Supplementary else { fatalError("a view of another class") }
                    registration.handler(made, registration.kind, indexPath)
                    return made
                }
            }

            private final class RegistrationNames {
                static var count = 0
                static func next() -> String {
                    count += 1
                    return "registration \\(count)"
                }
            }
            """)
}
