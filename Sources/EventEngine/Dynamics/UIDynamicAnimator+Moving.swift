import Foundation

/// One step: forces, then contacts and attachments, then places.
extension UIDynamicAnimator {
    /// Moves all bodies by one step; who met whom meanwhile.
    final func move() -> Meetings {
        let time = DynamicsConstants.step
        for body in order {
            body.begin()
            body.makeOfUsual()
        }
        for case let behavior as UIDynamicItemBehavior in all { behavior.make(in: self) }
        for behavior in all { behavior.act(for: time, in: self) }
        for body in order { body.resist(for: time) }
        world.work.draw((order.count + all.count) * 4)
        var meetings = Meetings(all.compactMap { $0 as? UICollisionBehavior })
        let parts = numberOfParts(of: time)
        for _ in 0..<parts where !world.isHalted { movePart(time / CGFloat(parts), &meetings) }
        return meetings
    }

    /// In so many parts that nothing passes through anything unseen.
    private func numberOfParts(of time: CGFloat) -> Int {
        var most: CGFloat = 1
        for body in order {
            let way = body.velocity.length * time / (body.thickness * DynamicsConstants.part)
            if way.isFinite { most = max(most, way) }
        }
        return Int(min(most.rounded(.up), CGFloat(DynamicsConstants.mostParts)))
    }

    private func movePart(_ time: CGFloat, _ meetings: inout Meetings) {
        let old = order.map(\.center)
        var (contacts, ends) = findContacts(&meetings)
        var rods = all.compactMap { $0 as? UIAttachmentBehavior }.flatMap { $0.rods(for: time, in: self) }
        for _ in 0..<DynamicsConstants.rounds where world.work.draw(contacts.count + rods.count) {
            for index in rods.indices { rods[index].settle() }
            var start = 0
            for end in ends {
                Contact.settle(&contacts[start..<end])
                start = end
            }
        }
        for body in order { body.move(for: time) }
        for contact in contacts { contact.part() }
        holdBack(old)
    }

    /// The points of all contacts, and where those of each one end.
    private func findContacts(_ meetings: inout Meetings) -> (points: [Contact], ends: [Int]) {
        var contacts: [Contact] = []
        var ends: [Int] = []
        for (index, collision) in meetings.behaviors.enumerated() {
            let bodies = collision.items.compactMap { body(of: $0) }
            for boundary in collision.walls(in: referenceView) {
                for body in bodies {
                    for (start, end) in boundary.lines where world.work.draw(2) {
                        guard let found = ContactFinding.touching(body, .line(start, end)) else { continue }
                        add(found, body, nil, to: &contacts)
                        ends.append(contacts.count)
                        meetings.note(index, body, nil, boundary, found.placeOnLine)
                    }
                }
            }
            guard collision.collisionMode.contains(.items) else { continue }
            forEachNear(bodies) { body, other in
                guard let found = ContactFinding.touching(body, .body(other)) else { return }
                add(found, body, other, to: &contacts)
                ends.append(contacts.count)
                meetings.note(index, body, other, nil, found.points[0].place)
            }
        }
        return (contacts, ends)
    }

    private func add(
        _ found: Touching, _ body: DynamicBody, _ other: DynamicBody?, to contacts: inout [Contact]
    ) {
        for point in found.points {
            contacts.append(Contact(body, other, at: point.place, found.normal, depth: point.depth))
        }
    }

    /// Pairs that are near each other along x, each once, in a fixed order.
    private func forEachNear(_ bodies: [DynamicBody], _ body: (DynamicBody, DynamicBody) -> Void) {
        let sorted = bodies.enumerated().sorted {
            ($0.element.center.x - $0.element.radius, $0.offset)
                < ($1.element.center.x - $1.element.radius, $1.offset)
        }
        world.work.draw(sorted.count * 4)
        for (place, first) in sorted.enumerated() {
            let right = first.element.center.x + first.element.radius
            for second in sorted[(place + 1)...] {
                let left = second.element.center.x - second.element.radius
                guard left < right, world.work.draw(4) else { break }
                let pair = first.offset < second.offset ? (first, second) : (second, first)
                body(pair.0.element, pair.1.element)
            }
        }
    }

    /// A center never passes a boundary: what is so fast stays where it crosses.
    private func holdBack(_ old: [CGPoint]) {
        let places = Dictionary(uniqueKeysWithValues: zip(order.map { ObjectIdentifier($0) }, old))
        for case let collision as UICollisionBehavior in all {
            let lines = collision.walls(in: referenceView).flatMap(\.lines)
            for body in collision.items.compactMap({ body(of: $0) }) {
                guard let start = places[ObjectIdentifier(body)], start != body.center else { continue }
                world.work.draw(lines.count)
                for line in lines {
                    guard let part = crossing(start, body.center, line.0, line.1) else { continue }
                    let way = body.center.way(from: start)
                    let kept = max(0, part - 0.01)
                    body.center = CGPoint(x: start.x + way.dx * kept, y: start.y + way.dy * kept)
                }
            }
        }
    }

    /// How far along a way a line is crossed, from 0 to 1.
    private func crossing(
        _ start: CGPoint, _ end: CGPoint, _ first: CGPoint, _ second: CGPoint
    ) -> CGFloat? {
        let (way, line, gap) = (end.way(from: start), second.way(from: first), first.way(from: start))
        let product = way.cross(line)
        guard product != 0 else { return nil }
        let (part, place) = (gap.cross(line) / product, gap.cross(way) / product)
        return (0...1).contains(part) && (0...1).contains(place) ? part : nil
    }
}

extension DynamicBody {
    /// What it is made of where no item behavior says anything.
    fileprivate func makeOfUsual() {
        (elasticity, friction) = (DynamicsConstants.elasticity, DynamicsConstants.friction)
        (resistance, angularResistance) = (0, 0)
        makeOf(density: 1, turns: true, isFixed: false)
    }
}

/// Who meets whom in a step, for each collision behavior.
struct Meetings {
    let behaviors: [UICollisionBehavior]
    /// In the order in which they were found.
    private var found: [[Meeting]]
    private var known: [Set<Meeting.Key>]

    init(_ behaviors: [UICollisionBehavior]) {
        self.behaviors = behaviors
        found = behaviors.map { _ in [] }
        known = behaviors.map { _ in [] }
    }

    mutating func note(
        _ index: Int, _ body: DynamicBody, _ other: DynamicBody?, _ boundary: CollisionBoundary?,
        _ place: CGPoint
    ) {
        let key = Meeting.Key(body, other, boundary)
        guard behaviors[index].world.work.draw(WorkCost.hashed), known[index].insert(key).inserted else {
            return
        }
        found[index].append(Meeting(key, body, other, boundary, at: place))
    }

    /// Tells the delegates what began and what ended.
    func tell() {
        for index in behaviors.indices where !behaviors[index].world.isHalted {
            let (behavior, now) = (behaviors[index], found[index])
            let before = behavior.meetings
            behavior.world.work.draw((before.count + now.count) * WorkCost.hashed)
            behavior.meetings = now
            let old = Set(before.map(\.key))
            for meeting in now where !old.contains(meeting.key) { behavior.tellBegin(meeting) }
            for meeting in before where !known[index].contains(meeting.key) { behavior.tellEnd(meeting) }
        }
    }
}

extension UICollisionBehavior {
    fileprivate func tellBegin(_ meeting: Meeting) {
        guard let other = meeting.other else {
            return world.askDelegate(
                delegateObject, .collisionBeganWithBoundary,
                [self, meeting.item, meeting.boundary, meeting.place], fallback: ()
            ) {
                ($0 as? any UICollisionBehaviorDelegate)?.collisionBehavior(
                    self, beganContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary,
                    at: meeting.place)
            }
        }
        world.askDelegate(
            delegateObject, .collisionBeganWithItem, [self, meeting.item, other, meeting.place], fallback: ()
        ) {
            ($0 as? any UICollisionBehaviorDelegate)?.collisionBehavior(
                self, beganContactFor: meeting.item, with: other, at: meeting.place)
        }
    }

    fileprivate func tellEnd(_ meeting: Meeting) {
        guard let other = meeting.other else {
            return world.askDelegate(
                delegateObject, .collisionEndedWithBoundary, [self, meeting.item, meeting.boundary],
                fallback: ()
            ) {
                ($0 as? any UICollisionBehaviorDelegate)?.collisionBehavior(
                    self, endedContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary)
            }
        }
        world.askDelegate(
            delegateObject, .collisionEndedWithItem, [self, meeting.item, other], fallback: ()
        ) {
            ($0 as? any UICollisionBehaviorDelegate)?.collisionBehavior(
                self, endedContactFor: meeting.item, with: other)
        }
    }
}
