import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepWords, keptName, newWords, readKeptWords } from './kept-words.ts'

const name = keptName(7, 'unit-3')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was kept, under its key, until it is forgotten', () => {
  const words = newWords('Why rye?', true)
  expect(keepWords(name, words)).toBe(true)
  expect(readKeptWords(name)).toEqual(words)
  keepWords(name, null)
  expect(readKeptWords(name)).toBeNull()
})

it('keeps the words of each person and of each place apart', () => {
  keepWords(name, newWords('Mine'))
  expect(readKeptWords(keptName(8, 'unit-3'))).toBeNull()
  expect(readKeptWords(keptName(7, 'unit-4'))).toBeNull()
})

it('gives changed words another key, so that they are not taken for those sent before', () => {
  expect(newWords('Same').key).not.toBe(newWords('Same').key)
})

it.each(['{', 'null', '{"text":1}', '{"text":"a"}'])('takes %s for no words', (stored) => {
  localStorage.setItem(name, stored)
  expect(readKeptWords(name)).toBeNull()
})

it('says when the device keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepWords(name, newWords('Lost at reload'))).toBe(false)
})
