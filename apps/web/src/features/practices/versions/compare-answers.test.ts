import type { ResultRow } from '@lectern/contract/attempts/attempt'
import { expect, it } from 'vitest'
import { compareAnswers } from './compare-answers.ts'

const row = (part: Partial<ResultRow>): ResultRow => ({
  quiz_question_id: 'question',
  quiz_statement_id: null,
  quiz_answer_group_id: null,
  quiz_answer_id: null,
  text_answer: null,
  answer_order: null,
  files: [],
  is_correct: null,
  ...part,
})
const words = (text_answer: string, files: string[] = []) => [row({ text_answer, files })]

it('marks the words that went on the earlier side, and those that came on the later one', () => {
  const { isSame, isWhole, before, after } = compareAnswers(words('Salt for taste'), words('Salt for gluten'))
  expect([isSame, isWhole, before.isDrawn]).toEqual([false, false, false])
  expect(before.pieces).toEqual([
    { kind: 'same', text: 'Salt for ' },
    { kind: 'then', text: 'taste' },
  ])
  expect(after.pieces?.at(-1)).toEqual({ kind: 'now', text: 'gluten' })
})

it('knows the same answer in whatever order its rows come, and however it was judged', () => {
  const one = [row({ quiz_answer_id: 'a', is_correct: true }), row({ quiz_answer_id: 'b' })]
  const other = [row({ quiz_answer_id: 'b' }), row({ quiz_answer_id: 'a' })]
  expect(compareAnswers(one, other)).toMatchObject({ isSame: true, before: { isDrawn: true } })
  expect(compareAnswers(one, [row({ quiz_answer_id: 'a' })]).isSame).toBe(false)
  expect(compareAnswers(words('Photo', ['one']), words('Photo', ['two']))).toMatchObject({
    isSame: false,
    before: { isDrawn: true },
  })
})

it('shows the words of texts that have nothing in common unmarked', () => {
  const long = (name: string) => Array.from({ length: 7_000 }, (_, at) => `${name}${at}`).join(' ')
  const { isWhole, before, after } = compareAnswers(words(long('a')), words(long('b')))
  expect(isWhole).toBe(true)
  expect([before.pieces, after.pieces].map((pieces) => pieces?.map(({ kind }) => kind))).toEqual([
    ['same'],
    ['same'],
  ])
  expect(compareAnswers([], words('First'))).toMatchObject({
    isWhole: false,
    before: { pieces: [], isDrawn: true },
    after: { pieces: [{ kind: 'now', text: 'First' }] },
  })
})
