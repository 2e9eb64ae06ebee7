import Foundation

/// Where the contents of a button with a configuration are: image and texts side by side, or one above the
/// other, in the middle of what the insets leave free.
struct ConfiguredContents {
    private let image: CGSize
    private let title: CGSize
    private let subtitle: CGSize
    private let configuration: UIButton.Configuration

    init(
        image: CGSize, title: CGSize, subtitle: CGSize, in configuration: UIButton.Configuration
    ) {
        (self.image, self.title, self.subtitle) = (image, title, subtitle)
        self.configuration = configuration
    }

    private var isUpright: Bool {
        configuration.imagePlacement.contains(.top) || configuration.imagePlacement.contains(.bottom)
    }

    private var texts: CGSize {
        let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat { image == .zero || texts == .zero ? 0 : configuration.imagePadding }

    private var content: CGSize {
        isUpright
            ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
            : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
    }

    /// With the insets.
    var size: CGSize {
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    /// The frames of image, title and subtitle.
    func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let insets = configuration.contentInsets
        let middle = CGPoint(
            x: (bounds.minX + insets.leading + bounds.maxX - insets.trailing) / 2,
            y: (bounds.minY + insets.top + bounds.maxY - insets.bottom) / 2)
        let isLast = configuration.imagePlacement.contains(.bottom)
            || configuration.imagePlacement.contains(.trailing)
        var (picture, words) = (CGPoint.zero, CGPoint.zero)
        if isUpright {
            let top = middle.y - content.height / 2
            picture = CGPoint(
                x: middle.x - image.width / 2, y: isLast ? top + texts.height + gap : top)
            words = CGPoint(x: middle.x - texts.width / 2, y: isLast ? top : top + image.height + gap)
        } else {
            let left = middle.x - content.width / 2
            picture = CGPoint(
                x: isLast ? left + texts.width + gap : left, y: middle.y - image.height / 2)
            words = CGPoint(x: isLast ? left : left + image.width + gap, y: middle.y - texts.height / 2)
        }
        let subtitleTop = words.y + texts.height - subtitle.height
        return (
            CGRect(origin: picture, size: image),
            CGRect(origin: CGPoint(x: across(title, words.x), y: words.y), size: title),
            CGRect(origin: CGPoint(x: across(subtitle, words.x), y: subtitleTop), size: subtitle)
        )
    }

    /// Where a text begins that is shorter than the other one.
    private func across(_ size: CGSize, _ left: CGFloat) -> CGFloat {
        switch configuration.titleAlignment {
        case .automatic, .leading: left
        case .center: left + (texts.width - size.width) / 2
        case .trailing: left + texts.width - size.width
        }
    }
}
