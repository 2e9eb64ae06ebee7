import EventEngine
import Foundation
import Testing

/// Widths and heights are at least zero: what asks for less contradicts that (S-10).
struct LengthTests {
    /// A view that keeps eight points from both sides of another one.
    private static func inset(_ name: String, in box: UIView) -> UIView {
        let view = LayoutStage.add(name, UIView(), to: box)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        ])
        return view
    }

    @Test func `Insets in a view without a width cannot hold: the last one is broken until there is room`() {
        let run = LayoutStage.play { world, view in
            let box = UIView()
            view.addSubview(box)
            world.names.bind("box", to: box)
            let red = Self.inset("red", in: box)
            view.layoutIfNeeded()
            #expect(red.frame.minX == 8 && red.frame.width == 0)
            box.frame.size.width = 375
            view.layoutIfNeeded()
            #expect(red.frame.minX == 8 && red.frame.width == 359)
        }
        #expect(run.world.warnings == [
            .unsatisfiable(
                broken: "box.trailing == red.trailing + 8",
                rivals: ["red.leading == box.leading + 8", "box.frame == (0, 0, 0, 0)"], line: -1)
        ])
    }

    @Test func `Outside of windows nothing is said before the views are laid out`() {
        let run = LayoutStage.play { world, view in
            let box = UIView()
            let red = Self.inset("red", in: box)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(world.warnings.isEmpty && red.frame.width == 0)
            box.layoutIfNeeded()
            #expect(world.warnings.count == 1)
            box.frame.size.width = 100
            view.addSubview(box)
            view.layoutIfNeeded()
            #expect(red.frame.width == 84)
        }
        #expect(run.world.warnings.count == 1)
    }

    @Test func `Views that came into a window without a size are looked at again`() {
        let run = LayoutStage.play { world, view in
            let box = UIView()
            _ = Self.inset("red", in: box)
            view.layoutIfNeeded()
            #expect(world.warnings.isEmpty)
            view.addSubview(box)
        }
        #expect(run.world.warnings.count == 1)
    }

    @Test func `What hides a view in a stack holds, and what is in the view gives way (S-18)`() {
        let run = LayoutStage.play { _, view in
            let row = UIView()
            let stack = UIStackView(arrangedSubviews: [row, Content(9, 30)])
            _ = LayoutStage.add("stack", stack, to: view)
            let red = Self.inset("red", in: row)
            red.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.layoutIfNeeded()
            #expect(row.frame.width == 36 && stack.arrangedSubviews[1].frame.minX == 36)
            row.isHidden = true
            view.layoutIfNeeded()
            #expect(row.frame.width == 0 && stack.arrangedSubviews[1].frame.minX == 0)
            row.isHidden = false
            view.layoutIfNeeded()
            #expect(row.frame.width == 36 && red.frame.width == 20)
        }
        #expect(!run.world.warnings.isEmpty)
        #expect(run.world.warnings.allSatisfy { !$0.sentence.contains("breaking 'UISV-hiding") })
    }
}
