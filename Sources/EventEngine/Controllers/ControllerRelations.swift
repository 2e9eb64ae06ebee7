/// What a controller is to others, and whether its view is to be seen.
struct ControllerRelations {
    /// How far the calls of appearance have come.
    enum Appearance { case gone, appearing, visible, disappearing }

    weak var parent: UIViewController?
    var children: [UIViewController] = []
    weak var presenter: UIViewController?
    var presented: UIViewController?
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var style = UIModalPresentationStyle.automatic
    var appearance = Appearance.gone
}
