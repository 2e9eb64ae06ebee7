import Foundation

/// What a button shows in which state, and the views that show it.
struct ButtonContents {
    /// By the raw value of the state.
    var titles: [UInt: String] = [:]
    var attributedTitles: [UInt: NSAttributedString] = [:]
    var colors: [UInt: UIColor] = [:]
    var images: [UInt: UIImage] = [:]
    var label: UILabel?
    var picture: UIImageView?
    var backgrounds: [UInt: UIImage] = [:]
    var shadows: [UInt: UIColor] = [:]
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var looks = Looks()

    /// What is only kept.
    struct Looks {
        var adjustsWhenHighlighted = true
        var adjustsWhenDisabled = true
        var glowsWhenHighlighted = false
        var reversesShadow = false
        var takesPointer = false
    }
    // What a configuration says.
    var configuration: UIButton.Configuration?
    var subtitleLabel: UILabel?
    var background: UISystemBackgroundView?
    var updateHandler: UIButton.ConfigurationUpdateHandler?
    var updatesByItself = true
    var isUpdating = false
}

extension Dictionary where Key == UInt {
    /// The value for a state, else the one for the normal state.
    subscript(in state: UIControl.State) -> Value? {
        self[state.rawValue] ?? self[UIControl.State.normal.rawValue]
    }
}

/// The label of a button, under the name that it has in UIKit's own view trees.
final class UIButtonLabel: UILabel {}

extension UIButton {
    final var label: UILabel {
        if let label = contents.label { return label }
        let label = world.perform { UIButtonLabel(frame: .zero) }
        label.font = usualFont
        contents.label = label
        addSubview(label)
        update()
        return label
    }

    final var picture: UIImageView {
        if let picture = contents.picture { return picture }
        let picture = world.perform { UIImageView(frame: .zero) }
        contents.picture = picture
        insertSubview(picture, at: 0)
        update()
        return picture
    }

    /// How wide it would be with a title and nothing else.
    final func width(ofTitle title: String) -> CGFloat {
        let insets = contentEdgeInsets
        let font = contents.label?.font ?? usualFont
        let size = TextSize(text: title, fontSize: font.pointSize, lines: 1, widest: .infinity).size
        return size.width + insets.left + insets.right
    }

    private var usualFont: UIFont {
        .systemFont(
            ofSize: buttonType == .custom ? UIFont.buttonFontSize : ControlConstants.systemButtonFontSize)
    }

    final var usualColor: UIColor { buttonType == .custom ? .white : tintColor }

    final func show(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// Shows what belongs to the present state.
    final func update() {
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else if let title = currentTitle {
            label.text = title
        } else {
            contents.label?.text = nil
        }
        contents.label?.textColor = configuration?.baseForegroundColor ?? currentTitleColor
        if let shadow = currentTitleShadowColor { contents.label?.shadowColor = shadow }
        if let image = currentImage { picture.image = image } else { contents.picture?.image = nil }
        contents.picture?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        setNeedsLayout()
    }

    var imageSize: CGSize {
        contents.picture?.sizedImage?.size ?? .zero
    }
    var titleSize: CGSize { contents.label?.defaultIntrinsicContentSize ?? .zero }
    private var subtitleSize: CGSize { contents.subtitleLabel?.defaultIntrinsicContentSize ?? .zero }

    /// As large as the content, and as the image behind it.
    final var contentSize: CGSize {
        let (size, background) = (sizeInFront, currentBackgroundImage?.size ?? .zero)
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private func arrangement(_ configuration: Configuration) -> ConfiguredContents {
        ConfiguredContents(image: imageSize, title: titleSize, subtitle: subtitleSize, in: configuration)
    }

    private var sizeInFront: CGSize {
        if let configuration { return arrangement(configuration).size }
        let (image, title, insets) = (imageSize, titleSize, contentEdgeInsets)
        let inside = CGSize(width: image.width + title.width, height: max(image.height, heightOfTitle))
        // A button with nothing but an image is as small as that.
        let narrowest = image != .zero && title == .zero ? 0 : ControlConstants.buttonWidth
        return CGSize(
            width: max(inside.width + insets.left + insets.right, narrowest),
            height: inside.height + insets.top + insets.bottom)
    }

    /// With the usual margins, which insets replace; a line of the title's font where nothing is shown.
    private var heightOfTitle: CGFloat {
        let usual = contentEdgeInsets == .zero ? 2 * ControlConstants.buttonMargin : 0
        if titleSize != .zero { return titleSize.height + usual }
        let isEmpty = imageSize == .zero && currentBackgroundImage == nil
        return isEmpty ? (contents.label?.font ?? usualFont).lineHeight.rounded(.up) + usual : 0
    }

    /// Image and title are side by side, where the alignments say.
    final func placeContents() {
        contents.background?.place()
        if currentBackgroundImage != nil { _ = backgroundRect(forBounds: bounds) }
        if let configuration {
            let frames = arrangement(configuration).frames(in: bounds)
            contents.picture?.frame = frames.image
            contents.label?.frame = frames.title
            contents.subtitleLabel?.frame = frames.subtitle
            return
        }
        let room = contentRect(forBounds: bounds)
        contents.picture?.frame = imageRect(forContentRect: room)
        contents.label?.frame = titleRect(forContentRect: room)
    }

    /// What the insets leave free.
    final func defaultContentRect(_ bounds: CGRect) -> CGRect {
        let insets = contentEdgeInsets
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
    }
}
