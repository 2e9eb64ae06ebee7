var missing: UIView?
print(missing!.frame)  // error 2:7: this is nil and cannot be unwrapped with '!'
