import Foundation

// Foundation has the type on every platform; UIKit adds what tables call its parts.
extension IndexPath {
    /// The path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The same, as collections call it.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The number of the section; -1, which is none, of a path without numbers.
    public var section: Int {
        get { part(0) }
        set { self[0] = newValue }
    }

    /// The number of the row in its section; -1, which is none, of a path that has a section at most.
    public var row: Int {
        get { part(1) }
        set { self[1] = newValue }
    }

    /// The same, as collections call it.
    public var item: Int {
        get { part(1) }
        set { self[1] = newValue }
    }

    private func part(_ place: Int) -> Int { place < count ? self[place] : -1 }
}
