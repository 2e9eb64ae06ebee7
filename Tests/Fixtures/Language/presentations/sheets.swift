// Sheets with heights, pulled away or not (N-11 to N-18), and popovers (N-21).
class Sheet: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("gone", isBeingDismissed)
    }
}
class Host: UIViewController, UISheetPresentationControllerDelegate {
    var mayGo = true
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool {
        mayGo
    }
    func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {
        print("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        print("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        print("detent", sheetPresentationController.selectedDetentIdentifier == .large)
    }
}
let host = Host()
window.rootViewController = host
let sheet = Sheet()
sheet.modalPresentationStyle = .pageSheet
sheet.modalTransitionStyle = .crossDissolve
if let presentation = sheet.sheetPresentationController {
    presentation.detents = [.medium(), .large()]
    presentation.delegate = host
    presentation.prefersGrabberVisible = true
    presentation.preferredCornerRadius = 12
    presentation.prefersEdgeAttachedInCompactHeight = true
    presentation.prefersScrollingExpandsWhenScrolledToEdge = false
    presentation.largestUndimmedDetentIdentifier = .medium
    print(presentation.detents.map { $0.identifier == .medium }, presentation.delegate === host)
    // prints: [true, false] true
    print(presentation.prefersGrabberVisible, presentation.preferredCornerRadius ?? 0)  // prints: true 12.0
    let growsFirst = presentation.prefersScrollingExpandsWhenScrolledToEdge
    print(presentation.prefersEdgeAttachedInCompactHeight, growsFirst)
    // prints: true false
    print(presentation.largestUndimmedDetentIdentifier?.rawValue ?? "none")  // prints: com.apple.UIKit.medium
}
host.present(sheet, animated: true)
print(sheet.isBeingPresented, host.presentedViewController === sheet)  // prints: true true
device.wait(1)
print(sheet.view.frame.minY, sheet.presentationController?.containerView === sheet.view.superview)
// prints: 333.5 true
hand.drag(sheet.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -250))  // prints: detent true
device.wait(1)
sheet.sheetPresentationController?.animateChanges {
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
}
print(sheet.view.frame.minY)  // prints: 333.5
host.mayGo = false
hand.drag(sheet.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 350))
// prints: attempt
host.mayGo = true
sheet.isModalInPresentation = true
hand.drag(sheet.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 350))
// prints: attempt
print(sheet.isModalInPresentation, sheet.modalTransitionStyle == .crossDissolve)  // prints: true true
sheet.isModalInPresentation = false
hand.drag(sheet.view, from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 350))
device.wait(1)
// prints: will
// prints: gone true
// prints: did
print(host.presentedViewController == nil)  // prints: true
let named = UISheetPresentationController.Detent.Identifier("tall")
print(named.rawValue, named == UISheetPresentationController.Detent.Identifier(rawValue: "tall"))
// prints: tall true
class Chooser: UIViewController {}
class Desk: UIViewController, UIPopoverPresentationControllerDelegate {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        .none
    }
    func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {
        print("away")
    }
}
let desk = Desk()
window.rootViewController = desk
let chooser = Chooser()
chooser.modalPresentationStyle = .popover
chooser.preferredContentSize = CGSize(width: 200, height: 300)
if let popover = chooser.popoverPresentationController {
    popover.sourceView = desk.button
    popover.sourceRect = desk.button.bounds
    popover.canOverlapSourceViewRect = true
    popover.passthroughViews = [desk.button]
    popover.delegate = desk
    print(popover.sourceView === desk.button, popover.sourceRect.width, popover.canOverlapSourceViewRect)
    // prints: true 100.0 true
    print(popover.passthroughViews?.count ?? 0, popover.delegate === desk)  // prints: 1 true
}
desk.present(chooser, animated: false)
print(chooser.view.frame, chooser.preferredContentSize)  // prints: (10.0, 140.0, 200.0, 300.0) (200.0, 300.0)
hand.tap(at: CGPoint(x: 300, y: 600))
device.wait(1)  // prints: away
let styles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext, .custom, .popover, .none]
let looks: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
print(styles.map(\.rawValue), looks.map(\.rawValue))  // prints: [3, 6, 4, 7, -1] [0, 1, 2, 3]
desk.definesPresentationContext = true
print(desk.definesPresentationContext, desk.isMovingToParent, desk.isMovingFromParent)
// prints: true false false
