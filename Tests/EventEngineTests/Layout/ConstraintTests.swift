import EventEngine
import Foundation
import Testing

/// Where constraints put views (S-07 to S-13, S-15).
struct ConstraintTests {
    @Test func `Constraints say where a view is once the next layout pass is over (S-07)`() {
        LayoutStage.play { world, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            NSLayoutConstraint.activate([
                red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                red.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                red.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
                red.heightAnchor.constraint(equalTo: red.widthAnchor, multiplier: 0.5, constant: 10),
            ])
            #expect(red.frame == .zero)
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 20, y: 50, width: 335, height: 177.5))
            #expect(red.constraints.count == 1 && view.constraints.count == 3)
            #expect(!red.hasAmbiguousLayout)
        }
    }

    @Test func `A changed constant moves the view in the next pass, not before (GC-171, S-07)`() {
        LayoutStage.play { world, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            let left = red.leftAnchor.constraint(equalTo: view.leftAnchor)
            NSLayoutConstraint.activate([
                left, red.topAnchor.constraint(equalTo: view.topAnchor),
                red.widthAnchor.constraint(equalToConstant: 50),
                red.heightAnchor.constraint(equalToConstant: 50),
            ])
            view.layoutIfNeeded()
            left.constant = 200
            #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === red)
            world.settle()
            #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
            #expect(view.hitTest(CGPoint(x: 210, y: 10), with: nil) === red)
        }
    }

    @Test func `Places in different superviews are measured in the view that holds both`() {
        LayoutStage.play { _, view in
            let box = UIView(frame: CGRect(x: 100, y: 40, width: 200, height: 200))
            view.addSubview(box)
            let red = LayoutStage.add("red", UIView(), to: box)
            let blue = LayoutStage.add("blue", UIView(), to: view)
            NSLayoutConstraint.activate([
                red.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                red.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                red.widthAnchor.constraint(equalToConstant: 30),
                red.heightAnchor.constraint(equalToConstant: 30),
                blue.leftAnchor.constraint(equalTo: red.rightAnchor, constant: 5),
                blue.topAnchor.constraint(equalTo: red.topAnchor),
                blue.widthAnchor.constraint(equalTo: red.leftAnchor.anchorWithOffset(to: box.rightAnchor)),
                blue.heightAnchor.constraint(equalToConstant: 7),
            ])
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 85, y: 85, width: 30, height: 30))
            #expect(blue.frame == CGRect(x: 220, y: 125, width: 115, height: 7))
            box.frame.origin.x += 10
            view.layoutIfNeeded()
            #expect(blue.frame.origin.x == 230)
        }
    }

    @Test func `Higher priorities win, whatever it costs lower ones (S-09)`() {
        LayoutStage.play { _, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            func width(_ constant: CGFloat, _ priority: Float) -> NSLayoutConstraint {
                let constraint = red.widthAnchor.constraint(equalToConstant: constant)
                constraint.priority = UILayoutPriority(priority)
                return constraint
            }
            let low = (1...20).map { width(CGFloat(200 + $0), 500) }
            NSLayoutConstraint.activate(low + [width(100, 501)])
            view.layoutIfNeeded()
            #expect(red.frame.width == 100)
            red.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
            view.layoutIfNeeded()
            #expect(red.frame.width == 120)
        }
    }

    @Test func `Hugging and compression resistance decide who keeps the size of its content (S-09)`() {
        LayoutStage.play { _, view in
            let (red, blue) = (Content(100, 20), Content(200, 20))
            for (name, content) in [("red", red), ("blue", blue)] {
                _ = LayoutStage.add(name, content, to: view)
                content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                red.leftAnchor.constraint(equalTo: view.leftAnchor),
                blue.leftAnchor.constraint(equalTo: red.rightAnchor),
                blue.rightAnchor.constraint(equalTo: view.rightAnchor),
            ])
            red.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            view.layoutIfNeeded()
            #expect(red.frame.width == 100 && blue.frame.width == 275)
            (red.size.width, blue.size.width) = (300, 300)
            blue.setContentCompressionResistancePriority(.required, for: .horizontal)
            view.layoutIfNeeded()
            #expect(red.frame.width == 75 && blue.frame.width == 300)
            #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
    }

    @Test func `Of constraints that cannot all hold the last one is broken, and named (S-10)`() {
        let run = LayoutStage.play { _, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            red.widthAnchor.constraint(equalToConstant: 100).isActive = true
            red.heightAnchor.constraint(equalToConstant: 50).isActive = true
            let second = red.widthAnchor.constraint(equalToConstant: 200)
            second.isActive = true
            view.layoutIfNeeded()
            #expect(red.frame.width == 100 && second.isActive)
        }
        #expect(run.world.warnings == [
            .unsatisfiable(broken: "red.width == 200", rivals: ["red.width == 100"], line: -1)
        ])
        #expect(run.world.problem == nil)
        #expect(
            run.world.warnings.first?.sentence
                == "unable to simultaneously satisfy constraints: 'red.width == 100', 'red.width == 200'; "
                + "will recover by breaking 'red.width == 200'")
    }

    @Test func `A broken constraint holds once its rival is gone`() {
        LayoutStage.play { _, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            let first = red.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([first, red.widthAnchor.constraint(equalToConstant: 200)])
            view.layoutIfNeeded()
            first.isActive = false
            view.layoutIfNeeded()
            #expect(red.frame.width == 200)
        }
    }

    @Test func `A frame that is translated contradicts constraints (S-13)`() {
        let run = LayoutStage.play { world, view in
            let red = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            view.addSubview(red)
            world.names.bind("red", to: red)
            red.widthAnchor.constraint(equalToConstant: 100).isActive = true
            view.layoutIfNeeded()
            #expect(red.frame.width == 50)
        }
        #expect(run.world.warnings == [
            .unsatisfiable(
                broken: "red.width == 100", rivals: ["red.frame == (10, 10, 50, 50)"], line: -1)
        ])
    }

    @Test func `What nothing decides about stays as it is, without a warning (S-11)`() {
        let run = LayoutStage.play { _, view in
            let box = UIView(frame: CGRect(x: 7, y: 9, width: 30, height: 40))
            let red = LayoutStage.add("red", box, to: view)
            red.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 7, y: 9, width: 60, height: 40))
            #expect(red.hasAmbiguousLayout)
        }
        #expect(run.world.warnings.isEmpty)
    }

    @Test func `A constraint needs a view that holds both sides (S-12)`() {
        let run = LayoutStage.play { _, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            UIView().widthAnchor.constraint(equalTo: red.widthAnchor).isActive = true
        }
        #expect(run.world.problem?.sentence.contains("no view holds both of its sides") == true)
    }

    @Test func `Attributes that do not go together are refused (S-12)`() {
        let run = LayoutStage.play { _, view in
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
                constant: 0)
        }
        #expect(run.world.problem?.sentence.contains("do not go together") == true)
    }

    @Test func `A view that leaves its superview loses the constraints to what stays`() {
        LayoutStage.play { _, view in
            let red = LayoutStage.add("red", UIView(), to: view)
            let inner = LayoutStage.add("inner", UIView(), to: red)
            let outside = red.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5)
            let inside = inner.leftAnchor.constraint(equalTo: red.leftAnchor)
            let own = red.widthAnchor.constraint(equalToConstant: 5)
            NSLayoutConstraint.activate([outside, inside, own])
            red.removeFromSuperview()
            #expect(!outside.isActive && inside.isActive && own.isActive)
            #expect(view.constraints.isEmpty)
        }
    }

    @Test func `Guides keep margins and the safe area (S-15)`() {
        LayoutStage.play { _, view in
            let controller = view.next as! UIViewController
            let red = LayoutStage.add("red", UIView(), to: view)
            let blue = LayoutStage.add("blue", UIView(), to: view)
            for (item, guide) in [(red, view.layoutMarginsGuide), (blue, view.safeAreaLayoutGuide)] {
                NSLayoutConstraint.activate([
                    item.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    item.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    item.topAnchor.constraint(equalTo: guide.topAnchor),
                    item.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 16, y: 0, width: 343, height: 667))
            #expect(blue.frame == view.bounds)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 10, right: 0)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 16, y: 45, width: 343, height: 609))
            controller.viewRespectsSystemMinimumLayoutMargins = false
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 2, y: 45, width: 369, height: 609))
            #expect(blue.frame == CGRect(x: 0, y: 44, width: 375, height: 613))
            #expect(view.safeAreaLayoutGuide.layoutFrame == blue.frame)
        }
    }

    @Test func `Constraints in a scroll view decide how large its content is`() {
        LayoutStage.play { _, view in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            view.addSubview(scroll)
            let red = LayoutStage.add("red", UIView(), to: scroll)
            NSLayoutConstraint.activate([
                red.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                red.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
                red.topAnchor.constraint(equalTo: scroll.topAnchor),
                red.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                red.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
                red.heightAnchor.constraint(equalToConstant: 900),
            ])
            view.layoutIfNeeded()
            #expect(red.frame == CGRect(x: 10, y: 0, width: 180, height: 900))
            #expect(scroll.contentSize == CGSize(width: 200, height: 900))
        }
    }
}
