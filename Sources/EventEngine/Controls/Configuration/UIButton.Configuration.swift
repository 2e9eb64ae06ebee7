import Foundation

extension UIButton {
    /// What a button shows, and where: the sizes that Apple does not publish are our decision.
    public struct Configuration: Hashable, @unchecked Sendable {
        /// How much room is around the content.
        public enum Size: CaseIterable, Sendable {
            case mini, small, medium, large
        }

        /// Where the shorter one of title and subtitle is.
        public enum TitleAlignment: CaseIterable, Sendable {
            case automatic, leading, center, trailing
        }

        /// How round the background is; kept.
        public enum CornerStyle: CaseIterable, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        /// How it looks on a Mac; kept.
        public enum MacIdiomStyle: CaseIterable, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        /// What says that a menu comes up; kept.
        public enum Indicator: CaseIterable, Sendable {
            case automatic, none, popup
        }

        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        /// Changes the insets, unless they were set.
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        /// Shown in the place of the image.
        public var showsActivityIndicator = false
        public var title: String?
        public var subtitle: String?
        public var indicator = Indicator.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// At which edge of the texts the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and texts, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// Kept: a selected button looks like another one here.
        public var automaticallyUpdateForSelection = true
        private var ownInsets: NSDirectionalEdgeInsets?

        private init() {}

        /// Room around the content, in points; without any, as much as the size says.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? usualInsets }
            set { ownInsets = newValue }
        }

        /// Goes back to the room that the size says.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var usualInsets: NSDirectionalEdgeInsets {
            let (high, wide): (CGFloat, CGFloat) =
                switch buttonSize {
                case .mini: (4, 8)
                case .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            return NSDirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
        }

        // They differ in their colors alone.

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }

        /// The same: the state of a button changes nothing in it here.
        public func updated(for button: UIButton) -> Configuration { self }
    }

    /// Called when what the button shows has to fit its state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}

extension UIButton {
    /// Makes a button that shows a configuration, and performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        begin(configuration, primaryAction)
    }

    /// What that initializer does after the one that it calls.
    package final func begin(_ configuration: Configuration, _ action: UIAction?) {
        self.configuration = configuration
        begin(with: action)
    }

    /// What the button shows; nil for a button that shows what was set for its states.
    ///
    /// A title or an image that is set for the normal state goes into the configuration, and the other way
    /// round: what was said last counts (our decision). Those of other states are shown in their place.
    public final var configuration: Configuration? {
        get { contents.configuration }
        set { take(newValue) }
    }

    /// Called before the layout of a turn in which the state has changed, or after
    /// `setNeedsUpdateConfiguration`.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { contents.updateHandler }
        set {
            contents.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether a change of the state updates the configuration.
    public final var automaticallyUpdatesConfiguration: Bool {
        get { contents.updatesByItself }
        set { contents.updatesByItself = newValue }
    }

    /// Lets the configuration be updated before the next layout.
    public final func setNeedsUpdateConfiguration() {
        if !contents.isUpdating { world.configurationUpdates.add(self) }
    }

    /// The label with the subtitle; nil without one.
    public final var subtitleLabel: UILabel? { contents.subtitleLabel }

    // MARK: What is set for a state, beside title and image

    /// An image behind everything else: the button is as large as it, at least.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgrounds[state.rawValue] = image
        update()
    }
    public final func backgroundImage(for state: State) -> UIImage? { contents.backgrounds[in: state] }
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The color of the shadow behind the title, which its label has in that state.
    public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadows[state.rawValue] = color
        update()
    }
    public final func titleShadowColor(for state: State) -> UIColor? { contents.shadows[in: state] }
    public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// Moves the title: it is in the middle of what they leave free. They change no size.
    public final var titleEdgeInsets: UIEdgeInsets {
        get { contents.titleInsets }
        set {
            contents.titleInsets = newValue
            setNeedsLayout()
        }
    }
    /// Moves the image, likewise.
    public final var imageEdgeInsets: UIEdgeInsets {
        get { contents.imageInsets }
        set {
            contents.imageInsets = newValue
            setNeedsLayout()
        }
    }
}

extension UIButton {
    private func take(_ new: Configuration?) {
        let old = contents.configuration
        var new = new
        if new != nil {
            let normal = State.normal.rawValue
            if new?.title == nil, old == nil { new?.title = contents.titles[normal] }
            if new?.image == nil, old == nil { new?.image = contents.images[normal] }
            contents.titles[normal] = new?.title
            contents.images[normal] = new?.image
        }
        guard new != old else { return }
        contents.configuration = new
        showSubtitle()
        contents.background = UISystemBackgroundView.show(
            new?.background, in: self, instead: contents.background)
        update()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        invalidateIntrinsicContentSize()
    }

    private func showSubtitle() {
        guard let text = contents.configuration?.subtitle else {
            contents.subtitleLabel?.removeFromSuperview()
            contents.subtitleLabel = nil
            return
        }
        let label = contents.subtitleLabel ?? world.perform { UIButtonLabel(frame: .zero) }
        if contents.subtitleLabel == nil {
            label.font = .systemFont(ofSize: ControlConstants.subtitleFontSize)
            contents.subtitleLabel = label
            addSubview(label)
        }
        label.text = text
    }

    /// What was set for the normal state is part of the configuration too.
    final func fillConfiguration() {
        guard contents.configuration != nil else { return }
        let (title, image) = (contents.titles[State.normal.rawValue], contents.images[State.normal.rawValue])
        contents.configuration?.title = title
        contents.configuration?.image = image
    }

    /// What `updateConfiguration()` does, unless overridden.
    final func defaultUpdateConfiguration() {
        contents.updateHandler?(self)
    }
}

extension UIButton: ConfigurationUpdating {
    final func updateConfigurationNow() {
        guard !contents.isUpdating else { return }
        contents.isUpdating = true
        updateConfiguration()
        contents.isUpdating = false
    }
}
