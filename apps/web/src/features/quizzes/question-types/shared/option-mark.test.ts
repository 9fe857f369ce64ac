import { toResultRow } from '@lectern/contract/attempts/rules/answer-rows'
import { expect, test } from 'vitest'
import { markOf } from './option-mark.ts'

const row = (id: string, is_correct: boolean | null) => toResultRow('q', { answer_id: id }, is_correct)

test.each([
  ['picked and right', [row('a', true)], ['a'], 'right'],
  ['picked and wrong', [row('a', false)], ['b'], 'wrong'],
  ['right and not picked', [], ['a'], 'missed'],
  ['picked, while nothing is told', [row('a', null)], null, 'none'],
  ['not picked, while the key is not told', [], null, 'none'],
] as const)('%s', (_what, rows, key, mark) => {
  expect(markOf('a', [...rows], { correct_answers: key && key.map((right) => row(right, true)) })).toBe(mark)
})
