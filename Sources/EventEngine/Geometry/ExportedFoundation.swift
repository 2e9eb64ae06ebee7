/// Like UIKit, the engine brings Foundation along: code that says `import EventEngine` alone has `CGRect` and
/// `NSObject` too.
@_exported import Foundation
