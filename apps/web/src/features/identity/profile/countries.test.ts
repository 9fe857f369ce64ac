import { expect, test } from 'vitest'
import { countriesIn } from './countries.ts'

test.each(['en', 'uk', 'ru'])(
  'every country has its name in %s, each once, in the order of the language',
  (locale) => {
    const countries = countriesIn(locale)
    expect(countries.length).toBeGreaterThan(240)
    expect(countries.length).toBeLessThan(255)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
  },
)

test('countries are found by their names, unions and former ones are not there', () => {
  const names = new Map(countriesIn('uk').map(({ code, name }) => [code, name]))
  expect(names.get('UA')).toBe('Україна')
  expect([names.has('EU'), names.has('UN'), names.has('SU'), names.has('DD')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
