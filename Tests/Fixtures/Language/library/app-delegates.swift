// The delegates that templates of apps begin with: nobody calls them but the scenario.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        print("launched", launchOptions?[.url] == nil)
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        print("connected", session.role == .windowApplication)
    }
    func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
}
let app = AppDelegate()
UIApplication.shared.delegate = app
print(app.application(.shared, didFinishLaunchingWithOptions: nil))
// prints: launched true
// prints: true
let scenes: any UIWindowSceneDelegate = SceneDelegate()
let session = UISceneSession()
if let scene = UIApplication.shared.connectedScenes.first {
    scenes.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    scenes.sceneDidBecomeActive(scene)
    scenes.sceneDidEnterBackground(scene)
}
// prints: connected true
// prints: active
let options = UIScene.ConnectionOptions()
print(app.application(.shared, configurationForConnecting: session, options: options).name ?? "-")
// prints: Default Configuration
let category = UIApplication.shared.preferredContentSizeCategory
print(category == .large, category < .accessibilityMedium, category.isAccessibilityCategory)
// prints: true true false
print(window.traitCollection.preferredContentSizeCategory.rawValue)
// prints: UICTContentSizeCategoryL
