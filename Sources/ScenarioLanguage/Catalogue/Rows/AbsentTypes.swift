extension NativeCatalogue {
    /// Why types and functions of other frameworks are absent. Of each the longest beginning counts.
    func addAbsentTypes() {
        addAbsentViews()
        addAbsentControllers()
        addAbsentInput()
        addAbsentDrawing()
        addAbsentFoundation()
        addAbsentSwift()
        addAbsentModules()
        addAbsentParts()
        addAbsentC()
        addOldNames()
        addOldMembers()
    }

    private func addAbsentViews() {
        addAbsent(.visualFormat, beginningWith: "NSLayoutFormat", "NSDictionaryOfVariableBindings")
        addAbsent(
            .collections, beginningWith: "UICollection", "NSCollection", "UIList", "UICell", "NSDiffable",
            "UIContentConfiguration", "UIContentView", "UIBackgroundConfiguration", "UIListContent")
        addAbsent(
            .textViews, beginningWith: "UIText", "NSText", "NSAttributed", "NSMutableAttributed", "UIFind",
            "NSParagraphStyle", "NSMutableParagraphStyle", "NSLayoutManager", "NSShadow", "NSStringDrawing",
            "UIWriting", "UIFontDescriptor", "UIFontMetrics", "UIDataDetector", "UILexicon")
        addAbsent(
            .datePickers, beginningWith: "UIDatePicker")
        addAbsent(
            .pickers, beginningWith: "UIPicker", "UIDate", "UIColorWell", "UICalendar", "UIProgress",
            "UIActivityIndicator", "UIRefreshControl")
        addAbsent(.searching, beginningWith: "UISearch")
        addAbsent(.editing, beginningWith: "UITableView", "UISwipeActions", "UIContextual")
        addAbsent(
            .bars, beginningWith: "UIBar", "UINavigationBar", "UINavigationItem", "UIToolbar", "UITabBar")
        addAbsent(
            .traits, beginningWith: "UITrait", "UIUserInterface", "UIMutableTraits", "UIContentSizeCategory")
        addAbsent(
            .accessibility, beginningWith: "UIAccessib", "UILargeContent", "UIGuided", "AX", "NSAccessib")
        addAbsent(.dynamics, beginningWith: "UIDynamic", "UIField", "UIGravity", "UIPush", "UISnap")
        addAbsent(.dynamics, beginningWith: "UICollision", "UIAttachment")
        addAbsent(
            Absence.Reason("nobody tilts the device"), beginningWith: "UIMotionEffect", "UIInterpolating")
    }

    private func addAbsentControllers() {
        addAbsent(
            .containers, beginningWith: "UISplit", "UIPageView", "UITableViewController", "UIInputView",
            "UIActivityView", "UIAlert", "UIImagePicker", "UIDocument", "UIVideo", "UIColorPicker",
            "UIFontPicker", "UIPrint", "UICloud", "UIReference")
        addAbsent(
            .presentation, beginningWith: "UIPresentation", "UIPopover", "UISheet", "UIViewController",
            "UINavigationController", "UIPercentDriven", "UITransition", "UIModalTransition",
            "UIZoomTransition")
        addAbsent(
            .designTime, beginningWith: "UIStoryboard", "UINib", "NSDataAsset", "UIStateRestor")
        addAbsent(
            .appStructure, beginningWith: "UIScene", "UIWindowScene", "UIApplication", "UIOpen", "NSUser",
            "UIBackground", "UILocal", "UIUserNotification", "UIRemote", "UIStatusBar", "UIShortcut")
        addAbsent(.device, beginningWith: "UIDevice", "UIScreen", "UIInterfaceOrientation")
    }

    private func addAbsentInput() {
        addAbsent(.menus, beginningWith: "UIMenu", "UIContextMenu", "UICommand", "UIDeferred", "UIEditMenu")
        addAbsent(.menus, beginningWith: "UITarget", "UIPreview", "UIMutableMenu")
        addAbsent(.dragAndDrop, beginningWith: "UIDrag", "UIDrop", "UISpringLoaded", "UITableViewDr")
        addAbsent(.dragAndDrop, beginningWith: "UIPaste", "UIItemProvider", "NSItemProvider")
        addAbsent(.pointer, beginningWith: "UIPointer", "UIHover", "UIBandSelection", "UIToolTip")
        addAbsent(.pencil, beginningWith: "UIPencil", "UIScribble", "UIIndirectScribble", "UICanvas")
        addAbsent(.presses, beginningWith: "UIPress", "UIKey", "UIEvent", "UIScrollType", "UIUpdate")
        addAbsent(.keyboard, beginningWith: "UIKeyboard", "UIInput", "UIReturnKey")
        addAbsent(.focus, beginningWith: "UIFocus")
    }

    private func addAbsentDrawing() {
        addAbsent(
            .drawing, beginningWith: "UIGraphics", "UIRect", "UIImage", "UIVisualEffect", "UIBlur",
            "UIVibrancy", "UIGlass", "UISymbol", "CGContext", "CGImage", "CGGradient", "CIImage", "UIShape")
        addAbsent(
            .layerAnimation, beginningWith: "CAAnimation", "CABasic", "CAKeyframe", "CASpring", "CAGroup")
        addAbsent(.layerAnimation, beginningWith: "CATransition", "CAMedia", "CAProperty", "CAValue")
        addAbsent(.layerActions, beginningWith: "CAAction")
        addAbsent(.layerAnimation, beginningWith: "kCATransition", "kCAMedia", "kCAFill", "kCAAnimation")
        addAbsent(.layerKinds, beginningWith: "CAEmitter", "CAScroll", "CAText", "CATiled")
        addAbsent(.layerKinds, beginningWith: "CAMetal", "CAOpenGL")
    }

    private func addAbsentFoundation() {
        addAbsent(
            .exchange, "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
            "method_getImplementation", "method_setImplementation", "class_addMethod", "class_replaceMethod")
        addAbsent(.dates, "TimeZone.NameStyle", "Calendar.RecurrenceRule", "Locale.Components")
        addAbsent(.dates, beginningWith: "NSDate", "NSCalendar", "NSTimeZone", "NSLocale")
        addAbsent(
            .formatting, "ByteCountFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter",
            "Measurement", "PersonNameComponents", "DateComponentsFormatter", "DateIntervalFormatter",
            "ListFormatter", "EnergyFormatter", "LengthFormatter", "MassFormatter")
        addAbsent(
            Absence.Reason("nothing is sorted by descriptors", instead: "use 'sorted(by:)'"),
            "SortDescriptor", "SortComparator", "KeyPathComparator", "SortOrder")
        addAbsent(.files, "Data", "FileManager", "Pipe", "Process", "NSData")
        addAbsent(.files, beginningWith: "File", "NSFile", "XML", "NSXML")
        addAbsent(.codable, beginningWith: "JSON", "PropertyList", "NSKeyed")
        addAbsent(.network, beginningWith: "URL", "NSURL", "HTTP", "NSHTTP", "NSNet", "NetService")
        addAbsent(
            .oneThread, "Operation", "BlockOperation", "DispatchSemaphore", "NSCondition")
        addAbsent(
            .objectiveC, beginningWith: "NSArray", "NSDictionary", "NSSet", "NSNumber", "NSValue",
            "NSMutable", "NSOrderedSet", "NSRange", "NSHashTable", "NSMapTable", "NSPointer",
            "NSCountedSet", "NSIndexSet", "NSIndexPath", "NSDecimal", "NSCharacterSet", "CFString")
        addAbsent(.observing, beginningWith: "NSKeyValue")
        addAbsent(.reflection, beginningWith: "objc_", "NSPredicate", "NSExpression", "NSSort")
        addAbsent(
            Absence.Reason("logs are for Instruments", instead: "use 'print'"), "os_signpost", "OSSignposter")
    }

    private func addAbsentSwift() {
        addAbsent(
            .oneThread, "TaskGroup", "AsyncSequence", "AsyncStream", "Clock")
        addAbsent(Absence.Reason("every actor is a type of its own", instead: "name the actor"), "Actor")
        addAbsent(.oneThread, beginningWith: "Async", "Throwing", "withTask", "withChecked", "withUnsafeCon")
        addAbsent(.patterns, "Regex", "NSRegularExpression")
        addAbsent(.codable, "EncodingError", "DecodingError", "CodingUserInfoKey")
        addAbsent(.widths, "Float16", "Float80", "Int128", "UInt128")
        addAbsent(.unsafe, beginningWith: "Unsafe", "Opaque", "Unmanaged", "ManagedBuffer", "withUnsafe")
        addAbsent(.unsafe, "isKnownUniquelyReferenced", "unsafeBitCast", "unsafeDowncast", "MemoryLayout")
        addAbsent(.reflection, beginningWith: "Mirror", "AnyKeyPath", "PartialKeyPath")
        addAbsent(.reflection, "dump")
        addAbsent(
            Absence.Reason(
                "only texts are interpolated", instead: "extend 'DefaultStringInterpolation', or use texts"),
            "StringInterpolationProtocol")
    }

    /// Types that the library has and others of the same beginning are absent: of them members are.
    private func addAbsentParts() {
        addAbsent(
            Absence.Reason("this part of the type is not modelled"), "CAEmitterLayer", "CAEmitterCell",
            "DispatchSource", "NSShadow")
    }

    /// Names of other modules, which are on no list.
    private func addAbsentModules() {
        addAbsent(.reflection, "IMP")
        addAbsent(.reflection, beginningWith: "class_", "method_", "object_get", "object_set", "sel_")
        addAbsent(.oneThread, beginningWith: "os_unfair_lock", "pthread_", "OSAllocatedUnfairLock")
        addAbsent(.dates, beginningWith: "CFLocale")
        addAbsent(.drawing, "CIImage")
        addAbsent(.network, "URLSession", "URLRequest", "URLSessionTask", "URLResponse")
        addAbsent(
            .network, "CachedURLResponse", "URLProtocol", "URLCredential", "URLCredentialStorage",
            "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache", "HTTPCookie",
            "HTTPCookieStorage")
        addAbsent(.surroundings, "MessagePort", "MachPort", "PortMessage")
        addAbsent(.files, "XMLParser", "XMLParserDelegate", "CGPDFDocument", "CGPDFPage")
        addAbsent(.drawing, beginningWith: "CGImageSource", "CGImageDestination", "CGImageMetadata")
        addAbsent(.otherModule, "LAContext")
        addAbsent(.reflection, "Method", "Ivar", "Protocol")
        addAbsent(.unsafe, "AutoreleasingUnsafeMutablePointer", "errno_t")
        addAbsent(.objectiveC, "DarwinBoolean")
        addAbsent(
            .network, "HTTPURLResponse", "URLSessionDataTask", "URLSessionDownloadTask",
            "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
            "URLSessionDataDelegate", "URLSessionTaskDelegate")
        addAbsent(.swiftUI, "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable")
        addAbsent(.swiftUI, "Text", "VStack", "HStack", "ZStack", "State", "Binding", "ObservableObject")
        addAbsent(
            Absence.Reason("Combine is another framework", instead: "use 'NotificationCenter' or a closure"),
            "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Published")
        addAbsent(.tests, "XCTestCase", "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertNil")
        addAbsent(.tests, "XCTAssertTrue", "XCTFail")
        addAbsent(
            .otherModule, "AVPlayer", "AVPlayerLayer", "CMMotionManager", "MKMapView", "SKScene", "SKView",
            "SCNView", "WKWebView", "WKWebViewConfiguration", "CLLocationManager", "AVCaptureSession",
            "MTKView")
    }

    /// Functions of C's library, which UIKit brings along.
    private func addAbsentC() {
        addAbsent(
            .unsafe, "calloc", "realloc", "free", "memcpy", "memmove", "memset", "memcmp", "memchr",
            "bzero", "strlen", "strcmp", "strncmp", "strcpy", "strdup", "qsort", "alloca")
        addAbsent(
            .surroundings, "exit", "abort", "atexit", "raise", "kill", "signal", "getenv", "setenv", "getpid",
            "uname", "sysctl", "sysctlbyname", "dlopen", "dlsym", "isatty")
        addAbsent(
            Absence.Reason("a scenario's clock is virtual", instead: "use 'CACurrentMediaTime()'"), "time",
            "clock", "timeval", "timespec", "time_t", "gettimeofday", "clock_gettime", "mach_absolute_time",
            "mach_timebase_info")
        addAbsent(.oneThread, "sleep", "usleep", "nanosleep")
        addAbsent(
            Absence.Reason("chance is the same in each run", instead: "use 'Int.random(in:)'"), "rand",
            "srand", "random", "srandom", "srand48", "erand48", "arc4random_buf", "RAND_MAX")
        addAbsent(
            Absence.Reason("a scenario has only its log", instead: "use 'print'"), "printf", "puts", "fputs",
            "fprintf", "fflush", "stdout", "stderr")
        addAbsent(
            Absence.Reason("numbers are read by their types", instead: "use 'Int(text)'"), "atoi", "atof",
            "strtol", "strtod")
        addAbsent(
            Absence.Reason("Swift 3 replaced it", instead: "use 'DispatchQueue'"),
            beginningWith: "dispatch_", "DISPATCH_")
    }
}
