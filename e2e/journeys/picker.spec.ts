import { readSections, startLesson } from '../support/expert.ts'
import { findFile } from '../support/files.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { film } from '../support/media.ts'

test('a lesson takes files from the device before they are ready, from the storage, and says what it cannot take', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const main = page.getByRole('main')
  const contents = async () => JSON.stringify(await readSections(page, lesson))
  await main
    .getByRole('button', { name: /^Files/ })
    .last()
    .click()
  await main.getByRole('button', { name: 'Add files' }).click()
  const picker = page.getByRole('dialog', { name: 'Add files' })
  await expect(picker).toBeVisible()
  await expectAccessible(page)
  const clip = film('A look around.mp4', 40)
  const asked = page.waitForResponse((reply) => /\/files\/[0-9a-f-]{36}$/.test(new URL(reply.url()).pathname))
  await page.setInputFiles('input[data-pick=upload]', clip)
  const first = (await (await asked).json()).data
  await expect(picker).toHaveCount(0)
  expect(['pending', 'processing']).toContain(first.process_status)
  await expect.poll(contents).toContain(first.uuid)

  await main.getByRole('button', { name: 'Add files' }).click()
  await picker.getByRole('tab', { name: 'Storage' }).click()
  await picker.getByRole('searchbox', { name: 'Search files' }).fill('thirty')
  await expect(picker.getByRole('button', { name: /^Bells/ })).toHaveCount(0)
  await picker.getByRole('button', { name: /^Thirty days\.mp4/ }).click()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Add 1 file' }).click()
  const stored = await findFile(page.request, 'Thirty days.mp4')
  await expect.poll(contents).toContain(stored?.uuid)

  await main
    .getByRole('button', { name: /^Audio/ })
    .last()
    .click()
  await main.getByRole('button', { name: 'Choose audio' }).click()
  const one = page.getByRole('dialog', { name: 'Add files' })
  await page.setInputFiles('input[data-pick=upload]', {
    name: 'script.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  })
  await expect(one.getByText('script.txt cannot be used here. Accepted: audio.')).toBeVisible()
  await one.getByRole('tab', { name: 'Record' }).click()
  await expect(one.getByRole('button', { name: 'Record audio' })).toBeVisible()
  await expectAccessible(page)
  await one.getByRole('tab', { name: 'Link' }).click()
  await one.getByLabel('File address').fill('http://127.0.0.1:9/sound.mp3')
  await one.getByRole('button', { name: 'Upload file' }).click()
  await expect(one.getByText(/^We could not get a file from this address/)).toBeVisible()
})
