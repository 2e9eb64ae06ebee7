import Foundation

/// What points can be converted to and from: views, windows and the screen.
public protocol UICoordinateSpace: AnyObject {
    /// In its own coordinates.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(from: self as? UIView, to: coordinateSpace as? UIView, point) { $0.apply($1) }
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(from: coordinateSpace as? UIView, to: self as? UIView, point) { $0.apply($1) }
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(from: self as? UIView, to: coordinateSpace as? UIView, rect) { $0.apply($1) }
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(from: coordinateSpace as? UIView, to: self as? UIView, rect) { $0.apply($1) }
    }

    private func converted<Place>(
        from source: UIView?, to target: UIView?, _ place: Place, _ apply: (Conversion, Place) -> Place
    ) -> Place {
        source == nil && target == nil ? place : apply(Conversion(from: source, to: target), place)
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates, also after it was turned.
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
extension UIWindowScene {
    /// The coordinates of all its windows: the screen's.
    public var coordinateSpace: any UICoordinateSpace { screen }
}
