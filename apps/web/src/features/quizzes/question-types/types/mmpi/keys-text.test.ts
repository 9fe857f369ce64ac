import { expect, test } from 'vitest'
import { keysText, readKeys } from './keys-text.ts'

test.each([
  ['P+', 'P+'],
  ['P+ F-', 'P+ F−'],
  ['P +, F –; Hs−', 'P+ F− Hs−'],
  ['Увага+ План-', 'Увага+ План−'],
  ['P+ P-', 'P−'],
  ['P', ''],
  ['', ''],
])('%j is read as %j', (text, keys) => {
  expect(keysText(readKeys(text))).toBe(keys)
  expect(readKeys(keys)).toEqual(readKeys(text))
})
