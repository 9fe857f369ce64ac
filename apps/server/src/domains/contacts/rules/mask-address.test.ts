import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask-address.ts'

test('an e-mail keeps its first letter and its host', () => {
  expect(maskEmail('olena@example.test')).toBe('o•••@example.test')
  expect(maskEmail('a@example.test')).toBe('a•••@example.test')
  expect(maskEmail('"a@b"@example.test')).toBe('"•••@example.test')
})

test('a phone keeps its beginning and its last two digits, a short one nothing', () => {
  expect(maskPhone('+380501234533')).toBe('+380•••••33')
  expect(maskPhone('+1234567')).toBe('•••')
})
