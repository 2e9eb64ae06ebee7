import EventEngine
import Foundation

/// What points can be converted to and from, as it travels between the engine and a scenario.
typealias CoordinateSpace = Conforming<any UICoordinateSpace>

extension NativeCatalogue {
    /// UICoordinateSpace.
    func addUICoordinateSpace() {
        addProtocol(
            (any UICoordinateSpace).self, named: "UICoordinateSpace",
            "What points can be converted to and from: views, windows, the screen.")
        coordinateSpaceRows(MemberTable<CoordinateSpace>(record((any UICoordinateSpace).self)))
    }

    private func coordinateSpaceRows(_ t: MemberTable<CoordinateSpace>) {
        t.means("Its rectangle in its own coordinates.")
        t.getter("bounds", reading: { $0.space?.bounds ?? .zero })
        t.means("A point or rectangle of its own in the coordinates of another.")
        t.method("convert(_:to:)") { (space: CoordinateSpace, p: CGPoint, other: CoordinateSpace) in
            space.converted(with: other, p) { $0.convert($2, to: $1) }
        }
        t.method("convert(_:to:)") { (space: CoordinateSpace, r: CGRect, other: CoordinateSpace) in
            space.converted(with: other, r) { $0.convert($2, to: $1) }
        }
        t.means("A point or rectangle of another in its own coordinates.")
        t.method("convert(_:from:)") { (space: CoordinateSpace, p: CGPoint, other: CoordinateSpace) in
            space.converted(with: other, p) { $0.convert($2, from: $1) }
        }
        t.method("convert(_:from:)") { (space: CoordinateSpace, r: CGRect, other: CoordinateSpace) in
            space.converted(with: other, r) { $0.convert($2, from: $1) }
        }
    }
}

extension Conforming where Existential == any UICoordinateSpace {
    var space: (any UICoordinateSpace)? { object as? any UICoordinateSpace }

    fileprivate func converted<Shape>(
        with other: Self, _ place: Shape,
        _ convert: (any UICoordinateSpace, any UICoordinateSpace, Shape) -> Shape
    ) -> Shape {
        guard let space, let other = other.space else { return place }
        return convert(space, other, place)
    }
}
