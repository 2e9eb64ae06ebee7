UIBarItem.appearance().title = "Save"
// error 1:1: bars' items take no 'title' from a class, only how they look
