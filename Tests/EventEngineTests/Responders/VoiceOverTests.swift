import EventEngine
import Foundation
import Testing

/// What VoiceOver does beside activating a view (P-38).
struct VoiceOverTests {
    @Test func `VoiceOver asks the responders one after the other, and performs actions by their names`() {
        final class Card: UIView {
            var answer = false
            var asked = 0
            override func accessibilityPerformEscape() -> Bool {
                asked += 1
                return answer
            }
        }
        let run = EditingStage.play { stage in
            let (outer, inner) = (Card(frame: stage.view.bounds), Card(frame: stage.view.bounds))
            stage.view.addSubview(outer)
            outer.addSubview(inner)
            stage.world.device.voiceOver.escape(inner)
            #expect(inner.asked == 1 && outer.asked == 1)
            inner.answer = true
            stage.world.device.voiceOver.escape(inner)
            #expect(inner.asked == 2 && outer.asked == 1)
            var done = 0
            inner.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Open") { _ in
                    done += 1
                    return true
                }
            ]
            stage.world.device.voiceOver.perform("Open", on: inner)
            #expect(done == 1)
            inner.isAccessibilityElement = true
            outer.accessibilityElementsHidden = true
            stage.world.device.voiceOver.activate(inner)
        }
        #expect(run.world.warnings.count == 1)
    }
}
