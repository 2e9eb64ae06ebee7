// What layout and appearing put on the main queue runs at once, before time passes.
final class Page: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        DispatchQueue.main.async { print("after layout") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task {
            print("begun")
            try? await Task.sleep(nanoseconds: 100_000_000)
            print("loaded")
        }
    }
}
// prints: after layout
// prints: begun
// prints: loaded
window.rootViewController = Page()
device.wait(0.5)
print("half a second")  // prints: half a second

final class Note: UIView {
    var times = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        times += 1
        guard times < 3 else { return }
        DispatchQueue.main.async { [self] in
            print("again", times)
            setNeedsLayout()
        }
    }
}
let note = Note(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.addSubview(note)
// prints: again 1
// prints: again 2
device.wait(0.01)
print(note.times)  // prints: 3
Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
    note.setNeedsLayout()
    DispatchQueue.main.async { print("timer") }
}
device.wait(0.2)  // prints: timer
print(note.times)  // prints: 4
