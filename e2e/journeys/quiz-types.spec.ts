import type { Page } from '@playwright/test'
import { expectStored } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { button } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const poll = {
  id: 'poll-question',
  type: 'interview',
  name: 'How did you hear of us?',
  interview_type: 1,
  points: 0,
  answers: [
    { id: 'poll-friend', text: 'From a friend' },
    { id: 'poll-search', text: 'By a search' },
  ],
}
const scale = (id: string, statement: string) => ({
  id,
  type: 'mmpi',
  name: `Habits of ${id}`,
  points: 0,
  is_report_shown: true,
  scales: [{ id: `${id}-scale`, letter: 'P', name: 'Planning', text: '' }],
  statements: [{ id: `${id}-statement`, text: statement, keys: [{ letter: 'P', keyed: 'yes' }] }],
})
const task = {
  id: 'task-question',
  type: 'text_graphic_answer',
  name: 'Read this before the first meeting',
  points: 0,
  is_required: false,
  is_answer_enabled: false,
}

const makeTyped = (page: Page, type: string, questions: readonly object[]) =>
  makePractice(page, { name: `Quiz of ${type}`, type, questions })

const asExpert = async (page: Page) => {
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
}

for (const width of inTurn('quiz-types', [1440, 360] as const))
  test.describe(`at ${width} pixels`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }))

    test('a survey is answered, passes everybody, and shows its bars to the team', async ({ page }) => {
      const { quiz, link } = await makeTyped(page, 'interview', [poll])
      await page.goto(link)
      await press(button(page, 'Start'))
      await page.getByRole('radio', { name: 'From a friend' }).check()
      await button(page, 'Finish').click()
      await expect(page.getByText('Passed').first()).toBeVisible()
      await asExpert(page)
      await page.goto(`/expert/practices/quiz/${quiz}`)
      await expect(page.getByRole('listitem').filter({ hasText: 'From a friend' })).toContainText('1 · 100%')
      await expect(page.getByText('Average result')).toHaveCount(0)
      await expectAccessible(page)
    })

    test('a questionnaire adds its letters up, for the learner and the team', async ({ page }) => {
      const { send, quiz, link } = await makeTyped(page, 'mmpi', [
        scale('habits-first', 'I begin with a list.'),
        scale('habits-second', 'I finish what I begin.'),
      ])
      await page.goto(link)
      await press(button(page, 'Start'))
      for (const name of ['I begin with a list.', 'I finish what I begin.'])
        await page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Yes' }).press('Space')
      await button(page, 'Finish').click()
      const whole = page.getByRole('list', { name: 'Profile over all questions' })
      await expect(whole).toContainText('2 of 2 match the scale')
      await expectAccessible(page)
      const [{ attempt }] = await send('GET', `/practices?quiz_id=${quiz}`)
      await asExpert(page)
      await page.goto(`/expert/practices/${attempt.id}`)
      await expect(whole).toContainText('2 of 2 match the scale')
      await page.goto(`/expert/practices/quiz/${quiz}`)
      await expect(page.getByText('Average profile').first()).toBeVisible()
      await expectAccessible(page)
    })

    test('an assignment that asks nothing opens without a button', async ({ page }) => {
      const { link } = await makeTyped(page, 'text_graphic_answer', [task])
      await page.goto(link)
      await expect(page.getByText('Read this before the first meeting')).toBeVisible()
      await expect(button(page, 'Start')).toHaveCount(0)
      await expect(button(page, 'Finish')).toBeVisible()
    })

    test('a type is chosen at creation, keeps other questions out, and changes where they fit', async ({
      page,
    }) => {
      await signInQuickly(page, people.expert)
      await page.goto('/expert/quiz/list?new=true')
      const dialog = page.getByRole('dialog', { name: 'New quiz' })
      await dialog.getByRole('textbox').fill(`Survey of ${width}`)
      await dialog.getByRole('radio', { name: /^Survey/ }).check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Create quiz' }).click()
      await expect(page).toHaveURL(/\/expert\/quiz\/\d+/)

      await button(page, 'Paste questions').click()
      const paste = page.getByRole('dialog', { name: 'Paste questions' })
      await paste.getByRole('textbox').fill('Which is salt?\n* NaCl\nH2O\n')
      await expect(paste.getByText(/of a type that this quiz does not accept/)).toBeVisible()
      await expect(paste.getByRole('button', { name: /^Add/ })).toBeDisabled()
      await paste.getByRole('button', { name: 'Close' }).click()

      await page.locator('[data-question-type="interview"]').filter({ visible: true }).click()
      await expect(page.getByLabel('Question', { exact: true })).toBeVisible()
      await button(page, 'Settings').click()
      const types = page.getByRole('group', { name: 'Type' })
      await expect(types.getByRole('radio', { name: /^Competition/ })).toBeDisabled()
      await expect(types.getByText('Question 1 does not fit this type.').first()).toBeVisible()
      await types.getByRole('radio', { name: /^Quiz/ }).check()
      await expectStored(page)
      await expectAccessible(page)
    })
  })
