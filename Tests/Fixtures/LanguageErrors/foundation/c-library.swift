let key = calloc(1, 1)
let now = mach_absolute_time()
srand(3)
sleep(1)
printf("%d", 3)
dispatch_async(dispatch_get_main_queue()) { }
let number = atoi("3")
exit(1)
// error 1:11: scenarios do not have 'calloc'
// error 2:11: scenarios do not have 'mach_absolute_time'
// error 3:1: scenarios do not have 'srand'
// error 4:1: scenarios do not have 'sleep'
// error 5:1: scenarios do not have 'printf'
// error 6:1: scenarios do not have 'dispatch_async'
// error 7:14: scenarios do not have 'atoi'
// error 8:1: scenarios do not have 'exit'
