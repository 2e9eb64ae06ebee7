import EventEngine

extension NativeCatalogue {
    /// Every type and function, in the order of the language reference. A type may inherit from one further
    /// down.
    static func fill(_ catalogue: NativeCatalogue) {
        // In front of all pages, so that none shows it.
        catalogue.addCoroutine()
        for addPage in [
            addHandPage, addTouchPage, addViewPage, addLayoutPage, addControllerPage, addContainerPage,
            addPresentationPage, addControlPage, addTextPage, addScrollingPage, addCollectionPage,
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
        addUIHoverGestureRecognizer()
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
        addNSCopying()
        addUIResponder()
        addUIView()
        addUILabel()
        addUIImageView()
        addUIImage()
        addUIVisualEffectView()
        addUIMotionEffect()
        addUIActivityIndicatorView()
        addUICoordinateSpace()
        addNSTextAlignment()
        addNSLineBreakMode()
    }

    private func addLayoutPage() {
        addPage(
            "layout", "Layout and animation",
            "How views get their frames from constraints, and how they move from one place to another.")
        addNSLayoutConstraint()
        addUILayoutPriority()
        addNSLayoutAnchor()
        addUILayoutGuide()
        addUIStackView()
        addUIViewPropertyAnimator()
        addUIViewAnimating()
        addUITimingCurveProvider()
        addCATransaction()
        addCAMediaTiming()
        addCAAnimation()
        addCAKeyframeAnimation()
        addUIDynamicAnimator()
        addUIDynamicBehaviors()
        addUICollisionBehavior()
    }

    private func addControllerPage() {
        addPage(
            "controllers", "Windows and controllers",
            "What is above the views: windows, view controllers, the application.")
        addUIWindow()
        addUIScreen()
        addUIDevice()
        addUIContentContainer()
        addUIScene()
        addUIWindowScene()
        addUIApplication()
        addUIApplicationDelegate()
        addUIViewController()
        addStatusBarTypes()
        addUITraitCollection()
        addUITraitChangeObservable()
        addUIAccessibility()
        addAccessibilityActions()
        addUIStoryboardSegue()
        addUIStoryboardUnwindSegueSource()
        addFilesOfInterfaces()
        addNSCoder()
        addBundle()
    }

    private func addContainerPage() {
        addPage(
            "containers", "Bars and containers",
            "Controllers that show others, and the bars with which one goes from one to another.")
        addUINavigationController()
        addUINavigationItem()
        addUIBarPositioning()
        addUIToolbar()
        addUINavigationBar()
        addBarAppearances()
        addUITabBarController()
        addUITabBarControllerDelegate()
        addUITabBar()
        addUIPageViewController()
        addUISplitViewController()
    }

    private func addPresentationPage() {
        addPage(
            "presentations", "Presentations",
            "Sheets, popovers, alerts, and transitions that the author animates.")
        addUIModalPresentationStyle()
        addUIModalTransitionStyle()
        addUIPresentationController()
        addUISheetPresentationController()
        addUIAdaptivePresentationControllerDelegate()
        addUIAlertController()
        addUIViewControllerTransitioning()
        addUIViewControllerTransitionCoordinator()
    }

    private func addControlPage() {
        addPage("controls", "Controls", "Views that turn touches into actions.")
        addUIControl()
        addUIMenu()
        addUIAction()
        addUICommand()
        addUIContextMenuInteraction()
        addUIEditMenuInteraction()
        addUIPointerInteraction()
        addUIMenuController()
        addUIButton()
        addUIButtonConfiguration()
        addUIBackgroundConfiguration()
        addUISwitch()
        addUISlider()
        addUIStepper()
        addUISegmentedControl()
        addUIPageControl()
        addUIPickerView()
    }

    private func addTextPage() {
        addPage(
            "text", "Text and the keyboard",
            "Who gets the keys, what the keyboard does, and how text is edited and taken back.")
        addUITextField()
        addUITextFieldDelegate()
        addUISearchBar()
        addUISearchBarDelegate()
        addUISearchController()
        addUITextView()
        addNSTextContainer()
        addUITextViewDelegate()
        addNSAttributedString()
        addUITextInput()
        addUIResponderStandardEditActions()
        addUITextInputTraits()
        addUIInputViewController()
        addUIPasteboard()
        addUndoManager()
        addNSRange()
        addFunctions("Spellings of ranges", "The same as functions.", [rangeFunctionRows])
        addNSValue()
        addComparisonResult()
    }

    private func addScrollingPage() {
        addPage("scrolling", "Scroll views and tables", "Views whose content is larger than they are.")
        addUIScrollView()
        addUIScrollViewDelegate()
        addScrollTarget()
        addUITableView()
        addUITableViewRowAnimation()
        addUITableViewCell()
        addUITableViewHeaderFooterView()
        addUITableViewDataSource()
        addUITableViewDelegate()
        addUITableViewController()
        addUIContextualAction()
        addUISwipeActionsConfiguration()
        addIndexPath()
        addIndexSet()
        addUIRefreshControl()
    }

    private func addCollectionPage() {
        addPage(
            "collections", "Collection views",
            "Items where a layout puts them, as far as touches need it.")
        addUICollectionView()
        addUICollectionViewCell()
        addUICollectionViewLayout()
        addUICollectionViewCompositionalLayout()
        addElementCategory()
        addUICollectionViewProtocols()
        addUICollectionViewController()
    }

    private func addTimePage() {
        addPage(
            "time", "Time",
            "A virtual clock that runs only while the hand acts or the device waits. Nothing here is late.")
        addTimer()
        addRunLoop()
        addCADisplayLink()
        addDispatchQueue()
        addDispatchPredicate()
        addDispatchGroup()
        addDispatchWorkItem()
        addDispatchTime()
        addDispatchTimeInterval()
        addNotificationCenter()
        addOperationQueue()
        addThread()
        addNotification()
        addNSKeyValueObservation()
        addNSKeyValueChangeKey()
        addSelector()
        addFunctions("Clock", "What time it is.", [timeFunctionRows])
        addFunctions("Queues", "Which queue runs.", [dispatchFunctionRows])
        addFunctions("Names", "Names as text.", [selectorFunctionRows, typeNameRows])
        addAssociatedObjects()
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
        addCATransform3D()
        addUIEdgeInsets()
        addNSDirectionalEdgeInsets()
        addUIOffset()
        addUIRectEdge()
        addNSDirectionalRectEdge()
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
        addFunctions("Transforms in space", "How they are made and joined.", [spaceFunctionRows])
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
        addLayerContents()
        addCAShapeLayer()
        addCAGradientLayer()
        addCATextLayer()
        addReplicatingLayers()
        addCALayerDelegate()
        addCGContext()
        addCGBlendMode()
        addFunctions(
            "Drawing", "For code that draws itself; nothing is drawn here.",
            [drawingFunctionRows, colorSpaceRows])
        addFunctions("Transactions", "What transactions of layers can be told.", [transactionConstantRows])
    }

    private func addValuePage() {
        addPage(
            "values", "Values of Swift", "Numbers, text and collections, with what scenarios need of them.")
        addStandardTypes()
        addNSNumber()
        addNSString()
        addUUID()
        addURL()
        addHasher()
        addObjectIdentifier()
        addAnyHashable()
        addFunctions(
            "Functions", "What Swift has for everybody.",
            [
                functionMeanings, comparisonRows, sequenceFunctionRows, iteratorRows, errorRows,
                printingRows, randomRows,
            ])
        addFunctions("Mathematics", "Mathematics.", [mathematicsMeanings, mathematicsRows])
    }
}
