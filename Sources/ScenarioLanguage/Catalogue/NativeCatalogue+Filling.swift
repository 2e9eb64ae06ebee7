import EventEngine

extension NativeCatalogue {
    /// Every type and function, in the order of the language reference. A type may inherit from one further
    /// down.
    static func fill(_ catalogue: NativeCatalogue) {
        for addPage in [
            addHandPage, addTouchPage, addViewPage, addControllerPage, addControlPage, addScrollingPage,
            addTimePage, addGeometryPage, addAppearancePage, addValuePage,
        ] {
            addPage(catalogue)()
        }
        catalogue.addAbsentTypes()
    }

    private func addHandPage() {
        addPage(
            "hand", "The hand",
            "What touches the screen, and how time passes. A scenario has a `hand` and a `device` from the "
                + "start.")
        addHand()
        addFinger()
        addDevice()
        addFunctions("Variation", "For tables of several runs.", [varyingRows])
    }

    private func addTouchPage() {
        addPage("touches", "Touches and gestures", "Fingers on the glass, and those who make sense of them.")
        addUITouch()
        addUIEvent()
        addUIGestureRecognizer()
        addUIGestureRecognizerDelegate()
        addUITapGestureRecognizer()
        addUILongPressGestureRecognizer()
        addUIPanGestureRecognizer()
        addUIScreenEdgePanGestureRecognizer()
        addUISwipeGestureRecognizer()
        addUIPinchGestureRecognizer()
        addUIRotationGestureRecognizer()
        addUIFeedbackGenerator()
        addUIImpactFeedbackGenerator()
        addUISelectionFeedbackGenerator()
        addUINotificationFeedbackGenerator()
    }

    private func addViewPage() {
        addPage(
            "views", "Views",
            "Rectangles in a tree, with the window as its root: they are hit, and they hear of touches.")
        addNSObject()
        addUIResponder()
        addUIView()
        addUIViewPropertyAnimator()
        addUILabel()
        addUIImageView()
        addUIImage()
        addNSTextAlignment()
        addNSLineBreakMode()
    }

    private func addControllerPage() {
        addPage(
            "controllers", "Windows and controllers",
            "What stands above the views: windows, view controllers, the application.")
        addUIWindow()
        addUIScreen()
        addUIScene()
        addUIWindowScene()
        addUIApplication()
        addUIApplicationDelegate()
        addUIViewController()
        addUINavigationController()
        addUITabBarController()
        addUIModalPresentationStyle()
        addNSCoder()
        addBundle()
    }

    private func addControlPage() {
        addPage("controls", "Controls", "Views that turn touches into actions.")
        addUIControl()
        addUIAction()
        addUIButton()
        addUISwitch()
        addUISlider()
        addUIStepper()
        addUISegmentedControl()
        addUIPageControl()
        addUITextField()
        addUITextFieldDelegate()
    }

    private func addScrollingPage() {
        addPage("scrolling", "Scroll views and tables", "Views whose content is larger than they are.")
        addUIScrollView()
        addUIScrollViewDelegate()
        addScrollTarget()
        addUITableView()
        addUITableViewCell()
        addUITableViewHeaderFooterView()
        addUITableViewDataSource()
        addUITableViewDelegate()
        addIndexPath()
    }

    private func addTimePage() {
        addPage(
            "time", "Time",
            "A virtual clock that runs only while the hand acts or the device waits. Nothing here is late.")
        addTimer()
        addRunLoop()
        addCADisplayLink()
        addDispatchQueue()
        addDispatchWorkItem()
        addDispatchTime()
        addDispatchTimeInterval()
        addNotificationCenter()
        addOperationQueue()
        addNotification()
        addSelector()
        addFunctions("Clock", "What time it is.", [timeFunctionRows])
        addFunctions("Names", "Names as text.", [selectorFunctionRows, typeNameRows])
    }

    private func addGeometryPage() {
        addPage(
            "geometry", "Geometry",
            "Points, rectangles, transforms and paths. Numbers are points of the screen; y grows downwards.")
        addCGPoint()
        addCGSize()
        addCGVector()
        addCGRect()
        addCGAffineTransform()
        addUIEdgeInsets()
        addNSDirectionalEdgeInsets()
        addUIOffset()
        addUIRectEdge()
        addUIRectCorner()
        addUIAxis()
        addCGPath()
        addCGMutablePath()
        addUIBezierPath()
        addCGPathFillRule()
        addCGLineCap()
        addCGLineJoin()
        addFunctions(
            "Spellings", "The same as functions, as old code spells them.",
            [geometryFunctionRows, transformFunctionRows])
    }

    private func addAppearancePage() {
        addPage(
            "appearance", "Colors, fonts and layers",
            "How things would look. Nothing of it changes who is touched; scenarios written for an app use "
                + "it all the same.")
        addUIColor()
        addCGColor()
        addUIFont()
        addCALayer()
        addCAShapeLayer()
        addCAGradientLayer()
    }

    private func addValuePage() {
        addPage(
            "values", "Values of Swift", "Numbers, text and collections, with what scenarios need of them.")
        addStandardTypes()
        addFunctions(
            "Functions", "What Swift has for everybody.",
            [functionMeanings, comparisonRows, sequenceFunctionRows, printingRows, randomRows])
        addFunctions("Mathematics", "Mathematics.", [mathematicsMeanings, mathematicsRows])
    }
}
