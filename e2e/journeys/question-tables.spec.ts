import type { Page } from '@playwright/test'
import type { Way } from '../support/answering-hands.ts'
import { ways } from '../support/answering-hands.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

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

/** What somebody marks: row, cell, the number of its column. */
const cells = [
  ['Iron', 'solid', 2],
  ['Mercury', 'solid', 2],
  ['Tulips', 'spring', 0],
  ['Tulips', 'autumn', 2],
  ['Roses', 'summer', 1],
  ['Roses', 'autumn', 2],
] as const

const cell = (page: Page, statement: string, name: string) => {
  const group = page
    .getByRole('radiogroup', { name: statement })
    .or(page.getByRole('group', { name: statement, exact: true }))
  return group.getByRole('radio', { name }).or(group.getByRole('checkbox', { name }))
}

/** Tab goes from row to row, arrows go within one. */
const markByKeys = async (page: Page) => {
  await cell(page, 'Iron', 'gas').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'Space', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(cell(page, 'Mercury', 'solid')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Tulips', 'spring')).toBeFocused()
  for (const key of ['Space', 'End', 'Space', 'Tab', 'ArrowRight', 'Space', 'ArrowRight', 'Space'])
    await page.keyboard.press(key)
  for (const [statement, name] of cells) await expect(cell(page, statement, name)).toBeChecked()
  await page.keyboard.press('Tab')
}

const mark = async (page: Page, by: Way) => {
  if (by === 'keys') return markByKeys(page)
  for (const [statement, name] of cells) {
    const target = cell(page, statement, name)
    if (by === 'mouse') await target.click()
    else if (by === 'touch') await target.tap()
    else await target.press('Space')
    await expect(target).toBeChecked()
  }
}

/** One row of each table is right: a mark too many costs the row. */
const finish = async (page: Page, by: Way) => {
  await expectStored(page)
  if (by === 'keys') {
    await tabTo(page, /^Finish$/)
    await page.keyboard.press('Enter')
  } else if (by === 'touch') await button(page, 'Finish').tap()
  else await button(page, 'Finish').click()
  await expect(page.getByText('2 of 6').first()).toBeVisible()
  const result = (question: { id: string }, name: string) =>
    questionOf(page, question).getByRole('listitem').filter({ hasText: name })
  await expect(result(states, 'Iron')).toContainText('solidCorrect')
  await expect(result(states, 'Mercury')).toContainText('solidIncorrectliquidCorrect answer')
  await expect(result(seasons, 'Tulips')).toContainText('autumnIncorrect')
}

for (const width of [1440, 360]) {
  test.describe(`tables at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys and names alone, to the same score', async ({ page }) => {
      await startQuestions(page, questions)
      await expect(cell(page, 'Roses', 'autumn')).toBeVisible()
      // A table where there is room, a list for each statement where there is not.
      const [first, second] = await Promise.all(
        ['gas', 'liquid'].map((name) => cell(page, 'Iron', name).boundingBox()),
      )
      expect(first?.y === second?.y).toBe(width > 640)
      for (const [at, by] of ways.entries())
        await test.step(by, async () => {
          if (at > 0) await startAgain(page)
          await expect(cell(page, 'Roses', 'autumn')).toBeVisible()
          await mark(page, by)
          if (at === 0) {
            await expectAccessible(page)
            await expectFingerSized(page.locator('[data-question] label:has(input)'))
          }
          await finish(page, by)
          if (at === 0) await expectAccessible(page)
        })
    })

    test('a row without a mark holds the finish up', async ({ page }) => {
      await startQuestions(page, [states])
      await cell(page, 'Iron', 'solid').click()
      await expectStored(page)
      await button(page, 'Finish').click()
      await expect(page.getByText('Answer this question to finish.')).toBeVisible()
      await cell(page, 'Mercury', 'liquid').click()
      await expectStored(page)
      await button(page, 'Finish').click()
      await expect(page.getByText('3 of 3').first()).toBeVisible()
    })
  })
}
