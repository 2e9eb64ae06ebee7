import EventEngine
import Foundation

/// The screen of a mixed scene, and what its parts heard.
final class MixedStage: NSObject {
    /// Notes touches, and that it hears of none after it is gone.
    final class Box: UIView {
        weak var stage: MixedStage?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            stage?.hear(self)
            super.touchesBegan(touches, with: event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            stage?.hear(self)
            super.touchesMoved(touches, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            stage?.hear(self)
            super.touchesEnded(touches, with: event)
        }
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    let world: Simulator
    let root: UIView
    let stack = UIStackView()
    let scroller = UIScrollView()
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField()
    let text = UITextView()
    let controls = [UIButton(type: .system), UISwitch(), UISlider()]
    private(set) var boxes: [Box] = []
    private(set) var heights: [NSLayoutConstraint] = []
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var homes: [UIView] = []
    private let delegate = Delegate()
    /// How many rows the table has.
    var rowCount = 8
    /// What is broken, in words.
    var broken: [String] = []

    init(_ world: Simulator, _ root: UIView, _ scene: MixedScene) {
        (self.world, self.root) = (world, root)
        super.init()
        buildColumn()
        buildContent()
        for recognizer in scene.recognizers { add(recognizer) }
        root.layoutIfNeeded()
    }

    func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
        if !holds { broken.append(what()) }
    }

    private func hear(_ box: Box) {
        expect(box.window != nil, "a view hears of a touch that is in no window")
    }

    // MARK: Building

    private func buildColumn() {
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        ])
        for number in 0..<4 { stack.addArrangedSubview(box(height: 30 + 10 * Double(number))) }
        for view in [field, text] + controls as [UIView] {
            stack.addArrangedSubview(view)
            height(of: view, 36)
        }
    }

    private func buildContent() {
        scroller.frame = CGRect(x: 8, y: 420, width: 170, height: 220)
        root.addSubview(scroller)
        for number in 0..<4 {
            let inner = box(height: 120)
            scroller.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
                inner.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
            ])
            let top = scroller.contentLayoutGuide.topAnchor
            let above = number == 0 ? top : boxes[boxes.count - 2].bottomAnchor
            inner.topAnchor.constraint(equalTo: above, constant: 5).isActive = true
        }
        boxes[boxes.count - 1].bottomAnchor
            .constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor).isActive = true
        table.frame = CGRect(x: 190, y: 420, width: 170, height: 220)
        table.dataSource = self
        root.addSubview(table)
    }

    private func box(height: Double) -> Box {
        let box = Box()
        box.stage = self
        box.translatesAutoresizingMaskIntoConstraints = false
        boxes.append(box)
        self.height(of: box, height)
        return box
    }

    private func height(of view: UIView, _ height: Double) {
        let constraint = view.heightAnchor.constraint(equalToConstant: CGFloat(height))
        constraint.priority = UILayoutPriority(rawValue: 900)
        constraint.isActive = true
        heights.append(constraint)
    }

    private func add(_ recognizer: MixedScene.Recognizer) {
        let made: UIGestureRecognizer =
            switch recognizer.kind {
            case .tap: UITapGestureRecognizer()
            case .press: UILongPressGestureRecognizer()
            case .pan: UIPanGestureRecognizer()
            case .swipe: UISwipeGestureRecognizer()
            case .pinch: UIPinchGestureRecognizer()
            }
        if recognizer.allowsBoth { made.delegate = delegate }
        made.addTarget(self, action: Selector("act:"))
        let home = recognizer.view < boxes.count ? boxes[recognizer.view] : root
        home.addGestureRecognizer(made)
        recognizers.append(made)
        homes.append(home)
    }

    /// Where a recognizer was in the beginning.
    func home(of number: Int) -> UIView { homes[number] }
}

extension MixedStage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
}

extension MixedStage: ActionResponding {
    func action(named name: Selector) -> ActionMethod? {
        ActionMethod(swiftName: "act(_:)") { [weak self] sender, _ in
            guard let recognizer = sender as? UIGestureRecognizer else { return }
            let isOver = [.ended, .cancelled].contains(recognizer.state)
            self?.expect(recognizer.view != nil || isOver, "a recognizer of no view acts")
        }
    }
}
