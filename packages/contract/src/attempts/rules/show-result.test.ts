import { describe, expect, it } from 'vitest'
import { commentType } from '../../quizzes/question-types/shared/common.ts'
import { questionTypes } from '../../quizzes/question-types/registry.ts'
import { resultDetails } from '../../quizzes/result-detail.ts'
import { type ResultFacts, showResult } from './show-result.ts'

const { sample } = questionTypes.single_answer
const arrangement = questionTypes.single_answer.arrange(sample.question, () => 0)

const facts = (change: Partial<ResultFacts> = {}): ResultFacts => ({
  viewer: 'learner',
  isFinished: true,
  detail: 'full_information',
  question: sample.question,
  arrangement,
  answer: sample.wrong,
  grade: { correctness: 'incorrect', points: 0, max_points: 2 },
  ...change,
})

describe('showResult', () => {
  it.each(resultDetails)('tells a learner nothing while the attempt runs, also with %s', (detail) => {
    const { results, result } = showResult(facts({ isFinished: false, detail }))
    expect(result).toEqual({
      state: 'answered',
      points: null,
      max_points: null,
      correct_answers: null,
      comment: null,
    })
    expect(results.map((row) => row.is_correct)).toEqual([null])
  })

  it('shows own answers alone with simple_answer', () => {
    const { results, result } = showResult(facts({ detail: 'simple_answer' }))
    expect(result).toMatchObject({ state: 'answered', correct_answers: null })
    expect(results).toMatchObject([{ quiz_answer_id: 'option-nine', is_correct: null }])
  })

  it('marks the question, and not the key, with the two only_correct_or_not', () => {
    for (const detail of ['only_correct_or_not_question', 'only_correct_or_not'] as const) {
      const { results, result } = showResult(facts({ detail }))
      expect(result).toMatchObject({ state: 'incorrect', points: 0, correct_answers: null, comment: null })
      expect(results[0]?.is_correct).toBe(detail === 'only_correct_or_not' ? false : null)
    }
  })

  it('shows key and explanation with full information', () => {
    expect(showResult(facts()).result).toMatchObject({
      correct_answers: [{ quiz_answer_id: 'option-seven', is_correct: true }],
      comment: sample.question.comment,
    })
  })

  it('calls an unanswered question skipped once the attempt is over', () => {
    for (const answer of [null, []]) {
      expect(showResult(facts({ answer, grade: null })).result.state).toBe('skipped')
      expect(showResult(facts({ answer, grade: null, isFinished: false })).result.state).toBe('not_started')
    }
  })

  it('calls an answer with open parts wrong once the attempt is over, and not given before', () => {
    const type = questionTypes.matrix
    const { question, right } = type.sample
    const answer = right.slice(0, 1)
    const partly = facts({
      question,
      arrangement: type.arrange(question, () => 0),
      answer,
      grade: type.grade(question, []),
    })
    expect(type.validate(question, partly.arrangement, answer)).not.toBeNull()
    for (const viewer of ['learner', 'staff'] as const)
      expect(showResult({ ...partly, viewer }).result).toMatchObject({ state: 'incorrect', points: 0 })
    expect(showResult({ ...partly, detail: 'simple_answer' }).result.state).toBe('answered')
    expect(showResult({ ...partly, isFinished: false }).result.state).toBe('not_started')
  })

  it('shows staff everything at any time', () => {
    const { results, result } = showResult(
      facts({ viewer: 'staff', isFinished: false, detail: 'simple_answer' }),
    )
    expect(result).toMatchObject({
      state: 'incorrect',
      correct_answers: [{ quiz_answer_id: 'option-seven' }],
    })
    expect(results[0]?.is_correct).toBe(false)
  })
})

describe('the comment of an author', () => {
  type When = Partial<Pick<ResultFacts['question'], 'comment_type_id'>>
  const detailsOf = (when: When, change: Partial<ResultFacts> = {}) =>
    resultDetails.filter((detail) => {
      const question = { ...sample.question, ...when }
      return showResult(facts({ detail, ...change, question })).result.comment !== null
    })
  const right = { answer: sample.right, grade: { correctness: 'correct', points: 2, max_points: 2 } } as const
  const told = resultDetails.filter((detail) => detail !== 'simple_answer')

  it('comes with the key where nothing else is said', () => {
    expect(detailsOf({})).toEqual(['full_information'])
    expect(detailsOf({}, right)).toEqual(['full_information'])
  })

  it('for every answer is shown at each detail, and to nobody before the end', () => {
    const when = { comment_type_id: commentType.always }
    expect(detailsOf(when)).toEqual([...resultDetails])
    expect(detailsOf(when, { isFinished: false })).toEqual([])
  })

  it('for wrong or right answers is shown to those, where the result tells which they are', () => {
    expect(detailsOf({ comment_type_id: commentType.ifWrong })).toEqual(told)
    expect(detailsOf({ comment_type_id: commentType.ifWrong }, right)).toEqual([])
    expect(detailsOf({ comment_type_id: commentType.ifRight })).toEqual([])
    expect(detailsOf({ comment_type_id: commentType.ifRight }, right)).toEqual(told)
  })

  it('for right answers waits with an answer that waits for a person', () => {
    const pending = { grade: { correctness: 'pending', points: 0, max_points: 2 } } as const
    for (const comment_type_id of [commentType.ifRight, commentType.ifWrong])
      expect(detailsOf({ comment_type_id }, pending)).toEqual([])
  })

  it('of an opinion keeps nothing back', () => {
    const { sample: opinion } = questionTypes.rating
    const shown = { question: opinion.question, answer: opinion.right, grade: null }
    for (const detail of resultDetails)
      expect(showResult(facts({ ...shown, detail })).result.comment).toBe(opinion.question.comment)
  })

  const keyed = Object.values(questionTypes).filter(({ sample: { rekeyed } }) => rekeyed !== null)
  it.each(keyed.map((type) => [type.slug, type] as const))(
    'tells nothing of the key of %s where only own answers are shown',
    (_slug, type) => {
      const bytesOf = (question: ResultFacts['question'], when: When) => {
        const asked = { ...question, ...when, comment: 'Well done.' }
        const grade = type.grade(asked, type.sample.right)
        const order = type.arrange(asked, () => 0)
        const shown = { question: asked, arrangement: order, answer: type.sample.right, grade }
        return JSON.stringify(showResult(facts({ ...shown, detail: 'simple_answer' })))
      }
      for (const comment_type_id of [undefined, ...Object.values(commentType)]) {
        const when = comment_type_id === undefined ? {} : { comment_type_id }
        const { question, rekeyed } = type.sample
        expect(rekeyed && bytesOf(rekeyed, when)).toBe(bytesOf(question, when))
      }
    },
  )
})
