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

    /// The number of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The same, as collections call it.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
