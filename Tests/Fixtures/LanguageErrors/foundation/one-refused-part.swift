enum Attachment { case image(UIImage), data(Data), link(Int); case other }
func size(_ attachment: Attachment) -> Int {
    switch attachment {
    case .image: return 1
    case .data(let bytes): return bytes.count
    case .link(let length): return length
    case .other: return 0
    }
}
print(size(.data(4)), size(Attachment.data(3)), size(.link(2)))
struct Upload {
    var bytes: Data
    var tries = 1
    func text() -> String { "\(bytes.count) \(tries)" }
}
print(Upload(bytes: 1).text(), Upload(bytes: 1, tries: 2).tries)
extension UIGestureRecognizerState { func isAnyOf(_ states: [UIGestureRecognizerState]) -> Bool { true } }
print(UITapGestureRecognizer().state.isAnyOf([.began]))
class Layout: UICollectionViewLayout {
    override func invalidationContext(
        forEndingInteractiveMovementOfItemsToFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forEndingInteractiveMovementOfItemsToFinalIndexPaths: indexPaths,
            previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
    override func targetIndexPath(
        forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { path }
}
// error 1:45: scenarios do not have 'Data'
// error 12:16: scenarios do not have 'Data'
// error 17:11: scenarios do not have 'UIGestureRecognizerState'
// error 20:19: scenarios do not have 'invalidationContext(forEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:)' of 'UICollectionViewLayout'
// error 24:15: scenarios do not have 'invalidationContext(forEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:)' of 'UICollectionViewLayout'
// error 28:19: scenarios do not have 'targetIndexPath' of 'UICollectionViewLayout'
