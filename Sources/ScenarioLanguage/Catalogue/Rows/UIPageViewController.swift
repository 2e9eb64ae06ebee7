import EventEngine
import Foundation

extension UIPageViewController.TransitionStyle: BridgedEnum {}
extension UIPageViewController.NavigationOrientation: BridgedEnum {}
extension UIPageViewController.NavigationDirection: BridgedEnum {}
extension UIPageViewController.SpineLocation: BridgedEnum {}
extension UIPageViewController.OptionsKey: BridgedStruct {}

private typealias PageDelegate = Conforming<any UIPageViewControllerDelegate>
private typealias PageSource = Conforming<any UIPageViewControllerDataSource>

/// The options of a page controller: the points between pages.
private struct PageOptions: Bridged {
    let values: [UIPageViewController.OptionsKey: Any]

    static var staticType: StaticType { .dictionary(UIPageViewController.OptionsKey.staticType, .any) }

    static func from(_ value: Value) -> PageOptions? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var values: [UIPageViewController.OptionsKey: Any] = [:]
        for key in dictionary.keys {
            guard let name = UIPageViewController.OptionsKey.from(key), let held = dictionary[key]
            else { return nil }
            values[name] = AnyValue(bridged: held).unboxed
        }
        return PageOptions(values: values)
    }

    var bridged: Value { .dictionary(OrderedValueDictionary()) }
}

extension NativeCatalogue {
    /// UIPageViewController, and what belongs to it.
    func addUIPageViewController() {
        addClass(
            UIPageViewController.self, named: "UIPageViewController", superclass: UIViewController.self,
            "Pages, one of them shown, that a finger turns (N-29, N-30). Pages scroll; those that curl are "
                + "refused.", pageControllerRows)
        addPageTypes()
        addProtocol(
            (any UIPageViewControllerDataSource).self, named: "UIPageViewControllerDataSource",
            "Says which controllers are beside another."
        ) { t in
            t.means(
                "Who comes before a page, and who comes after it; nil at the ends. Asked when a drag begins.")
            t.required("pageViewController(_:viewControllerBefore:)", .pageBefore) {
                (_: UIPageViewController, _: UIViewController) in UIViewController?.none
            }
            t.required("pageViewController(_:viewControllerAfter:)", .pageAfter) {
                (_: UIPageViewController, _: UIViewController) in UIViewController?.none
            }
            t.means("How many dots are below the pages, and which is the shown one; both are needed for any.")
            t.question("presentationCount(for:)", .pageCount) { (_: UIPageViewController) in 0 }
            t.question("presentationIndex(for:)", .pageIndex) { (_: UIPageViewController) in 0 }
        }
        addProtocol(
            (any UIPageViewControllerDelegate).self, named: "UIPageViewControllerDelegate",
            "Hears of turns that a finger makes, and not of those by code."
        ) { t in
            t.means("A page comes into sight.")
            t.news("pageViewController(_:willTransitionTo:)", .pageWillTransition) {
                (_: UIPageViewController, _: [UIViewController]) in
            }
            t.means("Pages rest; the last argument says whether the page was turned.")
            t.news(
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                .pageDidFinish
            ) { (_: UIPageViewController, _: Bool, _: [UIViewController], _: Bool) in }
            t.unsent = [
                "pageViewController(_:spineLocationFor:)",
                "pageViewControllerSupportedInterfaceOrientations(_:)",
                "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
            ]
        }
    }

    private func pageControllerRows(_ t: MemberTable<UIPageViewController>) {
        t.required("init(coder:)") { (coder: NSCoder) in UIPageViewController(coder: coder) }
        t.means("Makes one, with the points between pages as an option.")
        t.initializer(
            "init(transitionStyle:navigationOrientation:options:)", defaults: ["options": nil]
        ) {
            (style: UIPageViewController.TransitionStyle, way: UIPageViewController.NavigationOrientation,
                options: PageOptions?) in
            UIPageViewController(
                transitionStyle: style, navigationOrientation: way, options: options?.values)
        }
        t.means("Who says which pages there are, and who hears of turns.")
        t.accessor("dataSource", get: { $0.dataSourceObject.map(PageSource.init(object:)) }) {
            pages, source in
            pages.dataSourceObject = source?.object
        }
        t.accessor("delegate", get: { $0.delegateObject.map(PageDelegate.init(object:)) }) {
            pages, delegate in
            pages.delegateObject = delegate?.object
        }
        t.means("The page that is shown, and another one in its place.")
        t.getter("viewControllers", \.viewControllers)
        t.method("setViewControllers(_:direction:animated:completion:)", defaults: ["completion": nil]) {
            (pages: UIPageViewController, controllers: [UIViewController]?,
                direction: UIPageViewController.NavigationDirection, animated: Bool,
                completion: Block<Bool>?) in
            pages.setViewControllers(
                controllers, direction: direction, animated: animated, completion: called(completion))
        }
        t.kept("setViewControllers(_:direction:animated:completion:)")
        t.means("How it was made.")
        t.getter("transitionStyle", \.transitionStyle)
        t.getter("navigationOrientation", \.navigationOrientation)
        t.getter("spineLocation", \.spineLocation)
        t.property("isDoubleSided", \.isDoubleSided)
        t.means("None: the scroll view inside has them (N-29).")
        t.getter("gestureRecognizers", \.gestureRecognizers)
    }

    private func addPageTypes() {
        typealias Pages = UIPageViewController
        addEnumeration(
            Pages.TransitionStyle.self, named: "UIPageViewController.TransitionStyle", "How pages turn."
        ) { t in
            t.means("They scroll.")
            t.enumCase("scroll", .scroll)
            t.means("They curl, which is refused when the controller is made.")
            t.enumCase("pageCurl", .pageCurl)
        }
        addEnumeration(
            Pages.NavigationOrientation.self, named: "UIPageViewController.NavigationOrientation",
            "Which way pages lie."
        ) { t in
            t.means("This way.")
            t.enumCase("horizontal", .horizontal)
            t.enumCase("vertical", .vertical)
        }
        addEnumeration(
            Pages.NavigationDirection.self, named: "UIPageViewController.NavigationDirection",
            "To which side a page is turned by code."
        ) { t in
            t.means("To this side.")
            t.enumCase("forward", .forward)
            t.enumCase("reverse", .reverse)
        }
        addEnumeration(
            Pages.SpineLocation.self, named: "UIPageViewController.SpineLocation",
            "Where the spine of a book is; pages that scroll have none."
        ) { t in
            t.means("There.")
            t.enumCase("none", .none)
            t.enumCase("min", .min)
            t.enumCase("mid", .mid)
            t.enumCase("max", .max)
        }
        addStructure(
            Pages.OptionsKey.self, named: "UIPageViewController.OptionsKey", conformances: .hashable,
            "Names of options."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in Pages.OptionsKey(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("This option.")
            t.staticGetter("interPageSpacing") { Pages.OptionsKey.interPageSpacing }
            t.staticGetter("spineLocation") { Pages.OptionsKey.spineLocation }
        }
    }
}
