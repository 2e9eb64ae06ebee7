extension LibrarySource {
    /// Content configurations: what cells show, as values. The view of a configuration is in the content
    /// view of its cell and fills it, and its texts and its image are where the margins say (our decision).
    static let contentConfigurations = LibrarySource(
        name: "UIContentConfiguration",
        others: [
            "UIContentView", "UIConfigurationState", "UIListContentConfiguration", "UIListContentView",
            "UICollectionViewListCell", "UICellAccessory",
        ],
        members: ["contentConfiguration", "defaultContentConfiguration"],
        text: contentProtocols + listConfiguration + listView + cellsWithContent)

    private static let contentProtocols = """
        protocol UIConfigurationState {
            var traitCollection: UITraitCollection { get set }
        }
        extension UICellConfigurationState: UIConfigurationState {}
        extension UIViewConfigurationState: UIConfigurationState {}

        protocol UIContentConfiguration {
            func makeContentView() -> UIView & UIContentView
            func updated(for state: UIConfigurationState) -> Self
        }

        protocol UIContentView: AnyObject {
            var configuration: UIContentConfiguration { get set }
        }

        """

    private static let listConfiguration = """
        struct UIListContentConfiguration: UIContentConfiguration, Hashable {
            struct TextProperties: Hashable {
                enum TextAlignment: Hashable { case natural, center, justified }
                enum TextTransform: Hashable { case none, uppercase, lowercase, capitalized }
                var font = UIFont.systemFont(ofSize: 17)
                var color = UIColor.label
                var alignment = TextAlignment.natural
                var lineBreakMode = NSLineBreakMode.byWordWrapping
                var numberOfLines = 0
                var adjustsFontSizeToFitWidth = false
                var minimumScaleFactor: CGFloat = 0
                var allowsDefaultTighteningForTruncation = false
                var adjustsFontForContentSizeCategory = true
                var transform = TextTransform.none
            }

            struct ImageProperties: Hashable {
                var tintColor: UIColor?
                var cornerRadius: CGFloat = 0
                var maximumSize = CGSize.zero
                var reservedLayoutSize = CGSize.zero
                var accessibilityIgnoresInvertColors = false
                static var standardDimension: CGFloat { 0 }
            }

            var text: String?
            var attributedText: NSAttributedString?
            var secondaryText: String?
            var secondaryAttributedText: NSAttributedString?
            var image: UIImage?
            var textProperties = TextProperties()
            var secondaryTextProperties = TextProperties()
            var imageProperties = ImageProperties()
            var directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 11, leading: 16, bottom: 11, trailing: 16)
            var prefersSideBySideTextAndSecondaryText = false
            var imageToTextPadding: CGFloat = 16
            var textToSecondaryTextHorizontalPadding: CGFloat = 8
            var textToSecondaryTextVerticalPadding: CGFloat = 3

            private init(isSideBySide: Bool) {
                prefersSideBySideTextAndSecondaryText = isSideBySide
                secondaryTextProperties.font = UIFont.systemFont(ofSize: isSideBySide ? 17 : 12)
                secondaryTextProperties.color = UIColor.secondaryLabel
            }

            static func cell() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func subtitleCell() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func valueCell() -> UIListContentConfiguration { .init(isSideBySide: true) }
            static func header() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func footer() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func plainHeader() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func plainFooter() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func groupedHeader() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func groupedFooter() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
                .init(isSideBySide: false)
            }
            static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
                .init(isSideBySide: false)
            }
            static func sidebarCell() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func sidebarHeader() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(isSideBySide: false) }
            static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
                .init(isSideBySide: false)
            }

            func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
            func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
        }

        """

    private static let listView = """
        class UIListContentView: UIView, UIContentView {
            var configuration: UIContentConfiguration { didSet { showConfiguration() } }
            private let texts = UIStackView()
            private let textLabel = UILabel()
            private let secondaryLabel = UILabel()
            private let imageView = UIImageView()
            private var edges: [NSLayoutConstraint] = []
            private let guides = [UILayoutGuide(), UILayoutGuide(), UILayoutGuide()]
            var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guides[0] }
            var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : guides[1] }
            var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guides[2] }

            init(configuration: UIListContentConfiguration) {
                self.configuration = configuration
                super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                for part in [texts, imageView] {
                    part.isUserInteractionEnabled = false
                    part.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(part)
                    part.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
                }
                texts.addArrangedSubview(textLabel)
                texts.addArrangedSubview(secondaryLabel)
                for (guide, part) in zip(guides, [textLabel, secondaryLabel, imageView]) {
                    follow(part, by: guide)
                }
                showConfiguration()
            }

            private func follow(_ part: UIView, by guide: UILayoutGuide) {
                addLayoutGuide(guide)
                NSLayoutConstraint.activate([
                    guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
                    guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
                    guide.topAnchor.constraint(equalTo: part.topAnchor),
                    guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
                ])
            }

            required init?(coder: NSCoder) { fatalError("nothing reads archives here") }

            private func showConfiguration() {
                guard let content = configuration as? UIListContentConfiguration else { return }
                show(content.text, content.attributedText, content.textProperties, in: textLabel)
                show(
                    content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
                    in: secondaryLabel)
                let isWide = content.prefersSideBySideTextAndSecondaryText
                texts.axis = isWide ? .horizontal : .vertical
                texts.spacing = isWide
                    ? content.textToSecondaryTextHorizontalPadding
                    : content.textToSecondaryTextVerticalPadding
                imageView.image = content.image
                imageView.isHidden = content.image == nil
                place(content)
            }

            private func show(
                _ text: String?, _ attributed: NSAttributedString?,
                _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
            ) {
                label.font = properties.font
                label.textColor = properties.color
                label.numberOfLines = properties.numberOfLines
                if let attributed { label.attributedText = attributed } else { label.text = text }
                label.isHidden = text == nil && attributed == nil
            }

            private func place(_ content: UIListContentConfiguration) {
                for constraint in edges { constraint.isActive = false }
                let margins = content.directionalLayoutMargins
                edges = [
                    imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
                    texts.trailingAnchor.constraint(
                        lessThanOrEqualTo: trailingAnchor, constant: -margins.trailing),
                    content.image == nil
                        ? texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading)
                        : texts.leadingAnchor.constraint(
                            equalTo: imageView.trailingAnchor, constant: content.imageToTextPadding),
                ]
                for constraint in edges { constraint.isActive = true }
            }
        }

        """

    private static let cellsWithContent = """
        private final class ContentOfCell {
            static var key: UInt8 = 0
            var configuration: UIContentConfiguration?
            var view: (UIView & UIContentView)?

            static func of(_ owner: UIView) -> ContentOfCell {
                if let known = objc_getAssociatedObject(owner, &key) as? ContentOfCell {
                    return known
                }
                let made = ContentOfCell()
                objc_setAssociatedObject(
                    owner, &key, made, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return made
            }

            func show(_ new: UIContentConfiguration?, in room: UIView) {
                let old = configuration
                configuration = new
                if let new, let old, let view, type(of: new) == type(of: old) {
                    view.configuration = new
                    return
                }
                view?.removeFromSuperview()
                view = nil
                guard let new else { return }
                let made = new.makeContentView()
                made.translatesAutoresizingMaskIntoConstraints = true
                made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                made.frame = room.bounds
                room.addSubview(made)
                view = made
            }

            func update(_ state: UIConfigurationState, in room: UIView) {
                if let configuration { show(configuration.updated(for: state), in: room) }
            }
        }

        extension UITableViewCell {
            var contentConfiguration: UIContentConfiguration? {
                get { ContentOfCell.of(self).configuration }
                set {
                    ContentOfCell.of(self).show(newValue, in: contentView)
                    _contentUpdateHandler = { cell, state in
                        ContentOfCell.of(cell).update(state, in: cell.contentView)
                    }
                }
            }
            func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
        }

        extension UITableViewHeaderFooterView {
            var contentConfiguration: UIContentConfiguration? {
                get { ContentOfCell.of(self).configuration }
                set { ContentOfCell.of(self).show(newValue, in: contentView) }
            }
            func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
        }

        extension UICollectionViewCell {
            var contentConfiguration: UIContentConfiguration? {
                get { ContentOfCell.of(self).configuration }
                set {
                    ContentOfCell.of(self).show(newValue, in: contentView)
                    _contentUpdateHandler = { cell, state in
                        ContentOfCell.of(cell).update(state, in: cell.contentView)
                    }
                }
            }
        }

        class UICollectionViewListCell: UICollectionViewCell, _Indenting {
            var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
            private var outlineButton: UIButton?
            var indentationLevel = 0
            var indentationWidth: CGFloat = 10
            var indentsAccessories = true
            func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

            private var outline: UICellAccessory? {
                accessories.first {
                    $0.name == "outlineDisclosure" && $0.displayed != .whenEditing
                        && $0.options.isHidden != true
                }
            }

            private func showAccessories() {
                outlineButton?.removeFromSuperview()
                outlineButton = nil
                guard let outline else { return }
                let button = UIButton(type: .system)
                button.addAction(UIAction { [weak self] _ in
                    if let handler = outline.handler { handler() } else { self?.toggleOutline() }
                }, for: .touchUpInside)
                addSubview(button)
                outlineButton = button
                setNeedsLayout()
            }

            private func toggleOutline() {
                var above = superview
                while let view = above, !(view is UICollectionView) { above = view.superview }
                guard let list = above as? UICollectionView, let path = list.indexPath(for: self) else {
                    return
                }
                (list.dataSource as? _OutlineToggling)?._toggleOutline(at: path)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                let wanted = outline?.options.reservedLayoutWidth ?? 44
                let width = outline?.options.style == .header ? bounds.width : min(wanted, bounds.width)
                outlineButton?.frame = CGRect(
                    x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
            }
        }

        struct UICellAccessory {
            enum DisplayedState: Hashable { case always, whenEditing, whenNotEditing }
            struct OutlineDisclosureOptions: Hashable {
                enum Style: Hashable { case automatic, header, cell }
                var style: Style
                var isHidden: Bool?
                var reservedLayoutWidth: CGFloat?
                var tintColor: UIColor?
                init(
                    style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
                    tintColor: UIColor? = nil
                ) {
                    self.style = style
                    self.isHidden = isHidden
                    self.reservedLayoutWidth = reservedLayoutWidth
                    self.tintColor = tintColor
                }
            }
            let name: String
            let displayed: DisplayedState
            var options = OutlineDisclosureOptions()
            var handler: (() -> Void)?
            static func outlineDisclosure(
                displayed: DisplayedState = .always,
                options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
                actionHandler: (() -> Void)? = nil
            ) -> UICellAccessory {
                UICellAccessory(
                    name: "outlineDisclosure", displayed: displayed, options: options, handler: actionHandler)
            }
            static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
                UICellAccessory(name: "disclosureIndicator", displayed: displayed)
            }
            static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
                UICellAccessory(name: "checkmark", displayed: displayed)
            }
        }
        """
}
