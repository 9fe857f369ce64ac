import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { putQuestions } from '../support/question-journey.ts'
import { press, pressLabel } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const salt = {
  id: 'salt-question',
  type: 'single_answer',
  name: 'Which salt?',
  points: 1,
  is_required: false,
  answers: [
    { id: 'salt-right', text: 'Sea salt', is_correct: true },
    { id: 'salt-wrong', text: 'Road salt', is_correct: false },
  ],
}
const lesson = '/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there'

const quizId = async (page: Page, token: string): Promise<number> =>
  (await callAs(page, token, 'GET', '/quizzes?query=Explaining')).at(0)?.id

/** Opens the style of the quiz as its author. */
const openStyle = async (page: Page) => {
  await page.context().clearCookies()
  const token = await signInQuickly(page, people.expert)
  await page.goto(`/expert/quiz/${await quizId(page, token)}`)
  await press(page.getByRole('button', { name: 'Settings', exact: true }))
  await page.getByRole('button', { name: 'Style and start page' }).click()
  await expect(page.getByRole('tab', { name: 'Templates' })).toBeVisible()
  const id = await quizId(page, token)
  return { stored: () => callAs(page, token, 'GET', `/quizzes/${id}/style`) }
}

const colorOf = (page: Page, css: string, property: string) =>
  page
    .locator(css)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('a style is chosen, mended, taken back, and reaches learners with its words', async ({ page }) => {
  await putQuestions(page, [salt])
  const { stored } = await openStyle(page)
  await page.getByRole('button', { name: 'Bread' }).click()
  await expect(page.getByText('Everything is easy to read')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Page and text' }).click()
  const color = page
    .getByRole('region', { name: 'Question text' })
    .getByRole('textbox', { name: 'Text colour' })
  await color.fill('#d9c8b4')
  await expect(page.getByText('Hard to read: Question text')).toBeVisible()
  await page.getByRole('button', { name: 'Fix', exact: true }).click()
  await expect(page.getByText('Everything is easy to read')).toBeVisible()
  await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click()
  await expect(color).toHaveValue('#d9c8b4')
  await page.getByRole('button', { name: 'Reset: Question text' }).click()
  await expect(color).toHaveValue('')

  await page.getByRole('tab', { name: 'Buttons' }).click()
  await pressLabel(page.getByRole('radio', { name: 'Finish' }))
  await page.getByLabel('Text where there is one question').fill('To the result')
  await expectAccessible(page)
  await expect.poll(async () => (await stored()).style.buttons.finish.titleOneQuestion).toBe('To the result')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.goto(lesson)
  await press(page.getByRole('button', { name: 'Start', exact: true }))
  await expect(page.getByRole('button', { name: 'To the result' })).toBeVisible()
  expect(await colorOf(page, '[data-question]', 'background-color')).toBe('rgb(255, 250, 243)')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorOf(page, '[data-question]', 'background-color')).not.toBe('rgb(255, 250, 243)')
  await expectAccessible(page)
})

test('a style is kept as a template, given to another quiz, renamed and deleted with a way back', async ({
  page,
}) => {
  await putQuestions(page, [salt])
  await openStyle(page)
  await page.getByRole('button', { name: 'Night' }).click()
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByLabel('Template name').fill('Evening')
  await page.getByLabel('Template name').press('Enter')
  await expect(page.getByRole('button', { name: 'Evening', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Plain' }).click()
  await page.getByRole('button', { name: 'Evening', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Evening', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'More actions: Evening' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Template name').fill('Late evening')
  await page.getByLabel('Template name').press('Enter')
  await page.getByRole('button', { name: 'More actions: Late evening' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Late evening', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Late evening', exact: true })).toBeVisible()
})

test('a start page of the author is read first, with the facts below it', async ({ page }) => {
  await putQuestions(page, [salt], { result_detail: 'full_information', pass_percent: 50 })
  const { stored } = await openStyle(page)
  await page.getByRole('tab', { name: 'Start page' }).click()
  await pressLabel(page.getByRole('radio', { name: /Your own page/ }))
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Have your notes at hand.')
  await page.getByLabel('Text on the button').fill('I am ready')
  await expectAccessible(page)
  await expect.poll(async () => (await stored()).start_info?.buttonText).toBe('I am ready')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.goto(lesson)
  await expect(page.getByText('Have your notes at hand.')).toBeVisible()
  await expect(page.getByText('1 question', { exact: true })).toBeVisible()
  await expect(page.getByText('Pass mark: 50%')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /I am ready|Continue/ }).click()
  await page.getByRole('radio', { name: 'Sea salt' }).check()
  await page.reload()
  await expect(page.getByText('Have your notes at hand.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})
