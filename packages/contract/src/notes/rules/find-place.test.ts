import { array, assert, boolean, constantFrom, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findPlace, quoteOf } from './find-place.ts'

const word = constantFrom('bread', 'тісто', 'flour', 'їжак', 'oven', 'salt', 'ґрунт', 'ёлка', 'rest', 'Слово')
const prose = array(word, { minLength: 60, maxLength: 200 }).map((words) => words.join(' '))
const part = double({ min: 0, max: 1, noNaN: true })

/** A text, chosen words in it, and as many letters around them as a quote keeps. */
const chosen = tuple(prose, part, integer({ min: 3, max: 80 })).map(([text, at, length]) => {
  const start = Math.floor(at * (text.length - length))
  return { text, start, end: start + length }
})

describe('words of a text', () => {
  test('are found again where they were, whatever is written elsewhere', () => {
    assert(
      property(chosen, prose, part, boolean(), ({ text, start, end }, added, at, isBefore) => {
        const quote = quoteOf(text, { start, end })
        // Away from the words and what is kept around them; another text, so that no place is like it.
        const mark = added.replaceAll(' ', '-')
        const place = isBefore
          ? Math.floor(at * Math.max(0, start - 33))
          : Math.min(text.length, end + 33) + Math.floor(at * Math.max(0, text.length - end - 33))
        if (place > start - 33 && place < end + 33) return
        const edited = text.slice(0, place) + mark + text.slice(place)
        const moved = isBefore ? mark.length : 0
        const wanted = { start: start + moved, end: end + moved }
        const found = findPlace(edited, quote)
        // The same words with the same letters on both sides may stand there twice: then no place is told.
        const standsOnce = edited.split(quote.prefix + quote.exact + quote.suffix).length === 2
        expect(standsOnce ? [wanted] : [wanted, null]).toContainEqual(found)
      }),
      { numRuns: 2_000 },
    )
  })

  test('that were rewritten are at no place, or where the same words stand in the same sentence', () => {
    assert(
      property(chosen, ({ text, start, end }) => {
        const quote = quoteOf(text, { start, end })
        const edited = `${text.slice(0, start)}@@@${text.slice(end)}`
        const found = findPlace(edited, quote)
        if (found === null) return
        expect(edited.slice(found.start, found.end)).toBe(quote.exact)
        const before = edited.slice(Math.max(0, found.start - 32), found.start)
        const after = edited.slice(found.end, found.end + 32)
        expect(before === quote.prefix || after === quote.suffix || quote.exact.length >= 48).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('are found in a text that nobody has changed, however often they stand in it', () => {
    const text = 'la '.repeat(100)
    expect(findPlace(text, quoteOf(text, { start: 150, end: 152 }))).toEqual({ start: 150, end: 152 })
  })

  it.each([
    [
      'stand twice with the same words around them',
      'la la la la la la la la la la la la la la la la la la ',
      24,
    ],
    ['are short and stand alone in another sentence', 'one two three', 4],
  ])('that %s are at no place once the text has changed', (_name, text, start) => {
    const quote = quoteOf(text, { start, end: start + 2 })
    expect(findPlace(`${text} la two other words altogether`.replace(quote.prefix, 'x'), quote)).toBeNull()
  })

  test('keep their place when a sentence beside them is rewritten', () => {
    const text = 'The dough rests for an hour. Then it is folded three times. Bake it hot.'
    const start = text.indexOf('folded')
    const quote = quoteOf(text, { start, end: start + 'folded three times'.length })
    const edited = text.replace('The dough rests for an hour.', 'Leave the dough alone.')
    expect(findPlace(edited, quote)?.start).toBe(edited.indexOf('folded'))
  })
})
