import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isSameWords, joinWords, keepWords, keptName, newWords, readKeptWords } from './kept-words.ts'

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
  const words = newWords({ text: 'Why rye?', isPrivate: true })
  expect(keepWords(name, words)).toBe(true)
  expect(readKeptWords(name)).toEqual(words)
  keepWords(name, null)
  expect(readKeptWords(name)).toBeNull()
})

it('keeps the words of each person and of each place apart', () => {
  keepWords(name, newWords({ text: 'Mine' }))
  expect(readKeptWords(keptName(8, 'unit-3'))).toBeNull()
  expect(readKeptWords(keptName(7, 'unit-4'))).toBeNull()
})

it('gives changed words another key, so that they are not taken for those sent before', () => {
  expect(newWords({ text: 'Same' }).key).not.toBe(newWords({ text: 'Same' }).key)
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
  expect(keepWords(name, newWords({ text: 'Lost at reload' }))).toBe(false)
})

it('knows words that an earlier version kept', () => {
  localStorage.setItem(name, '{"text":"Old","isPrivate":false,"key":"k"}')
  expect(readKeptWords(name)).toMatchObject({
    text: 'Old',
    files: [],
    mentions: [],
    addressee: null,
    key: 'k',
  })
})

it('puts words that came back before those that were written meanwhile, once', () => {
  const back = { text: 'First', files: ['a'], mentions: [{ id: 5, name: 'Anna' }] }
  const meanwhile = newWords({ text: 'Second', files: ['a', 'b'] })
  const joined = joinWords(back, meanwhile)
  expect(joined).toMatchObject({ text: 'First\n\nSecond', files: ['a', 'b'], mentions: back.mentions })
  expect(joinWords(back, joined).text).toBe('First\n\nSecond')
  expect(joinWords(back, null)).toMatchObject(back)
  expect(joined.draft).not.toBe(meanwhile.draft)
})

it('keeps for the team what came back from it, or was written for it meanwhile', () => {
  const meanwhile = newWords({ text: 'Second', isPrivate: true })
  expect(joinWords({ text: 'First', isPrivate: false }, meanwhile).isPrivate).toBe(true)
  expect(joinWords({ text: 'First', isPrivate: true }, newWords({ text: 'Second' })).isPrivate).toBe(true)
  expect(joinWords({ text: 'First', isPrivate: false }, newWords({ text: 'Second' })).isPrivate).toBe(false)
})

it('knows of a change which words it was made of, for as long as it is kept, and not once it came back', () => {
  const words = newWords({ text: 'Better', base: '2026-01-01T10:00:00.000Z' })
  keepWords(name, newWords({ ...words, text: 'Better still' }))
  expect(readKeptWords(name)?.base).toBe('2026-01-01T10:00:00.000Z')
  expect(joinWords({ text: 'Better still' }, null).base).toBeNull()
})

it('tells words apart by what they say, to whom, and with which files', () => {
  const words = { text: 'A', files: ['a'] }
  expect(isSameWords(newWords(words), words)).toBe(true)
  for (const other of [{ text: 'B' }, { files: [] }, { isPrivate: true }, { addressee: 7 }])
    expect(isSameWords(newWords({ ...words, ...other }), words)).toBe(false)
})
