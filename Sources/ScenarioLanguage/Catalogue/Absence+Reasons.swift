/// Why scenarios lack what others have, and what to do instead.
extension Absence.Reason {
    static let accessibility = Absence.Reason("nobody listens to a scenario")
    static let animations = Absence.Reason(
        "this kind of animation is not modelled", instead: "use 'animate(withDuration:animations:)'")
    static let appStructure = Absence.Reason(
        "a scenario is not an app", instead: "use 'window' and 'viewController'")
    static let bars = Absence.Reason(
        "this part of bars is not modelled", instead: "use a 'UIBarButtonItem'")
    static let codable = Absence.Reason(
        "values are not written as texts or read from them", instead: "make them in code")
    static let collections = Absence.Reason(
        "this part of collection views is not modelled",
        instead: "use a data source with cells, and 'reloadData()'")
    static let containers = Absence.Reason(
        "this controller is not modelled",
        instead: "use 'UINavigationController', 'UITabBarController', or 'present'")
    static let coreFoundation = Absence.Reason(
        "scenarios do not have Core Foundation", instead: "use the types of Foundation")
    static let datePickers = Absence.Reason("scenarios have no calendar", instead: "use 'UIPickerView'")
    static let dates = Absence.Reason(
        "scenarios run on a virtual clock", instead: "use 'CACurrentMediaTime()' or a 'timestamp'")
    static let designTime = Absence.Reason(
        "scenarios have no storyboards", instead: "make views in code")
    static let device = Absence.Reason("a scenario has one phone", instead: "ask 'UIScreen.main'")
    static let dragAndDrop = Absence.Reason(
        "drag and drop is not modelled", instead: "use a pan or long-press recognizer")
    static let exchange = Absence.Reason(
        "methods keep their implementations", instead: "override the method in a subclass")
    static let drawing = Absence.Reason("nothing is drawn in a scenario")
    static let dynamics = Absence.Reason(
        "dynamic animators move views and attributes, with gravity, pushes, snaps, attachments and "
            + "collisions")
    static let editing = Absence.Reason(
        "this part of editing tables is not modelled",
        instead: "use swipe actions, 'deleteRows(at:with:)' and 'insertRows(at:with:)'")
    static let feeling = Absence.Reason("what a scenario does cannot be felt or heard")
    static let files = Absence.Reason("scenarios read and write no files")
    static let focus = Absence.Reason("there is no focus engine", instead: "touch with the 'hand'")
    static let formatting = Absence.Reason(
        "what depends on language and region is not modelled", instead: "use string interpolation")
    static let layerActions = Absence.Reason(
        "layers do not animate by themselves", instead: "add a 'CABasicAnimation'")
    static let layerAnimation = Absence.Reason(
        "this part of layers' animations is not modelled", instead: "use 'CABasicAnimation'")
    static let layerKinds = Absence.Reason("this layer is not modelled", instead: "use 'CALayer'")
    static let layoutMessages = Absence.Reason(
        "nobody measures a child's view by itself", instead: "set the child's 'preferredContentSize'")
    static let keyboard = Absence.Reason(
        "this part of the keyboard is not modelled", instead: "type with 'hand.type(_:)'")
    static let menus = Absence.Reason(
        "this kind of menu is not modelled", instead: "use 'UIContextMenuInteraction' or 'UIButton.menu'")
    static let network = Absence.Reason("scenarios have no network")
    static let objectiveC = Absence.Reason(
        "scenarios have Swift's values, not Objective-C's boxes of them",
        instead: "use 'String', 'Int', 'Array' and their kin")
    static let oneThread = Absence.Reason(
        "scenarios run on one thread", instead: "use 'Task', 'DispatchQueue.main' or 'Timer'")
    static let observing = Absence.Reason(
        "observers by the names of properties need pointers", instead: "use 'observe(\\.property)'")
    static let otherModule = Absence.Reason("scenarios import UIKit and Foundation alone")
    static let patterns = Absence.Reason(
        "texts are not searched by patterns", instead: "use 'range(of:)' with a text")
    static let pencil = Absence.Reason("the hand has no pencil", instead: "touch with the 'hand'")
    static let pickers = Absence.Reason("this control is not modelled", instead: "subclass 'UIControl'")
    static let pointer = Absence.Reason("there is no pointer device", instead: "touch with the 'hand'")
    static let presentation = Absence.Reason(
        "this part of presentations is not modelled", instead: "use 'present(_:animated:)'")
    static let presses = Absence.Reason("there are no hardware buttons", instead: "touch with the 'hand'")
    static let reflection = Absence.Reason("scenarios cannot look into types at run time")
    static let searching = Absence.Reason(
        "this part of searching is not modelled", instead: "put a 'UISearchBar' into a view of yours")
    static let surroundings = Absence.Reason("scenarios do not reach what is around them")
    static let swiftUI = Absence.Reason("SwiftUI is another framework", instead: "use UIKit's views")
    static let tests = Absence.Reason(
        "a scenario is not a unit test", instead: "write claims below the scenario")
    static let textViews = Absence.Reason(
        "this part of text is not modelled", instead: "use 'UILabel', 'UITextField' or 'UITextView'")
    static let traits = Absence.Reason("a scenario has the traits that its screen has")
    static let visualFormat = Absence.Reason(
        "constraints are made one by one", instead: "use anchors or 'init(item:attribute:...)'")
    static let unsafe = Absence.Reason("scenarios cannot reach into memory")
    static let widths = Absence.Reason("scenarios have only some widths of numbers", instead: "use 'Int'")

    /// The reason for a name of which nothing else is said.
    static func usual(of framework: PlatformNames.Framework) -> Absence.Reason {
        switch framework {
        case .uiKit: Absence.Reason("this part of UIKit is not modelled")
        case .quartzCore: Absence.Reason("this part of QuartzCore is not modelled")
        case .coreGraphics: drawing
        case .foundation: Absence.Reason("this part of Foundation is not modelled")
        case .swift: Absence.Reason("this part of Swift's library is not there yet")
        }
    }
}
