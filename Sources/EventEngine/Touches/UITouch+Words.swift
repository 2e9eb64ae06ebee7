import Foundation

extension UITouch {
    /// What descriptions say of a touch.
    final var words: String {
        let named = (view ?? window).map { view in
            (view.world.description(of: view), window.map { $0.world.description(of: $0) } ?? "nil")
        }
        return [
            "touch \(number)", "type: \(type)", "phase: \(phase)", "tap count: \(tapCount)",
            "window: \(named?.1 ?? "nil")", "view: \(view == nil ? "nil" : named?.0 ?? "nil")",
            "location in window: \(Self.words(location(in: nil)))",
            "previous location in window: \(Self.words(previousLocation(in: nil)))",
            "location in view: \(Self.words(location(in: view)))",
        ].joined(separator: "; ")
    }

    private static func words(_ point: CGPoint) -> String { "{\(Double(point.x)), \(Double(point.y))}" }
}
