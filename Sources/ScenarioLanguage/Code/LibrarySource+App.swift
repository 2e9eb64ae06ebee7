extension LibrarySource {
    /// Why an app was launched. A scenario begins when the app runs, so nobody but the scenario calls the
    /// methods that say so (our decision).
    static let launchOptions = LibrarySource(
        name: "LaunchOptionsKey", others: ["OpenURLOptionsKey"],
        text: """
            extension UIApplication {
                struct LaunchOptionsKey: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
                    static let sourceApplication = LaunchOptionsKey(
                        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
                    static let remoteNotification = LaunchOptionsKey(
                        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
                    static let shortcutItem = LaunchOptionsKey(
                        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
                    static let userActivityDictionary = LaunchOptionsKey(
                        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
                }

                struct OpenURLOptionsKey: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let sourceApplication = OpenURLOptionsKey(
                        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
                    static let annotation = OpenURLOptionsKey(
                        rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
                    static let openInPlace = OpenURLOptionsKey(
                        rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
                }
            }
            """)

    /// What the delegate of a scene is. The one scene is in the foreground when a scenario begins, and stays
    /// there: nobody but the scenario calls the methods (our decision).
    static let sceneDelegates = LibrarySource(
        name: "UIWindowSceneDelegate",
        others: ["UISceneDelegate", "UISceneSession", "UISceneConfiguration", "ConnectionOptions"],
        text: """
            private var delegateKey: UInt8 = 0
            private var sessionKey: UInt8 = 0
            private var titleKey: UInt8 = 0

            extension UIScene {
                class ConnectionOptions: NSObject {}

                var delegate: UISceneDelegate? {
                    get { objc_getAssociatedObject(self, &delegateKey) as? UISceneDelegate }
                    set { objc_setAssociatedObject(self, &delegateKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
                }
                var title: String! {
                    get { objc_getAssociatedObject(self, &titleKey) as? String ?? "" }
                    set { objc_setAssociatedObject(self, &titleKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
                }
                var session: UISceneSession {
                    if let known = objc_getAssociatedObject(self, &sessionKey) as? UISceneSession {
                        return known
                    }
                    let made = UISceneSession()
                    made.scene = self
                    objc_setAssociatedObject(self, &sessionKey, made, .OBJC_ASSOCIATION_RETAIN)
                    return made
                }
            }

            class UISceneSession: NSObject {
                fileprivate(set) weak var scene: UIScene?
                struct Role: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
                }
                let role = Role.windowApplication
            }

            class UISceneConfiguration: NSObject {
                let name: String?
                let role: UISceneSession.Role
                var delegateClass: AnyClass?
                init(name: String?, sessionRole: UISceneSession.Role) {
                    self.name = name
                    role = sessionRole
                }
            }

            protocol UISceneDelegate: NSObjectProtocol {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions)
                func sceneDidDisconnect(_ scene: UIScene)
                func sceneDidBecomeActive(_ scene: UIScene)
                func sceneWillResignActive(_ scene: UIScene)
                func sceneWillEnterForeground(_ scene: UIScene)
                func sceneDidEnterBackground(_ scene: UIScene)
            }

            extension UISceneDelegate {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {}
                func sceneDidDisconnect(_ scene: UIScene) {}
                func sceneDidBecomeActive(_ scene: UIScene) {}
                func sceneWillResignActive(_ scene: UIScene) {}
                func sceneWillEnterForeground(_ scene: UIScene) {}
                func sceneDidEnterBackground(_ scene: UIScene) {}
            }

            protocol UIWindowSceneDelegate: UISceneDelegate {}
            """)

    /// Addresses that other apps would open. There are none beside a scenario, so that nothing is opened, and
    /// the answer is no.
    static let openedAddresses = LibrarySource(
        name: "OpenExternalURLOptionsKey", members: ["UIApplication"],
        text: """
            extension UIApplication {
                struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let universalLinksOnly = OpenExternalURLOptionsKey(
                        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
                }
                static let openSettingsURLString = "app-settings:"

                func canOpenURL(_ url: URL) -> Bool { false }
                func open(
                    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
                    completionHandler completion: ((Bool) -> Void)? = nil
                ) {
                    guard let completion else { return }
                    DispatchQueue.main.async { completion(false) }
                }
                @discardableResult func openURL(_ url: URL) -> Bool { false }
            }
            """)

    /// How large a user wants texts. Here that is the size that phones have when they are new.
    static let contentSizes = LibrarySource(
        name: "UIContentSizeCategory", members: [
            "preferredContentSizeCategory", "minimumContentSizeCategory", "maximumContentSizeCategory",
        ],
        text: """
            struct UIContentSizeCategory: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                private init(_ word: String) { rawValue = "UICTContentSizeCategory" + word }
                static let unspecified = UIContentSizeCategory("Unspecified")
                static let extraSmall = UIContentSizeCategory("XS")
                static let small = UIContentSizeCategory("S")
                static let medium = UIContentSizeCategory("M")
                static let large = UIContentSizeCategory("L")
                static let extraLarge = UIContentSizeCategory("XL")
                static let extraExtraLarge = UIContentSizeCategory("XXL")
                static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
                static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
                static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
                static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
                static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
                static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
                static let didChangeNotification = Notification.Name(
                    "UIContentSizeCategoryDidChangeNotification")

                private static let all = [
                    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
                    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
                    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
                ]
                private var place: Int { Self.all.firstIndex(of: self) ?? 0 }
                var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
                static func < (a: Self, b: Self) -> Bool { a.place < b.place }
                static func <= (a: Self, b: Self) -> Bool { a.place <= b.place }
                static func > (a: Self, b: Self) -> Bool { a.place > b.place }
                static func >= (a: Self, b: Self) -> Bool { a.place >= b.place }
            }

            extension UITraitCollection {
                var preferredContentSizeCategory: UIContentSizeCategory { .large }
            }

            extension UIApplication {
                var preferredContentSizeCategory: UIContentSizeCategory { .large }
            }

            private var minimumKey: UInt8 = 0
            private var maximumKey: UInt8 = 0

            extension UIView {
                var minimumContentSizeCategory: UIContentSizeCategory? {
                    get { objc_getAssociatedObject(self, &minimumKey) as? UIContentSizeCategory }
                    set { objc_setAssociatedObject(self, &minimumKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
                }
                var maximumContentSizeCategory: UIContentSizeCategory? {
                    get { objc_getAssociatedObject(self, &maximumKey) as? UIContentSizeCategory }
                    set { objc_setAssociatedObject(self, &maximumKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
                }
            }
            """)
}
