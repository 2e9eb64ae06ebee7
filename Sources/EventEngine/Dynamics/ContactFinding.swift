import Foundation

/// What a body touches: another body, or a line of a boundary.
enum Obstacle {
    case body(DynamicBody)
    case line(CGPoint, CGPoint)
}

/// Where two things touch.
struct Touching {
    /// From the body to the obstacle, of length 1.
    var normal: CGVector
    /// One or two points, each with how deep it is, in points.
    var points: [(place: CGPoint, depth: CGFloat)]

    /// Where the first point is on the line that it has passed.
    var placeOnLine: CGPoint {
        points[0].place.moved(normal, by: -points[0].depth)
    }
}

/// Finds where bodies touch: by the axis along which they overlap least.
enum ContactFinding {
    static func touching(_ body: DynamicBody, _ obstacle: Obstacle) -> Touching? {
        switch obstacle {
        case .line(let start, let end): return touching(body, line: start, end)
        case .body(let other):
            let reach = body.radius + other.radius
            guard body.center.distance(to: other.center) < reach else { return nil }
            switch (body.isCircle, other.isCircle) {
            case (true, true): return circles(body.center, body.radius, other.center, other.radius)
            case (true, false): return circle(body.center, body.radius, other.outline)
            case (false, true):
                guard var found = circle(other.center, other.radius, body.outline) else { return nil }
                found.normal = found.normal.opposite
                return found
            case (false, false): return polygons(body.outline, other.outline)
            }
        }
    }

    /// A line holds back what comes from either side, so its normal is that towards the line's other side as
    /// seen from the body's center.
    private static func touching(_ body: DynamicBody, line start: CGPoint, _ end: CGPoint) -> Touching? {
        let along = end.way(from: start)
        let length = along.length
        guard length > 0 else { return nil }
        let unit = along.times(1 / length)
        let from = body.center.way(from: start)
        let side = unit.cross(from)
        guard abs(side) < body.radius else { return nil }
        let normal = side > 0 ? unit.turned.opposite : unit.turned
        let outline = body.isCircle
            ? [body.center.moved(normal, by: body.radius)] : body.outline
        var points: [(place: CGPoint, depth: CGFloat)] = []
        for corner in outline {
            let way = corner.way(from: start)
            let depth = way.dot(normal)
            guard depth > 0, (-1...length + 1).contains(way.dot(unit)) else { continue }
            points.append((corner, depth))
        }
        if points.isEmpty { return ends(body, start, end) }
        points.sort { $0.depth > $1.depth }
        return Touching(normal: normal, points: Array(points.prefix(2)))
    }

    /// The ends of a line that stick into a body whose corners are all beside it.
    private static func ends(_ body: DynamicBody, _ start: CGPoint, _ end: CGPoint) -> Touching? {
        for corner in [start, end] {
            let found = body.isCircle
                ? circles(body.center, body.radius, corner, 0) : circle(corner, 0, body.outline)
            guard var found else { continue }
            if !body.isCircle { found.normal = found.normal.opposite }
            return found
        }
        return nil
    }

    private static func circles(
        _ center: CGPoint, _ radius: CGFloat, _ other: CGPoint, _ otherRadius: CGFloat
    ) -> Touching? {
        let way = other.way(from: center)
        let distance = way.length
        guard distance < radius + otherRadius else { return nil }
        let normal = distance > 0 ? way.times(1 / distance) : CGVector(dx: 0, dy: 1)
        return Touching(
            normal: normal, points: [(center.moved(normal, by: radius), radius + otherRadius - distance)])
    }

    /// From the circle to the polygon.
    private static func circle(_ center: CGPoint, _ radius: CGFloat, _ outline: [CGPoint]) -> Touching? {
        var nearest = (side: 0, distance: -CGFloat.infinity)
        for index in outline.indices {
            let distance = center.way(from: outline[index]).dot(outward(outline, index))
            if distance > nearest.distance { nearest = (index, distance) }
        }
        guard nearest.distance < radius else { return nil }
        let (start, end) = (outline[nearest.side], outline[(nearest.side + 1) % outline.count])
        let side = end.way(from: start)
        let part = center.way(from: start).dot(side) / max(side.dot(side), .leastNonzeroMagnitude)
        if nearest.distance > 0, part < 0 { return circles(center, radius, start, 0) }
        if nearest.distance > 0, part > 1 { return circles(center, radius, end, 0) }
        let normal = outward(outline, nearest.side).opposite
        return Touching(
            normal: normal, points: [(center.moved(normal, by: radius), radius - nearest.distance)])
    }

    /// From the first to the second.
    private static func polygons(_ first: [CGPoint], _ second: [CGPoint]) -> Touching? {
        let (own, other) = (leastOverlap(first, second), leastOverlap(second, first))
        guard own.distance < 0, other.distance < 0 else { return nil }
        // The first one counts unless the second is clearly nearer, so that contacts stay where they are.
        let isOwn = own.distance >= other.distance - 0.01
        let (outline, incident) = isOwn ? (first, second) : (second, first)
        let side = isOwn ? own.side : other.side
        let normal = outward(outline, side)
        let (start, end) = (outline[side], outline[(side + 1) % outline.count])
        let along = end.way(from: start).times(1 / max(end.way(from: start).length, .leastNonzeroMagnitude))
        var points = facing(incident, normal)
        points = clip(points, from: start, along)
        points = clip(points, from: end, along.opposite)
        let deep = points.map { (place: $0, depth: -$0.way(from: start).dot(normal)) }.filter { $0.depth > 0 }
        guard !deep.isEmpty else { return nil }
        return Touching(normal: isOwn ? normal : normal.opposite, points: deep)
    }

    private static func leastOverlap(
        _ outline: [CGPoint], _ other: [CGPoint]
    ) -> (side: Int, distance: CGFloat) {
        var best = (side: 0, distance: -CGFloat.infinity)
        for index in outline.indices {
            let normal = outward(outline, index)
            var nearest = CGFloat.infinity
            for corner in other { nearest = min(nearest, corner.way(from: outline[index]).dot(normal)) }
            if nearest > best.distance { best = (index, nearest) }
        }
        return best
    }

    /// The side of a polygon that faces a direction most.
    private static func facing(_ outline: [CGPoint], _ direction: CGVector) -> [CGPoint] {
        var best = (side: 0, product: CGFloat.infinity)
        for index in outline.indices {
            let product = outward(outline, index).dot(direction)
            if product < best.product { best = (index, product) }
        }
        return [outline[best.side], outline[(best.side + 1) % outline.count]]
    }

    /// The part of a line that is in a direction from a point.
    private static func clip(_ line: [CGPoint], from point: CGPoint, _ direction: CGVector) -> [CGPoint] {
        guard line.count == 2 else { return line }
        let (a, b) = (line[0].way(from: point).dot(direction), line[1].way(from: point).dot(direction))
        var kept: [CGPoint] = []
        if a >= 0 { kept.append(line[0]) }
        if b >= 0 { kept.append(line[1]) }
        if a * b < 0 {
            let part = a / (a - b)
            let way = line[1].way(from: line[0])
            kept.append(CGPoint(x: line[0].x + way.dx * part, y: line[0].y + way.dy * part))
        }
        return kept
    }

    /// The direction, of length 1, in which a side of a clockwise outline looks.
    private static func outward(_ outline: [CGPoint], _ side: Int) -> CGVector {
        let way = outline[(side + 1) % outline.count].way(from: outline[side])
        let length = max(way.length, .leastNonzeroMagnitude)
        return CGVector(dx: way.dy / length, dy: -way.dx / length)
    }
}
