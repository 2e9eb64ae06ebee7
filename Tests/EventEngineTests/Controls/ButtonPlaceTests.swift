import EventEngine
import Foundation
import Testing

/// Where a button without a configuration has its image and its title.
struct ButtonPlaceTests {
    private func button(_ body: (UIButton) -> Void) {
        Simulator(tracing: false).perform {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let size = CGSize(width: 40, height: 40)
            button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
            body(button)
        }
    }

    private func place(_ button: UIButton) -> CGRect {
        button.layoutIfNeeded()
        return button.imageView?.frame ?? .zero
    }

    @Test func `Alignments place the content at the edges, and fill stretches an image that is alone`() {
        button { button in
            #expect(place(button) == CGRect(x: 80, y: 30, width: 40, height: 40))
            button.contentHorizontalAlignment = .left
            button.contentVerticalAlignment = .top
            #expect(place(button) == CGRect(x: 0, y: 0, width: 40, height: 40))
            button.contentHorizontalAlignment = .trailing
            button.contentVerticalAlignment = .bottom
            #expect(place(button) == CGRect(x: 160, y: 60, width: 40, height: 40))
            #expect(button.effectiveContentHorizontalAlignment == .right)
            button.contentHorizontalAlignment = .fill
            button.contentVerticalAlignment = .fill
            #expect(place(button) == button.bounds)
        }
    }

    @Test func `Beside an image the title takes what is left of the width`() {
        button { button in
            button.setTitle("Next", for: .normal)
            button.contentHorizontalAlignment = .fill
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.minX == 40)
            #expect(button.titleLabel?.frame.maxX == 200)
        }
    }

    @Test func `What does not fit is made smaller, the image first`() {
        button { button in
            button.setTitle("Next", for: .normal)
            button.frame.size = CGSize(width: 30, height: 20)
            #expect(place(button) == CGRect(x: 0, y: 0, width: 30, height: 20))
            #expect(button.titleLabel?.frame.width == 0)
        }
    }

    @Test func `A button is as large as its image, and without anything as high as a line and its margins`() {
        button { button in
            #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
            button.setImage(nil, for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        }
    }

    @Test func `The label has the shadow of the state that it shows`() {
        button { button in
            button.setTitle("Next", for: .normal)
            button.setTitleShadowColor(.red, for: .normal)
            button.setTitleShadowColor(.blue, for: .disabled)
            #expect(button.titleLabel?.shadowColor == .red)
            button.isEnabled = false
            #expect(button.titleLabel?.shadowColor == .blue)
        }
    }
}
