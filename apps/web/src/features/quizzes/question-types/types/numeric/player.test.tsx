import { numeric } from '@lectern/contract/quizzes/question-types/types/numeric/index'
import { describe, expect, test } from 'vitest'
import { playerHtml } from '../../testing/player-html.tsx'
import { NumericPlayer } from './player.tsx'

const { question } = numeric.sample
const shown = (change: object = {}) => {
  const changed = { ...question, ...change }
  return numeric.toPublic(
    changed,
    numeric.arrange(changed, () => 0),
  )
}
const said = (change: object, text_answer: string, more: object = {}) =>
  /role="status">(.*?)<\/p>/.exec(playerHtml(NumericPlayer, shown(change), [{ text_answer, ...more }]))?.[1]

describe('a field for a number says how it understands what is typed', () => {
  test.each([
    [{}, '1 234,5', '= 1,234.5'],
    [{}, '1 1/2', '= 1.5'],
    [{}, '-1,2·10³', '= -1,200'],
    [{}, '6,02e23', '= 6.02E23'],
    [{}, '1,234', '= 1.234 or 1,234: both readings will be checked.'],
    [{}, 'a mile', 'This cannot be read as a number.'],
    [{ allow_fractions: false }, '1/2', 'Write the number without a fraction bar.'],
    [{ unit_type: 'typed' }, '2,50 kg', '= 2.50 kg'],
    [{ unit_type: 'typed' }, '2', '= 2 The unit is missing.'],
    [{ unit_type: 'none', digits_type: 'decimals' }, '1.5', '= 1.5 Write the number with 2 decimal places.'],
    [{ unit_type: 'none', digits_type: 'significant' }, '15', '= 15'],
    [
      { unit_type: 'typed', digits_type: 'decimals', digits: 0 },
      '',
      'Write the number with its unit. Write a whole number.',
    ],
  ])('%j %j: %s', (change, text, words) => expect(said(change, text)).toBe(words))
})

test('the unit that was chosen belongs to the number', () => {
  expect(said({}, '1,5', { answer_id: 'unit-kilometre' })).toBe('= 1.5 km')
})

test('field and list have names, and what is wrong is tied to the field', () => {
  const html = playerHtml(NumericPlayer, shown(), [{ text_answer: 'a mile' }])
  expect(html).toMatch(/<input[^>]*aria-label="Your answer"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<select[^>]*aria-label="Unit"/)
  expect(playerHtml(NumericPlayer, shown({ unit_type: 'shown' }), [])).toContain(
    'aria-label="Your answer in m"',
  )
})
