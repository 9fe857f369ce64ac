import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import {
  endlessPdf,
  film,
  hasOffice,
  lessonWith,
  lockedPdf,
  officeDocument,
  pdf,
  picture,
  putFile,
  sound,
} from '../support/media.ts'
import { expectState } from '../support/players.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { pressKeys } from '../support/hands/hands.ts'

const pages = 12
const book = pdf(
  'plan.pdf',
  Array.from({ length: pages }, (_, at) => `Chapter ${at + 1}${at % 4 === 1 ? ' holds a needle' : ''}`),
)

const viewerOf = (page: Page | Locator, name: string) =>
  page.getByRole('region', { name: `Document ${name}` })
const scaleOf = async (viewer: Locator) => Number(await viewer.getAttribute('data-scale'))

/** Pixels of a page that are not white: it is drawn. */
const inkOf = (viewer: Locator, number: number) =>
  viewer.locator(`.page[data-page-number="${number}"] canvas`).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1
    return dark
  })

test('a visitor reads a PDF: pages, zoom, search, thumbnails, text, and no more than is allowed', async ({
  page,
}) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, book), allow_doc_preview: true, allow_doc_download: false },
  ])
  // The first link is over by the time it is used: the viewer asks for a fresh one.
  let refusals = 1
  await page.route('**/media/**', (route) => {
    if (refusals === 0 || !route.request().url().endsWith('/original')) return route.continue()
    refusals -= 1
    return route.fulfill({ status: 403, json: { message: 'over', error: 'link_expired' } })
  })
  await page.goto(lesson.link)
  const embedded = viewerOf(page, 'plan.pdf')
  await expect(embedded).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  expect(refusals).toBe(0)
  await expect.poll(() => inkOf(embedded, 1)).toBeGreaterThan(100)
  await expect(embedded.getByText('Chapter 1', { exact: true })).toBeVisible()
  // The column is narrower than 722 px.
  await expect(embedded.getByLabel('Zoom', { exact: true })).toHaveValue('page-fit')
  for (const name of ['Print', 'Download']) await expect(embedded.getByLabel(name)).toHaveCount(0)
  await expect(page.getByLabel('Download plan.pdf')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'View plan.pdf' }).click()
  const viewer = viewerOf(page.getByRole('dialog', { name: 'plan.pdf' }), 'plan.pdf')
  await expect(viewer).toHaveAttribute('data-state', 'ready')
  await expect(viewer.getByLabel('Zoom', { exact: true })).toHaveValue('auto')
  await expectAccessible(page)
  await expect.poll(() => viewer.locator('.page canvas').count()).toBeLessThan(pages)

  const field = viewer.getByRole('textbox', { name: 'Page' })
  await field.fill('7')
  await field.press('Enter')
  await expect(viewer.getByText('Chapter 7', { exact: true })).toBeInViewport()
  await expect(field).toHaveValue('7')
  await viewer.getByRole('group', { name: 'Document pages' }).focus()
  await pressKeys(viewer.getByRole('group', { name: 'Document pages' }), 'End')
  await expect(field).toHaveValue(String(pages))
  await page.keyboard.press('p')
  await expect(field).toHaveValue(String(pages - 1))

  const zoom = viewer.getByLabel('Zoom', { exact: true })
  await zoom.selectOption('2')
  await expect.poll(() => scaleOf(viewer)).toBe(2)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => scaleOf(viewer)).toBe(2.08)
  await viewer.getByRole('group', { name: 'Document pages' }).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 20)
  await page.keyboard.up('Control')
  await expect.poll(() => scaleOf(viewer)).toBe(2)
  await zoom.selectOption('4')
  for (let steps = 0; steps < 40; steps += 1) await viewer.press('Control++')
  await expect.poll(() => scaleOf(viewer)).toBe(10)
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  await zoom.selectOption('page-width')

  await page.keyboard.press('Control+f')
  await viewer.getByRole('searchbox', { name: 'Find in document' }).fill('needle')
  await expect(viewer.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(viewer.locator('.highlight.selected')).toHaveText('needle')
  await page.keyboard.press('Enter')
  await expect(viewer.getByText('2 of 3', { exact: true })).toBeVisible()
  await viewer.getByRole('searchbox', { name: 'Find in document' }).fill('haystack')
  await expect(viewer.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(viewer.locator('.highlight')).toHaveCount(0)

  await viewer.getByRole('button', { name: 'Thumbnails' }).click()
  const thumbs = viewer.getByRole('navigation', { name: 'Thumbnails' })
  await expect(thumbs.getByRole('button')).toHaveCount(pages)
  await thumbs.getByRole('button', { name: 'Page 2', exact: true }).click()
  const second = viewer.getByText('Chapter 2 holds a needle', { exact: true })
  await expect(second).toBeInViewport()
  await expect(thumbs.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('data-drawn')
  await expect(async () => {
    await second.selectText()
    expect(await page.evaluate(() => String(getSelection()))).toContain('holds a needle')
  }).toPass()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'View plan.pdf' })).toBeFocused()
})

test('an office document is shown in the page and printed', async ({ page }) => {
  test.skip(!hasOffice, 'LibreOffice is not on this machine')
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const lesson = await lessonWith(page, async () => [
    {
      uuid: await putFile(page, officeDocument('notes.docx', 'Words of an office document.', 'docx', docx)),
      allow_doc_preview: true,
    },
  ])
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('[data-pdf-print] img').length}`
    }
  })
  await page.goto(lesson.link)
  const office = viewerOf(page, 'notes.docx')
  await expect(office).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  await expect(office.getByText('Words of an office document.')).toBeVisible()
  await office.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed 1')
  await expect(page.locator('[data-pdf-print]')).toHaveCount(0)
})

test('documents of all kinds say what can be done with them, and why they are not shown', async ({
  page,
  browser,
  baseURL,
}) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, pdf('shown.pdf', ['For everybody'])), allow_doc_preview: true },
    {
      uuid: await putFile(page, pdf('closed.pdf', ['Closed'])),
      allow_doc_preview: false,
      allow_doc_download: false,
    },
    { uuid: await putFile(page, pdf('taken.pdf', ['To take along'])), allow_doc_preview: false },
    {
      uuid: await putFile(page, {
        name: 'words.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('504b0506' + '00'.repeat(18), 'hex'),
      }),
    },
  ])
  await page.goto(lesson.link)
  for (const name of ['View closed.pdf', 'Download closed.pdf', 'View words.zip'])
    await expect(page.getByLabel(name)).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // A new tab would carry the download away from this page.
    page.getByLabel('Download words.zip').evaluate((link) => {
      link.removeAttribute('target')
      if (link instanceof HTMLElement) link.click()
    }),
  ])
  expect(download.suggestedFilename()).toBe('words.zip')

  for (const [bytes, words] of [
    [Buffer.from('%PDF-1.7 and nothing else'), 'This document is damaged and cannot be displayed.'],
    [lockedPdf('locked.pdf', ['Nobody reads this.']).buffer, 'This document is password-protected'],
    [endlessPdf('endless.pdf').buffer, 'This document has too many pages to be shown here.'],
  ] as const) {
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'application/pdf', body: bytes }))
    await page.getByRole('button', { name: 'View taken.pdf' }).click()
    const dialog = page.getByRole('dialog', { name: 'taken.pdf' })
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download' }).last()).toHaveAttribute('href', /\/download$/)
    await page.keyboard.press('Escape')
    await page.unroute('**/media/**')
  }

  const old = await browser.newPage({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.0.0 Safari/537.36',
  })
  await old.goto(lesson.link)
  await expect(
    old.getByText('Your browser is too old to show this document: Chrome 103.').first(),
  ).toBeVisible()
  await old.close()
})

test('pictures zoom over the page, sound and films play in their place, in the reader’s language', async ({
  page,
}) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, picture('wide.png', '1600x900')) },
    { uuid: await putFile(page, picture('tall.png', '600x1200')) },
    { uuid: await putFile(page, sound('bells.mp3', 3)) },
    { uuid: await putFile(page, film('clip.mp4', 2)) },
  ])
  await page.goto(lesson.link)
  const wide = page.getByRole('button', { name: 'wide.png Click to zoom' })
  await expect(wide.getByText('Click to zoom')).toBeVisible()
  await expect
    .poll(() => wide.locator('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(1600)
  await wide.focus()
  await pressKeys(wide, 'Enter')
  const overlay = page.getByRole('dialog', { name: 'Picture wide.png' })
  await expect(overlay.getByText('1 of 2')).toBeVisible()
  await expectAccessible(page)
  const stage = page.locator('dialog [data-scale]')
  const scale = async () => Number(await stage.getAttribute('data-scale'))
  await stage.hover()
  await page.mouse.wheel(0, -100)
  await expect.poll(scale).toBeCloseTo(1.2)
  await stage.dblclick()
  await expect.poll(scale).toBe(1)
  await stage.dblclick()
  await expect.poll(scale).toBe(2.5)
  const left = async () => (await stage.locator('img').boundingBox())?.x ?? 0
  const { x: before } = await boxAtRest(stage.locator('img'))
  await page.mouse.down()
  await page.mouse.move(500, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(before - 50)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Picture tall.png' })).toBeVisible()
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('Escape')
  await expect(wide).toBeFocused()

  for (const [name, kind] of [
    ['bells.mp3', 'audio'],
    ['clip.mp4', 'video'],
  ] as const) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: /^play/i }).first().click()
    const media = row.locator(kind)
    await expect
      .poll(() => media.evaluate((media) => (media instanceof HTMLMediaElement ? media.currentTime : 0)))
      .toBeGreaterThan(0)
  }
  // The speed of the small player goes round: 1, 1.5, 2, then 1.
  const small = page.getByRole('listitem').filter({ hasText: 'bells.mp3' })
  for (const rate of [1.5, 2, 1]) {
    await small.getByRole('button', { name: /^Speed/ }).click()
    await expectState(small, { rate })
    await expect(small.getByRole('slider', { name: 'Speed' })).toHaveCount(0)
  }

  for (const [language, hint] of [
    ['uk', 'Натисніть, щоб збільшити'],
    ['ru', 'Нажмите, чтобы увеличить'],
  ] as const) {
    await page.context().addCookies([{ name: 'lectern_lang', value: language, url: page.url() }])
    await page.reload()
    await expect(page.getByText(hint).first()).toBeVisible()
  }
})
