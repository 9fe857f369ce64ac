import { expect, expectAccessible, test } from '../support/journey.ts'
import { lessonWith, pdf, putFile, type Sample } from '../support/media.ts'

const words = (name: string, text: string, encoding: BufferEncoding = 'utf8'): Sample => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text, encoding),
})

/** `Привіт, читачу` as an old machine of the trade writes it. */
const old: Sample = {
  name: 'old.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('cff0e8e2b3f22c20f7e8f2e0f7f3', 'hex'),
}

test('a visitor who may only look reads plain text and CSV, in the page and over it', async ({ page }) => {
  const rows = Array.from({ length: 1_500 }, (_, at) => `"Learner ${at + 1}, online";${at % 100}`)
  const lesson = await lessonWith(page, async () => {
    const files = [
      words('notes.txt', 'First line\n<b>Second</b> line\n' + 'The rest. '.repeat(30_000)),
      words('points.csv', ['Name;Points', ...rows].join('\n')),
      old,
    ]
    const placed = []
    for (const file of files)
      placed.push({ uuid: await putFile(page, file), allow_doc_preview: true, allow_doc_download: false })
    return placed
  })
  await page.goto(lesson.link)
  const notes = page.getByRole('region', { name: 'Document notes.txt' })
  await notes.scrollIntoViewIfNeeded()
  await expect(notes.getByText('<b>Second</b> line')).toBeVisible()
  await expect(notes.getByText('Only the beginning of the file is shown.', { exact: true })).toBeVisible()

  const points = page.getByRole('region', { name: 'Document points.csv' })
  await points.scrollIntoViewIfNeeded()
  await expect(points.getByRole('columnheader')).toHaveText(['Name', 'Points'])
  await expect(points.getByRole('cell', { name: 'Learner 1, online', exact: true })).toBeVisible()
  await expect(points.getByText('Only the first 1,000 rows are shown.')).toBeVisible()
  await expect(points.getByRole('row')).toHaveCount(1_001)

  const greeting = page.getByRole('region', { name: 'Document old.txt' })
  await greeting.scrollIntoViewIfNeeded()
  await expect(greeting.getByText('Привіт, читачу')).toBeVisible()
  await expect(page.getByLabel('Download notes.txt')).toHaveCount(0)

  await page.getByRole('button', { name: 'View points.csv' }).click()
  const dialog = page.getByRole('dialog', { name: 'points.csv' })
  await expect(dialog.getByRole('columnheader', { name: 'Points' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'View points.csv' })).toBeFocused()
})

test('text asks for a fresh link, and says when it did not come', async ({ page }) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, words('late.txt', 'Here at last.')), allow_doc_preview: true },
  ])
  let refusals = 1
  let isAway = true
  await page.route('**/media/**', (route) => {
    if (refusals > 0) {
      refusals -= 1
      return route.fulfill({ status: 403, json: { message: 'over', error: 'link_expired' } })
    }
    return isAway ? route.abort() : route.continue()
  })
  await page.goto(lesson.link)
  const late = page.getByRole('region', { name: 'Document late.txt' })
  await expect(late.getByText('The document did not load')).toBeVisible()
  expect(refusals).toBe(0)
  isAway = false
  await late.getByRole('button', { name: 'Try again' }).click()
  await expect(late.getByText('Here at last.')).toBeVisible()
})

test('a PDF that does not come is called late, may be stopped, and is opened later', async ({ page }) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, pdf('late.pdf', ['Here at last'])), allow_doc_preview: true },
  ])
  let isSilent = true
  await page.route('**/media/**', (route) => (isSilent ? undefined : route.continue()))
  await page.clock.install()
  const asked = page.waitForRequest('**/media/**/original')
  await page.goto(lesson.link)
  await asked
  const viewer = page.getByRole('region', { name: 'Document late.pdf' })
  await expect(viewer.getByText('Opening the document…')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(viewer.getByText('This is taking longer than usual.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Stop' }).click()
  await expect(viewer.getByText('Opening stopped')).toBeVisible()

  await viewer.getByRole('button', { name: 'Try again' }).click()
  await expect(viewer.getByText('Opening the document…')).toBeVisible()
  await page.clock.fastForward(70_000)
  await expect(viewer.getByText('The document is taking too long to open')).toBeVisible()
  isSilent = false
  await viewer.getByRole('button', { name: 'Try again' }).click()
  await expect(viewer.getByText('Here at last', { exact: true })).toBeVisible()
  await page.clock.fastForward(70_000)
  await expect(viewer).toHaveAttribute('data-state', 'ready')
})
