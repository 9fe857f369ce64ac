import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './avatar-face.ts'

test('takes the first and the last word, in the own script', () => {
  expect(initialsOf('Demo Expert')).toBe('DE')
  expect(initialsOf('олена петрівна зразкова')).toBe('ОЗ')
  expect(initialsOf('Demo')).toBe('D')
  expect(initialsOf('E\u0301mile')).toBe('E\u0301')
  expect(initialsOf('  «Demo»  school ')).toBe('DS')
})

test('an e-mail gives its first letter, and no name a question mark', () => {
  expect(initialsOf('student@lectern.test')).toBe('S')
  expect(initialsOf('')).toBe('?')
  expect(initialsOf('—')).toBe('?')
})

test('the hue is stable, one of twelve, and spreads', () => {
  expect(hueOf('Demo Expert')).toBe(hueOf('Demo Expert'))
  const hues = new Set(Array.from({ length: 200 }, (_each, at) => hueOf(`person ${at}`)))
  expect([...hues].every((hue) => hue % 30 === 0 && hue < 360)).toBe(true)
  expect(hues.size).toBe(12)
})
