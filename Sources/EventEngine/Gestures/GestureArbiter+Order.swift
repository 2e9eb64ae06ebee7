extension GestureArbiter {
    /// Whether one recognizer is settled before another: the deeper view first (E-27), in a view the one
    /// added later (E-28). Of two taps on the same touch the one of more taps comes first, since the other
    /// cannot prevent it (E-35).
    func precedes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        if let a = a as? UITapGestureRecognizer, let b = b as? UITapGestureRecognizer,
            a.numberOfTapsRequired != b.numberOfTapsRequired, a.attempt.shares(with: b.attempt)
        {
            return a.numberOfTapsRequired > b.numberOfTapsRequired
        }
        guard let viewA = a.viewReference, let viewB = b.viewReference, viewA === viewB else {
            let (depthA, depthB) = (a.viewReference?.depth ?? 0, b.viewReference?.depth ?? 0)
            return depthA != depthB ? depthA > depthB : a.creationSerial > b.creationSerial
        }
        let recognizers = viewA.touchSettings.recognizers
        let (indexA, indexB) = (
            recognizers.firstIndex { $0 === a } ?? 0, recognizers.firstIndex { $0 === b } ?? 0
        )
        return indexA > indexB
    }

    /// The order in which recognizers hear of an event: from the outermost view to the hit view, in a view by
    /// addition (E-07).
    func inOrderOfDelivery(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        if recognizers.count < 2 { return recognizers }
        let ranked = recognizers.enumerated().map { index, recognizer in
            let view = recognizer.viewReference
            let place = view?.touchSettings.recognizers.firstIndex { $0 === recognizer } ?? 0
            return (depth: view?.depth ?? 0, view: index, place: place, recognizer: recognizer)
        }
        // Views of one depth keep the order in which their recognizers came.
        var firstOfView: [ObjectIdentifier: Int] = [:]
        let keyed = ranked.map { entry in
            let key = entry.recognizer.viewReference.map { ObjectIdentifier($0) }
                ?? ObjectIdentifier(entry.recognizer)
            let first = firstOfView[key] ?? entry.view
            firstOfView[key] = first
            return (depth: entry.depth, view: first, place: entry.place, recognizer: entry.recognizer)
        }
        return keyed.sorted { ($0.depth, $0.view, $0.place) < ($1.depth, $1.view, $1.place) }
            .map(\.recognizer)
    }
}

extension UIView {
    /// The number of views that this one lies in.
    final var depth: Int {
        var depth = 0
        var ancestor = superviewReference
        while let view = ancestor {
            depth += 1
            ancestor = view.superviewReference
        }
        return depth
    }
}
