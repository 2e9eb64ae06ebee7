let impact = UIImpactFeedbackGenerator(style: .medium)
impact.prepare()
impact.impactOccurred()
let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.soft, .rigid]
for style in styles { UIImpactFeedbackGenerator(style: style).impactOccurred() }
UINotificationFeedbackGenerator().notificationOccurred(.success)
UINotificationFeedbackGenerator().notificationOccurred(.warning)
UISelectionFeedbackGenerator().selectionChanged()
print("felt")  // prints: felt
