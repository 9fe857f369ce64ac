import { describe, expect, test } from 'vitest'
import { conversionsOf, type Conversion } from './convert-question.ts'
import { questionTypes, questionTypeOf, type Question } from '../registry.ts'

let keys = 0
const context = { key: () => `converted-${(keys += 1)}`, yes: 'Yes', no: 'No' }

const samples: Question[] = [
  ...Object.values(questionTypes).map(({ sample }) => sample.question),
  { ...questionTypes.matrix.sample.question, is_multiple: false },
  {
    ...questionTypes.likert_scale.sample.question,
    answers: ['Never', 'Often', 'Always'].map((text, at) => ({
      id: `point-named-${at}`,
      text,
      value: at + 1,
    })),
  },
  {
    ...questionTypes.single_answer.sample.question,
    answers: ['Yes', 'It depends'].map((text, at) => ({
      id: `option-of-two-${at}`,
      text,
      is_correct: at === 1,
      points: 0,
      type: 1 as const,
    })),
  },
  { ...questionTypes.numeric.sample.question, tolerance: '', unit_type: 'none', units: [] },
  {
    ...questionTypes.paste_word.sample.question,
    statements: [
      { id: 'statement-dozen', text: 'A dozen', points: 0, answers: [{ id: 'form-dozen', text: '12' }] },
    ],
  },
  { ...questionTypes.rating.sample.question, grade_text_min: 'Bad', grade_text_max: 'Good' },
  { ...questionTypes.essay.sample.question, words_min: null, words_max: null, marking_guide: [] },
]

/** What every type holds, whatever else. */
const common = ({ id, name, description, is_required, comment }: Question) => ({
  id,
  name,
  description,
  is_required,
  comment,
})

const pairs = samples.flatMap((from) =>
  conversionsOf(from, context).map((conversion) => ({
    from,
    label: `${from.type} to ${conversion.slug}`,
    conversion,
  })),
)

const textsIn = (question: Question) => questionTypeOf(question).words.question(question)

const loses = ({ losses }: Conversion, ...codes: string[]) => losses.some(({ code }) => codes.includes(code))

test.each(pairs)(
  '$label is a question of the new type, with everything that all types have',
  ({ from, conversion }) => {
    expect(conversion.question.type).toBe(conversion.slug)
    expect(common(conversion.question)).toEqual(common(from))
  },
)

test.each(pairs.filter(({ conversion }) => !loses(conversion, 'order_lost')))(
  '$label is ready',
  ({ conversion }) => {
    expect(questionTypeOf(conversion.question).findIssues(conversion.question)).toEqual([])
  },
)

test.each(pairs.filter(({ conversion }) => !loses(conversion, 'points_lost')))(
  '$label keeps points',
  (pair) => {
    expect(pair.conversion.question.points).toBe(pair.from.points)
  },
)

const keyed = pairs.filter(
  ({ conversion }) => !loses(conversion, 'key_lost', 'order_lost') && conversion.slug !== 'sorting',
)
test.each(keyed)('$label keeps its key or has none', ({ from, conversion: { question } }) => {
  expect(questionTypeOf(question).isScored(question)).toBe(questionTypeOf(from).isScored(from))
})

const returns = pairs.flatMap(({ from, label, conversion }) =>
  conversionsOf(conversion.question, context)
    .filter((back) => back.slug === from.type && conversion.losses.length + back.losses.length === 0)
    .map((back) => ({ from, label, back: back.question })),
)
test.each(returns)('$label and back is what it was', ({ from, back }) => {
  const type = questionTypeOf(from)
  const right = (question: Question) => type.words.answer(question, type.key(question))
  expect(common(back)).toEqual(common(from))
  expect(textsIn(back)).toEqual(textsIn(from))
  expect(right(back)).toEqual(right(from))
})

const targets = (from: Question) => conversionsOf(from, context).map(({ slug, losses }) => [slug, losses])

describe('what becomes of what', () => {
  const { question } = questionTypes.multiple_answer.sample

  test('several right options, options for own words and points are told before they go', () => {
    const right = question.answers.filter(({ is_correct }) => is_correct).length
    expect(right).toBeGreaterThan(1)
    expect(Object.fromEntries(targets(question))).toMatchObject({
      single_answer: [{ code: 'one_correct', count: right }],
      interview: [
        { code: 'key_lost', count: right },
        { code: 'points_lost', count: 1 },
      ],
      sorting: [{ code: 'key_lost', count: right }],
    })
  })

  test('yes and no become options in the author’s language, and more than two options do not become yes and no', () => {
    const { question: yesNo } = questionTypes.yes_no.sample
    const unnamed = { ...yesNo, answers: yesNo.answers.map((each) => ({ ...each, text: '' })) }
    const [single] = conversionsOf(questionTypes.yes_no.question.parse(unnamed), context)
    expect(single && textsIn(single.question)).toEqual(['Yes', 'No'])
    expect(targets(question).map(([slug]) => slug)).not.toContain('yes_no')
  })

  test('options that are too many for a scale do not become one', () => {
    const answers = Array.from({ length: 8 }, (_, at) => ({
      ...question.answers[0],
      id: `option-${at}-of`,
      text: `${at}`,
    }))
    const many = questionTypes.multiple_answer.question.parse({ ...question, answers })
    expect(targets(many).map(([slug]) => slug)).not.toContain('likert_scale')
  })

  test('lists become a table of all their options, and it is said where a statement gets more of them', () => {
    const { question: lists } = questionTypes.multi_choose_from_list.sample
    const table = conversionsOf(lists, context).find(({ slug }) => slug === 'matrix')
    expect(table?.question).toMatchObject({
      is_multiple: true,
      answers: [{ text: 'rye flour' }, { text: 'sourdough starter' }, { text: 'butter' }],
    })
    expect(table?.losses).toEqual([{ code: 'same_answers', count: 1 }])
  })

  test('two options become yes and no, unless both are right or one is for own words', () => {
    const [right, wrong] = ['It is', 'It is not'].map((text, at) => ({
      id: `option-yes-or-${at}`,
      text,
      is_correct: at === 0,
      points: 0,
      type: 1 as const,
    }))
    if (!right || !wrong) throw new Error('Two options were made.')
    const slugsOf = (...answers: object[]) =>
      targets(questionTypes.multiple_answer.question.parse({ ...question, answers })).map(([slug]) => slug)
    expect(slugsOf(right, wrong)).toContain('yes_no')
    expect(slugsOf(right, { ...wrong, is_correct: true })).not.toContain('yes_no')
    expect(slugsOf(right, { ...wrong, type: 2 })).not.toContain('yes_no')
  })

  test('an essay tells what becomes of its guide, and files tell that an essay has none', () => {
    const losses = Object.fromEntries(targets(questionTypes.essay.sample.question))
    expect(losses).toMatchObject({
      text_media_answer: [{ code: 'guide_lost' }, { code: 'word_limits_lost', count: 1 }],
    })
    const files = {
      ...questionTypes.text_media_answer.sample.question,
      can_upload: true,
      text_answer_type_id: 4 as const,
    }
    expect(Object.fromEntries(targets(files))).toMatchObject({
      essay: [
        { code: 'files_lost', count: 1 },
        { code: 'field_lost', count: 1 },
      ],
      text_graphic_answer: [],
    })
    expect(Object.keys(Object.fromEntries(targets({ ...files, text_answer_type_id: 1 as const })))).toEqual([
      'text_graphic_answer',
    ])
  })

  test('a scale keeps the names of its ends, and tells when it gets another number of points', () => {
    const rating = {
      ...questionTypes.rating.sample.question,
      stars: 10,
      grade_text_min: 'Bad',
      grade_text_max: 'Good',
    }
    const made = Object.fromEntries(conversionsOf(rating, context).map(({ slug, ...rest }) => [slug, rest]))
    expect(made).toMatchObject({
      new_promoter_score: {
        question: { grade_text_min: 'Bad', grade_text_max: 'Good' },
        losses: [{ code: 'scale_length', count: 11 }],
      },
      reaction: { losses: [{ code: 'scale_length', count: 6 }] },
      likert_scale: {
        losses: [
          { code: 'scale_length', count: 7 },
          { code: 'names_lost', count: 2 },
        ],
      },
    })
    expect(made['reaction']?.question).toMatchObject({
      answers: [{ text: 'Bad' }, { text: '' }, { text: '' }, { text: '' }, { text: '' }, { text: 'Good' }],
    })
  })

  test('one word becomes a number where it is one, and a number tells what a word has not', () => {
    const { question: number } = questionTypes.numeric.sample
    expect(Object.fromEntries(targets(number))).toEqual({
      paste_word: [
        { code: 'tolerance_lost', count: 1 },
        { code: 'units_lost', count: 3 },
      ],
    })
    const words = questionTypes.paste_word.sample.question
    const [first] = words.statements
    if (!first) throw new Error('The sample has statements.')
    const one = (text: string) => ({
      ...words,
      points: 1,
      statements: [{ ...first, points: 0.5, answers: [{ id: 'form-only', text }] }],
    })
    expect(targets(words)).toEqual([])
    expect(targets(one('twelve'))).toEqual([])
    expect(conversionsOf(one('1 500'), context)).toMatchObject([
      { slug: 'numeric', question: { points: 1.5 }, losses: [{ code: 'statement_lost', count: 1 }] },
    ])
  })

  test('a type without relatives becomes nothing', () => {
    expect(targets(questionTypes.conformity_answer.sample.question)).toEqual([])
    expect(targets(questionTypes.mmpi.sample.question)).toEqual([])
  })
})
