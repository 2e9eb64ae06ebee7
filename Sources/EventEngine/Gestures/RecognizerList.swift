/// Recognizers in the order in which they came, each once. Looking one up and taking one out costs the same
/// however many there are.
struct RecognizerList: Sequence {
    /// Nil where one was taken out.
    private var places: [UIGestureRecognizer?] = []
    /// Where each is; nil as long as there are only few, which are found faster without.
    private var positions: [ObjectIdentifier: Int]?
    private(set) var count = 0

    private static let few = 8

    var isEmpty: Bool { count == 0 }
    /// The recognizers as an array.
    var all: [UIGestureRecognizer] { places.compactMap { $0 } }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool { position(of: recognizer) != nil }

    /// Puts a recognizer at the end, unless it is in already.
    mutating func append(_ recognizer: UIGestureRecognizer) {
        guard !contains(recognizer) else { return }
        positions?[ObjectIdentifier(recognizer)] = places.count
        places.append(recognizer)
        count += 1
        if positions == nil, places.count > Self.few { index() }
    }

    /// Takes a recognizer out; the others keep their order.
    mutating func remove(_ recognizer: UIGestureRecognizer) {
        guard let position = position(of: recognizer) else { return }
        places[position] = nil
        positions?[ObjectIdentifier(recognizer)] = nil
        count -= 1
        guard places.count > 2 * count else { return }
        places.removeAll { $0 == nil }
        if positions != nil { index() }
    }

    func makeIterator() -> AnyIterator<UIGestureRecognizer> {
        var position = 0
        return AnyIterator { [places] in
            while position < places.count {
                defer { position += 1 }
                if let recognizer = places[position] { return recognizer }
            }
            return nil
        }
    }

    private func position(of recognizer: UIGestureRecognizer) -> Int? {
        if let positions { return positions[ObjectIdentifier(recognizer)] }
        return places.firstIndex { $0 === recognizer }
    }

    private mutating func index() {
        var positions: [ObjectIdentifier: Int] = [:]
        positions.reserveCapacity(places.count)
        for case (let position, let recognizer?) in places.enumerated() {
            positions[ObjectIdentifier(recognizer)] = position
        }
        self.positions = positions
    }
}
