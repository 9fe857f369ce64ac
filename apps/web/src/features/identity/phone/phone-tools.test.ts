import { expect, test } from 'vitest'
import { countryOfBeginning, dialingCode, joinPhone, splitPhone } from './phone-tools.ts'

test.each([
  [{ country: 'UA', text: '050 123 45 67' }, '+380501234567'],
  [{ country: 'GB', text: '(020) 7946-0000' }, '+442079460000'],
  [{ country: 'UA', text: '+44 20 7946 0000' }, '+442079460000'],
  [{ country: 'UA', text: ' ' }, ''],
  [{ country: 'UA', text: '12' }, '+380 12'],
  [{ country: 'ZZ', text: '12' }, '12'],
])('%j is %s', (typed, whole) => expect(joinPhone(typed)).toBe(whole))

test('a whole number falls into the country and the number as it is written there', () => {
  expect(splitPhone('+380501234567', 'GB')).toEqual({ country: 'UA', text: '050 123 4567' })
  expect(splitPhone('nonsense', 'GB')).toEqual({ country: 'GB', text: 'nonsense' })
})

test('joining what was split gives the same number', () => {
  for (const whole of ['+380501234567', '+442079460000', '+12025550123', '+77012345678'])
    expect(joinPhone(splitPhone(whole, 'UA'))).toBe(whole)
})

test('the beginning of a number tells its country', () => {
  expect(['+380', '+44 20 7946 0000', '050', '+'].map(countryOfBeginning)).toEqual([
    'UA',
    'GB',
    undefined,
    undefined,
  ])
  expect([dialingCode('UA'), dialingCode('AQ')]).toEqual(['+380', undefined])
})
