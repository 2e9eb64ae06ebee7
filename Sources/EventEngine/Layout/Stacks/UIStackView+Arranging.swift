import Foundation

/// The constraints of a stack, made from its properties (S-17, S-18).
extension UIStackView {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// Makes the constraints anew. Hidden views take no room, and are nothing long.
    final func makeArrangement() {
        for constraint in made { constraint.deactivate() }
        for guide in madeGuides { removeLayoutGuide(guide) }
        (made, madeGuides) = ([], [])
        let all = arranged.filter { $0.superviewReference === self }
        let views = all.filter { !$0.model.pointee.isHidden }
        world.work.draw(WorkCost.layoutPlace * all.count)
        guard let first = views.first, let last = views.last else { return }
        let (start, end) = along
        relate(first, start, .equal, frameItem, start, "UISV-canvas-connection")
        relate(frameItem, end, .equal, last, end, "UISV-canvas-connection")
        distribute(views)
        for view in views { align(view) }
        alignBaselines(views)
        if alignment != .fill { hugContents(views) }
        if views.count < all.count { collapse(all, first, last) }
    }

    /// What was said of a view alone would hold wherever it goes.
    final func letGo(of view: UIView) {
        world.work.draw(compared: made.count)
        for constraint in made where constraint.firstItem === view && constraint.secondItem == nil {
            constraint.deactivate()
        }
    }

    /// What the views fill: the stack, or what its margins leave.
    private var frameItem: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
    private var isRow: Bool { axis == .horizontal }
    private var along: (start: Attribute, end: Attribute) {
        isRow ? (.leading, .trailing) : (.top, .bottom)
    }
    private var across: (start: Attribute, end: Attribute) {
        isRow ? (.top, .bottom) : (.leading, .trailing)
    }
    private var length: Attribute { isRow ? .width : .height }

    private func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? 8 : space
    }

    @discardableResult
    private func relate(
        _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: Attribute, _ name: String, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1_000, weight: Double = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, attribute, relation, second: second, other, multiplier: multiplier,
            constant: constant)
        constraint.identifier = name
        constraint.storedPriority = UILayoutPriority(priority)
        constraint.weight = weight
        constraint.activate()
        made.append(constraint)
        return constraint
    }

    // MARK: Along the axis

    private func distribute(_ views: [UIView]) {
        switch distribution {
        case .fill:
            space(views, .equal)
            for (index, view) in views.enumerated() { settleTies(of: view, index, views.count) }
        case .fillEqually:
            space(views, .equal)
            for view in views.dropFirst() {
                relate(view, length, .equal, views[0], length, "UISV-fill-equally")
            }
        case .fillProportionally:
            space(views, .equal)
            shareByContents(views)
        case .equalSpacing, .equalCentering:
            space(views, .greaterThanOrEqual)
            makeGapsEqual(views)
        }
    }

    /// Of views with the same priorities the first one grows or shrinks; of those whose content has no length
    /// of its own, the last one grows, and the others are nothing long: UIKit was seen to do so.
    private func settleTies(of view: UIView, _ index: Int, _ count: Int) {
        let size = view.contentSizeForLayout(width: nil)
        guard (isRow ? size.width : size.height) == Self.noIntrinsicMetric else {
            return view.setTieWeight(1 + Double(index) / 1_024)
        }
        relate(
            view, length, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 0.5,
            weight: Double(count - index))
    }

    private func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
        let baselines = !isRow && isBaselineRelativeArrangement
        let (start, end) = baselines ? (.firstBaseline, .lastBaseline) : along
        for (view, next) in zip(views, views.dropFirst()) {
            relate(next, start, relation, view, end, "UISV-spacing", constant: space(after: view))
        }
    }

    /// Lengths are in proportion to those of the contents; what has none counts as one point.
    private func shareByContents(_ views: [UIView]) {
        let lengths = views.map { view in
            let size = view.contentSizeForLayout(width: nil)
            return max(1, isRow ? size.width : size.height)
        }
        for (view, own) in zip(views, lengths).dropFirst() {
            relate(
                view, length, .equal, views[0], length, "UISV-fill-proportionally",
                multiplier: own / lengths[0], priority: 999)
        }
    }

    /// Guides fill the gaps, or reach from middle to middle, and are equally long.
    private func makeGapsEqual(_ views: [UIView]) {
        let isCentered = distribution == .equalCentering
        let middle: Attribute = isRow ? .centerX : .centerY
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            addLayoutGuide(guide)
            let (from, to) = isCentered ? (middle, middle) : (along.end, along.start)
            relate(guide, along.start, .equal, view, from, "UISV-distributing-edge")
            relate(guide, along.end, .equal, next, to, "UISV-distributing-edge")
            if let first = madeGuides.first {
                relate(
                    guide, length, .equal, first, length, "UISV-distributing",
                    priority: isCentered ? 150 : 1_000)
            }
            madeGuides.append(guide)
        }
    }

    // MARK: Across it

    private func align(_ view: UIView) {
        let (start, end) = across
        let isFilled = alignment == .fill
        let startIsExact = isFilled || alignment == .leading
        let endIsExact = isFilled || alignment == .trailing
        relate(
            view, start, startIsExact ? .equal : .greaterThanOrEqual, frameItem, start, "UISV-alignment")
        relate(frameItem, end, endIsExact ? .equal : .greaterThanOrEqual, view, end, "UISV-alignment")
        if alignment == .center {
            let middle: Attribute = isRow ? .centerY : .centerX
            relate(view, middle, .equal, frameItem, middle, "UISV-alignment")
        }
        // A view whose content has no size across the axis is as small as it can be.
        if !isFilled {
            let size: Attribute = isRow ? .height : .width
            relate(
                view, size, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 0.5)
        }
    }

    /// A hidden view is nothing long, in the middle of the gap behind the one in front of it. Across the axis
    /// it follows the stack, whose size it does not change. What is in it gives way: UIKit was seen to break
    /// that, and not what hides the view (S-10).
    private func collapse(_ all: [UIView], _ first: UIView, _ last: UIView) {
        let size: Attribute = isRow ? .height : .width
        var previous: UIView?
        for view in all {
            guard view.model.pointee.isHidden else {
                previous = view
                continue
            }
            relate(view, length, .equal, nil, .notAnAttribute, "UISV-hiding").isFirm = true
            relate(view, across.start, .equal, frameItem, across.start, "UISV-hiding")
            relate(view, size, .equal, frameItem, size, "UISV-hiding", priority: 0.4)
            if let previous {
                let gap = previous === last ? 0 : space(after: previous) / 2
                relate(view, along.start, .equal, previous, along.end, "UISV-hiding", constant: gap)
            } else {
                relate(view, along.start, .equal, first, along.start, "UISV-hiding")
            }
        }
    }

    private func alignBaselines(_ views: [UIView]) {
        guard isRow, alignment == .firstBaseline || alignment == .lastBaseline else { return }
        let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for view in views.dropFirst() { relate(view, line, .equal, views[0], line, "UISV-alignment") }
    }

    /// Across the axis the stack is no larger than its largest view, if nothing else is said.
    private func hugContents(_ views: [UIView]) {
        let size: Attribute = isRow ? .height : .width
        relate(frameItem, size, .equal, nil, .notAnAttribute, "UISV-spanning-fit", priority: 51)
    }
}

extension UIView {
    /// A stack that arranges this view leaves it out while it is hidden (S-18).
    final func tellStackOfVisibility() {
        guard let stack = superviewReference as? UIStackView else { return }
        world.work.draw(compared: stack.arranged.count)
        if stack.arranged.contains(where: { $0 === self }) { stack.arrangementChanged() }
    }
}
