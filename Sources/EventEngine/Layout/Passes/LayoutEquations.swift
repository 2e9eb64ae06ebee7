import Foundation

/// Writes constraints as sums of quantities of a solver.
struct LayoutEquations {
    /// Where an item is.
    let place: (any LayoutItem) -> LayoutPlace
    /// What walking up costs is drawn from here.
    let work: WorkBudget

    /// A constraint as `first - multiplier * second - constant`, compared with zero; nil when an item is
    /// gone.
    func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let common = constraint.commonView,
            var sum = length(constraint.firstItem, constraint.firstAttribute, constraint.offset, common)
        else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard
                let second = length(
                    constraint.secondItem, constraint.secondAttribute, constraint.secondOffset, common)
            else { return nil }
            sum.add(second, times: -Double(constraint.multiplier))
        }
        sum.constant -= Double(constraint.constant)
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .isAtMostZero
            case .equal: .isZero
            case .greaterThanOrEqual: .isAtLeastZero
            }
        return LinearConstraint(
            expression: sum, relation: relation, priority: constraint.storedPriority.rawValue,
            weight: constraint.weight)
    }

    private func length(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
        _ offset: (from: AnyObject, attribute: NSLayoutConstraint.Attribute)?, _ common: UIView
    ) -> SolverExpression? {
        guard let item = item as? any LayoutItem else { return nil }
        var sum = expression(item, attribute, in: common)
        if let offset {
            guard let start = offset.from as? any LayoutItem else { return nil }
            sum.add(expression(start, offset.attribute, in: common), times: -1)
        }
        return sum
    }

    /// A part of an item, in the coordinates of a view that it is in.
    private func expression(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in common: UIView
    ) -> SolverExpression {
        if let inner = attribute.withinMargins, let view = item as? UIView {
            return expression(view.layoutMarginsGuide, inner, in: common)
        }
        if item === common, let guide = (item as? UIScrollView)?.guide(for: attribute) {
            return expression(guide, attribute, in: common)
        }
        let place = place(item)
        var sum = SolverExpression()
        switch attribute.family {
        case .size, .none:
            sum.add(attribute == .height ? place.height : place.width, times: 1)
        // Places first: where only one of both is said, the place follows, and the size stays (S-11).
        case .horizontal:
            sum.add(origin(of: item, place, attribute.family, in: common))
            sum.add(place.width, times: attribute.part)
        case .vertical:
            sum.add(origin(of: item, place, attribute.family, in: common))
            sum.add(place.height, times: attribute.part)
            sum.constant += item.baselineShift(attribute)
        }
        if let view = item as? UIView { sum.constant += view.alignmentShift(attribute) }
        return sum
    }

    /// The way from the corner of a view that an item is in to the item's corner.
    private func origin(
        of item: any LayoutItem, _ place: LayoutPlace, _ family: NSLayoutConstraint.Attribute.Family,
        in common: UIView
    ) -> SolverExpression {
        var sum = SolverExpression()
        guard item !== common, var view = item.constrainedView else { return sum }
        let isHorizontal = family == .horizontal
        sum.add(isHorizontal ? place.x : place.y, times: 1)
        if item.layoutItemKind == .view {
            guard let superview = view.superviewReference else { return sum }
            view = superview
        }
        while view !== common, let superview = view.superviewReference, work.draw(1) {
            if let scrollView = view as? UIScrollView {
                let visible = self.place(scrollView.frameLayoutGuide)
                sum.add(isHorizontal ? visible.x : visible.y, times: -1)
            }
            let here = self.place(view)
            sum.add(isHorizontal ? here.x : here.y, times: 1)
            view = superview
        }
        return sum
    }
}

extension LayoutItem {
    /// How far a baseline is from the edge that stands for it.
    fileprivate func baselineShift(_ attribute: NSLayoutConstraint.Attribute) -> Double {
        guard let view = self as? UIView else { return 0 }
        switch attribute {
        case .firstBaseline: return Double(view.firstBaseline)
        case .lastBaseline: return -Double(view.lastBaseline)
        default: return 0
        }
    }
}

extension UIScrollView {
    /// What a constraint with something in the scroll view is about: the edges of the content, and the middle
    /// of what is visible.
    fileprivate func guide(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
        switch attribute {
        case .width, .height, .notAnAttribute: nil
        case .centerX, .centerY: frameLayoutGuide
        default: contentLayoutGuide
        }
    }
}
