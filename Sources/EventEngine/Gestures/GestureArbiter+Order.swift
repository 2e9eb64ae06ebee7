extension GestureArbiter {
    /// A recognizer with all that decides when it is settled.
    private struct Ranked {
        let recognizer: UIGestureRecognizer
        let view: UIView?
        let place: RecognizerPlaces.Place
        /// How many taps it wants; nil for one that is no tap.
        let taps: Int?

        init(_ recognizer: UIGestureRecognizer, _ places: RecognizerPlaces) {
            self.recognizer = recognizer
            view = recognizer.viewReference
            place = places.place(of: recognizer)
            taps = (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
        }

        /// Whether it is settled before another: the deeper view first (E-27), in a view the one added later
        /// (E-28). Of two taps on the same touch the one of more taps comes first, since the other cannot
        /// prevent it (E-35).
        func precedes(_ other: Ranked) -> Bool {
            if let taps, let others = other.taps, taps != others,
                recognizer.attempt.shares(with: other.recognizer.attempt)
            {
                return taps > others
            }
            if let view, view === other.view { return place.index > other.place.index }
            if place.depth != other.place.depth { return place.depth > other.place.depth }
            return recognizer.creationSerial > other.recognizer.creationSerial
        }
    }

    /// Recognizers in the order in which they are settled.
    func inOrderOfSettling(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        if recognizers.count < 2 { return recognizers }
        world.work.draw(sorted: recognizers.count)
        return recognizers.map { Ranked($0, places) }.sorted { $0.precedes($1) }.map(\.recognizer)
    }

    /// The one of several that is settled before all others.
    func firstToSettle(_ recognizers: [UIGestureRecognizer]) -> UIGestureRecognizer? {
        if recognizers.count < 2 { return recognizers.first }
        world.work.draw(recognizers.count)
        var first = Ranked(recognizers[0], places)
        for recognizer in recognizers.dropFirst() {
            let next = Ranked(recognizer, places)
            if next.precedes(first) { first = next }
        }
        return first.recognizer
    }

    /// The order in which recognizers hear of an event: from the outermost view to the hit view, in a view by
    /// addition (E-07).
    func inOrderOfDelivery(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        if recognizers.count < 2 { return recognizers }
        world.work.draw(sorted: recognizers.count)
        // Views of one depth keep the order in which their recognizers came.
        var firstOfView: [ObjectIdentifier: Int] = [:]
        let keyed = recognizers.enumerated().map { number, recognizer in
            let place = places.place(of: recognizer)
            let key = recognizer.viewReference.map { ObjectIdentifier($0) } ?? ObjectIdentifier(recognizer)
            let first = firstOfView[key] ?? number
            firstOfView[key] = first
            return (depth: place.depth, view: first, place: place.index, recognizer: recognizer)
        }
        return keyed.sorted { ($0.depth, $0.view, $0.place) < ($1.depth, $1.view, $1.place) }
            .map(\.recognizer)
    }
}
