let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
// error 2:20: the locales here are 'en_US_POSIX', 'en_US' and 'en', not 'de_DE'
