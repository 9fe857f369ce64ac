import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { addText, expectStored, readSections, startLesson } from '../support/expert.ts'
import { expect, test } from '../support/journey.ts'
import { outlineOf, type OutlinedNode } from '../support/pasted/outline.ts'

const folder = join(import.meta.dirname, '../support/pasted')

const sources = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What each paste of a program becomes, by its name. */
const expectedOf = (source: string): Map<string, string> =>
  new Map(
    readFileSync(join(folder, source, 'expected.txt'), 'utf8')
      .split(/^== /m)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.trimEnd().split('\n')
        return [name, lines.join('\n')]
      }),
  )

interface Clipboard {
  readonly html?: string
  readonly rtf?: string
  readonly plain?: string
}

/** Pastes into a text, as a browser tells it. */
const paste = (text: Locator, clipboard: Clipboard): Promise<void> =>
  text.evaluate((element, { html, rtf, plain }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (rtf !== undefined) clipboardData.setData('text/rtf', rtf)
    if (plain !== undefined) clipboardData.setData('text/plain', plain)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)

interface EditorElement extends HTMLElement {
  readonly editor: {
    readonly commands: { clearContent: () => boolean }
    readonly getJSON: () => OutlinedNode
  }
}

/** The document of the editor itself: every paste in turn would wait for the store otherwise. */
const readDocument = (text: Locator): Promise<OutlinedNode> =>
  text.evaluate((element: EditorElement) => element.editor.getJSON())

const clear = (text: Locator): Promise<boolean> =>
  text.evaluate((element: EditorElement) => element.editor.commands.clearContent())

for (const source of sources) {
  test(`what ${source} copies keeps its structure`, async ({ page }) => {
    const lesson = await startLesson(page)
    await page.goto(lesson.editor)
    const text = await addText(page)
    const expected = expectedOf(source)
    const files = readdirSync(join(folder, source)).filter((name) => name.endsWith('.html'))
    expect(files.map((name) => name.replace('.html', '')).toSorted()).toEqual([...expected.keys()].toSorted())
    for (const [name, outline] of expected) {
      await clear(text)
      const rtf = join(folder, source, `${name}.rtf`)
      await paste(text, {
        html: readFileSync(join(folder, source, `${name}.html`), 'utf8'),
        ...(existsSync(rtf) && { rtf: readFileSync(rtf, 'utf8') }),
      })
      const { content = [] } = await readDocument(text)
      expect(outlineOf(content).join('\n'), name).toBe(outline)
    }
    await expectStored(page)
  })
}

test('a chapter that was pasted is stored and reaches learners without the looks that it had', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  for (const name of ['headings', 'nested-mixed', 'footnotes', 'table']) {
    await paste(text, { html: readFileSync(join(folder, 'word', `${name}.html`), 'utf8') })
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

test('words alone are pasted by Ctrl+Shift+V, and a text of ours keeps its looks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await page.keyboard.type('Loaf')
  await page.keyboard.press('Shift+Home')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await tools.getByRole('button', { name: 'Bold', exact: true }).click()
  await tools.getByRole('button', { name: /^Font size:/ }).click()
  await page.getByRole('menuitemradio', { name: '24', exact: true }).click()
  await text.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ArrowRight')
  await expect(tools).toBeHidden()
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Shift+v')
  const { content = [] } = await readDocument(text)
  const looked = 'paragraph: [Loaf](bold, textStyle fontSize=24px)'
  expect(outlineOf(content)).toEqual([looked, looked, 'paragraph: Loaf'])
})

test('pictures of a paste arrive in the storage, and one that cannot be had says so and where it is', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await paste(text, {
    html: readFileSync(join(folder, 'word', 'pictures.html'), 'utf8'),
    rtf: readFileSync(join(folder, 'word', 'pictures.rtf'), 'utf8'),
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
    ({ type }: OutlinedNode) => type === 'image',
  )
  expect(pictures).toMatchObject([
    { attrs: { fileId: expect.stringMatching(/^[0-9a-f-]{36}$/), src: null, alt: 'A loaf', width: 160 } },
    { attrs: { fileId: null, src: away, alt: 'Far away' } },
  ])
})
