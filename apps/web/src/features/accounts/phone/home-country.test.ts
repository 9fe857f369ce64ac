import { expect, test } from 'vitest'
import { homeCountry } from './home-country.ts'

test.each([
  [['en', 'uk-UA'], 'UA'],
  [['en-GB'], 'GB'],
  [['uk'], 'UA'],
  [[], ''],
])('%j is at home in %s', (languages, country) => expect(homeCountry(languages)).toBe(country))
