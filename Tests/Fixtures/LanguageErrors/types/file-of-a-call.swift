func log(_ text: String, file: String = #file) { print(text) }  // error 1:41: '#file' is not supported in scenarios
log("a")
