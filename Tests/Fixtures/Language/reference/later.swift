class Listener: NSObject {
    @objc func heard(_ news: Notification) { print("heard", news.name.rawValue) }
    @objc func later() { print("later") }
}
let listener = Listener()
let name = Notification.Name("news")
NotificationCenter.default.addObserver(listener, selector: #selector(Listener.heard(_:)), name: name, object: nil)
let news = Notification(name: name)
NotificationCenter.default.post(news)  // prints: heard news
NotificationCenter.default.removeObserver(listener, name: name, object: nil)
NotificationCenter.default.post(news)
listener.perform(#selector(Listener.later), with: nil, afterDelay: 0.1, inModes: [.common])
device.wait(0.2)  // prints: later
let work = DispatchWorkItem { print("work") }
work.perform()  // prints: work
let light = UIImpactFeedbackGenerator(style: .light)
light.impactOccurred(intensity: 0.5)
let heavy = UIImpactFeedbackGenerator(style: .heavy)
heavy.impactOccurred()
UINotificationFeedbackGenerator().notificationOccurred(.error)
print(NSStringFromSelector(NSSelectorFromString("later")))  // prints: later
class Ticker: NSObject {
    @objc func tick(_ link: CADisplayLink) {
        print(link.duration > 0)
        link.remove(from: .main, forMode: .common)
    }
}
let ticker = Ticker()
let link = CADisplayLink(target: ticker, selector: #selector(Ticker.tick(_:)))
link.add(to: .main, forMode: .common)
device.wait(0.1)
// prints: true
