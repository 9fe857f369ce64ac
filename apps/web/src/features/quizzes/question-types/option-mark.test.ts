import { expect, test } from 'vitest'
import { markOf } from './option-mark.ts'

const row = (id: string, is_correct: boolean | null) => ({
  quiz_question_id: 'q',
  quiz_answer_id: id,
  text_answer: null,
  is_correct,
})

test.each([
  ['picked and right', [row('a', true)], ['a'], 'right'],
  ['picked and wrong', [row('a', false)], ['b'], 'wrong'],
  ['right and not picked', [], ['a'], 'missed'],
  ['picked, while nothing is told', [row('a', null)], null, 'none'],
  ['not picked, while the key is not told', [], null, 'none'],
] as const)('%s', (_what, rows, key, mark) => {
  expect(markOf('a', [...rows], { correct_answers: key === null ? null : [...key] })).toBe(mark)
})
