let path = IndexPath(index: 1)
print(path.row)
// error 2:7: an index path with the count 1 has no row
