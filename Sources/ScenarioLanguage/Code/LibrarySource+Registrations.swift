extension LibrarySource {
    /// Registrations of cells: a class and what makes a cell show an item, as one value.
    static let registrations = LibrarySource(
        name: "CellRegistration",
        others: ["SupplementaryRegistration", "dequeueConfiguredReusableCell",
                 "dequeueConfiguredReusableSupplementary"],
        text: """
            extension UICollectionView {
                struct CellRegistration<Cell: UICollectionViewCell, Item> {
                    typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
                    fileprivate let handler: Handler
                    fileprivate let name = RegistrationNames.next()
                    init(handler: @escaping Handler) { self.handler = handler }
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
                    register(Cell.self, forCellWithReuseIdentifier: registration.name)
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

    /// Identifiers that differ from all others of the run. They are drawn from the seeded source, so that
    /// each run has the same ones.
    static let uuid = LibrarySource(
        name: "UUID",
        text: """
            struct UUID: Hashable, CustomStringConvertible {
                let uuidString: String
                init() {
                    let digits = Array("0123456789ABCDEF")
                    let blank = Array("xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx")
                    var text = ""
                    for mark in blank {
                        text.append(mark == "x" ? digits.shuffled()[0] : mark)
                    }
                    uuidString = text
                }
                init?(uuidString string: String) {
                    let digits = Set("0123456789ABCDEF")
                    let parts = string.uppercased().split(separator: "-", omittingEmptySubsequences: false)
                    guard parts.map({ $0.count }) == [8, 4, 4, 4, 12] else { return nil }
                    for part in parts {
                        guard part.allSatisfy({ digits.contains($0) }) else { return nil }
                    }
                    uuidString = string.uppercased()
                }
                var description: String { uuidString }
            }
            """)
}
