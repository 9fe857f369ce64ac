import { pressOn, tabTo, tap } from '@lectern/ui/testing/fingers'
import { expectAccessible, expectFingerSized, expectFits } from '@lectern/ui/testing/look'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Way } from '../../testing/hands.ts'
import { buttonOf, cardOf, expectNews, expectScore, startWork } from '../../testing/question-work.tsx'

const thing = (text: string) => ({ id: `matching-${text.toLowerCase()}`, text })
const bind = (statement: string, answer: string) => ({
  statement_id: thing(statement).id,
  answer_id: thing(answer).id,
  points: 1,
})

/** Two points for everything, one for each pair. */
const units = {
  id: 'matching-units',
  type: 'conformity_answer',
  name: 'What does each unit measure?',
  points: 2,
  conformity_type: 1,
  statements: ['Newton', 'Joule', 'Watt'].map(thing),
  answers: ['Force', 'Energy', 'Power', 'Pressure'].map(thing),
  binds: [bind('Newton', 'Force'), bind('Joule', 'Energy'), bind('Watt', 'Power')],
}

const chip = (name: string) =>
  cardOf(units).getByRole('group', { name: 'Answers' }).getByRole('button', { name, exact: true })

const matchByMouse = async () => {
  await userEvent.dragAndDrop(chip('Force'), buttonOf('Newton: empty'))
  await expect.element(buttonOf('Newton: Force. Take back')).toBeVisible()
  await chip('Energy').click()
  await expectAccessible()
  await buttonOf('Here: put “Energy” at “Joule”').click()
  await expect.element(buttonOf('Joule: Energy. Take back')).toHaveFocus()
  await buttonOf('Watt: empty').click()
  await chip('Pressure').click()
  await buttonOf('Joule: Energy. Take back').click()
  await expect.element(buttonOf('Joule: empty')).toBeVisible()
  await buttonOf('Undo').click()
}

const matchByTouch = async () => {
  await tap(chip('Force'))
  await tap(buttonOf('Here: put “Force” at “Newton”'))
  await tap(chip('Energy'))
  await tap(buttonOf('Here: put “Energy” at “Joule”'))
  await tap(buttonOf('Watt: empty'))
  await tap(chip('Pressure'))
}

const matchByKeys = async () => {
  for (const [statement, answer] of [
    ['Newton', 'Force'],
    ['Joule', 'Energy'],
    ['Watt', 'Pressure'],
  ] as const) {
    await tabTo(new RegExp(`^${statement}: empty$`), statement !== 'Newton')
    await userEvent.keyboard('{Enter}')
    await tabTo(new RegExp(`^${answer}$`))
    await userEvent.keyboard(' ')
  }
  await tabTo(/^Watt: Pressure/, true)
  await userEvent.keyboard('{Enter}')
  await expect.element(buttonOf('Watt: empty')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
}

const matchByAnnouncements = async () => {
  await pressOn(chip('Force'), '{Enter}')
  await expectNews('“Force” chosen. Now choose its place.')
  await pressOn(buttonOf('Here: put “Force” at “Newton”'), '{Enter}')
  await expectNews('“Force” placed at “Newton”')
  await pressOn(buttonOf('Joule: empty'), '{Enter}')
  await expectNews('“Joule” chosen. Now choose an answer for it.')
  await pressOn(chip('Energy'), '{Enter}')
  await pressOn(chip('Power'), '{Enter}')
  await pressOn(chip('Power'), '{Escape}')
  await expectNews('Nothing is chosen now')
  await pressOn(chip('Pressure'), '{Enter}')
  await pressOn(buttonOf('Here: put “Pressure” at “Watt”'), '{Enter}')
  await pressOn(buttonOf('Newton: Force. Take back'), '{Enter}')
  await expectNews('“Force” taken back from “Newton”')
  await pressOn(buttonOf('Undo'), '{Enter}')
  await expectNews('Last change undone')
}

const matching: Readonly<Record<Way, () => Promise<void>>> = {
  mouse: matchByMouse,
  touch: matchByTouch,
  keys: matchByKeys,
  reader: matchByAnnouncements,
}

const hands = (['mouse', 'touch', 'keys', 'reader'] as const).flatMap((way) =>
  [1440, 360].map((width) => [way, width] as const),
)

test.each(hands)(
  'pairs are made, taken back and undone by %s at %i pixels: one score',
  async (way, width) => {
    const work = await startWork([units], { width })
    await matching[way]()
    for (const pair of ['Newton: Force', 'Joule: Energy', 'Watt: Pressure'])
      await expect.element(buttonOf(`${pair}. Take back`)).toBeVisible()
    await buttonOf('Finish').click()
    await expectScore(work, 2, 5)
    const watt = cardOf(units).getByRole('listitem').filter({ hasText: 'Watt' })
    await expect.element(watt).toMatchTextContent(/Incorrect/)
    await expect.element(watt).toMatchTextContent(/Correct answer/)
  },
)

test.each([1440, 360])('pairs to make fit, can be perceived and touched at %i pixels', async (width) => {
  await startWork([units], { width })
  await expect.element(chip('Force')).toBeVisible()
  await expectAccessible()
  await expectFits()
  expectFingerSized(cardOf(units).getByRole('button').elements())
})
