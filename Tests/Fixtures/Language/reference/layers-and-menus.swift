// Members of animations, layers, pages and menus that no other program here has.
let layer = view.layer
let basic = CAPropertyAnimation(keyPath: "opacity")
basic.isCumulative = true
basic.isAdditive = false
print(basic.keyPath ?? "", basic.isCumulative)  // prints: opacity true
basic.speed = 2
basic.timeOffset = 0.5
basic.repeatDuration = 3
basic.fillMode = .both
print(basic.speed, basic.timeOffset, basic.repeatDuration, basic.fillMode == .both)  // prints: 2.0 0.5 3.0 true
basic.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
let names: [CAMediaTimingFunctionName] = [.easeIn, .easeOut, .default]
print(names.map { $0.rawValue })  // prints: ["easeIn", "easeOut", "default"]
layer.duration = 4
layer.repeatCount = 2
layer.repeatDuration = 5
layer.autoreverses = true
layer.fillMode = .removed
print(layer.duration, layer.repeatCount, layer.repeatDuration, layer.autoreverses, layer.fillMode == .removed)  // prints: 4.0 2.0 5.0 true true
print(layer.convertTime(7, to: nil))  // prints: 7.0
let keys = CAKeyframeAnimation(keyPath: "position")
keys.timingFunctions = [CAMediaTimingFunction(name: .linear)]
keys.rotationMode = .rotateAuto
print(keys.timingFunctions!.count, keys.rotationMode == .rotateAuto, keys.rotationMode == .rotateAutoReverse)  // prints: 1 true false
let modes: [CAAnimationCalculationMode] = [.linear, .paced, .cubic, .cubicPaced]
print(modes.contains(keys.calculationMode))  // prints: true
let change = CATransition()
change.startProgress = 0.25
change.endProgress = 0.75
print(change.type == .fade, change.startProgress, change.endProgress)  // prints: true 0.25 0.75
let types: [CATransitionType] = [.moveIn, .reveal]
let sides: [CATransitionSubtype] = [.fromRight, .fromTop, .fromBottom]
print(types.count, sides.count)  // prints: 2 3
print(CATransaction.animationTimingFunction() == nil)  // prints: true
class Words: CATextLayer {
    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        print("copy")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
let words = Words()
print(words.presentation() != nil)
// prints: copy
// prints: true
words.isWrapped = true
words.font = UIFont.systemFont(ofSize: 12)
words.truncationMode = .end
print(words.isWrapped, words.font is UIFont, words.truncationMode == .end)  // prints: true true true
let cuts: [CATextLayerTruncationMode] = [.none, .start, .middle]
let lines: [CATextLayerAlignmentMode] = [.natural, .left, .right, .justified]
print(cuts.count, lines.count)  // prints: 3 4
let kinds: [CAGradientLayerType] = [.axial, .conic]
print(kinds.count)  // prints: 2
print(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, NSValue(cgPoint: .zero).cgPointValue)  // prints: (1.0, 2.0) (0.0, 0.0)

func play(_ animation: UIViewAnimating) {
    animation.startAnimation()
    animation.pauseAnimation()
    animation.fractionComplete = 0.25
    animation.isReversed = true
    print(animation.isReversed, animation.isRunning, animation.state == .active, animation.fractionComplete)
    animation.startAnimation(afterDelay: 0.1)
    animation.stopAnimation(false)
    animation.finishAnimation(at: .current)
}
func playToo(_ animation: UIViewImplicitlyAnimating) {
    animation.addAnimations { view.alpha = 0.75 }
    animation.addAnimations({ view.alpha = 0.5 }, delayFactor: 0.5)
    animation.startAnimation(afterDelay: 0.1)
    animation.pauseAnimation()
    animation.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animation.isReversed = false
    animation.stopAnimation(false)
    animation.finishAnimation(at: .end)
}
play(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 })  // prints: true false true 0.75
playToo(UIViewPropertyAnimator(duration: 1, curve: .linear))
class Pages: UIPageViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
let spines: [UIPageViewController.SpineLocation] = [.min, .mid, .max]
print(spines.count, UIPageViewController.OptionsKey.spineLocation != .interPageSpacing)  // prints: 3 true

let action = UIAction(title: "A", image: UIImage(systemName: "a")) { _ in }
action.attributes = [.hidden, .keepsMenuPresented]
action.discoverabilityTitle = "an action"
action.subtitle = "below"
action.state = .mixed
let element: UIMenuElement = action
print(element.title, element.image != nil, element.subtitle ?? "", action.discoverabilityTitle ?? "")  // prints: A true below an action
print(action.attributes.contains(.hidden), action.state == .off)  // prints: true false
let menu = UIMenu(title: "M", options: [.singleSelection, .destructive])
print(menu.options.contains(.destructive), menu.children.count)  // prints: true 0
class Mover: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        print("may move", indexPath.item)
        return true
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        print("moved", destinationIndexPath.item)
    }
}
let mover = Mover()
let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
grid.dataSource = mover
view.addSubview(grid)
grid.layoutIfNeeded()
grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))  // prints: may move 0
grid.updateInteractiveMovementTargetPosition(
    grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.center)
grid.endInteractiveMovement()  // prints: moved 1
