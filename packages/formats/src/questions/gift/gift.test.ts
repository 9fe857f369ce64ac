import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  makeChoice,
  makeEssay,
  makeGaps,
  makeMatching,
  makeNumeric,
  makeTyped,
  makeYesNo,
} from '../made-question.ts'
import { questionTypes, type Question } from '@lectern/contract/quizzes/question-types/registry'
import { applyEdit, readQuestions, recogniseFormat } from '../read-questions.ts'
import { withoutIds } from '../testing/without-ids.ts'
import { writeGift } from './write-gift.ts'

const keys = () => {
  let made = 0
  return () => `gift-key-${(made += 1)}`
}
const read = (text: string) => readQuestions(text, 'gift', 200, { key: keys(), gapsName: 'Fill in the gaps' })
const readOne = (text: string) => {
  const [one] = read(text).questions
  if (!one) throw new Error('Nothing was read.')
  return one
}
const codes = (text: string) => readOne(text).notes.map(({ code }) => code)

const letters = array(constantFrom(...Array.from('ab ё~=#{}:%\\[]/$>-*.1"<&')), {
  minLength: 1,
  maxLength: 12,
})
const words = letters.map((each) => each.join('').trim()).filter((text) => text !== '')
const lines = array(words, { maxLength: 3 }).map((all) => all.join('\n'))
const head = record({
  name: words,
  description: lines,
  comment: lines,
  tags: array(constantFrom('algebra', 'year 7'), { maxLength: 2 }),
})
const different = (least: number) => uniqueArray(words, { minLength: least, maxLength: 5 })
const number = integer({ min: -5000, max: 5000 }).map((whole) => String(whole / 8))

const choice = tuple(head, different(2), boolean()).map(([first, texts, isMultiple]) =>
  makeChoice(
    keys(),
    first,
    texts.map((text, at) => ({ text, isRight: at === 0 || (isMultiple && at === 2) })),
    isMultiple,
  ),
)
const gapped = tuple(head, words, words, different(2), boolean()).map(
  ([first, before, after, texts, isTyped]) =>
    makeGaps(keys(), { ...first, description: '' }, [
      `${before} `,
      { isTyped, answers: texts.map((text, at) => ({ text, isRight: isTyped || at === 0 })) },
      ` ${after}`,
    ]),
)
const matched = tuple(head, different(2), different(2)).map(([first, left, right]) =>
  makeMatching(keys(), first, [
    ...left.map((statement, at) => ({ statement, answer: right[at % right.length] ?? '' })),
    ...right.slice(left.length).map((answer) => ({ statement: '', answer })),
  ]),
)
const anyQuestion: Arbitrary<Question> = oneof(
  choice,
  gapped,
  matched,
  tuple(head, boolean()).map(([first, isYes]) => makeYesNo(keys(), first, isYes)),
  tuple(head, uniqueArray(number, { minLength: 1, maxLength: 3 }), constantFrom('', '0.5')).map(
    ([first, numbers, tolerance]) => makeNumeric(keys(), first, numbers, tolerance),
  ),
  tuple(head, different(1)).map(([first, forms]) => makeTyped(keys(), first, forms)),
  head.map((first) => makeEssay(keys(), first)),
).filter((made) => made !== null)

describe('a quiz in GIFT', () => {
  it('is the same quiz when it comes in again', () => {
    assert(
      property(array(anyQuestion, { minLength: 1, maxLength: 6 }), (questions) => {
        const { text, report } = writeGift(questions)
        expect(report).toEqual([])
        const again = read(text)
        expect(recogniseFormat(text)).toBe('gift')
        expect(again.questions.map(({ made }) => made && withoutIds(made))).toEqual(questions.map(withoutIds))
      }),
      { numRuns: 300 },
    )
  })

  it('says of every type what it cannot hold', () => {
    const samples = Object.values(questionTypes).map(({ sample }) => sample.question)
    const { text, report } = writeGift(samples)
    const left = report.filter(({ losses }) => losses.includes('not_held')).length
    expect(read(text).questions.filter(({ made }) => made)).toHaveLength(samples.length - left)
    expect(
      report.map(({ number, losses }) => `${samples[number - 1]?.type}: ${losses.join(', ')}`),
    ).toContain('sorting: not_held')
    expect(report.find(({ number }) => samples[number - 1]?.type === 'numeric')?.losses).toEqual([
      'points_lost',
      'settings_lost',
    ])
  })
})

describe('a GIFT text', () => {
  it.each([
    ['one right', 'Who?{=Ann ~Bob ~Cid}', 'single_answer'],
    ['weights', 'Which?{~%50%Ann ~%50%Bob ~%-100%Cid}', 'multiple_answer'],
    ['several right', 'Which?{=Ann =Bob ~Cid}', 'multiple_answer'],
    ['short answer', 'Who?{=Ann =Anna}', 'fill_gaps'],
    ['missing word', 'Two and {=two =2} make four.', 'fill_gaps'],
    ['true', 'The sky is up.{TRUE}', 'yes_no'],
    ['number', 'How many?{#3:0.5}', 'numeric'],
    ['range', 'How many?{#1..5}', 'numeric'],
    ['matching', 'Match.{\n=cat -> mew\n=dog -> bark\n}', 'conformity_answer'],
    ['essay', 'Why?{}', 'essay'],
    ['one answer without a sign', 'Who?{One}', 'fill_gaps'],
    ['one answer without a sign before more words', 'Two and {two} make four.', 'fill_gaps'],
  ])('with %s becomes a question', (_what, text, type) => {
    expect(readOne(text)).toMatchObject({ made: { type }, notes: [] })
  })

  it('has a range as a number with a tolerance', () => {
    expect(readOne('How many?{#1..5}').made).toMatchObject({ answers: [{ text: '3' }], tolerance: '2' })
  })

  it('keeps words behind signs, general feedback and tags', () => {
    const text = '// a remark [tag:easy]\n::T::[html]<p>Is 2\\=2?</p>{T####It\\nis.}'
    expect(readOne(text).made).toMatchObject({ name: 'Is 2=2?', comment: 'It\nis.', tags: ['easy'] })
    expect(codes(text)).toEqual(['title_lost'])
  })

  it('reads the sign of a form anywhere, and that of the question for its answers', () => {
    expect(readOne('Who?{=[html]<p>Ann</p> ~[plain]<Bob>####[HTML]<p>She is.</p>}')).toMatchObject({
      made: { answers: [{ text: 'Ann' }, { text: '<Bob>' }], comment: 'She is.' },
      notes: [],
    })
    expect(readOne('[html]<p>Who?</p>{=<p>Ann</p> ~<p>Bob</p>}').made).toMatchObject({
      name: 'Who?',
      answers: [{ text: 'Ann' }, { text: 'Bob' }],
    })
    expect(readOne('Match.{=[html]<p>cat</p> -> [html]<p>mew</p> =dog -> bark}').made).toMatchObject({
      statements: [{ text: 'cat' }, { text: 'dog' }],
      answers: [{ text: 'mew' }, { text: 'bark' }],
    })
    expect(readOne('[html]::Who?::<p>Who?</p>{T}')).toMatchObject({ made: { name: 'Who?' }, notes: [] })
    expect(codes('Who?{=[html]<b>Ann</b> ~Bob}')).toEqual(['form_lost'])
  })

  it('has a block without braces as words that are read, and writes it so', () => {
    const [read] = [readOne('::Before you begin::Read all of it.')]
    expect(read.made).toMatchObject({
      type: 'text_graphic_answer',
      name: 'Read all of it.',
      is_answer_enabled: false,
    })
    expect(read.made && writeGift([read.made]).text).toBe('Read all of it.\n')
  })

  it('is written so that words that look like the sign of a form are read as they are', () => {
    const made = makeChoice(
      keys(),
      { name: 'Which tag?' },
      [
        { text: '[html]<b>', isRight: true },
        { text: '[plain]', isRight: false },
      ],
      false,
    )
    if (!made) throw new Error('Nothing was made.')
    expect(readOne(writeGift([made]).text).made).toMatchObject({
      answers: [{ text: '[html]<b>' }, { text: '[plain]' }],
    })
  })

  it('is known by one answer without a sign, and formulas are none', () => {
    expect(recogniseFormat('Who wrote it? {Ann}')).toBe('gift')
    expect(recogniseFormat(String.raw`What is $x^{2} + \frac{1}{2}$?`)).toBe('plain')
  })

  it('tells what is lost', () => {
    expect(codes('Who?{=Ann#yes ~%50%Bob}')).toEqual(['feedback_lost', 'weights_lost'])
    expect(codes('[html]<b>Who</b>?{T}')).toEqual(['form_lost'])
  })

  it('tells what is not taken, and is understood after a press', () => {
    const text = 'A sentence to read.\n\nWho?{~Ann ~Bob}\n\n$CATEGORY: a/b\nWho?{=Ann'
    const before = read(text).questions
    expect(before.map(({ made, notes }) => [made?.type ?? null, notes[0]?.code, notes[0]?.line])).toEqual([
      ['text_graphic_answer', 'no_answer', 1],
      ['single_answer', 'no_right', 3],
      [null, 'category_lost', 5],
      [null, 'not_closed', 6],
    ])
    let mended = text
    for (let press = 0; press < 4; press += 1) {
      const note = read(mended).questions.flatMap(({ notes }) => notes)[0]
      if (note?.mends[0]) mended = applyEdit(mended, note.mends[0].edit)
    }
    const after = read(mended).questions
    expect(after.map(({ made }) => made?.type)).toEqual(['essay', 'single_answer', 'fill_gaps'])
    expect(after.flatMap(({ notes }) => notes)).toEqual([])
  })
})
