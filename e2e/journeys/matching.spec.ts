import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectNews,
  expectStored,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'

const test = testOnOwnServer()

const thing = (text: string) => ({ id: `matching-${text.toLowerCase()}`, text })
const bind = (statement: string, answer: string) => ({
  statement_id: thing(statement).id,
  answer_id: thing(answer).id,
  points: 1,
})

/** Two points for everything, one for each pair. */
const question = {
  id: 'matching-question',
  type: 'conformity_answer',
  name: 'What does each unit measure?',
  points: 2,
  conformity_type: 1,
  statements: ['Newton', 'Joule', 'Watt'].map(thing),
  answers: ['Force', 'Energy', 'Power', 'Pressure'].map(thing),
  binds: [bind('Newton', 'Force'), bind('Joule', 'Energy'), bind('Watt', 'Power')],
}

const startMatching = (page: Page) => startQuestions(page, [question])

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { name })

/** Two pairs right and one wrong, whatever way they were made. */
const expectScore = async (page: Page) => {
  await expectStored(page)
  await expect(page.getByRole('button', { name: 'Joule: Energy. Take back' })).toBeVisible()
}

const expectResult = async (page: Page) => {
  await expect(page.getByText('Partly correct')).toBeVisible()
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Watt' })).toContainText('Incorrect')
  await expect(page.getByRole('listitem').filter({ hasText: 'Watt' })).toContainText('Correct answer')
  await expectAccessible(page)
}

for (const width of inTurn('matching', [1440, 360] as const)) {
  test.describe(`matching at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('by mouse: dragged, picked and placed, taken back, undone', async ({ page }) => {
      await startMatching(page)
      await expectAccessible(page)
      await chip(page, 'Force').dragTo(button(page, 'Newton: empty'))
      await expect(button(page, 'Newton: Force. Take back')).toBeVisible()
      await chip(page, 'Energy').click()
      await expectAccessible(page)
      await button(page, 'Here: put “Energy” at “Joule”').click()
      await button(page, 'Watt: empty').click()
      await chip(page, 'Pressure').click()
      await button(page, 'Joule: Energy. Take back').click()
      await expect(button(page, 'Joule: empty')).toBeVisible()
      await button(page, 'Undo').click()
      await expectScore(page)
      await button(page, 'Finish').click()
      await expectResult(page)
    })

    test('by keys alone', async ({ page }) => {
      await startMatching(page)
      for (const [statement, answer] of [
        ['Newton', 'Force'],
        ['Joule', 'Energy'],
        ['Watt', 'Pressure'],
      ] as const) {
        await tabTo(page, new RegExp(`^${statement}: empty$`), statement !== 'Newton')
        await page.keyboard.press('Enter')
        await tabTo(page, new RegExp(`^${answer}$`))
        await page.keyboard.press('Space')
      }
      await tabTo(page, /^Watt: Pressure/, true)
      await page.keyboard.press('Enter')
      await expect(button(page, 'Watt: empty')).toBeFocused()
      await page.keyboard.press('Control+z')
      await expectScore(page)
      await tabTo(page, /^Finish$/)
      await page.keyboard.press('Enter')
      await expectResult(page)
    })

    test('by names, roles and announcements alone', async ({ page }) => {
      await startMatching(page)
      await chip(page, 'Force').press('Enter')
      await expectNews(page, '“Force” chosen. Now choose its place.')
      await button(page, 'Here: put “Force” at “Newton”').press('Enter')
      await expectNews(page, '“Force” placed at “Newton”')
      await button(page, 'Joule: empty').press('Enter')
      await expectNews(page, '“Joule” chosen. Now choose an answer for it.')
      await chip(page, 'Energy').press('Enter')
      await chip(page, 'Power').press('Enter')
      await chip(page, 'Power').press('Escape')
      await expectNews(page, 'Nothing is chosen now')
      await chip(page, 'Pressure').press('Enter')
      await button(page, 'Here: put “Pressure” at “Watt”').press('Enter')
      await button(page, 'Newton: Force. Take back').press('Enter')
      await expectNews(page, '“Force” taken back from “Newton”')
      await button(page, 'Undo').press('Enter')
      await expectNews(page, 'Last change undone')
      await expectScore(page)
      await button(page, 'Finish').press('Enter')
      await expectResult(page)
    })

    test.describe('by touch', () => {
      test.use({ hasTouch: true })

      test('by taps', async ({ page }) => {
        await startMatching(page)
        await chip(page, 'Force').tap()
        await button(page, 'Here: put “Force” at “Newton”').tap()
        await chip(page, 'Energy').tap()
        await button(page, 'Here: put “Energy” at “Joule”').tap()
        await button(page, 'Watt: empty').tap()
        await chip(page, 'Pressure').tap()
        await expectScore(page)
        await expectFingerSized(page.locator('[data-question] [data-thing]'))
        await button(page, 'Finish').tap()
        await expectResult(page)
      })
    })
  })
}
