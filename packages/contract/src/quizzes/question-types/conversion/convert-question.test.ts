import { describe, expect, it, test } from 'vitest'
import { conversionsOf } from './convert-question.ts'
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

describe.each(pairs)('$label', ({ from, conversion }) => {
  it('is a question of the new type that is as ready as before', () => {
    const { question, slug, losses } = conversion
    expect(question.type).toBe(slug)
    expect(common(question)).toEqual(common(from))
    const isKeyless = losses.some(({ code }) => code === 'order_lost')
    if (!isKeyless) expect(questionTypeOf(question).findIssues(question)).toEqual([])
  })

  it('says which points and keys it loses, and keeps all others', () => {
    const { question, losses } = conversion
    const lost = new Set(losses.map(({ code }) => code))
    if (!lost.has('key_lost') && !lost.has('order_lost') && question.type !== 'sorting')
      expect(questionTypeOf(question).isScored(question)).toBe(questionTypeOf(from).isScored(from))
    if (!lost.has('points_lost')) expect(question.points).toBe(from.points)
  })

  it('comes back with everything that both hold', () => {
    const back = conversionsOf(conversion.question, context).find(({ slug }) => slug === from.type)
    if (!back) return
    expect(common(back.question)).toEqual(common(from))
    if (conversion.losses.length > 0 || back.losses.length > 0) return
    expect(textsIn(back.question)).toEqual(textsIn(from))
    const type = questionTypeOf(from)
    const right = (question: Question) => type.words.answer(question, type.key(question))
    expect(right(back.question)).toEqual(right(from))
  })
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

  test('yes and no become options in the author’s language, and no options become yes and no', () => {
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

  test('a type without relatives becomes nothing', () => {
    expect(targets(questionTypes.rating.sample.question)).toEqual([])
    expect(targets(questionTypes.mmpi.sample.question)).toEqual([])
  })
})
