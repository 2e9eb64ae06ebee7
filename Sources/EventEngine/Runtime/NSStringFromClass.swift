import Foundation

/// The bare name of a class, `RedView`: what device logs show, where Foundation on Linux writes the module in
/// front. It is chosen over Foundation's function of the same name because it asks for more.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String { String(describing: aClass) }
