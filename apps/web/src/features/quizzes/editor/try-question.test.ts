import { questionTypes, type Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import { resultDetails } from '@lectern/contract/quizzes/result-detail'
import { describe, expect, it } from 'vitest'
import { gradeTry, startTry } from './try-question.ts'

const samples = Object.values(questionTypes).map(({ sample }) => sample)
const tryOf = (question: Question) => {
  const [tried] = startTry({ version: 1, questions: [question] }, () => 0)
  if (!tried) throw new Error(`${question.type} is not ready.`)
  return tried
}

describe.each(samples.map((sample) => [sample.question.type, sample] as const))(
  'trying %s',
  (type, sample) => {
    const tried = tryOf(sample.question)
    const scored = questionTypes[type].sample.question.points > 0
    const marked = (answer: Answer) => gradeTry(tried, answer, 'full_information').marked

    it('gives full points for the right answer, a part for half of it, none for a wrong one', () => {
      const right = marked(sample.right)
      if (right.state === 'pending' || right.state === 'answered') return
      expect(scored).toBe(true)
      expect([right.state, right.points]).toEqual(['correct', right.max_points])
      if (sample.half) expect(marked(sample.half.answer)).toMatchObject({ points: sample.half.points })
      if (sample.wrong) expect(marked(sample.wrong)).toMatchObject({ state: 'incorrect', points: 0 })
    })

    it.each(resultDetails)('shows at %s what learners see there, and is marked all the same', (detail) => {
      const { result, results, marked: whole } = gradeTry(tried, sample.right, detail)
      expect(whole).toEqual(marked(sample.right))
      if (detail !== 'full_information')
        expect([result.correct_answers, result.comment]).toEqual([null, null])
      if (detail === 'simple_answer') {
        expect([result.points, result.state]).toEqual([null, 'answered'])
        expect(results.every(({ is_correct }) => is_correct === null)).toBe(true)
      }
    })
  },
)
