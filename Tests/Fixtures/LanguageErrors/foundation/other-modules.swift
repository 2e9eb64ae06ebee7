// What other frameworks declare is refused by its name, and so are members that exist elsewhere.
let filter = CIFilter(name: "CIGaussianBlur")  // error 2:14: scenarios do not have 'CIFilter'
CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0) { _ in }  // error 3:1: scenarios do not have 'CFRunLoopTimerCreateWithHandler'
func locate(_ manager: CLGeocoder) {}  // error 4:24: scenarios do not have 'CLGeocoder'
let order = SortDescriptor(\String.count)  // error 5:13: scenarios do not have 'SortDescriptor'
let spans = DateComponentsFormatter()  // error 6:13: scenarios do not have 'DateComponentsFormatter'
let share = 0.5
print(share.formatted())
print((Date()..<Date()).formatted())  // error 9:25: scenarios do not have 'formatted' of 'Range<Date>'
let count = 4
print(count.squareRoot())  // error 11:13: 'Int' has no member 'squareRoot'
print(UInt8(200).byteSwaped)  // error 12:18: 'UInt8' has no member 'byteSwaped'
class CLView: UIView {}
let mine = CLVew()  // error 14:12: there is no 'CLVew' here
let none: CLVew? = nil  // error 15:11: there is no type 'CLVew'
