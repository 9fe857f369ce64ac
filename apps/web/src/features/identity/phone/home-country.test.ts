import { expect, test } from 'vitest'
import { homeCountry } from './home-country.ts'
import { phoneCountries } from './phone-tools.ts'

test.each([
  // Where the device is counts, whatever language it speaks.
  ['Europe/Kyiv', ['en-GB', 'en'], 'UA'],
  ['Europe/Kiev', ['en-US'], 'UA'],
  ['Asia/Kolkata', ['en-US'], 'IN'],
  ['America/Chicago', ['uk-UA'], 'US'],
  ['Europe/Warsaw', ['uk'], 'PL'],
  // Nobody lives in UTC.
  ['UTC', ['en', 'uk-UA'], 'UA'],
  ['UTC', ['uk'], 'UA'],
  ['Etc/GMT-2', [], ''],
  ['Nowhere/Atlantis', ['en-GB'], 'GB'],
])('%s with %j is at home in %s', (zone, languages, country) =>
  expect(homeCountry(zone, languages, phoneCountries())).toBe(country),
)
