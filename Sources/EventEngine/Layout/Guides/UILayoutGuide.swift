import Foundation

/// A rectangle of a view that constraints can be about, and that no touch finds.
open class UILayoutGuide: NSObject, LayoutItem {
    /// What the engine says of a guide of its own.
    enum Role {
        case own, margins, safeArea, content, frame, readable, topBar, bottomBar, keyboard
    }

    final let role: Role
    final let world = Simulator.current
    final weak var owner: UIView?
    final var entry: LayoutEntry?
    /// A name for debugging.
    open var identifier = ""

    public override init() {
        role = .own
        super.init()
        world.work.draw(WorkCost.object)
    }

    /// Makes a guide of no view; archives are not read.
    public init?(coder: NSCoder) {
        role = .own
        super.init()
    }

    init(_ role: Role, of view: UIView) {
        self.role = role
        super.init()
        owner = view
        world.work.draw(WorkCost.object)
    }

    deinit {
        if let entry { world.layout.forget(entry) }
    }

    /// The view that the guide was added to.
    open var owningView: UIView? {
        get { owner }
        set { newValue.map { $0.addLayoutGuide(self) } ?? owner?.removeLayoutGuide(self) }
    }

    /// Where the guide is in its view's coordinates, as of the last layout pass.
    open var layoutFrame: CGRect { presentFrame }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// As warnings name it.
    final var words: String {
        let name = owner.map { world.description(of: $0) } ?? "nil"
        switch role {
        case .own: return identifier.isEmpty ? "a layout guide of \(name)" : identifier
        case .margins: return "\(name).layoutMarginsGuide"
        case .safeArea: return "\(name).safeAreaLayoutGuide"
        case .content: return "\(name).contentLayoutGuide"
        case .frame: return "\(name).frameLayoutGuide"
        case .readable: return "\(name).readableContentGuide"
        case .topBar: return "the top layout guide of \(name)"
        case .bottomBar: return "the bottom layout guide of \(name)"
        case .keyboard: return "\(name).keyboardLayoutGuide"
        }
    }

    var constrainedView: UIView? { owner }
    var layoutItemKind: LayoutItemKind { .guide }

    var presentFrame: CGRect {
        guard let owner, role != .own else { return entry?.target ?? .zero }
        let size = owner.bounds.size
        switch role {
        case .own: return .zero
        case .content:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? size)
        case .frame: return owner.bounds
        case .margins, .readable: return CGRect(origin: .zero, size: size).inset(by: owner.effectiveMargins)
        case .safeArea: return CGRect(origin: .zero, size: size).inset(by: owner.safeAreaInsets)
        case .topBar: return CGRect(x: 0, y: 0, width: size.width, height: barLength(in: owner))
        case .bottomBar, .keyboard:
            let height = barLength(in: owner)
            return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        }
    }
}

/// Looking at a layout.
extension UILayoutGuide {
    /// Whether the constraints leave open where the guide is, or how large (S-11).
    public var hasAmbiguousLayout: Bool {
        guard let entry else { return false }
        world.layout.solve()
        return entry.place.symbols.contains { world.layout.solver.isFree($0) }
    }

    /// The constraints about this guide along an axis, in the order in which they were activated.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let all = owner?.storedLayoutState?.references ?? []
        world.work.draw(all.count)
        let own = all.filter { $0.isAbout(axis) && ($0.firstItem === self || $0.secondItem === self) }
        return own.enumerated().filter { $0 == 0 || own[$0 - 1] !== $1 }.map(\.element)
    }
}

extension NSLayoutConstraint {
    final func isAbout(_ axis: Axis) -> Bool {
        switch firstAttribute.family {
        case .horizontal: axis == .horizontal
        case .vertical: axis == .vertical
        case .size: (firstAttribute == .width) == (axis == .horizontal)
        case .none: false
        }
    }
}
