import type { Page } from '@playwright/test'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectNews,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const answer = (id: string, text: string, is_correct = true) => ({ id: `gaps-${id}`, text, is_correct })
const flat = { type_id: 2, display_type_id: 2, points: 1 }

const question = {
  id: 'gaps-question',
  type: 'fill_gaps',
  name: 'Fill in the gaps',
  points: 1,
  text: 'How [[gaps-first]] it comes and how [[gaps-second]] it is kept.\n| What | When |\n| [[gaps-third]] practice | before [[gaps-fourth]] |',
  answer_groups: [
    { id: 'gaps-first', ...flat, answers: [answer('easily', 'easily'), answer('loudly', 'loudly', false)] },
    { id: 'gaps-second', ...flat, answers: [answer('deeply', 'deeply')] },
    {
      id: 'gaps-third',
      type_id: 2,
      display_type_id: 1,
      points: 1,
      answers: [answer('none', ''), answer('the', 'the', false)],
    },
    { id: 'gaps-fourth', type_id: 1, display_type_id: 1, points: 1, answers: [answer('sleep', 'sleep')] },
  ],
}

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Answers' }).getByRole('button', { name })
const list = (page: Page) => page.getByRole('combobox', { name: 'Gap 3' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Gap 4' })

/** Three of four gaps, whatever the way. */
const finish = async (page: Page, press: () => Promise<void>) => {
  await expect(button(page, 'Gap 1: easily. Take back')).toBeVisible()
  await expectStored(page)
  await press()
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible()
  await expect(questionOf(page, question)).toContainText('loudlyIncorrectdeeplyCorrect answer')
  await expect(questionOf(page, question)).toContainText('(no word)Correct')
}

for (const width of [1440, 360]) {
  test.describe(`gaps at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys and announcements alone, to the same score', async ({ page }) => {
      await startQuestions(page, [question])
      await expect(field(page)).toBeVisible()
      await expectAccessible(page)
      await expectFingerSized(questionOf(page, question).locator('input, select, button'))

      await test.step('by mouse', async () => {
        await chip(page, 'easily').dragTo(button(page, 'Gap 1: empty'))
        await chip(page, 'deeply').click()
        await button(page, 'Here: put “deeply” at “Gap 2”').click()
        await button(page, 'Gap 2: deeply. Take back').click()
        await expect(button(page, 'Gap 2: empty')).toBeFocused()
        await chip(page, 'loudly').click()
        await button(page, 'Here: put “loudly” at “Gap 2”').click()
        await list(page).selectOption('(no word)')
        await field(page).click()
        await page.keyboard.type('Sleep ')
        await finish(page, () => button(page, 'Finish').click())
        await expectAccessible(page)
      })

      await test.step('by touch', async () => {
        await startAgain(page)
        await chip(page, 'easily').tap()
        await button(page, 'Here: put “easily” at “Gap 1”').tap()
        await button(page, 'Gap 2: empty').tap()
        await chip(page, 'loudly').tap()
        await list(page).selectOption('(no word)')
        await field(page).tap()
        await page.keyboard.type('sleep')
        await finish(page, () => button(page, 'Finish').tap())
      })

      await test.step('by keys alone', async () => {
        await startAgain(page)
        await button(page, 'Gap 1: empty').focus()
        await page.keyboard.press('Enter')
        await tabTo(page, /^easily$/)
        await page.keyboard.press('Space')
        await tabTo(page, /^Gap 2: empty$/, true)
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.type('(no')
        await page.keyboard.press('Tab')
        await page.keyboard.type('sleep')
        await tabTo(page, /^loudly$/)
        await page.keyboard.press('Enter')
        await tabTo(page, /^Finish$/)
        await finish(page, () => page.keyboard.press('Enter'))
      })

      await test.step('by names, roles and announcements alone', async () => {
        await startAgain(page)
        await chip(page, 'easily').press('Enter')
        await expectNews(page, '“easily” chosen. Now choose its place.')
        await button(page, 'Here: put “easily” at “Gap 1”').press('Enter')
        await expectNews(page, '“easily” placed at “Gap 1”')
        await button(page, 'Gap 2: empty').press('Enter')
        await expectNews(page, '“Gap 2” chosen. Now choose an answer for it.')
        await chip(page, 'loudly').press('Enter')
        await button(page, 'Gap 1: easily. Take back').press('Enter')
        await expectNews(page, '“easily” taken back from “Gap 1”')
        await button(page, 'Undo').press('Enter')
        await expectNews(page, 'Last change undone')
        await list(page).selectOption({ label: '(no word)' })
        await field(page).fill('sleep')
        await finish(page, () => button(page, 'Finish').press('Enter'))
      })
    })
  })
}

test('its author makes gaps of words by keys', async ({ page }) => {
  await startQuestions(page, [question])
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.reload()
  const editor = await page.locator('a[href*="/constructor"]').first().getAttribute('href')
  await page.goto((editor ?? '').replace(/section=\d+/, 'section=1'))
  await page
    .getByRole('button', { name: /Fill in the gaps/ })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue(/^How \[\[easily\]\] it comes/)
  await text.press('Control+End')
  await page.keyboard.type('\nby name')
  await page.keyboard.press('Control+Shift+G')
  await page.keyboard.type('.')
  await expect(text).toHaveValue(/by \[\[name\]\]\.$/)
  const gap = page.getByRole('group', { name: 'Gap 5' })
  await expect(gap.getByRole('textbox')).toHaveValue('name')
  await gap.getByRole('combobox').selectOption('dropdown')
  await gap.getByRole('textbox').last().fill('heart')
  await text.press('Control+End')
  for (const _ of 'e]].') await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Shift+G')
  await expect(text).toHaveValue(/by name\.$/)
  await expect(gap).toHaveCount(0)
  await page.keyboard.press('Control+Shift+G')
  await expect(gap.getByRole('textbox').last()).toHaveValue('heart')
  await expectAccessible(page)
})
