import Testing

@testable import ScenarioLanguage

/// What libraries and apps of others were refused for.
extension RealCodeTests {
    @Test("Batch updates run before the call returns, so that their closure needs no 'self.' and may be any")
    func batchUpdates() {
        let code = """
            class List: UITableView {
                func go() { performBatchUpdates({ note() }) }
                func note() { print("noted") }
            }
            extension UITableView {
                func batch(_ updates: () -> Void) { performBatchUpdates(updates) }
            }
            extension UICollectionView {
                func batch(_ updates: () -> Void) { performBatchUpdates(updates, completion: nil) }
            }
            List().go()
            UITableView().batch { print("table") }
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).batch {
                print("collection")
            }
            """
        #expect(prints(code) == ["noted", "table", "collection"])
    }

    @Test("The closure that hears the end of batch updates is kept")
    func endOfBatchUpdates() {
        let code = """
            extension UITableView {
                func batch(_ end: (Bool) -> Void) { performBatchUpdates({}, completion: end) }
            }
            """
        #expect(run(code).diagnostics.map(\.code) == [.needsEscaping])
    }

    @Test("An '@objc extension' shows its methods to Objective-C, its private ones too")
    func exposedExtensions() {
        let code = """
            class Taps: NSObject {
                func add(to view: UIView) {
                    view.addGestureRecognizer(
                        UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
                }
            }
            @objc extension Taps { private func tapped(_ tap: UITapGestureRecognizer) { print("tapped") } }
            @objc extension UIView { func hello() { print("hello") } }
            let taps = Taps()
            taps.add(to: view)
            hand.tap(view)
            view.perform(#selector(UIView.hello))
            """
        #expect(prints(code) == ["tapped", "hello"])
        let hidden = """
            class Taps: NSObject {}
            @objc extension Taps { @nonobjc func tapped() {} }
            let action = #selector(Taps.tapped)
            """
        #expect(run(hidden).diagnostics.first?.code == .notExposed)
    }

    @Test("Blocks of other queues count as those of another thread; locks of Objective-C lock nobody out")
    func threads() {
        let code = """
            print(Thread.isMainThread)
            DispatchQueue.global().async { print(Thread.isMainThread) }
            device.wait(0.1)
            func locked<Result>(_ object: AnyObject, _ body: () throws -> Result) rethrows -> Result {
                objc_sync_enter(object)
                defer { objc_sync_exit(object) }
                return try body()
            }
            print(locked(view) { 3 }, autoreleasepool { view.tag + 1 })
            print(Bundle(path: "/a") == nil, Bundle(identifier: "a") == nil)
            """
        #expect(prints(code) == ["true", "false", "3 1", "true true"])
        #expect(run("Thread.sleep(forTimeInterval: 1)").diagnostics.map(\.code) == [.unsupported])
    }

    @Test("What a scenario calls as UIKit does keeps no notification of apps away")
    func namesOfNotifications() {
        let code = """
            class Watcher: NSObject {
                override init() {
                    super.init()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(willTerminateNotification),
                        name: UIApplication.willTerminateNotification, object: nil)
                }
                @objc func willTerminateNotification() { print("told") }
            }
            let watcher = Watcher()
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            """
        #expect(prints(code) == ["told"])
    }

    @Test("A method that a scenario adds does not hide that UIKit has another of its name")
    func addedBesideAbsent() {
        let code = """
            extension UITabBar { func beginCustomizingItems(now: Int) { beginCustomizingItems([]) } }
            extension CGContext { func makeImage(with number: Int) { _ = makeImage() } }
            """
        let messages = run(code).diagnostics.map(\.message)
        #expect(
            messages == [
                "scenarios do not have 'beginCustomizingItems' of 'UITabBar'",
                "scenarios do not have 'makeImage' of 'CGContext'",
            ])
    }

    @Test("An attribute of nothing beside a size is none")
    func sizesBesideNothing() {
        let code = """
            let card = UIView()
            card.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(card)
            let height = NSLayoutConstraint(
                item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
                multiplier: 1, constant: 30)
            height.isActive = true
            print(height.secondAttribute == .notAnAttribute)
            """
        #expect(prints(code) == ["true"])
    }

    @Test("No other app opens an address, and who asks is told so")
    func openedAddresses() {
        let code = """
            let page = URL(string: "https://example.org")!
            print(UIApplication.shared.canOpenURL(page))
            UIApplication.shared.open(page)
            UIApplication.shared.open(page, options: [:]) { print("opened", $0) }
            print("asked")
            device.wait(0.1)
            print(UIApplication.openSettingsURLString.isEmpty)
            """
        #expect(prints(code) == ["false", "asked", "opened false", "false"])
    }
}
