import { describe, expect, it } from 'vitest'
import { resultDetails } from '../result-detail.ts'
import { questionTypes } from './registry.ts'
import { questionSlugs } from './slugs.ts'

const keyFields = new Set([
  'is_correct',
  'points',
  'comment',
  'order',
  'shuffle_answers',
  'binds',
  'is_partial',
  'extra_words',
  'other_orders',
  'extra_chars',
  'is_length_shown',
  'answer_ids',
  'shuffle_statements',
  'keys',
  'scales',
  'is_report_shown',
  'tolerance',
  'tolerance_type',
  'unit_share',
  'factor',
  'marking_guide',
  'bank',
  'tags',
  'difficulty',
])

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)])
}

/** A chance that takes the last of what is left, so that a shuffled order differs from the author's. */
const last = () => 0.999

/** A chance that always falls the same way, from a number. */
const chanceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 16_807 + 11) % 2_147_483_647
    return state / 2_147_483_647
  }
}

it('has an entry for every slug, each under its own name', () => {
  expect(Object.values(questionTypes).map((type) => type.slug)).toEqual([...questionSlugs])
})

const types = Object.values(questionTypes)

describe.each(types)('question type $slug', (type) => {
  const { question, rekeyed, right, half, wrong, refused } = type.sample
  const arrangement = type.arrange(question, last)

  it('shows a learner nothing of the key', () => {
    const shown = namesIn(type.toPublic(question, arrangement))
    expect(shown.filter((name) => keyFields.has(name))).toEqual([])
  })

  it('shows a learner the same bytes wherever the question came from, and however its author finds it', () => {
    const kept = { ...question, bank: { id: 7, sum: '0'.repeat(32) }, tags: ['kept'], difficulty: 3 }
    expect(type.question.safeParse(kept).data).toMatchObject({ bank: kept.bank })
    expect(JSON.stringify(type.toPublic(kept, arrangement))).toBe(
      JSON.stringify(type.toPublic({ ...question, tags: undefined, difficulty: undefined }, arrangement)),
    )
  })

  it('counts an empty answer as given only where an untouched sheet is one, and counts a wrong one', () => {
    const untouched = type.untouched(question, arrangement)
    expect(type.validate(question, arrangement, []) === null).toBe(untouched.length > 0)
    expect(type.readAnswer(question, arrangement, untouched)).toEqual({ answer: untouched })
    expect(type.validate(question, arrangement, wrong)).toBeNull()
  })

  it('reads every answer of the sample as it is stored', () => {
    for (const answer of [right, half?.answer ?? [], wrong, []])
      expect(type.readAnswer(question, arrangement, answer)).toEqual({ answer })
  })

  it.each(refused)('does not take %j: %s', (rows, refusal) => {
    expect(type.readAnswer(question, arrangement, rows)).toEqual({ refusal })
  })

  it('shows no more at a lower detail than at a higher one', () => {
    const shown = resultDetails.map((detail) => Object.values(type.shows[detail]).filter(Boolean).length)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(type.shows.simple_answer).toEqual({ question: false, rows: false, key: false })
  })

  it('reads as plain text: what it offers, and what somebody answered', () => {
    expect(type.words.question(question).length).toBeGreaterThan(0)
    expect(type.words.answer(question, right).join('\n')).not.toBe('')
    expect(type.words.answer(question, right)).not.toEqual(type.words.answer(question, wrong))
    expect(type.words.answer(question, []).filter((line) => line !== '')).toEqual([])
  })

  it('counts what many people answered', () => {
    const counts = type.summarise(question, [right, right, wrong, []])
    expect(counts.every(({ count }) => count <= 3)).toBe(true)
    for (const row of right)
      expect(counts.find((each) => JSON.stringify(each.row) === JSON.stringify(row))?.count).toBeGreaterThan(
        1,
      )
  })

  it('shows everything once, whatever chance decides', () => {
    const orders = [() => 0, () => 0.5, last].map((random) => type.arrange(question, random).order.toSorted())
    expect(new Set(orders.map((order) => order.join())).size).toBe(1)
  })

  it('holds a new question back until its author has written it', () => {
    let keys = 0
    const fresh = type.create(() => `new-key-${(keys += 1)}`)
    expect(type.question.safeParse(fresh).success).toBe(true)
    expect(type.findIssues(fresh).map((issue) => issue.code)).toContain('question_empty')
    expect(type.findIssues(question)).toEqual([])
    expect(type.findIssues(rekeyed ?? question)).toEqual([])
  })
})

describe.each(types.filter(({ sample }) => sample.rekeyed !== null))('with a key: $slug', (type) => {
  const { question, rekeyed, right, half, wrong, everything } = type.sample
  const bytes = (of: unknown, random: () => number) =>
    JSON.stringify(type.toPublic(of, type.arrange(of, random)))

  it('shows the same bytes whatever the key is', () => {
    expect(type.grade(rekeyed, right).correctness).toBe('incorrect')
    for (let seed = 1; seed <= 50; seed += 1)
      expect(bytes(question, chanceFrom(seed))).toBe(bytes(rekeyed, chanceFrom(seed)))
  })

  it('gives the sample’s right answer full marks', () => {
    const { correctness, points, max_points } = type.grade(question, right)
    expect([correctness, points]).toEqual(['correct', max_points])
    expect(max_points).toBeGreaterThan(0)
    expect(type.grade(question, type.key(question))).toEqual(type.grade(question, right))
  })

  it('gives half an answer its part', () => {
    if (half === null) return
    const { max_points } = type.grade(question, right)
    expect(half.points).toBeGreaterThan(0)
    expect(half.points).toBeLessThan(max_points)
    expect(type.grade(question, half.answer)).toEqual({
      correctness: 'incorrect',
      points: half.points,
      max_points,
    })
  })

  it('gives the sample’s wrong answer no marks, and an empty one neither', () => {
    expect(type.grade(question, wrong)).toMatchObject({ correctness: 'incorrect', points: 0 })
    expect(type.grade(question, [])).toMatchObject({ correctness: 'incorrect', points: 0 })
    const untouched = type.untouched(question, type.arrange(question, last))
    expect(type.grade(question, untouched).correctness).toBe('incorrect')
  })

  it('never rewards picking everything unless everything is right', () => {
    const points = everything === null ? 0 : type.grade(question, everything).points
    expect(points).toBe(0)
  })

  it('marks every row of an answer', () => {
    expect(type.marks(question, right)).toEqual(right.map(() => true))
    expect(type.marks(question, wrong)).toContain(false)
  })
})

const isReviewed = ({ isScored, sample }: (typeof types)[number]) =>
  sample.rekeyed === null && isScored(sample.question)

describe.each(types.filter((type) => isReviewed(type)))('marked by a person: $slug', (type) => {
  const { question, right, wrong } = type.sample

  it('waits for a person with every answer, and gives no points by itself', () => {
    for (const answer of [right, wrong]) {
      expect(type.grade(question, answer)).toEqual({
        correctness: 'pending',
        points: 0,
        max_points: question.points,
      })
      expect(type.marks(question, answer)).toEqual(answer.map(() => null))
    }
    expect(type.grade(question, [])).toMatchObject({ correctness: 'incorrect', points: 0 })
    expect(type.key(question)).toEqual([])
  })

  it('is not scored without points', () => {
    const unscored = { ...question, points: 0 }
    expect(type.isScored(unscored)).toBe(false)
    expect(type.grade(unscored, right).correctness).toBe('unscored')
  })

  it('marks no row by itself', () => {
    for (const detail of resultDetails) expect(type.shows[detail].rows).toBe(false)
  })
})

const isUnkeyed = (type: (typeof types)[number]) => type.sample.rekeyed === null && !isReviewed(type)

describe.each(types.filter((type) => isUnkeyed(type)))('without a key: $slug', (type) => {
  const { question, right, wrong } = type.sample

  it('is neither right nor wrong, and earns nothing', () => {
    expect(type.isScored(question)).toBe(false)
    for (const answer of [right, wrong, []]) {
      expect(type.grade(question, answer)).toEqual({ correctness: 'unscored', points: 0, max_points: 0 })
      expect(type.marks(question, answer)).toEqual(answer.map(() => null))
    }
    expect(type.key(question)).toEqual([])
  })

  it('marks nothing at any detail', () => {
    for (const detail of resultDetails)
      expect(type.shows[detail]).toMatchObject({ question: false, rows: false })
  })

  it('shares 100 per cent between the answers', () => {
    const percents = type.summarise(question, [right, right, wrong]).map(({ percent }) => percent)
    expect(percents.reduce((total, each) => total + each, 0)).toBe(100)
  })
})

describe('single_answer', () => {
  const type = questionTypes.single_answer
  const { question, right } = type.sample
  const keyed = (is_correct: boolean) => ({
    ...question,
    answers: question.answers.map((answer) => ({ ...answer, is_correct })),
  })

  it('is neither right nor wrong without a key', () => {
    const unkeyed = keyed(false)
    expect(type.isScored(unkeyed)).toBe(false)
    expect(type.grade(unkeyed, right)).toEqual({ correctness: 'unscored', points: 0, max_points: 0 })
    expect(type.marks(unkeyed, right)).toEqual([null])
    expect(type.key(unkeyed)).toEqual([])
  })

  it('tells the author of two right options', () => {
    expect(type.findIssues(keyed(true))).toEqual([{ code: 'several_correct' }])
  })
})
