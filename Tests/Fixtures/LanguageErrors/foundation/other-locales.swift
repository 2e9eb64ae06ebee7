let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
// error 30:13: the locales here are 'en_US_POSIX', 'en_US' and 'en', not 'de_DE'
