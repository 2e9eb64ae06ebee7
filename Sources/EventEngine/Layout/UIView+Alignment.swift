import Foundation

/// The rectangle of a view that constraints are about; by default the frame.
extension UIView {
    /// What of a frame constraints align.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of a view whose rectangle for constraints is there.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.opposite)
    }

    /// How far a part of the rectangle for constraints is from the same part of the frame, in points; for a
    /// length, how much longer it is.
    final func alignmentShift(_ attribute: NSLayoutConstraint.Attribute) -> Double {
        let insets = alignmentRectInsets
        guard insets != .zero else { return 0 }
        let (width, height) = (Double(insets.left + insets.right), Double(insets.top + insets.bottom))
        switch attribute.family {
        case .none: return 0
        case .size: return attribute == .height ? -height : -width
        case .horizontal: return Double(insets.left) - attribute.part * width
        case .vertical: return Double(insets.top) - attribute.part * height
        }
    }

    /// How large the frame is with the size of the content inside the rectangle for constraints.
    final func contentFrameSize(width: CGFloat?) -> CGSize {
        let size = contentSizeForLayout(width: width)
        let insets = alignmentRectInsets
        guard insets != .zero else { return size }
        let isFree = (size.width == Self.noIntrinsicMetric, size.height == Self.noIntrinsicMetric)
        return CGSize(
            width: isFree.0 ? size.width : size.width + insets.left + insets.right,
            height: isFree.1 ? size.height : size.height + insets.top + insets.bottom)
    }
}

extension UIEdgeInsets {
    fileprivate var opposite: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}
