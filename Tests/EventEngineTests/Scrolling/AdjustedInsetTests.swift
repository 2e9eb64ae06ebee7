import EventEngine
import Foundation
import Testing

/// The insets that count: what bars add to them, and who hears of it.
struct AdjustedInsetTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var heard: [CGFloat] = []
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            heard.append(scrollView.adjustedContentInset.top)
        }
    }

    private func scrolling(_ body: (UIScrollView, UINavigationController, Listener) -> Void) {
        _ = TestWorld { world, scene in
            let (page, listener) = (UIViewController(), Listener())
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            scroll.delegate = listener
            page.view.addSubview(scroll)
            let navigation = UINavigationController(rootViewController: page)
            scene.window.rootViewController = navigation
            world.device.wait(0)
            withExtendedLifetime(listener) { body(scroll, navigation, listener) }
        }
    }

    @Test func `Automatic insets make room for bars where a navigation controller's child owns the view`() {
        scrolling { scroll, navigation, _ in
            #expect(scroll.adjustedContentInset.top == 44)
            navigation.topViewController?.automaticallyAdjustsScrollViewInsets = false
            #expect(scroll.adjustedContentInset.top == 0)
            scroll.contentSize.height = 2_000
            #expect(scroll.adjustedContentInset.top == 44)
            scroll.contentInsetAdjustmentBehavior = .never
            #expect(scroll.adjustedContentInset.top == 0)
        }
    }

    @Test func `The delegate hears of each change of the insets, whatever made it, and of nothing else`() {
        scrolling { scroll, navigation, listener in
            #expect(listener.heard == [44])
            scroll.contentInset.top = 6
            scroll.contentInset.top = 6
            navigation.isNavigationBarHidden = true
            #expect(listener.heard == [44, 50, 6])
        }
    }
}
