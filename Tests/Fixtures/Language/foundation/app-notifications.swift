// What UIKit tells an app about itself: in a scenario only the scenario posts it.
let center = NotificationCenter.default
final class Player {
    var isPlaying = true
    init() {
        center.addObserver(
            self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
        center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) {
            [weak self] note in
            self?.isPlaying = true
            print(note.name.rawValue)
        }
    }
    @objc func pause() { isPlaying = false }
}
let player = Player()
center.post(name: UIApplication.willResignActiveNotification, object: nil)
print(player.isPlaying)  // prints: false
center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
// prints: UIApplicationDidBecomeActiveNotification
print(player.isPlaying)  // prints: true
let names = [
    UIApplication.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willTerminateNotification, UIApplication.didReceiveMemoryWarningNotification,
    UIApplication.significantTimeChangeNotification, UIApplication.userDidTakeScreenshotNotification,
]
print(Set(names).count)  // prints: 6
