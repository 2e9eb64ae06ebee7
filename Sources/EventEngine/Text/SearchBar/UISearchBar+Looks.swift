import Foundation

/// Pictures of a search bar, which change no size: they are kept.
extension UISearchBar {
    /// What is in its field besides the text.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks[picture: .background, barPosition.key, barMetrics.key] = backgroundImage
    }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks[picture: .background, barPosition.key, barMetrics.key]
    }
    public func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State
    ) {
        looks[picture: .field, state.rawValue] = backgroundImage
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks[picture: .field, state.rawValue]
    }
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks[picture: .icon, UInt(icon.rawValue), state.rawValue] = iconImage
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        looks[picture: .icon, UInt(icon.rawValue), state.rawValue]
    }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        looks[offset: .icon, UInt(icon.rawValue)] = adjustment
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        looks[offset: .icon, UInt(icon.rawValue)]
    }
}

/// How its segments look; kept.
extension UISearchBar {
    public func setScopeBarButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State
    ) {
        looks[picture: .scope, state.rawValue] = backgroundImage
    }
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks[picture: .scope, state.rawValue]
    }
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        looks[picture: .divider, leftState.rawValue, rightState.rawValue] = dividerImage
    }
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        looks[picture: .divider, leftState.rawValue, rightState.rawValue]
    }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        looks[attributes: .scope, state.rawValue] = attributes
    }
    public func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        looks[attributes: .scope, state.rawValue]
    }
}
