import { expect, it } from 'vitest'
import { questionTypes } from '../../quizzes/question-types/registry.ts'
import { commentParts } from './comment-parts.ts'
import { questionParts } from './question-parts.ts'

it('are the statements and the groups of answers, in their order', () => {
  const question = {
    id: 'q',
    statements: [{ id: 's-one', text: ' Kyiv ' }, { id: 's-two' }],
    answer_groups: [{ id: 'gap', type_id: 1 }],
  }
  expect(commentParts(question)).toEqual([
    { kind: 'statement', id: 's-one', number: 1, text: 'Kyiv' },
    { kind: 'statement', id: 's-two', number: 2, text: '' },
    { kind: 'answer-group', id: 'gap', number: 1, text: '' },
  ])
})

it('are parts that the server knows, in a question of every kind', () => {
  for (const type of Object.values(questionTypes)) {
    let made = 0
    const question = type.create(() => `key-${(made += 1)}`)
    const known = questionParts(question)
    for (const { id } of commentParts(question)) expect(known).toContain(id)
  }
  expect(commentParts({ id: 'q', statements: 'none' })).toEqual([])
})
