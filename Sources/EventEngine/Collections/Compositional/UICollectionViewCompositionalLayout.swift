import Foundation

/// What holds for all sections.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    /// What insets of sections begin at.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}

/// Puts items where sections, groups and items say.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private final let provider: SectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private final var places: CompositionalPlaces?
    /// The sizes that views have asked for, until everything is asked anew.
    private final var wishes: [ElementKey: CGSize] = [:]

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
        guard let owner else { return }
        var made = CompositionalPlaces(owner, configuration, wishes)
        made.place(provider)
        places = made
    }

    override var defaultContentSize: CGSize { places?.size ?? .zero }

    // MARK: Places

    override func defaultAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        guard let places else { return found }
        owner?.world.work.draw(places.sections.count)
        for (number, section) in places.sections.enumerated()
        where section.mayHaveCells(in: rect, places.axis) {
            owner?.world.work.draw(section.cells.count)
            let offset = offset(ofSection: number)
            for (item, cell) in section.cells.enumerated() {
                guard cell.frame.offsetBy(dx: -offset.x, dy: -offset.y).isSeen(in: rect) else { continue }
                found.append(attributes(IndexPath(item: item, section: number), cell))
            }
        }
        owner?.world.work.draw(places.extras.count)
        return found + places.extras.lazy.map(shown).filter { $0.frame.isSeen(in: rect) }.map(\.attributes)
    }

    override func defaultAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        place(of: path).map { attributes(path, $0) }
    }

    override func defaultAttributes(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        extra(ElementKey(.supplementaryView, kind, path)).map { shown($0).attributes }
    }

    override func defaultDecoration(
        of kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        extra(ElementKey(.decorationView, kind, path))?.view.attributes
    }

    private func extra(_ key: ElementKey) -> CompositionalPlaces.Extra? {
        places.flatMap { places in places.numbers[key].map { places.extras[$0] } }
    }

    override func defaultInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualStart(key)
    }

    override func defaultFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        usualEnd(key)
    }

    private func place(of path: IndexPath) -> CellPlacer.Place? {
        guard path.count == 2, let sections = places?.sections, sections.indices.contains(path.section),
            sections[path.section].cells.indices.contains(path.item)
        else { return nil }
        return sections[path.section].cells[path.item]
    }

    private func attributes(
        _ path: IndexPath, _ place: CellPlacer.Place
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: path)
        (attributes.frame, attributes.zIndex) = (place.frame, place.zIndex)
        return attributes
    }

    // MARK: Views that stay at an edge

    /// Where a view beside the cells is now, if it stays at an edge of what is seen.
    private func shown(_ extra: CompositionalPlaces.Extra) -> PlacedView {
        guard extra.isPinned, let places, let owner else { return extra.view }
        let seen = owner.bounds.inset(by: owner.adjustedContentInset)
        let (first, last) = places.axis == .vertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let section = places.sections[extra.view.path.section]
        var view = extra.view
        let (own, length) = (places.axis.of(view.frame.origin), places.axis.of(view.frame.size))
        let place = extra.isBehind
            ? max(min(last - length, own), min(section.start, own))
            : min(max(first, own), max(section.end - length, own))
        view.frame.origin = places.axis.setting(place, in: view.frame.origin)
        // In front of the cells that it covers.
        view.zIndex = max(view.zIndex, 1)
        return view
    }

    override func defaultInvalidation(by newBounds: CGRect) -> Bool {
        guard let collection = owner?.collection, let old = collection.preparedSize else { return false }
        return old != newBounds.size
    }

    // MARK: Sections that scroll by themselves

    override func strip(ofSection number: Int) -> OrthogonalStrip? {
        guard let sections = places?.sections, sections.indices.contains(number) else { return nil }
        return sections[number].strip
    }

    override var hasStrips: Bool { places?.hasStrips ?? false }

    /// Lets the handlers of the sections change what is visible.
    override func changeVisible(_ all: [UICollectionViewLayoutAttributes]) {
        guard let sections = places?.sections, let owner,
            sections.contains(where: { $0.section.visibleItemsInvalidationHandler != nil })
        else { return }
        let items = Dictionary(grouping: all, by: \.indexPath.section)
        owner.world.work.draw(WorkCost.hashed * all.count)
        for (number, section) in sections.enumerated() where !owner.world.isHalted {
            guard let handler = section.section.visibleItemsInvalidationHandler, let own = items[number]
            else { continue }
            let offset = section.strip == nil ? owner.contentOffset : offset(ofSection: number)
            handler(own.map(NSCollectionLayoutVisibleItem.init), offset, section.environment)
        }
    }

    // MARK: Sizes that views would like to have

    override var isEstimating: Bool { places?.isEstimating ?? false }

    override func flexibleAxes(of view: UICollectionViewLayoutAttributes) -> FlexibleAxes {
        let flexible = view.kind == nil
            ? place(of: view.indexPath)?.flexible : extra(ElementKey(view))?.flexible
        return flexible ?? FlexibleAxes()
    }

    override func follows(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        flexibleAxes(of: original).choose(preferred.size, else: original.size) != original.size
    }

    override func fittingSize(
        of view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes
    ) -> CGSize {
        let flexible = flexibleAxes(of: place)
        let most = place.kind == nil ? self.place(of: place.indexPath)?.mostWidth ?? .infinity : .infinity
        let size = fittingSize(of: view, place.size, flexible)
        guard flexible.width, size.width > most else { return size }
        return fittingSize(of: view, CGSize(width: most, height: size.height), flexible.without(.horizontal))
    }

    /// The size that a view asks for which has a given one on the axes that are not flexible.
    private func fittingSize(
        of view: UICollectionReusableView, _ size: CGSize, _ flexible: FlexibleAxes
    ) -> CGSize {
        guard flexible.isAny else { return size }
        return view.systemLayoutSizeFitting(
            flexible.choose(UIView.layoutFittingCompressedSize, else: size),
            withHorizontalFittingPriority: flexible.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: flexible.height ? .fittingSizeLevel : .required)
    }

    override func keep(_ preferred: UICollectionViewLayoutAttributes) {
        if flexibleAxes(of: preferred).isAny { wishes[ElementKey(preferred)] = preferred.size }
    }

    override func moveSizes(_ moved: [IndexPath: IndexPath]) {
        guard !wishes.isEmpty, world.work.draw(WorkCost.hashed * wishes.count) else { return }
        var kept: [ElementKey: CGSize] = [:]
        for (key, size) in wishes where key.category == .cell {
            if let place = moved[key.path] { kept[ElementKey(path: place)] = size }
        }
        wishes = kept
    }

    override func sizesMayDiffer(_ context: UICollectionViewLayoutInvalidationContext) {
        if !context.isOnlyAboutCounts { wishes = [:] }
    }
}
