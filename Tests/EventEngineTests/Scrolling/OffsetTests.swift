import Foundation
import Testing

@testable import EventEngine

@Suite struct OffsetTests {
    @Test("The content offset is the origin of the bounds; frames of subviews never change (H-14)")
    func offsetIsOrigin() {
        Simulator(tracing: false).perform {
            let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
            let content = UIView(frame: CGRect(x: 5, y: 300, width: 50, height: 50))
            scrollView.addSubview(content)
            scrollView.contentSize = CGSize(width: 100, height: 1000)
            scrollView.contentOffset = CGPoint(x: 0, y: 250)
            #expect(scrollView.bounds == CGRect(x: 0, y: 250, width: 100, height: 200))
            #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
            #expect(content.frame == CGRect(x: 5, y: 300, width: 50, height: 50))
            #expect(scrollView.hitTest(CGPoint(x: 10, y: 310), with: nil) === content)
            scrollView.bounds.origin.y = 40
            #expect(scrollView.contentOffset == CGPoint(x: 0, y: 40))
        }
    }
}
