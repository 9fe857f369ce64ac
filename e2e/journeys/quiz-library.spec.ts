import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { expectToast } from '../support/staff.ts'

const test = testOnOwnServer()
const list = '/expert/quiz/list'

const open = async (page: Page, query = ''): Promise<string> => {
  const token = await signInQuickly(page, people.expert)
  await page.goto(`${list}${query}`)
  await expect(page.getByRole('table')).toBeVisible()
  return token
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for “${name}”`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a quiz is found by its use, and leads to the lessons that show it', async ({ page }) => {
  await open(page, '?used=yes')
  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('Explaining')
  await expect(row(page, 'Explaining')).toBeVisible()
  await expect(row(page, 'Mixed practice')).toBeHidden()
  await row(page, 'Explaining').getByRole('button', { name: '1 lesson' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where used' })
  await expectAccessible(page)
  await dialog.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/lesson\/\d+\/constructor\?section=\d+/)
})

test('a quiz is duplicated, tagged, moved, archived and brought back', async ({ page }) => {
  await open(page, '?q=Spacing')
  await act(page, 'Spacing', 'Duplicate')
  await expectToast(page, 'Quiz duplicated')
  await expect(row(page, 'Spacing (copy)')).toContainText('Not used')
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Folder name').fill('Drafts of spring')
  await page.getByRole('button', { name: 'Create folder' }).click()
  await expect(page.getByRole('heading', { name: 'Drafts of spring' })).toBeVisible()
  await page.goto(`${list}?q=Spacing`)
  await act(page, 'Spacing (copy)', 'Move to folder')
  await page.getByRole('dialog').getByLabel('Folder').selectOption('Drafts of spring')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(row(page, 'Spacing (copy)')).toContainText('Drafts of spring')
  await act(page, 'Spacing (copy)', 'Edit tags')
  await page.getByRole('textbox', { name: 'Tags' }).fill('spring, short')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await expect(row(page, 'Spacing (copy)')).toContainText('spring')
  await expectAccessible(page)
  await act(page, 'Spacing (copy)', 'Archive')
  await expectToast(page, '1 quiz archived')
  await expect(row(page, 'Spacing (copy)')).toBeHidden()
  await page.goto(`${list}?state=archived`)
  await act(page, 'Spacing (copy)', 'Restore')
  await expectToast(page, '1 quiz restored')
  await page.goto(`${list}?tag=spring`)
  await expect(row(page, 'Spacing (copy)')).toBeVisible()
})

test('what a lesson shows is not deleted, and says why', async ({ page }) => {
  await open(page, '?q=Retrieval')
  await act(page, 'Retrieval practice', 'Delete')
  await page.getByRole('button', { name: 'Delete quiz' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('A lesson shows this quiz')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Retrieval practice')).toBeVisible()
})

test('several are chosen by keys and put in order together', async ({ page }) => {
  const token = await open(page)
  for (const name of ['Batch one', 'Batch two', 'Batch three'])
    await callAs(page, token, 'POST', '/quizzes', { name })
  await page.goto(`${list}?q=Batch`)
  await row(page, 'Batch one').focus()
  for (const key of ['Home', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: /selected$/ })
  await expect(bar).toHaveAccessibleName('3 quizzes selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Add tags' }).click()
  await page.getByRole('textbox', { name: 'Tags' }).fill('batch')
  await page.getByRole('dialog').getByRole('button', { name: 'Add tags' }).click()
  await expectToast(page, '3 quizzes tagged')
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expectToast(page, '3 quizzes archived')
  await expect(page.getByText('No quizzes found')).toBeVisible()
})

test('a new quiz begins blank or as a copy, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '?new=true')
  await page.getByLabel('Quiz name').fill('Made on a phone')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/expert\/quiz\/\d+$/)
  await page.goto(`${list}?new=true`)
  await page.getByRole('radio', { name: /Copy of a quiz/ }).check()
  await page.getByRole('dialog').getByRole('searchbox').fill('Explaining')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Explaining/ })
    .click()
  await expect(page.getByLabel('Quiz name')).toHaveValue('Explaining (copy)')
  await page.getByRole('dialog').getByRole('button', { name: 'Create quiz' }).click()
  await expect(page).toHaveURL(/\/expert\/quiz\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explaining (copy)')
})
