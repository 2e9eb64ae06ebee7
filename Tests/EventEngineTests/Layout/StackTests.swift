import EventEngine
import Testing

/// How a stack lays its views out (S-17, S-18).
struct StackTests {
    /// The frames of contents of these widths in a row of 300 by 60 points.
    private func frames(
        _ widths: [CGFloat], _ configure: (UIStackView) -> Void
    ) -> [CGRect] {
        var frames: [CGRect] = []
        LayoutStage.play { _, view in
            let stack = UIStackView(arrangedSubviews: widths.map { Content($0, 20) })
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            view.addSubview(stack)
            configure(stack)
            view.layoutIfNeeded()
            frames = stack.arrangedSubviews.map(\.frame)
        }
        return frames
    }

    private func spans(_ frames: [CGRect]) -> [String] {
        frames.map { "\($0.minX)-\($0.maxX)" }
    }

    @Test func `A fitting priority that is not a number counts as none (S-09)`() {
        LayoutStage.play { _, view in
            let size = CGSize(width: 10, height: 20)
            let fitting = view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: UILayoutPriority(-.infinity),
                verticalFittingPriority: UILayoutPriority(.nan))
            #expect(fitting == size)
        }
    }

    @Test func `Fill obeys priorities, then the first one gives way (S-17)`() {
        let spaced = frames([50, 50, 50]) { $0.spacing = 10 }
        #expect(spans(spaced) == ["0.0-180.0", "190.0-240.0", "250.0-300.0"])
        let obeying = frames([50, 50, 50]) { stack in
            stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
        }
        #expect(spans(obeying) == ["0.0-50.0", "50.0-250.0", "250.0-300.0"])
        let pressed = frames([200, 200]) { stack in
            stack.arrangedSubviews[1].setContentCompressionResistancePriority(
                UILayoutPriority(700), for: .horizontal)
        }
        #expect(spans(pressed) == ["0.0-200.0", "200.0-300.0"])
    }

    @Test func `Among equals the first one with a content gives way, and the last one without (S-17)`() {
        let pressed = frames([200, 200]) { _ in }
        #expect(spans(pressed) == ["0.0-100.0", "100.0-300.0"])
        LayoutStage.play { _, view in
            let gaps = [UIView(), UIView()]
            let stack = UIStackView(arrangedSubviews: [Content(50, 20), gaps[0], Content(50, 20), gaps[1]])
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            stack.alignment = .center
            view.addSubview(stack)
            view.layoutIfNeeded()
            #expect(gaps.map(\.frame.width) == [0, 200])
            // Across the axis it is as small as it can be.
            #expect(gaps[1].frame.minY == 30 && gaps[1].frame.height == 0)
            gaps[1].isHidden = true
            view.layoutIfNeeded()
            #expect(gaps.map(\.frame.width) == [200, 0])
        }
    }

    @Test func `The other distributions share the room equally, by content, or by gaps (S-17)`() {
        func spans(_ distribution: UIStackView.Distribution, _ widths: [CGFloat]) -> [String] {
            self.spans(frames(widths) {
                $0.distribution = distribution
                $0.spacing = 10
            })
        }
        #expect(spans(.fillEqually, [10, 90]) == ["0.0-145.0", "155.0-300.0"])
        #expect(spans(.fillProportionally, [10, 19]) == ["0.0-100.0", "110.0-300.0"])
        #expect(spans(.equalSpacing, [50, 100, 50]) == ["0.0-50.0", "100.0-200.0", "250.0-300.0"])
        #expect(spans(.equalCentering, [40, 20, 80]) == ["0.0-40.0", "130.0-150.0", "220.0-300.0"])
    }

    @Test func `Alignment says where views are across the axis (S-17)`() {
        func rows(_ alignment: UIStackView.Alignment) -> [String] {
            frames([50, 50]) { $0.alignment = alignment }.map { "\($0.minY)-\($0.maxY)" }
        }
        #expect(rows(.fill) == ["0.0-60.0", "0.0-60.0"])
        #expect(rows(.top) == ["0.0-20.0", "0.0-20.0"])
        #expect(rows(.center) == ["20.0-40.0", "20.0-40.0"])
        #expect(rows(.bottom) == ["40.0-60.0", "40.0-60.0"])
    }

    @Test func `Custom spacing and margins are kept`() {
        let spans = spans(frames([50, 50, 50]) { stack in
            stack.setCustomSpacing(40, after: stack.arrangedSubviews[0])
            stack.spacing = 5
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        })
        #expect(spans == ["20.0-125.0", "165.0-215.0", "220.0-270.0"])
    }

    @Test func `A hidden view leaves the layout and stays arranged (GC-173, S-18)`() {
        _ = TestWorld { world, scene in
            let buttons = (1...3).map { number in
                let button = UIButton(frame: .zero)
                button.tag = number
                return button
            }
            let stack = UIStackView(arrangedSubviews: buttons)
            stack.distribution = .fillEqually
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            scene.view.addSubview(stack)
            world.settle()
            let hit = { scene.view.hitTest(CGPoint(x: 10, y: 10), with: nil)?.tag }
            #expect(hit() == 1)
            buttons[0].isHidden = true
            world.settle()
            #expect(hit() == 2 && stack.arrangedSubviews.count == 3 && stack.subviews.count == 3)
            buttons[0].isHidden = false
            stack.insertArrangedSubview(buttons[2], at: 0)
            world.settle()
            // The order of subviews, by which touches go, is another (S-18).
            #expect(hit() == 3 && stack.subviews.last === buttons[2])
            stack.removeArrangedSubview(buttons[2])
            #expect(buttons[2].superview === stack && stack.arrangedSubviews.count == 2)
            buttons[1].removeFromSuperview()
            #expect(stack.arrangedSubviews == [buttons[0]])
        }
    }

    @Test func `A stack has the size of its contents, and changes no frame to tell (S-16)`() {
        let stack = UIStackView(arrangedSubviews: [Content(40, 20), Content(60, 35)])
        (stack.spacing, stack.alignment) = (8, .center)
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 108, height: 35))
        #expect(stack.frame == .zero && stack.arrangedSubviews[0].frame == .zero)
        let wide = stack.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 35))
    }

    @Test func `Text of several lines is as high as its width makes it`() {
        LayoutStage.play { _, view in
            let label = UILabel()
            label.text = String(repeating: "a", count: 40)
            label.font = .systemFont(ofSize: 10)
            label.numberOfLines = 0
            _ = LayoutStage.add("label", label, to: view)
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: view.leftAnchor),
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.widthAnchor.constraint(equalToConstant: 100),
            ])
            view.layoutIfNeeded()
            #expect(label.frame.size == CGSize(width: 100, height: 24))
            label.text = "short"
            view.layoutIfNeeded()
            #expect(label.frame.size == CGSize(width: 100, height: 12))
        }
    }
}
