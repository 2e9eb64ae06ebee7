// Heights of a sheet that a closure says.
let page = UIViewController()
let sheet = page.sheetPresentationController!
let small = UISheetPresentationController.Detent.Identifier("small")
var part: CGFloat? = 0.25
sheet.detents = [
    .custom(identifier: small) { context in part.map { context.maximumDetentValue * $0 } },
    .custom { _ in 10_000 },
]
sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
viewController.present(page, animated: true)
device.wait(1)
print(page.view.frame, sheet.detents[0].identifier == small)  // prints: (0.0, 510.25, 375.0, 156.75) true
hand.drag(from: CGPoint(x: 180, y: 530), to: CGPoint(x: 180, y: 80), over: 0.3)
device.wait(1)
print(page.view.frame.minY, sheet.selectedDetentIdentifier == sheet.detents[1].identifier)
// prints: 40.0 true
sheet.selectedDetentIdentifier = small
print(page.view.frame.height)  // prints: 156.75
part = 0.5
sheet.invalidateDetents()
print(page.view.frame.height)  // prints: 313.5
part = nil
sheet.selectedDetentIdentifier = nil
print(page.view.frame.minY)  // prints: 40.0
final class Context {
    static func show(_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
        print(context.containerTraitCollection.userInterfaceIdiom == .phone)  // prints: true
        let medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context)
        print(medium ?? 0, context.maximumDetentValue)  // prints: 333.5 627.0
        return nil
    }
}
sheet.detents = [.custom(resolver: Context.show), .large()]
sheet.invalidateDetents()
