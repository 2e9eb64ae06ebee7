import Foundation

/// Where image and title of a button are that has no configuration: side by side, the image first, as one
/// block that the alignments place in what the insets leave free. What does not fit is made smaller: the
/// image to the room, the title to what the image leaves of it.
extension UIButton {
    final func defaultImageRect(_ room: CGRect) -> CGRect {
        places(in: room).image.moved(by: contents.imageInsets)
    }

    final func defaultTitleRect(_ room: CGRect) -> CGRect {
        places(in: room).title.moved(by: contents.titleInsets)
    }

    private func places(in room: CGRect) -> (image: CGRect, title: CGRect) {
        let (image, title) = sizes(in: room)
        let left = leftEnd(of: image.width + title.width, in: room)
        return (
            CGRect(origin: CGPoint(x: left, y: top(of: image.height, in: room)), size: image),
            CGRect(
                origin: CGPoint(x: left + image.width, y: top(of: title.height, in: room)), size: title)
        )
    }

    /// How large both are. Where content fills the button, an image alone takes all of its width, and beside
    /// an image the title takes what is left (our decision); both take its height.
    private func sizes(in room: CGRect) -> (image: CGSize, title: CGSize) {
        var (image, title) = (imageSize, titleSize)
        if contentVerticalAlignment == .fill {
            if image != .zero { image.height = room.height }
            if title != .zero { title.height = room.height }
        }
        let fillsWidth = effectiveContentHorizontalAlignment == .fill
        if fillsWidth, image != .zero, title == .zero { image.width = room.width }
        image.width = max(0, min(image.width, room.width))
        image.height = max(0, min(image.height, room.height))
        let rest = max(0, room.width - image.width)
        title.width = fillsWidth && title != .zero ? rest : min(title.width, rest)
        return (image, title)
    }

    private func leftEnd(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.midX - width / 2
        }
    }

    private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: room.minY
        case .bottom: room.maxY - height
        case .center: room.midY - height / 2
        }
    }
}

extension CGRect {
    /// In the middle of what insets leave free.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
