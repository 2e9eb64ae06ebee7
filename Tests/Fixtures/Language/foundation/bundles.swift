// There are no files: what is looked for is not there.
class Card: UIViewController {
    convenience init() { self.init(nibName: nil, bundle: Bundle(for: Card.self)) }
}
print(Bundle(for: Card.self).path(forResource: "star", ofType: nil) == nil)  // prints: true
print(Bundle(path: "/nowhere") == nil, Bundle(identifier: "none") == nil)  // prints: true true
print(Bundle(url: URL(string: "file:///nowhere")!) == nil)  // prints: true
print(Bundle.main.path(forResource: "star", ofType: "png") ?? "none")  // prints: none
print(Bundle.main.url(forResource: "star", withExtension: nil) == nil)  // prints: true
print(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") == nil)  // prints: true
print(Bundle.main.bundleIdentifier ?? "none")  // prints: none
print(UIImage(named: "star", in: Bundle(for: Card.self), compatibleWith: nil) == nil)  // prints: true
print(Card().isViewLoaded)  // prints: false
let isByController = Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
print(isByController, version ?? "no version")  // prints: true no version
