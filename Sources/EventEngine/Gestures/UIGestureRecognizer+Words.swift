/// Numbers in the reasons that the trace gives for a change of state.
extension UIGestureRecognizer {
    /// Like UIKit's, with names in the place of addresses, so that all runs print the same.
    final var words: String {
        let class_ = dynamicSubclass?.className ?? ClassNames(of: self).name
        let name = world.description(of: self)
        let start = name == class_ ? class_ : "\(class_): \(name)"
        let view = view.map { "<\(ClassNames(of: $0).kitName): \(world.description(of: $0))>" } ?? "nil"
        return "<\(start); state = \(state); view = \(view)>"
    }

    /// `10 pt`
    final func points(_ number: Double) -> String { "\(plain(number)) pt" }

    /// `350 ms`, of a time in microseconds.
    final func milliseconds(_ time: Int64) -> String { "\(plain(Double(time) / 1_000)) ms" }

    private func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
