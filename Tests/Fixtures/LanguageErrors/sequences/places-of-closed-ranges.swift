let closed = UInt8(1)...3
print(closed.firstIndex(of: 2) != nil)  // error 2:14: scenarios do not have 'firstIndex' of 'ClosedRange<UInt8>'
print(closed[closed.startIndex])  // error 3:21: scenarios do not have 'startIndex' of 'ClosedRange<UInt8>'
