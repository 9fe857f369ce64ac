import { expect, it } from 'vitest'
import { fieldKey } from './field-key.ts'

it('a key is made of the letters of the title, and is of one field', () => {
  expect(fieldKey('Home city', new Set())).toBe('home_city')
  expect(fieldKey('Місто', new Set())).toMatch(/^misto$/)
  expect(fieldKey('2nd oven', new Set())).toBe('field')
  expect(fieldKey('__proto__', new Set(['proto', 'proto_2']))).toBe('proto_3')
})
