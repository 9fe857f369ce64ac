import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { addText, expectStored, readSections, startLesson } from '../support/expert.ts'
import { dropOnto } from '../support/files.ts'
import { expect, test } from '../support/journey.ts'
import { onDisk, pdf } from '../support/media.ts'

/** What Word puts on the clipboard. Component tests of the editor paste what the other programs do. */
const word = (name: string) => readFileSync(join(import.meta.dirname, '../support/pasted/word', name), 'utf8')

interface Clipboard {
  readonly html: string
  readonly rtf?: string
}

/** Pastes into a text, as a browser tells it. */
const paste = (text: Locator, clipboard: Clipboard): Promise<void> =>
  text.evaluate((element, { html, rtf }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    if (rtf !== undefined) clipboardData.setData('text/rtf', rtf)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)

test('a chapter that was pasted is stored and reaches learners without the looks that it had', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  for (const name of ['headings', 'nested-mixed', 'footnotes', 'table']) {
    await paste(text, { html: word(`${name}.html`) })
    await text.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await expectStored(page)
  const [section] = await readSections(page, lesson)
  expect(JSON.stringify(section.info_units[0].content.text)).not.toContain('textStyle')
  await page.goto(lesson.link)
  const shown = page.getByRole('main')
  await expect(shown.getByRole('heading', { name: 'Flour and water' })).toBeVisible()
  await expect(shown.locator('ol > li > ul > li')).toHaveText(['with a spoon', 'by hand'])
  await expect(shown.getByRole('columnheader')).toHaveText(['Flour', 'Water'])
  await expect(shown.getByText('In the north.')).toBeVisible()
})

test('pictures of a paste arrive in the storage, and one that cannot be had says so and where it is', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await paste(text, {
    html: word('pictures.html'),
    rtf: word('pictures.rtf'),
  })
  await expect(text.getByRole('img', { name: 'A loaf' })).toBeVisible()
  await text.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  const away = 'https://127.0.0.1/loaf.jpg'
  await paste(text, { html: `<p>Words before</p><img src="${away}" alt="Far away"><p>Words after</p>` })
  await expect(text.getByText('The image could not be added')).toBeVisible()
  await expect(text.getByText(away)).toBeVisible()
  await expect(text.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectStored(page)
  const [section] = await readSections(page, lesson)
  const pictures = section.info_units[0].content.text.doc.content.filter(
    ({ type }: { type: string }) => type === 'image',
  )
  expect(pictures).toMatchObject([
    { attrs: { fileId: expect.stringMatching(/^[0-9a-f-]{36}$/), src: null, alt: 'A loaf', width: 160 } },
    { attrs: { fileId: null, src: away, alt: 'Far away' } },
  ])
})

test('other files that fall into a text may stand where they fell', async ({ page }) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await dropOnto(page, [onDisk(pdf('notes.pdf', ['Notes']))], undefined, text.getByText('one'))
  await page.getByRole('button', { name: 'Files in the text' }).click()
  await expect(text.getByText('notes.pdf')).toBeVisible({ timeout: 30_000 })
  await expect(text.locator(':scope > *').last()).toHaveText('two')
  await expectStored(page)
})
