import Foundation

/// A linear relation between parts of two views or guides: `first = multiplier * second + constant`.
///
/// It takes effect when it is active: the view that holds both sides keeps it, and the next layout pass puts
/// views where all constraints together want them (S-07).
open class NSLayoutConstraint: NSObject, Subclassable {
    let world = Simulator.current
    /// Constraints are not numbered: nothing says `constraint 3`.
    package var creationSerial: Int32 { 0 }
    package var knownProperties: [(name: String, object: AnyObject?)] { [] }
    package final var traceID = ObjectID.none
    package final var dynamicSubclass: (any DynamicSubclass)? {
        didSet { world.names.dynamicSubclassChanged(of: self) }
    }
    private weak var storedFirst: AnyObject?
    private weak var storedSecond: AnyObject?
    public private(set) final var firstAttribute = Attribute.notAnAttribute
    public private(set) final var secondAttribute = Attribute.notAnAttribute
    public private(set) final var relation = Relation.equal
    public private(set) final var multiplier: CGFloat = 1
    final var storedConstant: CGFloat = 0
    final var storedPriority = UILayoutPriority.required
    /// The view whose `constraints` it is among.
    final weak var holder: UIView?
    /// Its place in the solver.
    final var handle: LinearSolver.Handle?
    /// It could not hold and was left out (S-10).
    final var isBroken = false
    /// Whether others give way to it: what hides a view in a stack.
    final var isFirm = false
    /// Whether it waits for the solver.
    final var isPending = false
    /// For a length between two places: where that on the left side begins.
    final var offset: (from: AnyObject, attribute: Attribute)?
    /// The same on the right side.
    final var secondOffset: (from: AnyObject, attribute: Attribute)?
    /// How much a miss counts among those of the same priority.
    final var weight = 1.0
    /// Counts activations, to know which came last.
    final var activation = 0
    /// The scenario line that activated it last.
    final var line: Int32 = -1

    /// Makes a constraint between parts of two views or guides; it is not active.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        // Old code names an attribute of nothing; for a size UIKit takes that as none (inferred).
        let isNumber = view2 == nil && attr1.family == .size
        self.init(
            first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject },
            isNumber ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
        checkAttributes()
    }

    convenience init(
        first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        (storedFirst, storedSecond) = (first, second)
        (self.firstAttribute, self.secondAttribute) = (firstAttribute, secondAttribute)
        (self.relation, self.multiplier, storedConstant) = (relation, multiplier, constant)
    }

    /// Makes a constraint of nothing, which can never be active. Subclasses inherit the others with it.
    public override init() {
        super.init()
        world.work.draw(WorkCost.object)
    }

    deinit {
        if traceID != .none { world.names.objectIsGone(traceID) }
    }

    /// The view or guide on the left side; not retained.
    open var firstItem: AnyObject? { storedFirst }
    /// The view or guide on the right side; nil for a plain number.
    open var secondItem: AnyObject? { storedSecond }
    /// A name for debugging.
    open var identifier: String?
    open var shouldBeArchived = false

    /// What is added to the right side. A change takes effect in the next layout pass.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                return world.report(.invalidGeometry(property: "constant", value: "\(newValue)"))
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            if isActive { world.layout.constraintChanged(self) }
        }
    }

    /// How much it matters. Whether it has to hold cannot change while it is active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    /// Whether it is among the constraints of a view. Activating it needs a view that both sides are in
    /// (S-12).
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// As it would be written: `red.width == 100`.
    open override var description: String { words }
}
