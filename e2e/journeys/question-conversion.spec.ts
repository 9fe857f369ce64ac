import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import { button, openInEditor, putQuestions } from '../support/question-journey.ts'

const test = testOnOwnServer()

const option = (id: string, text: string, is_correct: boolean) => ({
  id: `convert-${id}`,
  text,
  is_correct,
  points: 0,
  type: 1,
})
const question = {
  id: 'convert-question',
  type: 'multiple_answer',
  name: 'Which of these are prime?',
  points: 1,
  shuffle_answers: false,
  answers: [option('two', 'two', true), option('four', 'four', false), option('seven', 'seven', true)],
}

const openMenu = (page: Page) => button(page, 'Actions for question 1').click()
const changeTo = async (page: Page, type: string) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: `Change to: ${type}` }).click()
}
const right = (page: Page, number: number) => page.getByLabel(`Option ${number} is correct`)

test('its author changes the type, is told what is lost, and brings all of it back', async ({ page }) => {
  await putQuestions(page, [question])
  await openInEditor(page, question.name)
  await expect(right(page, 3)).toBeChecked()

  await changeTo(page, 'Single answer')
  const dialog = page.getByRole('dialog', { name: 'Change to “Single answer”?' })
  await expect(dialog).toContainText('2 correct options: only the first stays correct.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(right(page, 3)).toBeChecked()

  await changeTo(page, 'Single answer')
  await dialog.getByRole('button', { name: 'Change type' }).click()
  await expect(right(page, 1)).toBeChecked()
  await expect(right(page, 3)).not.toBeChecked()
  await button(page, 'Undo').click()
  await expect(right(page, 1)).toBeChecked()
  await expect(right(page, 3)).toBeChecked()

  await changeTo(page, 'Sorting')
  await page.getByRole('dialog').getByRole('button', { name: 'Change type' }).click()
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('four')
})

const essay = {
  id: 'convert-essay',
  type: 'essay',
  name: 'Why are there endlessly many?',
  description: 'Write it in your own words.',
  points: 2,
  words_min: 50,
  marking_guide: [{ id: 'guide-proof', criterion: 'A proof', points: 2 }],
}

test('an essay becomes an open answer and an assignment; what its guide was is told, and undo brings it back', async ({
  page,
}) => {
  await putQuestions(page, [essay])
  await openInEditor(page, essay.name)
  await changeTo(page, 'Open answer')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The marking guide is removed (1 criterion).')
  await expect(dialog).toContainText('The word limits are removed.')
  await dialog.getByRole('button', { name: 'Change type' }).click()
  await expect(page.getByText(/^Marking guide/)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Description' }).fill('Say it aloud.')
  await button(page, 'Undo').click()
  await expect(page.getByText(/^Marking guide/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText(essay.description)
})
