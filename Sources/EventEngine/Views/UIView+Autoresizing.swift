import Foundation

extension UIView {
    /// Which of a view's margins and sizes give way when its superview's bounds change.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Lets each subview follow the change of this view's size by its mask.
    final func resizeSubviews(from oldSize: CGSize) {
        let newSize = model.pointee.bounds.size
        world.work.draw(compared: model.pointee.subviews.count)
        for subview in model.pointee.subviews where !subview.touchSettings.autoresizingMask.isEmpty {
            let mask = subview.touchSettings.autoresizingMask
            let frame = subview.frame
            // A transform with NaN leaves no frame to resize (our decision).
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            guard numbers.allSatisfy(\.isFinite) else { continue }
            let horizontal = Stretch(
                start: frame.origin.x, length: frame.size.width, old: oldSize.width, new: newSize.width,
                flexibleStart: mask.contains(.flexibleLeftMargin),
                flexibleLength: mask.contains(.flexibleWidth),
                flexibleEnd: mask.contains(.flexibleRightMargin))
            let vertical = Stretch(
                start: frame.origin.y, length: frame.size.height, old: oldSize.height, new: newSize.height,
                flexibleStart: mask.contains(.flexibleTopMargin),
                flexibleLength: mask.contains(.flexibleHeight),
                flexibleEnd: mask.contains(.flexibleBottomMargin))
            subview.frame = CGRect(
                x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        }
    }

    /// One dimension of a frame: the change is shared by the flexible parts, in proportion to their size.
    private struct Stretch {
        var start: CGFloat
        var length: CGFloat

        init(
            start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
            flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
        ) {
            self.start = start
            self.length = length
            let end = old - start - length
            let parts = [flexibleStart ? start : 0, flexibleLength ? length : 0, flexibleEnd ? end : 0]
            let flexible = [flexibleStart, flexibleLength, flexibleEnd]
            let count = flexible.filter { $0 }.count
            guard count > 0 else { return }
            let total = parts.reduce(0, +)
            let change = new - old
            // Parts without extent share alike, as nothing else can be proportional to nothing.
            func share(_ index: Int) -> CGFloat {
                guard flexible[index] else { return 0 }
                return total == 0 ? change / CGFloat(count) : change * parts[index] / total
            }
            self.start += share(0)
            self.length = max(0, length + share(1))
        }
    }
}
