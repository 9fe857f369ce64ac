import type { Page } from '@playwright/test'
import { callAs, expectStored } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { expectToast } from '../support/staff.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { look, pressKeys } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const right = (id: string, text: string) => ({ id: `${id}-right`, text, is_correct: true })
const wrong = (id: string, text: string) => ({ id: `${id}-wrong`, text, is_correct: false })
const single = (id: string, name: string) => ({
  id: `builder-${id}`,
  type: 'single_answer',
  name,
  points: 1,
  answers: [right(id, 'Yes'), wrong(id, 'No')],
})

/** Opens a new quiz with three questions on its page. */
const openQuiz = async (page: Page) => {
  const token = await signInQuickly(page, people.expert)
  const { id } = await callAs(page, token, 'POST', '/quizzes', { name: 'Built here' })
  const questions = [single('one', 'First'), single('two', 'Second'), single('three', 'Third')]
  await callAs(page, token, 'PUT', `/quizzes/${id}`, { content: { version: 1, questions } })
  await page.goto(`/expert/quiz/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built here')
  await look(page)
  const stored = async () => (await callAs(page, token, 'GET', `/quizzes/${id}`)).content.questions
  const names = async () => (await stored()).map(({ name }: { name: string }) => name)
  return { id, token, stored, names }
}
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const choose = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select question ${number}`, exact: true })

test('a kind of question is added by a press and dragged to its place', async ({ page }) => {
  const { stored } = await openQuiz(page)
  const palette = page.getByRole('region', { name: 'Kinds of question' })
  await expectAccessible(page)
  await palette.getByRole('button', { name: /^Number/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('How many?')
  await palette.getByRole('button', { name: /^Essay/ }).hover()
  await page.mouse.down()
  const place = await boxAtRest(card(page, 'Second'))
  await page.mouse.move(place.x + 40, place.y + 10, { steps: 8 })
  await page.mouse.up()
  await page.getByLabel('Question', { exact: true }).fill('Tell us')
  await expectStored(page)
  await expect
    .poll(async () => (await stored()).map(({ name }: { name: string }) => name))
    .toEqual(['First', 'Tell us', 'Second', 'Third', 'How many?'])
})

test('a kind that is pressed by keys goes behind the open question', async ({ page }) => {
  const { names } = await openQuiz(page)
  await page.keyboard.press('j')
  await page.getByRole('button', { name: /^Essay/ }).focus()
  await pressKeys(page.getByRole('button', { name: /^Essay/ }), 'Enter')
  await page.keyboard.type('Tell us')
  await expect.poll(names).toEqual(['First', 'Tell us', 'Second', 'Third'])
})

test('several questions are duplicated, gathered and deleted, and come back', async ({ page }) => {
  const { names } = await openQuiz(page)
  await choose(page, 1).check()
  await choose(page, 3).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: '3 questions selected' })
  await expectAccessible(page)
  await choose(page, 2).uncheck()
  await page
    .getByRole('region', { name: '2 questions selected' })
    .getByRole('button', { name: 'Move' })
    .click()
  await page.getByRole('menuitem', { name: 'To the end' }).click()
  await expect.poll(names).toEqual(['Second', 'First', 'Third'])
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect.poll(names).toEqual(['Second', 'First', 'Third', 'First', 'Third'])
  await page
    .getByRole('region', { name: '2 questions selected' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, '2 questions deleted')
  await expect.poll(names).toEqual(['Second', 'First', 'Third'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(names).toEqual(['Second', 'First', 'Third', 'First', 'Third'])
})

test('chosen questions are copied to another quiz', async ({ page }) => {
  const { token } = await openQuiz(page)
  const other = await callAs(page, token, 'POST', '/quizzes', { name: 'Receiving' })
  await choose(page, 2).check()
  await page.getByRole('button', { name: 'Copy to quiz' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Receiving')
  await dialog.getByRole('button', { name: /^Receiving/ }).click()
  await expectToast(page, '1 question copied')
  const { content } = await callAs(page, token, 'GET', `/quizzes/${other.id}`)
  expect(content.questions.map(({ name }: { name: string }) => name)).toEqual(['Second'])
  expect(content.questions[0].id).not.toBe('builder-two')
})

test('by keys: a kind is found, the next finding shown, settings and a try opened', async ({ page }) => {
  await openQuiz(page)
  await page.keyboard.press('n')
  await page.keyboard.type('sorting')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Close question' }).click()
  await expect(page.getByRole('button', { name: '1 finding' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('First')
  await page.keyboard.press('g')
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('')
  await page.keyboard.press('Control+,')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Check answers' })).toBeVisible()
})

test('the open question is seen and tried as learners see it', async ({ page }) => {
  await openQuiz(page)
  const pane = page.getByRole('complementary', { name: 'As learners see it' })
  await page
    .getByRole('button', { name: /Second/ })
    .first()
    .click()
  await expect(pane).toContainText('Question 2 of 3')
  await pane.getByRole('radio', { name: 'No' }).check()
  await pane.getByRole('button', { name: 'Check answer' }).click()
  await expect(pane).toContainText('Incorrect')
  await page.getByLabel('Question', { exact: true }).fill('Second, written anew')
  await expect(pane).toContainText('Second, written anew')
})

test('on a phone questions are added below the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openQuiz(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('button', { name: /^Essay/ }).click()
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
})
