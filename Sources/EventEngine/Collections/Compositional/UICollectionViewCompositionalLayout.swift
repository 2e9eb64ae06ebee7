import Foundation

/// One section of a compositional layout: its group, as often as there are items for it.
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    /// Around all of its groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether views at its boundary keep to the insets too.
    open var supplementariesFollowContentInsets = true

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// What holds for all sections.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0

    public override init() { super.init() }
}

/// Puts items where sections, groups and items say.
///
/// Of what Apple documents, frames are modelled; sections that scroll by themselves, decorations, anchors,
/// and cells that size themselves are not.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private final let provider: SectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private final var items: [[CGRect]] = []
    private final var ends: [PlacedView] = []
    private final var size = CGSize.zero

    /// The same section for all.
    public init(section: NSCollectionLayoutSection) {
        (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    /// Asks a closure for each section.
    public init(sectionProvider: @escaping SectionProvider) {
        (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    override func defaultPrepare() {
        guard let view = owner else { return }
        (items, ends) = ([], [])
        let isVertical = configuration.scrollDirection == .vertical
        let environment = NSCollectionLayoutEnvironment(size: view.bounds.size, traits: view.traitCollection)
        var along: CGFloat = 0
        for number in 0..<view.numberOfSections {
            guard !view.world.isHalted, view.world.work.draw(1) else { break }
            guard let section = provider(number, environment) else {
                if view.world.isHalted { return }
                return view.world.report(.refused("the section provider of a layout gave it no section"))
            }
            if number > 0 { along += configuration.interSectionSpacing }
            place(section, number, view, isVertical, &along)
        }
        size = isVertical
            ? CGSize(width: view.bounds.width, height: max(0, along))
            : CGSize(width: max(0, along), height: view.bounds.height)
    }

    private func place(
        _ section: NSCollectionLayoutSection, _ number: Int, _ view: UICollectionView, _ isVertical: Bool,
        _ along: inout CGFloat
    ) {
        let insets = section.contentInsets
        placeEnds(of: section, number, view, isVertical, isLast: false, &along)
        along += isVertical ? insets.top : insets.leading
        let room = CGRect(origin: .zero, size: view.bounds.size).inset(by: NSDirectionalEdgeInsets(
            top: isVertical ? 0 : insets.top, leading: isVertical ? insets.leading : 0,
            bottom: isVertical ? 0 : insets.bottom, trailing: isVertical ? insets.trailing : 0))
        let size = section.group.layoutSize.size(in: room.size)
        let count = view.numberOfItems(inSection: number)
        var frames: [CGRect] = []
        var isFirst = true
        while frames.count < count, !view.world.isHalted, view.world.work.draw(WorkCost.row) {
            if !isFirst { along += section.interGroupSpacing }
            isFirst = false
            let origin = isVertical ? CGPoint(x: room.minX, y: along) : CGPoint(x: along, y: room.minY)
            let before = frames.count
            section.group.place(into: CGRect(origin: origin, size: size)) { frame in
                guard frames.count < count else { return false }
                view.world.work.draw(WorkCost.row)
                frames.append(frame)
                return frames.count < count && !view.world.isHalted
            }
            along += isVertical ? size.height : size.width
            guard frames.count > before else {
                return view.world.report(.refused("a group of a layout has no place for an item"))
            }
        }
        items.append(frames)
        along += isVertical ? insets.bottom : insets.trailing
        placeEnds(of: section, number, view, isVertical, isLast: true, &along)
    }

    /// The views above or below a section. Those of layouts that scroll sideways are before and behind it.
    private func placeEnds(
        of section: NSCollectionLayoutSection, _ number: Int, _ view: UICollectionView, _ isVertical: Bool,
        isLast: Bool, _ along: inout CGFloat
    ) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        for end in section.boundarySupplementaryItems {
            let isBehind = isVertical
                ? end.alignment.isBelow : end.alignment == .trailing || end.alignment == .bottomTrailing
            guard isBehind == isLast else { continue }
            let room = CGRect(origin: .zero, size: view.bounds.size).inset(by: NSDirectionalEdgeInsets(
                top: 0, leading: isVertical ? insets.leading : 0, bottom: 0,
                trailing: isVertical ? insets.trailing : 0))
            let size = end.layoutSize.size(in: room.size)
            let length = isVertical ? size.height : size.width
            let start = end.extendsBoundary ? along : isLast ? along - length : along
            let origin = isVertical ? CGPoint(x: room.minX, y: start) : CGPoint(x: start, y: 0)
            ends.append(
                PlacedView(
                    kind: end.elementKind, path: IndexPath(item: 0, section: number),
                    frame: CGRect(origin: origin, size: size).inset(by: end.contentInsets)))
            if end.extendsBoundary { along += length }
        }
    }

    override var defaultContentSize: CGSize { size }

    override func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (section, frames) in items.enumerated() {
            owner?.world.work.draw(frames.count)
            for (item, frame) in frames.enumerated() where frame.intersects(rect) {
                found.append(attributes(IndexPath(item: item, section: section), frame))
            }
        }
        return found + ends.filter { $0.frame.intersects(rect) }.map(\.attributes)
    }

    override func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, items.indices.contains(path.section),
            items[path.section].indices.contains(path.item)
        else { return nil }
        return attributes(path, items[path.section][path.item])
    }

    override func defaultAttributes(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ends.first { $0.kind == kind && $0.path == path }?.attributes
    }

    override func defaultInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualStart(key)
    }

    override func defaultFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualEnd(key)
    }

    private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }
}
