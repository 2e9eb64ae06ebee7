import EventEngine

/// A controller that notes its calls, with those of others, in a list.
class LoggingController: UIViewController {
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.lines.append("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
    override func willMove(toParent parent: UIViewController?) {
        log.lines.append("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        log.lines.append("\(name) did move \(parent == nil ? "out" : "in")")
    }
}

/// An object and those after it in the responder chain.
func chain(from responder: UIResponder?) -> [UIResponder] {
    var links: [UIResponder] = []
    var next = responder
    while let link = next, links.count < 100 {
        links.append(link)
        next = link.next
    }
    return links
}
