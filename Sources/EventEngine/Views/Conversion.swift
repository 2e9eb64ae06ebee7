import Foundation

/// The way from one view's coordinates to another's: up to what both lie in, then down (B-11, L-01).
struct Conversion {
    /// From the first view outwards.
    private let up: [UIView]
    /// From the outside in to the second view.
    private let down: [UIView]

    /// - Parameter target: nil for the window, or the outermost view where there is no window.
    init(_ source: UIView, _ target: UIView?) {
        self.init(from: source, to: target)
    }

    /// One of the two is given; nil stands for the other one's window, or outermost view.
    init(from source: UIView?, to target: UIView?) {
        let sourceChain = source.map { Array($0.ancestors) } ?? []
        let targetChain = target.map { Array($0.ancestors) } ?? []
        (source ?? target)?.world.work.draw(2 + sourceChain.count + targetChain.count)
        guard source != nil, target != nil else {
            up = sourceChain.dropLast()
            down = targetChain.dropLast().reversed()
            return
        }
        var shared = 0
        while shared < min(sourceChain.count, targetChain.count),
            sourceChain[sourceChain.count - 1 - shared] === targetChain[targetChain.count - 1 - shared]
        {
            shared += 1
        }
        up = sourceChain.dropLast(shared)
        down = targetChain.dropLast(shared).reversed()
    }

    func apply(_ point: CGPoint) -> CGPoint {
        descend(ascend(point))
    }

    /// Two boxes: one in the common ancestor, one in the target (L-01).
    func apply(_ rect: CGRect) -> CGRect {
        let isStraight = !(up + down).contains { $0.model.pointee.hasTransform }
        if isStraight { return CGRect(origin: apply(rect.origin), size: rect.size) }
        let shared = up.isEmpty ? rect : boundingBox(rect, ascend)
        return down.isEmpty ? shared : boundingBox(shared, descend)
    }

    private func ascend(_ point: CGPoint) -> CGPoint {
        up.reduce(point) { $1.model.pointee.toSuperview($0) }
    }

    private func descend(_ point: CGPoint) -> CGPoint {
        down.reduce(point) { $1.model.pointee.fromSuperview($0) }
    }
}
