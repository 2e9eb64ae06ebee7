struct Bad: Error { let code = 4 }
func find() throws -> Int { throw Bad() }
print(try! find())  // error 3:7: the error 'Bad(code: 4)' is not caught
