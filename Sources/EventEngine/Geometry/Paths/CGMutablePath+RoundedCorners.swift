import Foundation

/// How far the control points of a quarter of the unit circle are from its ends: 4/3 · (√2 − 1). The curve
/// leaves the circle by less than three hundredths of a percent of its radius.
let quarterHandle: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

extension CGMutablePath {
    /// A closed rectangle, clockwise to the eye, of which some corners are quarters of an ellipse. Radii that
    /// are too large are cut down to half of the rectangle.
    func addRoundedRect(
        in rect: CGRect, corners: UIRectCorner, radii: CGSize, transform: CGAffineTransform = .identity
    ) {
        let box = rect.standardized
        let width = Swift.max(0, Swift.min(radii.width, box.width / 2))
        let height = Swift.max(0, Swift.min(radii.height, box.height / 2))
        guard width > 0, height > 0 else {
            addRect(rect, transform: transform)
            return
        }
        /// Around a corner of the box: from the end of the edge before it to the beginning of the edge after
        /// it.
        func turn(_ corner: UIRectCorner, x: CGFloat, y: CGFloat, before: CGVector, after: CGVector) {
            let isRound = corners.contains(corner)
            func place(_ side: CGVector, _ share: CGFloat) -> CGPoint {
                CGPoint(x: x + side.dx * width * share, y: y + side.dy * height * share)
            }
            let reach: CGFloat = isRound ? 1 : 0
            if corner == .topLeft {
                move(to: place(before, reach), transform: transform)
            } else {
                addLine(to: place(before, reach), transform: transform)
            }
            guard isRound else { return }
            addCurve(
                to: place(after, 1), control1: place(before, 1 - quarterHandle),
                control2: place(after, 1 - quarterHandle), transform: transform)
        }
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        turn(.topLeft, x: box.minX, y: box.minY, before: down, after: right)
        turn(.topRight, x: box.maxX, y: box.minY, before: left, after: down)
        turn(.bottomRight, x: box.maxX, y: box.maxY, before: up, after: left)
        turn(.bottomLeft, x: box.minX, y: box.maxY, before: right, after: up)
        closeSubpath()
    }
}
