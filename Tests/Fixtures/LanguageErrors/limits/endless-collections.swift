// What has no end cannot be put into a collection.
var numbers = [1]
numbers += (3...)  // error 3:1: a collection of more than 100000 elements
