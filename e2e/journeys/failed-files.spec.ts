import type { Page } from '@playwright/test'
import { startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'
import { addSection, lessonWith, putFile, readFile, type Sample } from '../support/media.ts'

const broken: Sample = {
  name: 'broken.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 and nothing else'),
}

/** Uploads a file that cannot be processed, and waits until that is known. @returns its uuid */
const putBroken = async (page: Page, model: 'storage' | 'courseLesson'): Promise<string> => {
  const reply = await page.request.post(`/api/v1/files?model=${model}`, {
    multipart: { file: broken },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const { uuid } = (await reply.json()).data
  await expect
    .poll(async () => (await readFile(page, uuid)).process_status, { timeout: 60_000 })
    .toBe('failed')
  return uuid
}

const processed = (page: Page, uuid: string) =>
  page.waitForResponse((reply) => reply.url().endsWith(`/files/${uuid}/process`) && reply.ok())

/** A scan: grey pages of so many pixels, one behind the other. */
const scan = (name: string, pages: number, side = 240): Sample => {
  const head = Buffer.from('49492a0008000000', 'hex')
  const table = 2 + 8 * 12 + 4
  const size = table + side * side
  const page = (at: number) => {
    const start = head.length + at * size
    const entry = ([tag, type, value]: readonly [number, 3 | 4, number]) => {
      const bytes = Buffer.alloc(12)
      bytes.writeUInt16LE(tag, 0)
      bytes.writeUInt16LE(type, 2)
      bytes.writeUInt32LE(1, 4)
      bytes.writeUInt32LE(value, 8)
      return bytes
    }
    const entries = [
      ...([
        [256, 3, side],
        [257, 3, side],
        [258, 3, 8],
        [259, 3, 1],
        [262, 3, 1],
      ] as const),
      ...([
        [273, 4, start + table],
        [278, 3, side],
        [279, 4, side * side],
      ] as const),
    ].map(entry)
    const next = Buffer.alloc(4)
    next.writeUInt32LE(at + 1 < pages ? start + size : 0)
    return Buffer.concat([Buffer.from([entries.length, 0]), ...entries, next, Buffer.alloc(side * side, 200)])
  }
  const buffer = Buffer.concat([head, ...Array.from({ length: pages }, (_, at) => page(at))])
  return { name, mimeType: 'image/tiff', buffer }
}

test('the storage says why a file was not processed, and processes it again', async ({ page }) => {
  await signInQuickly(page, people.expert)
  const uuid = await putBroken(page, 'storage')
  await page.goto(`/expert/storage?file=${uuid}`)
  const details = page.getByRole('dialog', { name: 'broken.pdf' })
  await expect(details.getByText('Not processed')).toBeVisible()
  await expect(details.getByText('The file is saved, but it is damaged or cannot be read.')).toBeVisible()
  await expectAccessible(page)
  const again = processed(page, uuid)
  await details.getByRole('button', { name: 'Process again' }).click()
  await again
  // It is as damaged as before.
  await expect.poll(async () => (await readFile(page, uuid)).process_status).toBe('failed')
  await expect(details.getByRole('button', { name: 'Process again' })).toBeVisible({ timeout: 20_000 })
})

test('the lesson editor processes a file again that failed', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const uuid = await putBroken(page, 'courseLesson')
  await addSection(page, token, lesson, [{ key: 'unit-files', type_id: 4, content: { files: [{ uuid }] } }])
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  const row = page.getByRole('listitem').filter({ hasText: 'broken.pdf' })
  await expect(row.getByText('Could not be processed: the file is damaged')).toBeVisible()
  const again = processed(page, uuid)
  await row.getByRole('button', { name: 'Try again' }).click()
  await again
})

test('of a scan the first page is shown, and said to be the first', async ({ page }) => {
  let uuid = ''
  const lesson = await lessonWith(page, async () => {
    uuid = await putFile(page, scan('scan.tiff', 3))
    return [{ uuid }]
  })
  await page.goto(lesson.link)
  const words = 'Page 1 of 3 is shown. Download the file to see the rest.'
  await expect(page.getByText(words)).toBeVisible()
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/storage?file=${uuid}`)
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
})
