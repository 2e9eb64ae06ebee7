import EventEngine
import Testing

/// The guides of a controller's view that the safe area has replaced.
struct BarGuideTests {
    @Test func `They are as high as bars reach into the view, and follow them`() {
        _ = TestWorld { world, scene in
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            scene.window.rootViewController = navigation
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
                box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 10),
            ])
            world.settle()
            let height = page.view.bounds.height
            #expect(page.topLayoutGuide.length == 44 && page.bottomLayoutGuide.length == 0)
            #expect(box.frame == CGRect(x: 0, y: 44, width: 10, height: height - 44))
            navigation.isNavigationBarHidden = true
            page.additionalSafeAreaInsets.bottom = 30
            world.settle()
            #expect(page.topLayoutGuide.length == 0 && page.bottomLayoutGuide.length == 30)
            #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: height - 30))
        }
    }
}
