import type { Page } from '@playwright/test'
import { chromium } from '../support/browser.ts'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import { button, expectStored, questionOf, startQuestions } from '../support/question-journey.ts'

const test = testOnOwnServer()

// A beep in place of a microphone, moving colours in place of a camera, and access without asking.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const spoken = {
  id: 'spoken-question',
  type: 'text_media_answer',
  name: 'Say it in your own words',
  points: 1,
  text_answer_type_id: 1,
  is_audio_enabled: true,
}

const timer = (page: Page) => page.getByRole('timer')

/** Speaks for a moment: until a second slice is on the device. */
const speak = async (page: Page): Promise<void> => {
  await questionOf(page, spoken)
    .getByRole('button', { name: /^Record your voice/ })
    .press('Enter')
  await expect(timer(page)).toHaveText('0:02', { timeout: 20_000 })
}

test('a voice is recorded, heard, added, and waits for a person; the finish waits for an open recorder', async ({
  page,
}) => {
  await startQuestions(page, [spoken])
  await speak(page)
  await button(page, 'Finish').click()
  await expect(page.getByText('A recording is open')).toBeVisible()
  await button(page, 'Back to questions').click()
  await button(page, 'Stop').click()
  await expect(button(page, 'Listen')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Add').press('Enter')
  const files = questionOf(page, spoken).getByRole('list', { name: 'Attached files' })
  await expect(files.getByRole('listitem')).toContainText(/Recording, \d+ \w+ \d{4}/, { timeout: 30_000 })
  await expectStored(page)
  await button(page, 'Finish').click()
  await expect(questionOf(page, spoken)).toContainText('Awaiting review')
  await expect(questionOf(page, spoken)).toContainText(/Recording, \d+ \w+ \d{4}/)
})

test('what was recorded and not added is offered again at its question after a reload', async ({ page }) => {
  await startQuestions(page, [spoken])
  await speak(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(questionOf(page, spoken)).toContainText('You have an unsaved recording')
  await questionOf(page, spoken).getByRole('button', { name: 'Add recording' }).click()
  await expect(questionOf(page, spoken).getByRole('list', { name: 'Attached files' })).toContainText(
    /Recording, \d+/,
    { timeout: 30_000 },
  )
  await expectStored(page)
  await button(page, 'Finish').click()
  await expect(questionOf(page, spoken)).toContainText('Awaiting review')
})

test('without a microphone it is said why, and the answer stays', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No device', 'NotFoundError'))
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse })
  })
  const silent = { ...spoken, id: 'silent-question', name: 'Say it once more' }
  await startQuestions(page, [silent])
  const record = questionOf(page, silent).getByRole('button', { name: /^Record your voice/ })
  await record.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(record).toBeFocused()
})
