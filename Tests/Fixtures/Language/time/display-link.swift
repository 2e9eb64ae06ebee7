class Ticker: NSObject {
    var n = 0
    var link: CADisplayLink?
    func start() {
        link = CADisplayLink(target: self, selector: #selector(tick))
        link?.add(to: .main, forMode: .common)
    }
    @objc func tick() {
        n += 1
        if let link, n == 2 { print(link.isPaused, link.targetTimestamp > link.timestamp) }
        if n == 3 { link?.invalidate() }
    }
}
let ticker = Ticker()
ticker.start()
device.wait(0.5)  // prints: false true
print(ticker.n)  // prints: 3
