/// Numbers in the reasons that the trace gives for a change of state.
extension UIGestureRecognizer {
    /// `10 pt`
    final func points(_ number: Double) -> String { "\(plain(number)) pt" }

    /// `350 ms`, of a time in microseconds.
    final func milliseconds(_ time: Int64) -> String { "\(plain(Double(time) / 1_000)) ms" }

    private func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
