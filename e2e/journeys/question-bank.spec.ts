import type { Page } from '@playwright/test'
import { callAs, expectStored, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { expectToast } from '../support/staff.ts'

const test = testOnOwnServer()
const bank = '/expert/quiz/bank'
const phone = { width: 390, height: 844 }

const single = (id: string, name: string, more: object = {}) => ({
  id: `bank-${id}`,
  type: 'single_answer',
  name,
  points: 1,
  answers: [
    { id: `${id}-right`, text: 'Yes', is_correct: true },
    { id: `${id}-wrong`, text: 'No', is_correct: false },
  ],
  ...more,
})

const signIn = (page: Page) => signInQuickly(page, people.expert)
const keep = (page: Page, token: string, ...questions: object[]) =>
  callAs(page, token, 'POST', '/bank-questions', { questions })
const quizWith = async (page: Page, token: string, name: string, ...questions: object[]): Promise<number> => {
  const { id } = await callAs(page, token, 'POST', '/quizzes', { name })
  await callAs(page, token, 'PUT', `/quizzes/${id}`, { content: { version: 1, questions } })
  return id
}
const questionsOf = async (page: Page, token: string, quiz: number) =>
  (await callAs(page, token, 'GET', `/quizzes/${quiz}`)).content.questions
const taken = ({ id, sum, question }: { id: number; sum: string; question: object }, more: object = {}) => ({
  ...question,
  bank: { id, sum },
  ...more,
})
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for “${name}”`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a question is written in the bank, found, tagged, archived and deleted', async ({ page }) => {
  await signIn(page)
  await page.goto('/expert/quiz/list')
  await page.getByRole('link', { name: 'Question bank' }).click()
  await expect(page.getByRole('heading', { name: 'The question bank is empty' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('c')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes or no/ })
    .click()
  await expect(page).toHaveURL(/\/expert\/quiz\/bank\/\d+$/)
  await page.getByLabel('Question', { exact: true }).fill('Is ice lighter than water?')
  await expectStored(page)
  await expectAccessible(page)
  await page.goto(bank)
  await expect(row(page, 'Is ice lighter')).toContainText('Not used')
  await act(page, 'Is ice lighter than water?', 'Edit tags')
  await page.getByRole('textbox', { name: 'Tags' }).fill('physics, ice')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await expect(row(page, 'Is ice lighter')).toContainText('physics')
  await act(page, 'Is ice lighter than water?', 'Duplicate')
  await expectToast(page, 'Question duplicated')
  await page.goto(`${bank}?tag=ice`)
  await expect(row(page, 'Is ice lighter')).toHaveCount(2)
  await row(page, 'Is ice lighter').first().focus()
  for (const key of ['Home', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: '2 questions selected' })
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expectToast(page, '2 questions archived')
  await page.goto(`${bank}?state=archived`)
  await page
    .getByRole('checkbox', { name: /Select all|Select everything/ })
    .first()
    .check()
  await page
    .getByRole('region', { name: /selected$/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No questions found')).toBeVisible()
})

test('questions of a quiz are kept, and put into another one in the order of choosing', async ({ page }) => {
  const token = await signIn(page)
  const first = await quizWith(page, token, 'Giving', single('one', 'First'), single('two', 'Second'))
  const second = await quizWith(page, token, 'Taking', single('own', 'Own'))
  await page.goto(`/expert/quiz/${first}`)
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Select question ${number}`, exact: true }).check()
  const bar = page.getByRole('region', { name: '2 questions selected' })
  await bar.getByRole('button', { name: 'Keep in the bank' }).click()
  await expectToast(page, '2 questions kept in the bank')
  await expectStored(page)
  await page.goto(`/expert/quiz/${second}`)
  const palette = page.getByRole('region', { name: 'Kinds of question' })
  await palette.getByRole('button', { name: 'From the bank' }).click()
  const sheet = page.getByRole('dialog', { name: 'From the bank' })
  await expectAccessible(page)
  await sheet.getByRole('checkbox', { name: /^Second/ }).check()
  await sheet.getByRole('checkbox', { name: /^First/ }).check()
  await sheet.getByRole('button', { name: 'Add to quiz' }).click()
  await expectStored(page)
  await expect
    .poll(async () => (await questionsOf(page, token, second)).map(({ name }: { name: string }) => name))
    .toEqual(['Own', 'Second', 'First'])
  await page.goto(bank)
  await row(page, 'First').getByRole('button', { name: '2 quizzes' }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
})

test('an entry that changed is taken over where its author says so, and given back', async ({ page }) => {
  const token = await signIn(page)
  const [entry] = await keep(page, token, single('kept', 'How many legs?'))
  const same = await quizWith(page, token, 'Insects', taken(entry, { id: 'held-insects' }))
  const own = await quizWith(page, token, 'Spiders', taken(entry, { id: 'held-spiders', points: 5 }))
  const nameIn = async (quiz: number) => (await questionsOf(page, token, quiz))[0].name
  await page.goto(`${bank}/${entry.id}`)
  const holders = page.getByRole('region', { name: 'Where used' })
  await expect(holders.getByRole('listitem').filter({ hasText: 'Insects' })).toContainText('Up to date')
  await page.getByLabel('Question', { exact: true }).fill('How many legs has it?')
  await expect(holders.getByRole('listitem').filter({ hasText: 'Insects' })).toContainText('Older version')
  await expect(holders.getByRole('listitem').filter({ hasText: 'Spiders' })).toContainText('Own changes')
  await expect(holders.getByRole('checkbox', { name: 'Select “Spiders”' })).not.toBeChecked()
  await expectAccessible(page)
  await holders.getByRole('button', { name: 'Take over in 1 quiz' }).click()
  await expectToast(page, 'Question updated in 1 quiz')
  await expect(holders.getByRole('listitem').filter({ hasText: 'Insects' })).toContainText('Up to date')
  expect(await nameIn(same)).toBe('How many legs has it?')
  expect(await nameIn(own)).toBe('How many legs?')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => nameIn(same)).toBe('How many legs?')
  await page.goto(`/expert/quiz/${own}`)
  await expect(page.getByText('Changed in the bank', { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(page.getByText('Changed in the bank', { exact: true })).toBeHidden()
  await expectStored(page)
  await page.goto(`/expert/quiz/${same}`)
  await expect(page.getByText('Changed in the bank', { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take over', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => nameIn(same)).toBe('How many legs has it?')
})

test('what a quiz uses is not deleted, and says why', async ({ page }) => {
  const token = await signIn(page)
  const [entry] = await keep(page, token, single('used', 'A used one'))
  await quizWith(page, token, 'Holder', taken(entry, { id: 'held-question' }))
  await page.goto(`${bank}?used=yes`)
  await act(page, 'A used one', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Quizzes use this question')
})

test('on a phone a question of a lesson is kept and another one put in', async ({ page }) => {
  const { editor } = await startLesson(page)
  const token = await signIn(page)
  await keep(page, token, single('phone', 'From the pocket', { tags: ['pocket'] }))
  await page.setViewportSize(phone)
  await page.goto(editor)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Practice/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Create practice' }).click()
  await page.getByRole('button', { name: /^From the bank/ }).click()
  const sheet = page.getByRole('dialog', { name: 'From the bank' })
  await sheet.getByLabel('Tag').selectOption('pocket')
  await sheet.getByRole('checkbox', { name: /^From the pocket/ }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Add to quiz' }).click()
  await page.getByRole('button', { name: 'Actions for question 1' }).click()
  await expect(page.getByRole('menuitem', { name: 'Open in the bank' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expectStored(page)
  await page.goto(bank)
  await expect(row(page, 'From the pocket')).toContainText('1 quiz')
  await expectAccessible(page)
})
