import { pressOn, tabTo, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { widthOf, type Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'

/** Two items: they are always served the other way round. */
const numbers = {
  id: 'sorting-numbers',
  type: 'sorting',
  name: 'Smallest first',
  points: 2,
  is_partial: true,
  answers: ['One', 'Two'].map((text) => ({ id: `number-${text}`, text })),
}

/** Stays as it is served. */
const letters = {
  id: 'sorting-letters',
  type: 'sorting',
  name: 'In the order of the alphabet',
  points: 1,
  answers: ['Alpha', 'Beta'].map((text) => ({ id: `number-${text}`, text })),
}

const items = cardOf(numbers).getByRole('listitem')
const expectFirst = async (text: string) => {
  await expect.element(items.first()).toMatchTextContent(text)
}

const moves: Readonly<Record<Way | 'drag', () => Promise<void>>> = {
  touch: () => tap(buttonOf('Move “One” up')),
  drag: () => userEvent.dragAndDrop(buttonOf('Move “One”, 2 of 2'), buttonOf('Move “Two”, 1 of 2')),
  mouse: () => buttonOf('Move “Two” down').click(),
  keys: async () => {
    await tabTo(/^Move “One” up$/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expectFirst('One')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expectFirst('Two')
    await userEvent.keyboard('{Enter}')
    await expect.element(buttonOf('Move “One” up')).toHaveFocus()
  },
  reader: async () => {
    await pressOn(buttonOf('Move “Two” down'), '{Enter}')
    await expectNews('“Two”')
  },
}

const hands = [
  ['touch', 360],
  ['touch', 1440],
  ['drag', 1440],
  ['mouse', 360],
  ['keys', widthOf('keys')],
  ['keys', 360],
  ['reader', widthOf('reader')],
] as const

test.each(hands)('items are put in order by %s at %i pixels: one score', async (way, width) => {
  const work = await startWork([numbers, letters], { width })
  await expectFirst('Two')
  await moves[way]()
  await expectFirst('One')
  await buttonOf('Finish').click()
  await expectScore(work, 2, 3)
  expect(work.answerTo(numbers).map(({ answer_id }) => answer_id)).toEqual(['number-One', 'number-Two'])
  await expect.element(items.filter({ hasText: /Correct/ }).nth(1)).toBeVisible()
  await expect.element(cardOf(letters).getByRole('listitem').first()).toMatchTextContent('Place 2')
})

test.each([1440, 360])('a list to sort fits, can be perceived and touched at %i pixels', async (width) => {
  await startWork([numbers, letters], { width })
  await expectFirst('Two')
  await expectAccessible()
  await expectFits()
  expectFingerSized(cardOf(numbers).getByRole('button').elements())
  await buttonOf('Finish').click()
  await expect.element(buttonOf('Finish')).not.toBeInTheDocument()
  await expectAccessible()
  await expectFits()
})
