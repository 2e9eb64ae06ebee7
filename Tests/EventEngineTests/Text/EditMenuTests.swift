import EventEngine
import Foundation
import Testing

/// Edit menus: who is asked, what is shown, and who gets the action (P-31 to P-35).
struct EditMenuTests {
    private final class Label: UILabel {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            let known = sender is UIApplication ? "application" : "other"
            heard.append("\(NSStringFromSelector(action)) \(known)")
            if action == Selector("selectAll:") { return false }
            return super.canPerformAction(action, withSender: sender)
        }
    }

    private final class Page: UIViewController {
        var senders: [Any?] = []
    }

    private func play(_ body: (Simulator, Simulator.StandardScene, Label, Page) -> Void) {
        _ = TestWorld { world, scene in
            let page = Page()
            scene.window.rootViewController = page
            let label = Label(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
            page.view.addSubview(label)
            for name in ["selectAll:", "mark:"] {
                world.actions.add(Selector(name), "action", of: Page.self) { page, sender, _ in
                    page.senders.append(sender)
                }
            }
            world.device.wait(0)
            body(world, scene, label, page)
        }
    }

    private func titles(_ window: UIWindow) -> [String] {
        window.subviews.last?.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) } ?? []
    }

    @Test func `A refusal does not hide a command that somebody above takes (GC-132, P-31, P-32, P-33)`() {
        play { world, scene, label, page in
            label.becomeFirstResponder()
            let menus = UIMenuController.shared
            menus.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark:"))]
            menus.showMenu(from: label, rect: label.bounds)
            #expect(
                label.heard == [
                    "cut: application", "copy: application", "select: application", "selectAll: application",
                    "paste: application", "delete: application", "mark: application",
                ])
            #expect(titles(scene.window) == ["Select All", "Mark"])
            world.hand.tap(menuItem: "Select All")
            #expect(page.senders.count == 1 && page.senders.first as? UIMenuController === menus)
            #expect(!menus.isMenuVisible)
        }
    }

    @Test func `Without a first responder the menu controller shows nothing (P-34)`() {
        play { _, _, label, _ in
            UIMenuController.shared.showMenu(from: label, rect: label.bounds)
            #expect(!UIMenuController.shared.isMenuVisible && label.heard.isEmpty)
        }
    }

    @Test func `An interaction asks from its view on, and a touch elsewhere closes its menu (P-35)`() {
        play { world, scene, label, _ in
            let interaction = UIEditMenuInteraction(delegate: nil)
            label.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
            #expect(titles(scene.window) == ["Select All"])
            world.hand.tap(at: CGPoint(x: 20, y: 600))
            #expect(titles(scene.window) == [])
        }
    }

    @Test func `Choosing what no menu shows is a problem`() {
        let run = TestWorld { world, _ in world.hand.tap(menuItem: "Copy") }
        #expect(run.world.problem != nil)
    }
}
