import type { Page } from '@playwright/test'
import { handsOf } from '../support/answering-hands.ts'
import { makeFile } from '../support/files.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import { button, expectNews, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'

const test = testOnOwnServer()

const open = { type: 'text_media_answer', points: 0 }
const street = {
  ...open,
  id: 'street-question',
  name: 'Describe your street',
  text_answer_type_id: 3,
  points: 1,
  can_upload: true,
}
const mail = { ...open, id: 'mail-question', name: 'Where may we write to you?', text_answer_type_id: 4 }
const word = { ...open, id: 'word-question', name: 'What is good about trees?', text_answer_type_id: 2 }
const oneByOne = { result_detail: 'full_information', questions_display_type_id: 1 }

const sketch = makeFile('sketch.zip', Buffer.from(`PK\u0003\u0004${'\0'.repeat(80)}`))

/** Uploads get no answer until what is given back is called. */
const holdUploads = async (page: Page): Promise<() => void> => {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/uploads**', async (route) => {
    await gate
    await route.fallback()
  })
  return resolve
}

test('the finish waits for a file, and a file that waits holds no words up', async ({ page }) => {
  await startQuestions(page, [street])
  await expect(questionOf(page, street).getByRole('button', { name: /^Add files/ })).toBeVisible()
  const letGo = await holdUploads(page)
  await page.setInputFiles('[data-hand-in]', sketch.path)
  await handsOf(page, 'mouse').write(street, 'Your answer', 'Words first')
  await expectStored(page)
  await button(page, 'Finish').click()
  await expect(page.getByText('Waiting for your files')).toBeVisible()
  await expectAccessible(page)
  letGo()
  await expect(questionOf(page, street)).toContainText('Awaiting review')
  await expect(questionOf(page, street)).toContainText('sketch.zip')
  await expect(questionOf(page, street)).toContainText('Words first')
})

test('the way to the next question waits for its file, and goes on by itself', async ({ page }) => {
  await startQuestions(page, [street, mail], oneByOne)
  await expect(questionOf(page, street).getByRole('button', { name: /^Add files/ })).toBeVisible()
  const letGo = await holdUploads(page)
  await page.setInputFiles('[data-hand-in]', sketch.path)
  await button(page, 'Next').click()
  await expectNews(page, 'The next question opens by itself afterwards.')
  await expect(page.getByRole('progressbar', { name: 'Files uploaded' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Stay on this question').click()
  await expect(page.getByText('Waiting for your files')).toBeHidden()
  await expect(questionOf(page, street)).toBeVisible()
  await button(page, 'Next').click()
  await expectNews(page, 'The next question opens by itself afterwards.')
  letGo()
  await expect(questionOf(page, mail)).toBeFocused()
  await handsOf(page, 'mouse').write(mail, 'E-mail address', 'ann@example.com')
  await button(page, 'Finish').click()
  await expect(questionOf(page, street)).toContainText('sketch.zip')
})

test('a file of another question does not hold the way on up, and holds the finish up', async ({ page }) => {
  await startQuestions(page, [street, mail, word], oneByOne)
  await expect(questionOf(page, street).getByRole('button', { name: /^Add files/ })).toBeVisible()
  const letGo = await holdUploads(page)
  await page.setInputFiles('[data-hand-in]', sketch.path)
  await button(page, 'Next').click()
  await expect(page.getByText('Waiting for your files')).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Question 2/ })
    .click()
  await expect(page.getByText('Waiting for your files')).toBeHidden()
  await handsOf(page, 'mouse').write(mail, 'E-mail address', 'ann@example.com')
  await button(page, 'Next').click()
  await handsOf(page, 'mouse').write(word, 'Your answer', 'Shade')
  await button(page, 'Finish').click()
  await expectNews(page, 'The practice finishes by itself afterwards.')
  letGo()
  await expect(questionOf(page, street)).toContainText('sketch.zip')
})
