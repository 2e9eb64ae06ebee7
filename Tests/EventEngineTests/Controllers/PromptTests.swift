import EventEngine
import Foundation
import Testing

/// What a navigation bar with a prompt does to the page below it.
struct PromptTests {
    @Test func `A prompt makes the bar higher, and the page's safe area smaller`() {
        _ = TestWorld { world, scene in
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            page.navigationItem.prompt = "Choose"
            world.device.wait(0)
            #expect(navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 74)
            page.navigationItem.prompt = nil
            world.device.wait(0)
            #expect(navigation.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 44)
        }
    }
}
