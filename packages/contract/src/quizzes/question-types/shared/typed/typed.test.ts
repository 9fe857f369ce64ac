import { array, assert, boolean, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { acceptsTyped } from './accepts.ts'
import { editDistance } from './edit-distance.ts'
import { normaliseTyped } from './normalise-typed.ts'
import { readNumber, readWritten } from './read-number.ts'
import { countTexts, readTextRows } from './text-rows.ts'

const loose = { case_sensitive: false, allow_typos: false }
const forgiving = { case_sensitive: false, allow_typos: true }
const spellings = record({ case_sensitive: boolean(), allow_typos: boolean() })
const text = oneof(
  string({ unit: 'grapheme' }),
  string({ unit: constantFrom(...Array.from('aÄßİIıеЁё’ʼ„“«» \u00A0\t\u0301\u00AD1,.-−')) }),
)

describe('what is typed the same way', () => {
  test.each([
    ['  the   first\u00A0word ', 'the first word'],
    ['Cafe\u0301', 'café'],
    ['ПОЛЁТ', 'полет'],
    ['п’ять', "п'ять"],
    ['пʼять', 'п`ять'],
    ['п\u1FEFять', "п'ять"],
    ['„Кобзар“', '«Кобзар»'],
    ['“well”', '"well"'],
    ['co\u00ADoperate', 'cooperate'],
    ['3,14', '3.14'],
    ['−0,5', '-0.5'],
  ])('%j is %j', (typed, form) => {
    expect(acceptsTyped(typed, [form], loose)).toBe(true)
    expect(acceptsTyped(form, [typed], loose)).toBe(true)
  })

  test.each([
    ['Paris', 'Paris.'],
    ['one two', 'onetwo'],
    ['й', 'и'],
    ['1,5, 2', '1.5. 2'],
    ['', ' '],
  ])('%j is not %j', (typed, form) => expect(acceptsTyped(typed, [form], loose)).toBe(false))

  it('tells capitals apart only where the author wants it', () => {
    expect(acceptsTyped('paris', ['Paris'], loose)).toBe(true)
    expect(acceptsTyped('paris', ['Paris'], { ...loose, case_sensitive: true })).toBe(false)
    expect(acceptsTyped('Ёлка', ['Елка'], { ...loose, case_sensitive: true })).toBe(true)
  })

  it('normalises what is normal already to itself', () => {
    assert(
      property(text, spellings, (typed, spelling) => {
        const normal = normaliseTyped(typed, spelling)
        expect(normaliseTyped(normal, spelling)).toBe(normal)
      }),
    )
  })

  it('is the same in both directions, and every form that is not empty accepts itself', () => {
    assert(
      property(text, text, spellings, (one, other, spelling) => {
        const strict = { ...spelling, allow_typos: false }
        expect(acceptsTyped(one, [other], strict)).toBe(acceptsTyped(other, [one], strict))
        expect(acceptsTyped(one, [one], spelling)).toBe(normaliseTyped(one, spelling) !== '')
      }),
    )
  })

  it('never accepts an empty answer', () => {
    assert(
      property(array(text), spellings, (forms, spelling) => {
        expect(acceptsTyped('', forms, spelling)).toBe(false)
        expect(acceptsTyped(' \u00A0\u200B', [...forms, ' '], spelling)).toBe(false)
      }),
    )
  })
})

describe('slips of the finger', () => {
  test.each([
    ['four letters hold none', 'gape', 'gaps', false],
    ['five hold one', 'bred', 'bread', true],
    ['a swap counts as one', 'raedy', 'ready', true],
    ['eight hold no two', 'ruodrugh', 'ourdough', false],
    ['nine hold two', 'soudrouhg', 'sourdough', true],
    ['and no three', 'soudrouhgs', 'sourdough', false],
    ['digits are no slips', 'section 21', 'section 12', false],
    ['nor are they left out', 'flight 41', 'flight 411', false],
  ])('%s', (_rule, typed, form, accepted) => {
    expect(acceptsTyped(typed, [form], forgiving)).toBe(accepted)
    expect(acceptsTyped(typed, [form], loose)).toBe(false)
  })

  it('forgives in any of several forms', () => {
    expect(acceptsTyped('recal', ['review', 'recall'], forgiving)).toBe(true)
  })

  it('counts the same in both directions', () => {
    assert(
      property(text, text, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one))
        expect(editDistance(one, other) === 0).toBe(one === other)
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

describe('numbers', () => {
  test.each([
    ['12', [12]],
    ['+3.50', [3.5]],
    ['0,5', [0.5]],
    [',5', [0.5]],
    ['−7', [-7]],
    ['- 7', [-7]],
    ['1/2', [0.5]],
    ['-3 / 4', [-0.75]],
    ['½', [0.5]],
    ['1e3', [1000]],
    ['2,5E-2', [0.025]],
    ['1 234,5', [1234.5]],
    ['1\u00A0234\u00A0567', [1_234_567]],
    ['1’234.5', [1234.5]],
    ['1,234.5', [1234.5]],
    ['1.234,5', [1234.5]],
    ['1.234', [1.234]],
    ['1,234', [1.234, 1234]],
    ['1,234,567', [1_234_567]],
    ['1 3/4', [1.75]],
    ['−1 3/4', [-1.75]],
    ['1½', [1.5]],
    ['1 234/5', [246.8]],
    ['1,2·10³', [1200]],
    ['1.2 × 10^3', [1200]],
    ['1,2 * 10 ^ -2', [0.012]],
    ['5х10⁻³', [0.005]],
    ['10³', [1000]],
    ['-10^2', [-100]],
    ['45 %', [0.45]],
    ['1/2%', [0.005]],
  ])('%j has the values %j', (typed, values) => expect(readNumber(typed)).toEqual(values))

  test.each([
    '',
    ' ',
    'five',
    '1/0',
    '1/2/3',
    '12 34',
    '1e',
    'e3',
    '--1',
    '1,2,3',
    'Infinity',
    '0x10',
    '1e999',
    '5 km',
    '5²',
    'H₂',
    '1 3/4/5',
    '%',
    '5%%',
    '1'.repeat(200),
  ])('%j is none', (typed) => expect(readNumber(typed)).toEqual([]))

  it('reads every number as it is written in these languages', () => {
    const cents = integer({ min: -1e11, max: 1e11 })
    assert(
      property(cents, constantFrom('en', 'uk', 'ru', 'fr', 'de-CH'), (hundredths, locale) => {
        const value = hundredths / 100
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value)
        expect(readNumber(written)).toEqual([value])
      }),
    )
  })
})

describe('how a number is written', () => {
  test.each([
    ['1500', 0, 2, 4],
    ['1500.0', 1, 5, 5],
    ['0,0120', 4, 3, 3],
    ['0', 0, 1, 1],
    ['1 234,50', 2, 6, 6],
    ['1.20e3', null, 3, 3],
    ['100', 0, 1, 3],
  ])('%j has %s decimals and %d to %d significant digits', (text, decimals, least, most) =>
    expect(readWritten(text)).toMatchObject([{ decimals, significant: { least, most }, isFraction: false }]),
  )

  it('counts no digits of a fraction', () => {
    expect(readWritten('3/4')).toEqual([{ value: 0.75, isFraction: true, decimals: null, significant: null }])
  })

  it('reads every mixed number and every power of ten as what it says', () => {
    assert(
      property(integer({ min: 0, max: 99 }), integer({ min: 1, max: 9 }), (whole, part) => {
        expect(readNumber(`${whole} ${part}/10`)).toContain(whole + part / 10)
        expect(readNumber(`${part}·10^${whole % 12}`)).toEqual([Number(`${part}e${whole % 12}`)])
      }),
    )
  })

  it('finds finite numbers or none in whatever is typed', () => {
    assert(
      property(text, (typed) => {
        expect(readNumber(typed).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('rows of typed texts', () => {
  const known = [{ id: 'first' }, { id: 'second' }]
  const row = (statement_id: string, text_answer: string) => ({ statement_id, text_answer })

  it('keeps what is written and drops what is left empty', () => {
    expect(readTextRows([row('first', ' a '), row('second', '  ')], 'statement_id', known)).toEqual({
      answer: [row('first', ' a ')],
    })
  })

  test.each([
    ['a field of another question', [row('third', 'a')], 'foreign_answer'],
    ['a row without words', [{ statement_id: 'first' }], 'foreign_answer'],
    ['a row with a file', [{ ...row('first', 'a'), files: ['file'] }], 'foreign_answer'],
    ['a field twice', [row('first', 'a'), row('first', 'b')], 'twice'],
    ['a book', [row('first', 'a'.repeat(501))], 'too_big'],
  ])('refuses %s', (_what, rows, refusal) =>
    expect(readTextRows(rows, 'statement_id', known)).toEqual({ refusal }),
  )

  it('counts what reads alike as one, the most frequent first', () => {
    const counts = countTexts([[row('first', 'b')], [row('first', 'A')], [row('first', ' a ')], []])
    expect(counts.map(({ row: { text_answer }, count, percent }) => [text_answer, count, percent])).toEqual([
      ['A', 2, 67],
      ['b', 1, 33],
    ])
  })
})
