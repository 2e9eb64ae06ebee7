let range = UInt8(1)..<9
print(range[3])
print(range[9])  // error 3:7: index out of range
