import Foundation

/// A transform in space: a point as a row, `(x, y, z, 1)`, times the matrix, divided by the fourth number.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// All numbers are zero.
    public init() {
        self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        self.init(rows: [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ])
    }

    init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    init(_ flat: CGAffineTransform) {
        self.init(rows: [
            [flat.a, flat.b, 0, 0], [flat.c, flat.d, 0, 0], [0, 0, 1, 0], [flat.tx, flat.ty, 0, 1],
        ])
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// Whether it leaves points of the plane in the plane, without perspective.
    var isFlat: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
            && m43 == 0 && m44 == 1
    }

    /// What it does to points of the plane, as far as that is affine.
    var flat: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    func times(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, other.rows)
        return CATransform3D(rows: (0..<4).map { row in
            (0..<4).map { column in
                (0..<4).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] }
            }
        })
    }
}

extension CATransform3D {
    /// What is seen of it through another transform, whose middle is elsewhere.
    ///
    /// - Parameters:
    ///   - offset: where this one's middle is from that one's, in points.
    ///   - height: how far it is in front of that one's plane, in points.
    func seen(through around: CATransform3D, at offset: CGPoint, height: CGFloat) -> CATransform3D {
        times(CATransform3DMakeTranslation(offset.x, offset.y, height)).times(around)
            .times(CATransform3DMakeTranslation(-offset.x, -offset.y, 0))
    }

    /// Where a point of the plane is seen; one beside or behind the eye is far away.
    func project(_ point: CGPoint) -> CGPoint {
        let x = m11 * point.x + m21 * point.y + m41
        let y = m12 * point.x + m22 * point.y + m42
        let w = max(m14 * point.x + m24 * point.y + m44, 1e-6)
        return CGPoint(x: x / w, y: y / w)
    }

    /// Which point of the plane is seen at a place: the inverse projection. Seen from its edge the plane has
    /// none (S-30).
    func unproject(_ place: CGPoint) -> CGPoint {
        // x' w = x, y' w = y: two equations for the point.
        let (a, b) = (m11 - place.x * m14, m21 - place.x * m24)
        let (c, d) = (m12 - place.y * m14, m22 - place.y * m24)
        let (e, f) = (place.x * m44 - m41, place.y * m44 - m42)
        let determinant = a * d - b * c
        guard determinant != 0, isVisible else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        let point = CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
        let w = m14 * point.x + m24 * point.y + m44
        return w > 0 ? point : CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    }

    /// Whether the plane is more than a line on the screen.
    private var isVisible: Bool {
        let determinant =
            m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return abs(determinant) > 1e-12
    }
}
