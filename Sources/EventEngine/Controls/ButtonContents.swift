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
    /// What opens the button's menu when a finger rests.
    var menuInteraction: UIContextMenuInteraction?
    var backgrounds: [UInt: UIImage] = [:]
    var shadows: [UInt: UIColor] = [:]
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
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
        let isCustom = buttonType == .custom
        label.font = .systemFont(
            ofSize: isCustom ? UIFont.buttonFontSize : ControlConstants.systemButtonFontSize)
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
        if let image = currentImage { picture.image = image } else { contents.picture?.image = nil }
        setNeedsLayout()
    }

    private var imageSize: CGSize { contents.picture?.image?.size ?? .zero }
    private var titleSize: CGSize { contents.label?.defaultIntrinsicContentSize ?? .zero }

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
        let usual = insets == .zero ? ControlConstants.buttonMargin : 0
        let height = max(image.height, title.height) + insets.top + insets.bottom + 2 * usual
        let width = image.width + title.width + insets.left + insets.right
        return CGSize(width: max(width, ControlConstants.buttonWidth), height: height)
    }

    /// Image and title stand side by side in the middle.
    final func placeContents() {
        contents.background?.place()
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

    final func defaultImageRect(_ room: CGRect) -> CGRect {
        let size = imageSize
        return CGRect(
            x: leftEnd(in: room), y: room.midY - size.height / 2, width: size.width, height: size.height
        ).moved(by: contents.imageInsets)
    }

    final func defaultTitleRect(_ room: CGRect) -> CGRect {
        let size = titleSize
        return CGRect(
            x: leftEnd(in: room) + imageSize.width, y: room.midY - size.height / 2, width: size.width,
            height: size.height
        ).moved(by: contents.titleInsets)
    }

    private func leftEnd(in room: CGRect) -> CGFloat { room.midX - (imageSize.width + titleSize.width) / 2 }
}

extension CGRect {
    /// In the middle of what insets leave free.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
