/// What Swift, Foundation and UIKit have and scenarios do not: an author who writes it made no slip, so it is
/// named as missing and no other name is suggested.
enum KnownElsewhere {
    private static let swift: Set<String> = [
        "AnyHashable", "AnyKeyPath", "Actor", "AsyncSequence", "AsyncStream", "Clock",
        "Codable", "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "Decoder", "Dictionary.Index", "Duration", "Encodable",
        "Encoder", "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
        "FixedWidthInteger", "FloatingPoint", "Hashable", "Hasher", "Identifiable", "Int8", "Int16",
        "Int32", "Int64", "IteratorProtocol", "BinaryFloatingPoint", "BinaryInteger",
        "BidirectionalCollection", "CaseIterable", "Float80", "KeyPath",
        "LosslessStringConvertible", "MainActor", "ManagedBuffer", "Mirror", "MutableCollection",
        "ObjectIdentifier", "OpaquePointer", "OptionSet", "PartialKeyPath", "RandomAccessCollection",
        "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection", "RawRepresentable",
        "ReferenceWritableKeyPath", "Regex", "Result", "Sequence", "SetAlgebra", "SignedInteger",
        "SignedNumeric", "StaticString", "Strideable", "String.Index", "StringProtocol",
        "SystemRandomNumberGenerator", "TaskGroup", "UInt8", "UInt16", "UInt64", "Unicode", "Unmanaged",
        "UnsafeMutablePointer", "UnsafePointer", "UnsafeRawPointer", "UnsignedInteger", "WritableKeyPath",
        "dump", "isKnownUniquelyReferenced", "readLine", "unsafeBitCast", "unsafeDowncast",
        "withCheckedContinuation", "withExtendedLifetime", "withUnsafeMutablePointer", "withUnsafePointer",
    ]

    private static let foundation: Set<String> = [
        "AttributedString", "ByteCountFormatter", "Calendar", "CFString", "Data", "Date",
        "DateComponents", "DateFormatter", "DispatchGroup", "DispatchSemaphore",
        "DispatchSource", "FileManager", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization",
        "Locale", "Measurement", "MeasurementFormatter", "NSArray",
        "NSAttributedString", "NSCache", "NSCountedSet", "NSData", "NSDate", "NSDictionary", "NSError",
        "NSException", "NSHashTable", "NSKeyValueObservation", "NSLock", "NSMapTable", "NSMutableArray",
        "NSMutableAttributedString", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSNull",
        "NSNumber", "NSPointerArray", "NSPredicate", "NSRange", "NSRecursiveLock",
        "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString", "NSTextStorage", "NSTimeZone",
        "NSUUID", "NSValue", "NumberFormatter", "Operation", "PersonNameComponents",
        "Pipe", "Process", "ProcessInfo", "Progress", "Scanner", "Thread", "TimeZone", "URL",
        "URLComponents", "URLRequest", "URLSession", "UserDefaults", "UUID", "autoreleasepool",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "os_log", "os_signpost", "OSLog", "Logger",
        "dispatchPrecondition", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Published",
        "ObservableObject", "XCTestCase", "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertNil",
        "XCTAssertTrue", "XCTFail",
    ]

    private static let uikit: Set<String> = [
        "CAAnimation", "CAAnimationGroup", "CABasicAnimation", "CAEmitterCell", "CAEmitterLayer",
        "CAKeyframeAnimation", "CAMediaTimingFunction", "CAReplicatorLayer", "CAScrollLayer",
        "CASpringAnimation", "CATextLayer", "CATiledLayer", "CATransform3D", "CATransform3DIdentity",
        "CATransform3DMakeRotation", "CATransform3DMakeScale", "CATransform3DMakeTranslation",
        "CATransaction", "CATransformLayer", "CATransition", "CGContext", "CGGradient", "CGImage", "CIImage",
        "CMMotionManager", "NSCollectionLayoutSection", "NSDiffableDataSourceSnapshot", "NSLayoutAnchor",
        "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutManager", "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor", "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow", "NSTextContainer",
        "NSUserActivity", "UIAccessibility", "UIAccessibilityCustomAction", "UIAccessibilityElement",
        "UIActivityIndicatorView", "UIActivityViewController", "UIAlertAction", "UIAlertController",
        "UIApplicationMain", "UIAttachmentBehavior", "UIBackgroundConfiguration", "UIBarButtonItem",
        "UIBarItem", "UIBlurEffect", "UIButton.Configuration", "UICellAccessory",
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewCompositionalLayout", "UICollectionViewController", "UICollectionViewDataSource",
        "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UICollectionViewFlowLayout",
        "UICollectionViewLayout", "UICollisionBehavior", "UIColorPickerViewController", "UICommand",
        "UIContentConfiguration", "UIContextMenuConfiguration", "UIContextMenuInteraction",
        "UIContextMenuInteractionDelegate", "UICubicTimingParameters", "UIDatePicker", "UIDevice",
        "UIDocumentPickerViewController", "UIDragInteraction", "UIDragInteractionDelegate", "UIDragItem",
        "UIDragSession", "UIDropInteraction", "UIDropInteractionDelegate", "UIDropSession",
        "UIDynamicAnimator", "UIDynamicBehavior", "UIDynamicItem", "UIDynamicItemBehavior",
        "UIEditMenuInteraction", "UIFocusGuide", "UIFocusSystem", "UIFontDescriptor", "UIFontMetrics",
        "UIGraphicsBeginImageContext", "UIGraphicsEndImageContext", "UIGraphicsGetCurrentContext",
        "UIGraphicsImageRenderer",
        "UIGravityBehavior", "UIHoverGestureRecognizer", "UIHostingController", "UIImagePickerController",
        "UIImageSymbolConfiguration", "UIIndirectScribbleInteraction", "UIInputView", "UIInteraction",
        "UIKey", "UIKeyCommand", "UILayoutGuide", "UILayoutPriority", "UIListContentConfiguration",
        "UIMenu", "UIMenuController", "UIMenuElement", "UIMenuItem",
        "UIMotionEffect", "UINavigationBar", "UINavigationItem", "UINib", "UIPageViewController",
        "UIPasteboard", "UIPencilInteraction", "UIPencilInteractionDelegate", "UIPickerView",
        "UIPickerViewDataSource", "UIPickerViewDelegate", "UIPointerInteraction",
        "UIPointerInteractionDelegate", "UIPointerStyle", "UIPopoverPresentationController",
        "UIPresentationController", "UIPress", "UIPressesEvent", "UIPreviewInteraction", "UIProgressView",
        "UIPushBehavior", "UIRefreshControl", "UIRectClip", "UIRectFill", "UIRectFrame",
        "UIRegion", "UIResponderStandardEditActions",
        "UISceneDelegate", "UISceneSession", "UIScribbleInteraction", "UISearchBar", "UISearchBarDelegate",
        "UISearchController", "UISearchResultsUpdating", "UISheetPresentationController", "UISnapBehavior",
        "UISplitViewController", "UISpringTimingParameters", "UIStackView", "UIStoryboard",
        "UIStoryboardSegue", "UISwipeActionsConfiguration", "UIContextualAction", "UITabBar",
        "UITabBarItem", "UITableViewController", "UITableViewDiffableDataSource", "UITableViewDropDelegate",
        "UITableViewDragDelegate", "UITextInput", "UITextInputTraits", "UITextPosition", "UITextRange",
        "UITextView", "UITextViewDelegate", "UITimingCurveProvider", "UIToolbar", "UIToolTipInteraction",
        "UITraitCollection", "UIUserInterfaceStyle", "UIVibrancyEffect",
        "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning",
        "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitioningDelegate",
        "UIViewRepresentable", "UIPercentDrivenInteractiveTransition", "UINavigationControllerDelegate",
        "UITabBarControllerDelegate", "UIVisualEffect", "UIVisualEffectView", "UIWindowSceneDelegate",
        "WKWebView", "WKWebViewConfiguration", "NSTextAttachment", "NSDataAsset", "AVPlayer",
        "AVPlayerLayer", "MKMapView", "SKScene", "SKView", "SCNView", "Text", "VStack", "HStack", "ZStack",
        "State", "Binding",
    ]

    private static let names = swift.union(foundation).union(uikit)

    /// Members by the type that has them, or by `Sequence` and `Collection` for all of Swift's collections.
    private static let members: [String: Set<String>] = [
        "Collection": [
            "index", "indices", "startIndex", "endIndex", "firstIndex", "formIndex", "distance",
            "split", "makeIterator", "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
            "elementsEqual", "lexicographicallyPrecedes", "flatMap", "partition", "replaceSubrange",
            "removeSubrange", "popFirst", "underestimatedCount", "starts", "drop", "capacity",
            "reserveCapacity", "trimmingPrefix", "ranges", "firstRange", "publisher", "hash", "hashValue",
            "formatted", "shuffle", "subscript",
        ],
        "LazySequence": [
            "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop", "last", "flatMap",
            "elements", "indices", "startIndex", "endIndex", "index", "split", "randomElement",
        ],
        "String": [
            "utf8", "utf16", "unicodeScalars", "range", "substring", "appendingFormat", "data",
            "write", "localizedCaseInsensitiveCompare", "localizedStandardContains", "compare",
            "attributedSubstring", "boundingRect", "draw", "firstMatch", "wholeMatch", "matches",
        ],
        "Number": [
            "formatted", "bitWidth", "leadingZeroBitCount", "trailingZeroBitCount", "nonzeroBitCount",
            "words", "magnitude", "byteSwapped", "bigEndian", "littleEndian", "exponent", "significand",
            "ulp", "addingReportingOverflow", "multipliedReportingOverflow", "subtractingReportingOverflow",
            "dividedReportingOverflow", "advanced", "distance", "hash", "hashValue", "random", "signum",
        ],
        "NSObject": [
            "observe", "hash", "responds", "awakeFromNib", "prepareForInterfaceBuilder",
            "hashValue", "publisher", "superclass", "conforms",
            "doesNotRecognizeSelector",
        ],
        "UIView": [
            "translatesAutoresizingMaskIntoConstraints", "leadingAnchor", "trailingAnchor", "leftAnchor",
            "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor",
            "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "safeAreaLayoutGuide",
            "layoutMarginsGuide", "readableContentGuide", "constraints", "addConstraint", "addConstraints",
            "removeConstraint", "removeConstraints", "addLayoutGuide", "updateConstraints",
            "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "setContentHuggingPriority",
            "setContentCompressionResistancePriority", "systemLayoutSizeFitting", "addInteraction",
            "removeInteraction", "interactions", "traitCollection", "overrideUserInterfaceStyle",
            "accessibilityHint", "accessibilityTraits",
            "accessibilityFrame", "accessibilityValue", "accessibilityElements",
            "accessibilityPath", "accessibilityActivationPoint", "snapshotView", "drawHierarchy",
            "motionEffects", "addMotionEffect", "keyboardLayoutGuide", "undoManager",
            "effectiveUserInterfaceLayoutDirection", "semanticContentAttribute",
            "restorationIdentifier", "hoverStyle", "transform3D", "focusEffect",
            "canBecomeFocused", "isFocused", "layoutGuides",
            "preservesSuperviewLayoutMargins", "registerForTraitChanges", "layerClass", "animateKeyframes",
            "addKeyframe", "modifyAnimations", "performSystemAnimation", "inheritedAnimationDuration",
            "alignmentRect", "alignmentRectInsets", "forFirstBaselineLayout", "forLastBaselineLayout",
            "focusGroupIdentifier",
            "largeContentTitle", "showsLargeContentViewer", "anchorPoint", "invalidateIntrinsicContentSize",
            "resizableSnapshotView", "directionalLayoutMargins", "tintAdjustmentMode",
            "maximumContentSizeCategory", "draw", "viewPrintFormatter", "traitCollectionDidChange",
        ],
        "UIColor": [
            "set", "setFill", "setStroke", "ciColor", "resolvedColor", "getRed", "getHue",
            "getWhite",
        ],
        "UIBezierPath": [
            "fill", "stroke", "addClip", "setLineDash", "getLineDash",
        ],
        "UITouch": [
            "estimationUpdateIndex", "estimatedProperties", "estimatedPropertiesExpectingUpdates",
            "azimuthAngle", "azimuthUnitVector", "altitudeAngle", "rollAngle",
        ],
        "UIEvent": ["buttonMask", "modifierFlags"],
        "UIGestureRecognizer": [
            "allowedTouchTypes", "allowedPressTypes", "buttonMask", "modifierFlags",
            "pressesBegan", "pressesChanged", "pressesEnded",
            "pressesCancelled",
        ],
        "UITapGestureRecognizer": ["buttonMaskRequired"],
        "UIPanGestureRecognizer": ["allowedScrollTypesMask"],
        "CALayer": [
            "transform", "sublayerTransform", "anchorPointZ", "add", "removeAllAnimations",
            "removeAnimation", "animation", "animationKeys", "contents", "contentsGravity",
            "speed", "timeOffset", "presentation", "model", "hitTest",
            "cornerCurve", "drawsAsynchronously",
            "actions", "action", "render", "style", "value", "setValue", "isDoubleSided",
        ],
        "UIApplication": [
            "connectedScenes", "openSessions", "isIdleTimerDisabled", "open", "canOpenURL",
            "statusBarFrame", "statusBarOrientation",
            "supportsMultipleScenes",
            "shortcutItems", "preferredContentSizeCategory", "applicationIconBadgeNumber",
            "backgroundTimeRemaining", "beginBackgroundTask", "endBackgroundTask",
            "registerForRemoteNotifications", "requestSceneSessionActivation", "userInterfaceLayoutDirection",
        ],
        "UIControl": [
            "showsMenuAsPrimaryAction", "isContextMenuInteractionEnabled", "contextMenuInteraction",
            "toolTip", "contentHorizontalAlignment", "contentVerticalAlignment", "enumerateEventHandlers",
            "menuAttachmentPoint", "allTargets", "performPrimaryAction",
            "isSymbolAnimationEnabled",
        ],
        "UIButton": [
            "configuration", "configurationUpdateHandler", "menu", "setBackgroundImage",
            "setAttributedTitle", "titleEdgeInsets", "imageEdgeInsets", "adjustsImageWhenHighlighted",
            "showsTouchWhenHighlighted", "isPointerInteractionEnabled", "changesSelectionAsPrimaryAction",
            "isHeld", "role", "subtitleLabel", "setNeedsUpdateConfiguration",
            "setPreferredSymbolConfiguration", "setTitleShadowColor", "automaticallyUpdatesConfiguration",
        ],
        "UISlider": [
            "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "thumbRect", "trackRect",
        ],
        "UIScrollView": [
            "refreshControl", "contentLayoutGuide", "frameLayoutGuide", "keyboardDismissMode",
            "scrollIndicatorInsets",
            "pinchGestureRecognizer", "directionalPressGestureRecognizer",
            "automaticallyAdjustsScrollIndicatorInsets",
        ],
        "UITableView": [
            "beginUpdates", "endUpdates", "performBatchUpdates", "insertRows", "deleteRows", "reloadRows",
            "moveRow", "insertSections", "deleteSections", "reloadSections", "setEditing",
            "backgroundView", "estimatedRowHeight", "dragDelegate", "dropDelegate", "prefetchDataSource",
            "separatorInset", "separatorColor", "sectionIndexColor", "refreshControl", "headerView",
            "footerView",
        ],
        "UIViewController": [
            "navigationItem", "tabBarItem", "toolbarItems", "storyboard", "performSegue",
            "traitCollection", "transitioningDelegate", "modalTransitionStyle",
            "preferredStatusBarStyle", "presentationController", "sheetPresentationController",
            "popoverPresentationController", "preferredContentSize", "edgesForExtendedLayout",
            "hidesBottomBarWhenPushed", "setNeedsStatusBarAppearanceUpdate", "additionalSafeAreaInsets",
            "viewSafeAreaInsetsDidChange", "viewWillTransition",
        ],
        "UIResponder": [
            "inputView", "inputAccessoryView", "reloadInputViews", "undoManager", "keyCommands",
            "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "userActivity",
            "editingInteractionConfiguration", "textInputMode", "touchesEstimatedPropertiesUpdated",
            "buildMenu", "paste", "cut", "selectAll",
        ],
    ]

    /// All names of types and functions, sorted.
    static var allNames: [String] { names.sorted() }

    /// All members by type, sorted.
    static var allMembers: [(type: String, names: [String])] {
        members.keys.sorted().map { ($0, members[$0]?.sorted() ?? []) }
    }

    /// Whether a name is that of a type or function of theirs.
    static func has(_ name: String) -> Bool { names.contains(name) }

    /// Whether their type of this name, or one that it inherits from, has the member.
    static func has(member name: String, of type: StaticType, _ checker: Checker) -> Bool {
        families(of: type, checker).contains { members[$0]?.contains(name) ?? false }
    }

    private static func families(of type: StaticType, _ checker: Checker) -> [String] {
        switch type {
        case .sequence(_, .lazy): return ["LazySequence"]
        case .array, .set, .dictionary, .range, .closedRange, .sequence: return ["Collection"]
        case .string: return ["String", "Collection"]
        case .int, .double, .float, .cgFloat: return ["Number"]
        default: break
        }
        var found: [String] = []
        var current: StaticType? = type
        while let here = current {
            switch here {
            case .user(let user): current = user.superclass
            case .native:
                let record = checker.catalogue.record(of: here)
                if let record { found.append(record.name) }
                current = record?.superclass.map { .native($0) }
            default: current = nil
            }
        }
        return found
    }
}
