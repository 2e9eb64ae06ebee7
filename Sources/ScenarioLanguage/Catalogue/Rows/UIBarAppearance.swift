import EventEngine
import Foundation

extension NativeCatalogue {
    /// How tab bars, toolbars and what is in bars look; the look of navigation bars is beside them.
    func addBarAppearances() {
        addClass(
            UIToolbarAppearance.self, named: "UIToolbarAppearance", superclass: UIBarAppearance.self,
            "How a toolbar looks; only kept here."
        ) { t in
            t.convenience("init()") { () in UIToolbarAppearance() }
            t.means("How its buttons look.")
            t.property("buttonAppearance", \.buttonAppearance)
            t.property("doneButtonAppearance", \.doneButtonAppearance)
        }
        addClass(
            UITabBarAppearance.self, named: "UITabBarAppearance", superclass: UIBarAppearance.self,
            "How a tab bar looks; only kept here."
        ) { t in
            t.convenience("init()") { () in UITabBarAppearance() }
            t.means("How its items look, with the title below the picture or beside it.")
            t.property("stackedLayoutAppearance", \.stackedLayoutAppearance)
            t.property("inlineLayoutAppearance", \.inlineLayoutAppearance)
            t.property("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance)
            t.property("selectionIndicatorTintColor", \.selectionIndicatorTintColor)
            t.property("selectionIndicatorImage", \.selectionIndicatorImage)
            t.means("Where items with the title below the picture are.")
            t.property("stackedItemPositioning", \.stackedItemPositioning)
            t.property("stackedItemWidth", \.stackedItemWidth)
            t.property("stackedItemSpacing", \.stackedItemSpacing)
        }
        addItemAppearances()
    }

    private func addItemAppearances() {
        addClass(
            UIBarButtonItemAppearance.self, named: "UIBarButtonItemAppearance", superclass: NSObject.self,
            "How a button of a bar looks in each state; only kept here."
        ) { t in
            t.convenience("init()") { () in UIBarButtonItemAppearance() }
            t.means("How it looks in this state.")
            t.getter("normal", \.normal)
            t.getter("highlighted", \.highlighted)
            t.getter("disabled", \.disabled)
            t.getter("focused", \.focused)
        }
        addClass(
            UIBarButtonItemStateAppearance.self, named: "UIBarButtonItemStateAppearance",
            superclass: NSObject.self, "How a button of a bar looks in one state; only kept here."
        ) { t in
            t.means("How its title looks, and what is behind it.")
            t.accessor("titleTextAttributes", get: { TextAttributes(values: $0.titleTextAttributes) }) {
                $0.titleTextAttributes = $1.values
            }
            t.property("backgroundImage", \.backgroundImage)
        }
        addClass(
            UITabBarItemAppearance.self, named: "UITabBarItemAppearance", superclass: NSObject.self,
            "How an item of a tab bar looks in each state; only kept here."
        ) { t in
            t.convenience("init()") { () in UITabBarItemAppearance() }
            t.means("How it looks in this state.")
            t.getter("normal", \.normal)
            t.getter("selected", \.selected)
            t.getter("disabled", \.disabled)
            t.getter("focused", \.focused)
        }
        addClass(
            UITabBarItemStateAppearance.self, named: "UITabBarItemStateAppearance", superclass: NSObject.self,
            "How an item of a tab bar looks in one state; only kept here."
        ) { t in
            t.means("How its title, its picture and its badge look.")
            t.accessor("titleTextAttributes", get: { TextAttributes(values: $0.titleTextAttributes) }) {
                $0.titleTextAttributes = $1.values
            }
            t.property("iconColor", \.iconColor)
            t.property("badgeBackgroundColor", \.badgeBackgroundColor)
            t.accessor("badgeTextAttributes", get: { TextAttributes(values: $0.badgeTextAttributes) }) {
                $0.badgeTextAttributes = $1.values
            }
        }
    }
}
