import Foundation

/// Pictures of bars and their buttons, which change no size: they are kept.
extension UINavigationBar {
    /// For a bar at any place.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks[picture: .background, barPosition.key, barMetrics.key] = backgroundImage
    }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks[picture: .background, barPosition.key, barMetrics.key]
    }
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks[distance: .title, barMetrics.key] = adjustment
    }
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks[distance: .title, barMetrics.key]
    }
}

extension UIToolbar {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks[picture: .background, topOrBottom.key, barMetrics.key] = backgroundImage
    }
    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks[picture: .background, topOrBottom.key, barMetrics.key]
    }
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        looks[picture: .shadow, topOrBottom.key] = shadowImage
    }
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        looks[picture: .shadow, topOrBottom.key]
    }
}

extension UIBarButtonItem {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        looks[picture: .background, state.rawValue, barMetrics.key] = backgroundImage
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks[picture: .background, state.rawValue, barMetrics.key]
    }
    /// For buttons of a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        looks[picture: .background, state.rawValue, barMetrics.key, UInt(style.rawValue)] = backgroundImage
    }
    public func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks[picture: .background, state.rawValue, barMetrics.key, UInt(style.rawValue)]
    }
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        looks[picture: .backBackground, state.rawValue, barMetrics.key] = backgroundImage
    }
    public func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks[picture: .backBackground, state.rawValue, barMetrics.key]
    }
}

/// How far what is in a button is from where it usually is; kept.
extension UIBarButtonItem {
    public func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        looks[distance: .background, barMetrics.key] = adjustment
    }
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks[distance: .background, barMetrics.key]
    }
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks[offset: .title, barMetrics.key] = adjustment
    }
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks[offset: .title, barMetrics.key]
    }
    public func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        looks[offset: .backTitle, barMetrics.key] = adjustment
    }
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks[offset: .backTitle, barMetrics.key]
    }
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        looks[distance: .backBackground, barMetrics.key] = adjustment
    }
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks[distance: .backBackground, barMetrics.key]
    }
}
