import EventEngine
import Foundation

/// A set of texts, which has an order in scenarios.
private struct SetOfTexts: Bridged {
    let texts: [String]

    static var staticType: StaticType { .set(String.staticType) }

    static func from(_ value: Value) -> SetOfTexts? {
        guard case .set(let set) = value else { return nil }
        return [String].from(.array(set.values)).map(SetOfTexts.init)
    }

    var bridged: Value { .set(OrderedValueSet(texts.map(\.bridged))) }
}

extension NativeCatalogue {
    /// The rows of UIBarButtonItem: pictures, and how far what is in it is from its place.
    func barButtonLookRows(_ t: MemberTable<UIBarButtonItem>) {
        t.means("All that it may say: it is as wide as the widest of them at least.")
        t.accessor("possibleTitles", get: { $0.possibleTitles.map { SetOfTexts(texts: $0.sorted()) } }) {
            $0.possibleTitles = $1.map { Set($0.texts) }
        }
        t.means("Pictures of it; only kept here.")
        t.method("setBackgroundImage(_:for:barMetrics:)") {
            (i: UIBarButtonItem, image: UIImage?, state: UIControl.State, metrics: UIBarMetrics) in
            i.setBackgroundImage(image, for: state, barMetrics: metrics)
        }
        t.method("backgroundImage(for:barMetrics:)") {
            (i: UIBarButtonItem, state: UIControl.State, metrics: UIBarMetrics) in
            i.backgroundImage(for: state, barMetrics: metrics)
        }
        t.method("setBackgroundImage(_:for:style:barMetrics:)") {
            (i: UIBarButtonItem, image: UIImage?, state: UIControl.State, style: UIBarButtonItem.Style,
                metrics: UIBarMetrics) in
            i.setBackgroundImage(image, for: state, style: style, barMetrics: metrics)
        }
        t.method("backgroundImage(for:style:barMetrics:)") {
            (i: UIBarButtonItem, state: UIControl.State, style: UIBarButtonItem.Style,
                metrics: UIBarMetrics) in
            i.backgroundImage(for: state, style: style, barMetrics: metrics)
        }
        t.method("setBackButtonBackgroundImage(_:for:barMetrics:)") {
            (i: UIBarButtonItem, image: UIImage?, state: UIControl.State, metrics: UIBarMetrics) in
            i.setBackButtonBackgroundImage(image, for: state, barMetrics: metrics)
        }
        t.method("backButtonBackgroundImage(for:barMetrics:)") {
            (i: UIBarButtonItem, state: UIControl.State, metrics: UIBarMetrics) in
            i.backButtonBackgroundImage(for: state, barMetrics: metrics)
        }
        barButtonPlaceRows(t)
    }

    private func barButtonPlaceRows(_ t: MemberTable<UIBarButtonItem>) {
        t.means("How far what is in it is from its place; only kept here.")
        t.method("setTitlePositionAdjustment(_:for:)") {
            (i: UIBarButtonItem, offset: UIOffset, metrics: UIBarMetrics) in
            i.setTitlePositionAdjustment(offset, for: metrics)
        }
        t.method("titlePositionAdjustment(for:)") { (i: UIBarButtonItem, metrics: UIBarMetrics) in
            i.titlePositionAdjustment(for: metrics)
        }
        t.method("setBackgroundVerticalPositionAdjustment(_:for:)") {
            (i: UIBarButtonItem, distance: CGFloat, metrics: UIBarMetrics) in
            i.setBackgroundVerticalPositionAdjustment(distance, for: metrics)
        }
        t.method("backgroundVerticalPositionAdjustment(for:)") {
            (i: UIBarButtonItem, metrics: UIBarMetrics) in
            i.backgroundVerticalPositionAdjustment(for: metrics)
        }
        t.method("setBackButtonTitlePositionAdjustment(_:for:)") {
            (i: UIBarButtonItem, offset: UIOffset, metrics: UIBarMetrics) in
            i.setBackButtonTitlePositionAdjustment(offset, for: metrics)
        }
        t.method("backButtonTitlePositionAdjustment(for:)") {
            (i: UIBarButtonItem, metrics: UIBarMetrics) in
            i.backButtonTitlePositionAdjustment(for: metrics)
        }
        t.method("setBackButtonBackgroundVerticalPositionAdjustment(_:for:)") {
            (i: UIBarButtonItem, distance: CGFloat, metrics: UIBarMetrics) in
            i.setBackButtonBackgroundVerticalPositionAdjustment(distance, for: metrics)
        }
        t.method("backButtonBackgroundVerticalPositionAdjustment(for:)") {
            (i: UIBarButtonItem, metrics: UIBarMetrics) in
            i.backButtonBackgroundVerticalPositionAdjustment(for: metrics)
        }
    }
}
