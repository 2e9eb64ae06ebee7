import EventEngine
import Foundation
import Testing

/// Menus that a resting finger opens, and those of buttons.
struct MenuTests {
    private final class Waiter: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        let order = UIAction(title: "Order") { _ in }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu?")
            return UIContextMenuConfiguration(identifier: nil, actionProvider: { [order] _ in
                UIMenu(children: [order])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("display")
        }
        func tapped() { heard.append("tap") }
    }

    private final class Card: UIView {
        var hear: (String) -> Void = { _ in }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled") }
    }

    private func press(for seconds: Double) -> [String] {
        let waiter = Waiter()
        _ = TestWorld { world, scene in
            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            card.hear = { waiter.heard.append($0) }
            scene.view.addSubview(card)
            card.addInteraction(UIContextMenuInteraction(delegate: waiter))
            world.actions.add(Selector("tapped"), "tapped()", of: Waiter.self) { waiter, _, _ in
                waiter.tapped()
            }
            card.addGestureRecognizer(UITapGestureRecognizer(target: waiter, action: Selector("tapped")))
            world.hand.press(card, for: seconds)
        }
        return waiter.heard
    }

    @Test func `A finger that lifts before the menu shows still taps; later it is cancelled (GC-144)`() {
        #expect(press(for: 0.3) == ["menu?", "tap", "cancelled"])
        #expect(press(for: 0.7) == ["menu?", "display", "cancelled"])
    }

    @Test func `A button's menu comes with the finger, and no touch-up follows (GC-145)`() {
        var heard: [String] = []
        _ = TestWorld { world, scene in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            scene.view.addSubview(button)
            let chosen = UIAction(title: "Chosen") { _ in heard.append("chosen") }
            button.menu = UIMenu(children: [chosen])
            button.showsMenuAsPrimaryAction = true
            for (event, name) in [
                (UIControl.Event.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchUpInside, "up"),
            ] {
                button.addAction(UIAction { _ in heard.append(name) }, for: event)
            }
            world.hand.tap(button)
            world.hand.tap(chosen)
        }
        #expect(heard == ["down", "menu", "chosen"])
    }

    @Test func `An interaction leaves the view that had it before (GC-148)`() {
        _ = TestWorld { world, scene in
            let (one, two) = (UIView(), UIView())
            let interaction = UIContextMenuInteraction(delegate: Waiter())
            one.addInteraction(interaction)
            two.addInteraction(interaction)
            #expect(one.interactions.isEmpty && one.gestureRecognizers?.isEmpty != false)
            #expect(two.interactions.count == 1 && interaction.view === two)
        }
    }
}
