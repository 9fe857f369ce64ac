import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { optionType } from './own-answer.ts'
import { questionTypes } from '../registry.ts'

const own = { id: 'option-own-words', text: '', is_correct: false, points: 0, type: optionType.custom }

/** Every set of rows, of those that a question takes. */
const subsets = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: 2 ** rows.length }, (_, mask) =>
    rows.filter((_row, at) => Math.floor(mask / 2 ** at) % 2 === 1),
  )

const idsOf = (answer: Answer) => new Set(answer.map((row) => row.answer_id))

describe.each([questionTypes.yes_no, questionTypes.single_answer, questionTypes.multiple_answer])(
  'every answer to $slug',
  (type) => {
    const { sample } = type
    const hasOwn = type.slug !== 'yes_no'
    const question = hasOwn
      ? { ...sample.question, answers: [...sample.question.answers, own] }
      : sample.question
    const arrangement = type.arrange(question, () => 0)
    const rows: Answer = [
      ...sample.question.answers.map(({ id }) => ({ answer_id: id })),
      ...(hasOwn ? [{ answer_id: own.id, text_answer: 'Something else' }] : []),
    ]
    const taken = subsets(rows).filter((some) => 'answer' in type.readAnswer(question, arrangement, some))
    const { max_points } = type.grade(question, sample.right)

    it('earns between nothing and everything, and nothing when it is empty', () => {
      expect(taken.length).toBeGreaterThan(2)
      for (const answer of taken) {
        const { points } = type.grade(question, answer)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(max_points)
      }
      expect(type.grade(question, []).points).toBe(0)
    })

    it('earns everything in one way', () => {
      const full = taken.filter((answer) => type.grade(question, answer).points === max_points)
      expect(full.map(idsOf)).toEqual([idsOf(sample.right)])
    })

    it('is right, wrong, or waits for a person with own words in it', () => {
      for (const answer of taken) {
        const isWaiting = answer.some((row) => row.text_answer !== undefined)
        expect(type.grade(question, answer).correctness === 'pending').toBe(isWaiting)
      }
    })
  },
)
