import { pressOn, tabTo, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reach, ways, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectScore, startWork } from '../../testing/question-work.tsx'

const answer = (id: string, text: string) => ({ id: `table-${id}`, text })
const row = (id: string, text: string, ...right: string[]) => ({
  id: `table-row-${id}`,
  text,
  points: 1,
  answer_ids: right.map((each) => `table-${each}`),
})

const states = {
  id: 'table-states',
  type: 'matrix',
  name: 'What is it at room temperature?',
  points: 1,
  answers: [answer('gas', 'gas'), answer('liquid', 'liquid'), answer('solid', 'solid')],
  statements: [row('iron', 'Iron', 'solid'), row('mercury', 'Mercury', 'liquid')],
}
const seasons = {
  id: 'table-seasons',
  type: 'matrix',
  name: 'When do they bloom?',
  points: 1,
  is_multiple: true,
  answers: [answer('spring', 'spring'), answer('summer', 'summer'), answer('autumn', 'autumn')],
  statements: [row('tulip', 'Tulips', 'spring'), row('rose', 'Roses', 'summer', 'autumn')],
}
const questions = [states, seasons]

const marked = [
  ['Iron', 'solid'],
  ['Mercury', 'solid'],
  ['Tulips', 'spring'],
  ['Tulips', 'autumn'],
  ['Roses', 'summer'],
  ['Roses', 'autumn'],
] as const

const cell = (statement: string, name: string) => {
  const group = page
    .getByRole('radiogroup', { name: statement })
    .or(page.getByRole('group', { name: statement, exact: true }))
  return group.getByRole('radio', { name }).or(group.getByRole('checkbox', { name }))
}

const markEach = async (by: Exclude<Way, 'keys'>) => {
  for (const [statement, name] of marked) {
    const target = cell(statement, name)
    if (by === 'mouse') await target.click()
    else if (by === 'touch') await tap(target)
    else await pressOn(target, ' ')
  }
}

/** Tab leads from row to row, arrows move within one. */
const markByKeys = async () => {
  await reach(cell('Iron', 'gas'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab} {ArrowLeft}')
  await expect.element(cell('Mercury', 'solid')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(cell('Tulips', 'spring')).toHaveFocus()
  await userEvent.keyboard(' {End} {Tab}{ArrowRight} {ArrowRight} ')
}

const hands = ways.flatMap((by) => [1440, 360].map((width) => [by, width] as const))

test.each(hands)('cells are marked by %s at %i pixels: a mark too many costs its row', async (by, width) => {
  const work = await startWork(questions, { width })
  await (by === 'keys' ? markByKeys() : markEach(by))
  for (const [statement, name] of marked) await expect.element(cell(statement, name)).toBeChecked()
  if (by === 'keys') await tabTo(/^Finish$/)
  else await reach(buttonOf('Finish'))
  await userEvent.keyboard('{Enter}')
  await expectScore(work, 2, 6)
  const result = (question: typeof states | typeof seasons, name: string) =>
    cardOf(question).getByRole('listitem').filter({ hasText: name })
  await expect.element(result(states, 'Iron')).toMatchTextContent(/solidCorrect/)
  await expect.element(result(states, 'Mercury')).toMatchTextContent(/solidIncorrectliquidCorrect answer/)
  await expect.element(result(seasons, 'Tulips')).toMatchTextContent(/autumnIncorrect/)
})

test('a row without a mark holds up the finish', async () => {
  const work = await startWork([states])
  await cell('Iron', 'solid').click()
  await buttonOf('Finish').click()
  await expect.element(page.getByText('Answer this question to finish.')).toBeVisible()
  await cell('Mercury', 'liquid').click()
  await buttonOf('Finish').click()
  await expectScore(work, 3, 3)
  await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
})

const topOf = (statement: string, name: string) => cell(statement, name).element().getBoundingClientRect().top

test.each([1440, 360])(
  'a table, or on a phone a list for each statement, fits, can be perceived and touched at %i pixels',
  async (width) => {
    await startWork(questions, { width })
    expect(topOf('Iron', 'gas') === topOf('Iron', 'liquid')).toBe(width > 640)
    await markEach('reader')
    await expectAccessible()
    await expectFits()
    expectFingerSized([...document.querySelectorAll('[data-question] label:has(input)')])
    await buttonOf('Finish').click()
    await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
    await expectAccessible()
  },
)
