// What C, Core Data and classes as objects have is named, and nothing else is suggested.
import os
var lock = os_unfair_lock()  // error 3:12: scenarios do not have 'os_unfair_lock'
class Card: NSObject {
    @NSManaged var number: Int  // error 5:5: the attribute '@NSManaged' is not supported in scenarios
    @NSCopying var count: Int  // error 6:5: '@NSCopying' here is not supported in scenarios
    @Invalidating(.layout) var inset = 4  // error 7:5: '@Invalidating' here is not supported in scenarios
}
print(UIView.instancesRespond(to: #selector(UIView.layoutSubviews)))  // error 9:14: 'instancesRespond' of a class is not supported in scenarios
func show(_ thing: AnyObject) { print(thing.cgRectValue) }  // error 10:45: 'cgRectValue' of 'AnyObject' is not supported in scenarios
struct Own: StringInterpolationProtocol {}  // error 11:13: scenarios do not have 'StringInterpolationProtocol'
