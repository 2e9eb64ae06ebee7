let closed = UInt8(1)...3
print(closed.firstIndex(of: 2) != nil)  // error 2:14: scenarios do not have 'firstIndex' of 'ClosedRange<UInt8>'
print(closed[2])  // error 3:7: scenarios do not have 'subscript' of 'ClosedRange<UInt8>'
print(closed.startIndex)  // error 4:14: scenarios do not have 'startIndex' of 'ClosedRange<UInt8>'
