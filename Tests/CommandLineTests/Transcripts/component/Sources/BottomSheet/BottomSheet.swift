import UIKit
import os

public protocol BottomSheetDelegate: AnyObject {
    func bottomSheet(_ sheet: BottomSheet, didRestAt detent: Detent)
}

/// A panel that a finger pulls up from the bottom of its container.
@IBDesignable
open class BottomSheet: UIView {
    public weak var delegate: BottomSheetDelegate?
    public private(set) var detent = Detent.collapsed
    public let grip = UIView()

    private var startShare: CGFloat = 0
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))

    public init(in container: UIView) {
        super.init(frame: container.bounds)
        grip.frame = CGRect(x: bounds.midX - 20, y: 0, width: 40, height: 24)
        addSubview(grip)
        addGestureRecognizer(pan)
        container.addSubview(self)
        show(detent.share)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Moves it so that a part of its container is covered.
    fileprivate func show(_ share: CGFloat) {
        guard let container = superview else { return }
        frame.origin.y = container.bounds.height * (1 - share.clamped(to: 0...1))
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let height = superview?.bounds.height, height > 0 else { return }
        let share = startShare - recognizer.translation(in: superview).y / height
        switch recognizer.state {
        case .began: startShare = detent.share
        case .changed: show(share)
        case .ended, .cancelled: rest(at: .nearest(to: share, velocity: velocity / height))
        default: break
        }
    }

    private var velocity: CGFloat { pan.velocity(in: superview).y }

    private func rest(at detent: Detent) {
        self.detent = detent
        show(detent.share)
        delegate?.bottomSheet(self, didRestAt: detent)
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
