import { describe, expect, it } from 'vitest'
import { questionTypes } from './registry.ts'

const keyFields = new Set(['is_correct', 'points', 'comment', 'order', 'shuffle_answers'])

const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)])
}

/** A chance that takes the last of what is left, so that a shuffled order differs from the author's. */
const last = () => 0.999

describe.each(Object.values(questionTypes))('question type $slug', (type) => {
  const { question, right, wrong, empty, everything } = type.sample
  const arrangement = type.arrange(question, last)

  it('shows a learner nothing of the key', () => {
    const shown = namesIn(type.toPublic(question, arrangement))
    expect(shown.filter((name) => keyFields.has(name))).toEqual([])
  })

  it('gives the sample’s right answer full marks', () => {
    const { correctness, points, max_points } = type.grade(question, right)
    expect([correctness, points]).toEqual(['correct', max_points])
    expect(max_points).toBeGreaterThan(0)
  })

  it('gives the sample’s wrong answer no marks', () => {
    expect(type.grade(question, wrong)).toMatchObject({ correctness: 'incorrect', points: 0 })
  })

  it('does not count an empty answer as given, and counts a wrong one', () => {
    expect(type.validate(question, arrangement, empty)).not.toBeNull()
    expect(type.validate(question, arrangement, wrong)).toBeNull()
  })

  it('never rewards picking everything unless everything is right', () => {
    const points = everything === null ? 0 : type.grade(question, everything).points
    expect(points).toBe(0)
  })

  it('reads an answer back from the payload that stands for it', () => {
    for (const answer of [right, wrong, empty]) {
      expect(type.readAnswer(question, arrangement, type.toPayload(answer))).toEqual(answer)
    }
  })

  it('refuses an answer that the question does not have', () => {
    const foreign = { answer_ids: ['somebody-elses'], text_answer: null }
    expect(type.readAnswer(question, arrangement, foreign)).toBeNull()
  })

  it('shows every option once, whatever chance decides', () => {
    const orders = [() => 0, () => 0.5, last].map((random) => type.arrange(question, random).order.toSorted())
    expect(new Set(orders.map((order) => order.join())).size).toBe(1)
  })

  it('holds a new question back until its author has written it', () => {
    let keys = 0
    const fresh = type.create(() => `new-key-${(keys += 1)}`)
    expect(type.question.safeParse(fresh).success).toBe(true)
    expect(type.findIssues(fresh).map((issue) => issue.code)).toContain('question_empty')
    expect(type.findIssues(question)).toEqual([])
  })
})

describe('single_answer', () => {
  const type = questionTypes.single_answer
  const { question } = type.sample

  it('refuses two picks', () => {
    const [first, second] = question.answers
    const payload = { answer_ids: [first?.id ?? '', second?.id ?? ''], text_answer: null }
    expect(type.readAnswer(question, type.arrange(question, last), payload)).toBeNull()
  })

  it('is neither right nor wrong without a key', () => {
    const unkeyed = {
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, is_correct: false })),
    }
    expect(type.grade(unkeyed, type.sample.right)).toEqual({
      correctness: 'unscored',
      points: 0,
      max_points: 0,
    })
  })

  it('tells the author of two right options', () => {
    const both = { ...question, answers: question.answers.map((answer) => ({ ...answer, is_correct: true })) }
    expect(type.findIssues(both)).toEqual([{ code: 'several_correct' }])
  })
})
