let x = 
print("a"
class {
// error 2:10: expected ')' to end function call
// error 3:7: expected identifier in class
// error 3:8: expected '}' to end class: the '{' of line 3 is not closed
