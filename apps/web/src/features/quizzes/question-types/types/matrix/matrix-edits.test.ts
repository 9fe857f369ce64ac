import { matrix } from '@lectern/contract/quizzes/question-types/types/matrix/index'
import { expect, test } from 'vitest'
import { copyMatrix, markAnswer } from './matrix-edits.ts'

const { question } = matrix.sample
const statement = { id: 'row-first', text: 'First', points: 1, answer_ids: ['answer-gas'] }
const marked = (is_multiple: boolean, id: string, right: boolean) =>
  markAnswer({ is_multiple }, statement, id, right).answer_ids

test('of one answer the last one called right stays, of several all do', () => {
  expect(marked(false, 'answer-solid', true)).toEqual(['answer-solid'])
  expect(marked(true, 'answer-solid', true)).toEqual(['answer-gas', 'answer-solid'])
  expect(marked(true, 'answer-gas', false)).toEqual([])
  expect(marked(false, 'answer-gas', false)).toEqual([])
})

test('a copy has keys of its own and the same answers right', () => {
  let keys = 0
  const copy = copyMatrix(question, () => `copied-key-${(keys += 1)}`)
  const ids = ({ answers, statements }: typeof question) => [...answers, ...statements].map(({ id }) => id)
  expect(ids(copy).filter((id) => ids(question).includes(id))).toEqual([])
  const rightTexts = ({ answers, statements }: typeof question) =>
    statements.map(({ answer_ids }) => answer_ids.map((id) => answers.find((each) => each.id === id)?.text))
  expect(rightTexts(copy)).toEqual(rightTexts(question))
})
