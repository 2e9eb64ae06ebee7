import Foundation

/// Wheels beside each other, of which each shows a row in its middle. When one that the user has turned comes
/// to rest at another row than before, the delegate hears of it; of changes by code it does not.
///
/// The engine decides what Apple leaves open: wheels are of one width, and rows 32 points high, unless the
/// delegate says something else. A tap on a row turns the wheel there.
open class UIPickerView: UIView {
    /// More rows, or lower or higher ones, would lie where points are no longer told apart.
    private static let (mostRows, rowHeights) = (1_000_000_000, CGFloat(1)...10_000)
    /// In points.
    static let (usualSize, usualRow) = (CGSize(width: 320, height: 216), CGFloat(32))

    /// Those who answer, also of a scenario's class that so cannot conform to the protocols.
    package final weak var delegateObject: AnyObject? { didSet { setNeedsReload() } }
    package final weak var dataSourceObject: AnyObject? { didSet { setNeedsReload() } }
    private final var wheels: [UIPickerTableView] = []
    private final var isLoaded = false

    public override init(frame: CGRect) {
        let size = frame.size == .zero ? Self.usualSize : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Knows how many rows there are; not retained.
    open var dataSource: (any UIPickerViewDataSource)? {
        get { dataSourceObject as? any UIPickerViewDataSource }
        set { dataSourceObject = newValue }
    }
    /// Knows what rows show, and hears of choices; not retained.
    open var delegate: (any UIPickerViewDelegate)? {
        get { delegateObject as? any UIPickerViewDelegate }
        set { delegateObject = newValue }
    }

    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }
    open func rowSize(forComponent component: Int) -> CGSize {
        wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
    }
    /// The delegate's view of a row that is seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let view = wheel(component)?.views[row]
        return view is _UIPickerRowView ? nil : view
    }
    /// −1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.chosen ?? -1 }
    /// Turns a wheel to a row; the delegate does not hear of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component), row >= 0, row < wheel.rowCount else { return }
        wheel.choose(row, animated: animated)
    }
    open func reloadAllComponents() { setNeedsReload() }
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        load(wheel)
    }

    // MARK: What the delegate and the data source say

    final func userChose(_ row: Int, in component: Int) {
        guard !world.isHalted else { return }
        world.askDelegate(delegateObject, .pickerDidSelectRow, [self, row, component], fallback: ()) {
            ($0 as? any UIPickerViewDelegate).map {
                $0.pickerView(self, didSelectRow: row, inComponent: component)
            }
        }
    }

    /// The delegate's view of a row; without one, its title is asked for.
    final func view(of row: Int, in component: Int) -> UIView {
        let none = world.perform { _UIPickerRowView(frame: .zero) }
        let view: UIView = world.askSilently(
            delegateObject, .pickerViewForRow, [self, row, component, nil], fallback: none
        ) {
            ($0 as? any UIPickerViewDelegate)?
                .pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        }
        guard view is _UIPickerRowView else { return view }
        let attributed: NSAttributedString? = world.askSilently(
            delegateObject, .pickerAttributedTitle, [self, row, component], fallback: nil
        ) {
            ($0 as? any UIPickerViewDelegate)?
                .pickerView(self, attributedTitleForRow: row, forComponent: component)
        }
        guard attributed == nil else { return none }
        let _: String? = world.askSilently(
            delegateObject, .pickerTitle, [self, row, component], fallback: nil
        ) {
            ($0 as? any UIPickerViewDelegate)?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return none
    }

    private func size(_ selector: MessageSelector, _ component: Int, usual: CGFloat) -> CGFloat {
        let size: CGFloat = world.askSilently(delegateObject, selector, [self, component], fallback: 0) {
            guard let delegate = $0 as? any UIPickerViewDelegate else { return 0 }
            return selector == .pickerWidth
                ? delegate.pickerView(self, widthForComponent: component)
                : delegate.pickerView(self, rowHeightForComponent: component)
        }
        return size > 0 && size.isFinite ? size : usual
    }

    // MARK: Wheels

    private func wheel(_ component: Int) -> UIPickerTableView? {
        loadIfNeeded()
        guard wheels.indices.contains(component) else {
            world.report(
                .refused("'\(world.description(of: self))' has no component \(component)"))
            return nil
        }
        return wheels[component]
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard !isLoaded, !world.isHalted else { return }
        isLoaded = true
        let count = world.askSilently(dataSourceObject, .pickerComponents, [self], fallback: 0) {
            ($0 as? any UIPickerViewDataSource)?.numberOfComponents(in: self)
        }
        while wheels.count > max(0, count) { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count, world.work.draw(WorkCost.object) {
            let wheel = world.perform { UIPickerTableView(frame: .zero) }
            (wheel.picker, wheel.component) = (self, wheels.count)
            wheel.showsVerticalScrollIndicator = false
            wheel.contentInsetAdjustmentBehavior = .never
            wheels.append(wheel)
            addSubview(wheel)
        }
        placeWheels()
        for wheel in wheels { load(wheel) }
    }

    private func load(_ wheel: UIPickerTableView) {
        let rows = world.askSilently(
            dataSourceObject, .pickerRows, [self, wheel.component], fallback: 0
        ) {
            ($0 as? any UIPickerViewDataSource)?
                .pickerView(self, numberOfRowsInComponent: wheel.component)
        }
        let height = size(.pickerRowHeight, wheel.component, usual: Self.usualRow)
        guard rows <= Self.mostRows, Self.rowHeights.contains(height) else {
            let name = world.description(of: self)
            return world.report(
                .refused("'\(name)' cannot have \(rows) rows that are \(height) points high"))
        }
        wheel.load(rows: max(0, rows), height: height)
    }

    private func placeWheels() {
        let usual = bounds.width / CGFloat(max(1, wheels.count))
        let widths = wheels.map { size(.pickerWidth, $0.component, usual: usual) }
        var left = (bounds.width - widths.reduce(0, +)) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            left += width
        }
    }

    override func defaultLayoutSubviews() {
        super.defaultLayoutSubviews()
        let wasLoaded = isLoaded
        loadIfNeeded()
        guard wasLoaded, wheels.first.map({ $0.bounds.height != bounds.height }) == true else { return }
        placeWheels()
        for wheel in wheels { wheel.fit() }
    }

    override func defaultSize(fitting size: CGSize) -> CGSize { Self.usualSize }
    override var defaultIntrinsicContentSize: CGSize { Self.usualSize }

    override package var knownProperties: [(name: String, object: AnyObject?)] {
        [("delegate", delegateObject), ("dataSource", dataSourceObject)]
            + wheels.enumerated().map { ("wheels[\($0.offset)]", $0.element) }
    }
}
