struct Cache: Counting {  // error 1:8: 'Cache' does not have 'next', which 'Counting' asks for
    var made = 0
    var next: Int { mutating get { made += 1; return made } }
}
protocol Counting { var next: Int { get } }
