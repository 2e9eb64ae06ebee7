// What a scene has: a session, a title, a delegate, and notifications that nobody posts here.
import UIKit

class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
}
let scene = window.windowScene!
let delegate = SceneDelegate()
print(scene.delegate == nil, scene.title.isEmpty)
scene.delegate = delegate
scene.title = "Main"
print((scene.delegate as? SceneDelegate) === delegate, scene.title ?? "none")
print(scene.session === scene.session, scene.session.scene === scene, scene.session.role == .windowApplication)
print(UIScene.didEnterBackgroundNotification != UIScene.willEnterForegroundNotification)
let table = UITableView()
table.separatorInsetReference = .fromAutomaticInsets
print(table.separatorInsetReference == .fromAutomaticInsets)
// prints: true true
// prints: true Main
// prints: true true true
// prints: true
// prints: true
