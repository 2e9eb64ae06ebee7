// What components say about looks, traits and bars: kept, and without effect on who is touched.
final class Knob: UIControl {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return print("nothing is drawn into") }
        context.saveGState()
        context.setFillColor(UIColor.red.cgColor)
        context.setStrokeColor(UIColor.blue.cgColor)
        context.setLineWidth(2)
        context.setShadow(offset: .zero, blur: 2, color: nil)
        context.addPath(UIBezierPath(ovalIn: rect).cgPath)
        context.fillPath()
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.setAlpha(0.5)
        context.setShadow(offset: .zero, blur: 1)
        context.beginPath()
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 4, y: 4))
        context.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
        context.addCurve(to: .zero, control1: .zero, control2: .zero)
        context.addQuadCurve(to: .zero, control: .zero)
        context.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
        context.addRect(rect)
        context.addEllipse(in: rect)
        context.closePath()
        context.strokePath()
        context.clip()
        context.clip(to: rect)
        context.stroke(rect)
        context.clear(rect)
        context.fillEllipse(in: rect)
        context.strokeEllipse(in: rect)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi)
        context.concatenate(.identity)
        context.fill(rect)
        context.translateBy(x: 1, y: 2)
        context.restoreGState()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print("traits", traitCollection.hasDifferentColorAppearance(comparedTo: previous))
    }
}
let knob = Knob(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
view.addSubview(knob)
print(knob.contentHorizontalAlignment == .center, knob.contentVerticalAlignment == .center)  // prints: true true
for side: UIControl.ContentHorizontalAlignment in [.left, .right, .fill] { knob.contentHorizontalAlignment = side }
knob.contentHorizontalAlignment = .trailing
knob.contentVerticalAlignment = .top
knob.contentVerticalAlignment = .bottom
knob.contentHorizontalAlignment = .leading
knob.contentVerticalAlignment = .fill
print(knob.contentHorizontalAlignment.rawValue, knob.contentVerticalAlignment.rawValue)  // prints: 4 3
knob.draw(knob.bounds)  // prints: nothing is drawn into
knob.traitCollectionDidChange(nil)  // prints: traits true
knob.traitCollectionDidChange(knob.traitCollection)  // prints: traits false
UIColor.red.set()
UIColor.red.setFill()
UIColor.red.setStroke()
UIRectFill(knob.bounds)
UIRectFrame(knob.bounds)
let shape = UIBezierPath(rect: knob.bounds)
shape.addClip()
shape.fill()
shape.stroke()

// An effect view's subviews are in its content view.
let blurred = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
blurred.frame = CGRect(x: 0, y: 100, width: 200, height: 80)
let inside = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
blurred.contentView.addSubview(inside)
view.addSubview(blurred)
print(blurred.contentView.frame.size, blurred.subviews.count)  // prints: (200.0, 80.0) 1
print(window.hitTest(CGPoint(x: 40, y: 140), with: nil) === inside)  // prints: true
print(window.hitTest(CGPoint(x: 190, y: 170), with: nil) === blurred.contentView)  // prints: true
blurred.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
print(blurred.effect is UIVibrancyEffect, UIVisualEffectView(frame: knob.frame).effect == nil)  // prints: true true
print(UIBlurEffect(style: .extraLight) is UIVisualEffect, UIBlurEffect.Style.extraLight.rawValue)  // prints: true 0
print(UIBlurEffect(style: .light) is UIVisualEffect, UIBlurEffect.Style.light.rawValue)  // prints: true 1
print(UIBlurEffect(style: .dark) is UIVisualEffect, UIBlurEffect.Style.dark.rawValue)  // prints: true 2
print(UIBlurEffect(style: .regular) is UIVisualEffect, UIBlurEffect.Style.regular.rawValue)  // prints: true 4
print(UIBlurEffect(style: .prominent) is UIVisualEffect, UIBlurEffect.Style.prominent.rawValue)  // prints: true 5
print(UIBlurEffect(style: .systemUltraThinMaterial) is UIVisualEffect, UIBlurEffect.Style.systemUltraThinMaterial.rawValue)  // prints: true 6
print(UIBlurEffect(style: .systemThinMaterial) is UIVisualEffect, UIBlurEffect.Style.systemThinMaterial.rawValue)  // prints: true 7
print(UIBlurEffect(style: .systemThickMaterial) is UIVisualEffect, UIBlurEffect.Style.systemThickMaterial.rawValue)  // prints: true 9
print(UIBlurEffect(style: .systemChromeMaterial) is UIVisualEffect, UIBlurEffect.Style.systemChromeMaterial.rawValue)  // prints: true 10
print(UIBlurEffect(style: .systemUltraThinMaterialLight) is UIVisualEffect, UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue)  // prints: true 11
print(UIBlurEffect(style: .systemThinMaterialLight) is UIVisualEffect, UIBlurEffect.Style.systemThinMaterialLight.rawValue)  // prints: true 12
print(UIBlurEffect(style: .systemMaterialLight) is UIVisualEffect, UIBlurEffect.Style.systemMaterialLight.rawValue)  // prints: true 13
print(UIBlurEffect(style: .systemThickMaterialLight) is UIVisualEffect, UIBlurEffect.Style.systemThickMaterialLight.rawValue)  // prints: true 14
print(UIBlurEffect(style: .systemChromeMaterialLight) is UIVisualEffect, UIBlurEffect.Style.systemChromeMaterialLight.rawValue)  // prints: true 15
print(UIBlurEffect(style: .systemUltraThinMaterialDark) is UIVisualEffect, UIBlurEffect.Style.systemUltraThinMaterialDark.rawValue)  // prints: true 16
print(UIBlurEffect(style: .systemThinMaterialDark) is UIVisualEffect, UIBlurEffect.Style.systemThinMaterialDark.rawValue)  // prints: true 17
print(UIBlurEffect(style: .systemMaterialDark) is UIVisualEffect, UIBlurEffect.Style.systemMaterialDark.rawValue)  // prints: true 18
print(UIBlurEffect(style: .systemThickMaterialDark) is UIVisualEffect, UIBlurEffect.Style.systemThickMaterialDark.rawValue)  // prints: true 19
print(UIBlurEffect(style: .systemChromeMaterialDark) is UIVisualEffect, UIBlurEffect.Style.systemChromeMaterialDark.rawValue)  // prints: true 20

// Coordinates of views and of the screen.
func corner(of space: UICoordinateSpace, in other: UICoordinateSpace) -> CGPoint {
    space.convert(space.bounds.origin, to: other)
}
print(corner(of: inside, in: window), corner(of: inside, in: UIScreen.main.coordinateSpace))
// prints: (20.0, 120.0) (20.0, 120.0)
let glass = UIScreen.main.fixedCoordinateSpace
print(glass.convert(CGRect(x: 20, y: 120, width: 1, height: 1), to: inside))  // prints: (0.0, 0.0, 1.0, 1.0)
print(glass.convert(CGPoint(x: 1, y: 1), from: inside), glass.convert(inside.bounds, from: inside))
// prints: (21.0, 121.0) (20.0, 120.0, 60.0, 40.0)

// Traits and settings.
let traits = UITraitCollection.current
print(traits.userInterfaceIdiom == .phone, traits.horizontalSizeClass == .compact)  // prints: true true
print(traits.verticalSizeClass == .regular, traits.userInterfaceStyle == .light)  // prints: true true
print(traits.layoutDirection == .leftToRight, traits.displayScale)  // prints: true 2.0
print(UIScreen.main.traitCollection === traits)  // prints: true
print(UIUserInterfaceSizeClass.unspecified.rawValue, UIUserInterfaceStyle.dark.rawValue)  // prints: 0 2
print(UIUserInterfaceStyle.unspecified.rawValue, UITraitEnvironmentLayoutDirection.rightToLeft.rawValue)
// prints: 0 1
print(UITraitEnvironmentLayoutDirection.unspecified.rawValue)  // prints: -1
print(traits.userInterfaceIdiom == .pad, UIUserInterfaceIdiom.unspecified.rawValue)  // prints: false -1
print(UIUserInterfaceIdiom.tv.rawValue, UIUserInterfaceIdiom.carPlay.rawValue)  // prints: 2 3
print(UIUserInterfaceIdiom.mac.rawValue, UIUserInterfaceIdiom.vision.rawValue)  // prints: 5 6
print(UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled)  // prints: false false
print(UIAccessibility.isSwitchControlRunning || UIAccessibility.isReduceTransparencyEnabled)  // prints: false
print(UIAccessibility.isBoldTextEnabled || UIAccessibility.isGuidedAccessEnabled)  // prints: false
print(UIAccessibility.isInvertColorsEnabled || UIAccessibility.isDarkerSystemColorsEnabled)  // prints: false
UIAccessibility.post(notification: .screenChanged, argument: nil)
UIAccessibility.post(notification: .announcement, argument: "opened")
UIAccessibility.post(notification: .layoutChanged, argument: knob)
UIAccessibility.post(notification: .pageScrolled, argument: nil)
print(UIAccessibility.Notification(rawValue: 1_009) == .pageScrolled)  // prints: true
print(UIAccessibility.Notification.layoutChanged.rawValue)  // prints: 1001
print(NSNumber(value: 7).uintValue)  // prints: 7
let scroll = UIScrollView()
scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(scroll.horizontalScrollIndicatorInsets == scroll.scrollIndicatorInsets)  // prints: true

// A controller that speaks of bars, and one that moves its child in by itself.
final class Page: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { nil }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }
    override func viewWillAppear(_ animated: Bool) { print("page will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { print("page did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { print("page will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { print("page did disappear", animated) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        print("page traits", traitCollection.displayScale)
    }
}
let page = Page()
page.traitCollectionDidChange(nil)  // prints: page traits 2.0
page.setNeedsStatusBarAppearanceUpdate()
page.setNeedsUpdateOfHomeIndicatorAutoHidden()
page.edgesForExtendedLayout = []
page.extendedLayoutIncludesOpaqueBars = true
print(page.preferredStatusBarStyle == .lightContent, page.supportedInterfaceOrientations.rawValue)
// prints: true 26
print(page.prefersStatusBarHidden, page.preferredStatusBarUpdateAnimation.rawValue, page.shouldAutorotate)
// prints: true 2 false
print(page.childForStatusBarStyle == nil, page.childForStatusBarHidden == nil)  // prints: true true
print(page.prefersHomeIndicatorAutoHidden, UIViewController().prefersHomeIndicatorAutoHidden)
// prints: true false
print(UIViewController().preferredStatusBarStyle == .default, UIStatusBarStyle.darkContent.rawValue)
// prints: true 3
print(UIStatusBarAnimation.none.rawValue, UIStatusBarAnimation.fade.rawValue)  // prints: 0 1
print(UIInterfaceOrientationMask.landscape.contains(.landscapeLeft))  // prints: true
print(UIInterfaceOrientationMask.landscape.contains([.landscapeRight, .portraitUpsideDown]))  // prints: false
print(UIInterfaceOrientationMask.all.rawValue, UIInterfaceOrientationMask.allButUpsideDown.rawValue)
// prints: 30 26
page.beginAppearanceTransition(true, animated: true)  // prints: page will appear true
page.beginAppearanceTransition(true, animated: true)
page.endAppearanceTransition()  // prints: page did appear true
page.endAppearanceTransition()
page.beginAppearanceTransition(false, animated: false)  // prints: page will disappear false
page.endAppearanceTransition()  // prints: page did disappear false
print(UIVisualEffectView(effect: UIVisualEffect()).effect is UIBlurEffect)  // prints: false
