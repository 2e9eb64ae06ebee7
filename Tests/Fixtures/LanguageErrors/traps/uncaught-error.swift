enum Lost: Error { case view(Int) }
func find() throws { throw Lost.view(3) }  // error 2:22: the error 'view(3)' is not caught
print("before")  // prints: before
try find()
