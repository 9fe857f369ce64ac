import { matrix } from '@lectern/contract/quizzes/question-types/types/matrix/index'
import { expect, test } from 'vitest'
import { playerHtml } from '../../testing/player-html.tsx'
import { MatrixPlayer } from './player.tsx'

const { question, right } = matrix.sample
const shown = (change: object = {}) => {
  const changed = { ...question, shuffle_statements: false, ...change }
  return matrix.toPublic(
    changed,
    matrix.arrange(changed, () => 0),
  )
}

test('every row is a group named by its statement, and every cell is named by its column', () => {
  const html = playerHtml(MatrixPlayer, shown(), [])
  expect(html.match(/role="group" aria-labelledby="[^"]+"/g)).toHaveLength(2)
  expect(html.match(/<label[^>]*><input[^>]*type="checkbox"/g)).toHaveLength(6)
  expect(html.match(/>liquid<\/span><\/label>/g)).toHaveLength(2)
  expect(playerHtml(MatrixPlayer, shown({ is_multiple: false }), [])).toContain('role="radiogroup"')
})

test('Tab reaches one box of each row: the marked one, else the first', () => {
  const html = playerHtml(MatrixPlayer, shown(), right)
  const reached = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => !input.includes('tabindex="-1"'))
  expect(reached).toEqual([false, false, true, false, true, false])
})

test('many columns are lists, few a table', () => {
  const answers = Array.from({ length: 7 }, (_, at) => ({ id: `answer-number-${at}`, text: `${at}` }))
  expect(playerHtml(MatrixPlayer, shown({ answers }), [])).toContain('data-layout="lists"')
  expect(playerHtml(MatrixPlayer, shown(), [])).toContain('data-layout="table"')
})
