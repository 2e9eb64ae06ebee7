// No protocol inherits from itself, on whatever way.
protocol Own: Own {}  // error 2:15: 'Own' is defined by itself
protocol Turning where Self: Turning {}  // error 3:30: 'Turning' is defined by itself
protocol First: Second {}; protocol Second: First {}  // error 4:45: 'Second' is defined by itself
protocol Joined: AnyObject & Joined {}  // error 5:18: 'Joined' is defined by itself
protocol Other {}; extension Other: Turning {}  // error 6:35: an extension of the protocol 'Other' cannot inherit
extension UIScrollViewDelegate: Other {}  // error 7:31: an extension of the protocol 'UIScrollViewDelegate' cannot inherit
extension Sequence: Other {}  // error 8:19: an extension of the protocol 'Sequence' cannot inherit
