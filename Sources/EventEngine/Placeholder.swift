// filled in by the first commit of this module
