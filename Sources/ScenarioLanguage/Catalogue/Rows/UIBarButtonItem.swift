import EventEngine
import Foundation

extension UIBarButtonItem.Style: BridgedEnum {}
extension UIBarButtonItem.SystemItem: BridgedEnum {}

extension NativeCatalogue {
    /// UIBarButtonItem, and what belongs to it.
    func addUIBarButtonItem() {
        addClass(
            UIBarButtonItem.self, named: "UIBarButtonItem", superclass: UIBarItem.self,
            "A button of a bar. `hand.tap(_:)` takes it, and taps its button.",
            barButtonRows)
        addEnumeration(
            UIBarButtonItem.Style.self, named: "UIBarButtonItem.Style",
            "How a button of a bar looks."
        ) { t in
            t.means("So.")
            t.enumCase("plain", .plain)
            t.enumCase("done", .done)
        }
        addEnumeration(
            UIBarButtonItem.SystemItem.self, named: "UIBarButtonItem.SystemItem",
            "What the system has a title or a picture for.", systemItemRows)
    }

    private func barButtonRows(_ t: MemberTable<UIBarButtonItem>) {
        t.initializer("init()") { () in UIBarButtonItem() }
        t.required("init(coder:)") { (coder: NSCoder) in UIBarButtonItem(coder: coder) }
        t.means("Makes one with a title.")
        t.convenience("init(title:style:target:action:)", through: .nothing) {
            (title: String?, style: UIBarButtonItem.Style, target: Untyped, action: Selector?) in
            UIBarButtonItem(title: title, style: style, target: target.value, action: action)
        } then: { item, title, style, target, action in
            item.begin(title, nil, style, target.value, action)
        }
        t.means("Makes one with a picture, of the system's kind, or with a view.")
        t.convenience("init(image:style:target:action:)", through: .nothing) {
            (image: UIImage?, style: UIBarButtonItem.Style, target: Untyped, action: Selector?) in
            UIBarButtonItem(image: image, style: style, target: target.value, action: action)
        } then: { item, image, style, target, action in
            item.begin(nil, image, style, target.value, action)
        }
        t.convenience("init(barButtonSystemItem:target:action:)", through: .nothing) {
            (item: UIBarButtonItem.SystemItem, target: Untyped, action: Selector?) in
            UIBarButtonItem(barButtonSystemItem: item, target: target.value, action: action)
        } then: { item, kind, target, action in
            item.begin(kind, target.value, action)
        }
        t.convenience("init(customView:)", through: .nothing) { (view: UIView) in
            UIBarButtonItem(customView: view)
        } then: { item, view in
            item.customView = view
        }
        modernBarButtonRows(t)
        barButtonLookRows(t)
        t.means("How it looks, and how wide it is; 0 for as wide as its content.")
        t.property("style", \.style)
        t.property("width", \.width)
        t.property("tintColor", \.tintColor)
        t.means("The view that a bar shows in place of a button.")
        t.property("customView", \.customView)
        t.means("What it sends, and to whom (C-20).")
        t.accessor("target", get: { $0.target.map { Reference(object: $0) } }) { item, target in
            item.target = target?.object
        }
        t.property("action", \.action)
    }

    private func modernBarButtonRows(_ t: MemberTable<UIBarButtonItem>) {
        let defaults: KeyValuePairs<String, Value> = [
            "title": nil, "image": nil, "primaryAction": nil, "menu": nil,
        ]
        t.means("Makes one with an action or a menu.")
        t.initializer("init(title:image:primaryAction:menu:)", defaults: defaults) {
            (title: String?, image: UIImage?, action: UIAction?, menu: UIMenu?) in
            UIBarButtonItem(title: title, image: image, primaryAction: action, menu: menu)
        }
        let others: KeyValuePairs<String, Value> = ["primaryAction": nil, "menu": nil]
        t.initializer("init(systemItem:primaryAction:menu:)", defaults: others) {
            (item: UIBarButtonItem.SystemItem, action: UIAction?, menu: UIMenu?) in
            UIBarButtonItem(systemItem: item, primaryAction: action, menu: menu)
        }
        t.means("Makes a gap.")
        t.staticMethod("flexibleSpace()") { () in UIBarButtonItem.flexibleSpace() }
        t.staticMethod("fixedSpace(_:)") { (width: CGFloat) in UIBarButtonItem.fixedSpace(width) }
        t.means("What a tap does, or opens.")
        t.property("primaryAction", \.primaryAction)
        t.property("menu", \.menu)
    }

    private func systemItemRows(_ t: MemberTable<UIBarButtonItem.SystemItem>) {
        t.means("So.")
        t.enumCase("done", .done)
        t.enumCase("cancel", .cancel)
        t.enumCase("edit", .edit)
        t.enumCase("save", .save)
        t.enumCase("add", .add)
        t.enumCase("flexibleSpace", .flexibleSpace)
        t.enumCase("fixedSpace", .fixedSpace)
        t.enumCase("compose", .compose)
        t.enumCase("reply", .reply)
        t.enumCase("action", .action)
        t.enumCase("organize", .organize)
        t.enumCase("bookmarks", .bookmarks)
        t.enumCase("search", .search)
        t.enumCase("refresh", .refresh)
        t.enumCase("stop", .stop)
        t.enumCase("camera", .camera)
        t.enumCase("trash", .trash)
        t.enumCase("play", .play)
        t.enumCase("pause", .pause)
        t.enumCase("rewind", .rewind)
        t.enumCase("fastForward", .fastForward)
        t.enumCase("undo", .undo)
        t.enumCase("redo", .redo)
        t.enumCase("close", .close)
    }
}
