import { everyNode, textOf } from '@lectern/contract/rich-text/testing-text'
import type { Page } from '@playwright/test'
import {
  addText,
  callAs,
  expectOnServer,
  expectStored,
  readSections,
  startLesson,
  textsOf,
  type MadeLesson,
} from '../support/expert.ts'
import { expect, people, signInQuickly, test } from '../support/journey.ts'
import { picture, putFile } from '../support/media.ts'
import { comparePictures } from '../support/screens/compare-pictures.ts'

/** Writes words at the caret and marks them. */
const writeAndMark = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.type(words)
  await page.keyboard.press('Shift+Home')
}

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

const choose = async (page: Page, menu: RegExp, entry: string): Promise<void> => {
  await tools(page).getByRole('button', { name: menu }).click()
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click()
}

const storedBlocks = async (page: Page, lesson: MadeLesson) => {
  const [section] = await readSections(page, lesson)
  return section.info_units[0].content.text.doc.content
}

test('looks given by the tools are stored, stand again after a reload, and reach learners', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  await writeAndMark(page, 'Dough')
  for (const mark of ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Superscript'])
    await tools(page).getByRole('button', { name: mark, exact: true }).click()
  await choose(page, /^Font:/, 'Montserrat')
  await choose(page, /^Font size:/, '24')
  await choose(page, /^Alignment:/, 'Centre')
  await choose(page, /^Line height:/, '1.5')
  await tools(page).getByRole('button', { name: 'Colours' }).click()
  await page.getByRole('button', { name: '#175cd3', exact: true }).click()
  await tools(page).getByRole('button', { name: 'Lists, quote and indent' }).click()
  await page.getByRole('menuitem', { name: 'Increase indent' }).click()
  await expectStored(page)

  const marks = [
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'superscript' },
    {
      type: 'textStyle',
      attrs: { fontFamily: 'Montserrat', fontSize: '24px', color: '#175cd3', backgroundColor: null },
    },
  ]
  await expect(async () => {
    const [line] = await storedBlocks(page, lesson)
    expect(line.attrs).toEqual({ textAlign: 'center', lineHeight: 1.5, indent: 1 })
    expect(line.content[0].text).toBe('Dough')
    expect(line.content[0].marks).toEqual(expect.arrayContaining(marks))
    expect(line.content[0].marks).toHaveLength(marks.length)
  }).toPass({ timeout: 20_000 })

  const written = await text.innerHTML()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text 1' })).toContainText('Dough')
  expect(await page.getByRole('textbox', { name: 'Text 1' }).innerHTML()).toBe(written)

  await page.goto(lesson.link)
  const shown = page.getByRole('main').locator('p', { hasText: 'Dough' })
  await expect(shown).toHaveCSS('text-align', 'center')
  await expect(shown.getByText('Dough')).toHaveCSS('font-size', '24px')
  await expect(shown.locator('strong, em, u, s, sup')).toHaveCount(5)
})

/** What is written in lines, lists and tables; what has controls of its own in the editor is another matter. */
const compared = new Set([
  'heading',
  'paragraph',
  'blockquote',
  'horizontalRule',
  'bulletList',
  'orderedList',
  'taskList',
  'table',
  'formulaBlock',
])

const isNote = (node: { type: string }): boolean => node.type === 'footnote' || node.type === 'anchor'

/** Everything that looks the same to its author and to learners; footnotes stand below, and an anchor is seen by its author. */
const text = textOf(
  ...everyNode.doc.content
    .filter(({ type }) => compared.has(type))
    .map((node) =>
      node.content ? { ...node, content: node.content.filter((each) => !isNote(each)) } : node,
    ),
)

const makeSection = async (page: Page, { lesson }: MadeLesson): Promise<void> => {
  const token = await signInQuickly(page, people.expert)
  await callAs(page, token, 'POST', `/lessons/${lesson}/info-section`, {
    name: '',
    info_units: [{ type_id: 3, title: '', content: { text } }],
  })
}

/** The letters of the text in a font of their own are there. */
const expectFont = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Lato') && status === 'loaded'),
      ),
    )
    .toBe(true)

test('a text looks to learners as it looks where it is written', async ({ page }) => {
  const lesson = await startLesson(page)
  await makeSection(page, lesson)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  const written = textsOf(page).first()
  await expect(written.locator('math').last()).toBeVisible()
  await expectFont(page)
  await page.mouse.move(0, 0)
  const toAuthor = await written.screenshot({ animations: 'disabled' })

  await page.goto(lesson.link)
  const shown = page.locator('h3', { hasText: 'Heading' }).locator('xpath=..')
  await expect(shown.locator('math').last()).toBeVisible()
  await expectFont(page)
  await page.mouse.move(0, 0)
  const toLearner = await shown.screenshot({ animations: 'disabled' })

  const { sizes, perMille } = await comparePictures(page, toAuthor, toLearner)
  expect(sizes[0]).toEqual(sizes[1])
  expect(perMille).toBeLessThan(3)
})

/** Blocks that are drawn by themselves, and where each stands on both pages. */
const drawn: Readonly<Record<string, string>> = {
  callout: '[data-callout]',
  columns: '[data-columns]',
  button: '[data-button] > :first-child',
  image: '[data-image] img',
}

test('blocks look to learners as they look where they are written', async ({ page }) => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const fileId = await putFile(page, picture('loaf.png', '320x240'))
  const image = {
    type: 'image',
    attrs: { fileId, alt: 'A loaf', caption: 'Fresh from the oven', naturalWidth: 320, naturalHeight: 240 },
  }
  const blocks = [...everyNode.doc.content.filter(({ type }) => type in drawn && type !== 'image'), image]
  await callAs(page, token, 'POST', `/lessons/${lesson.lesson}/info-section`, {
    name: '',
    info_units: [{ type_id: 3, title: '', content: { text: textOf(...blocks) } }],
  })
  const picturesOf = async () => {
    await page.mouse.move(0, 0)
    const pictures = new Map<string, Buffer>()
    for (const [name, selector] of Object.entries(drawn)) {
      const block = page.locator('main').locator(selector).first()
      await block.scrollIntoViewIfNeeded()
      await expect(block).toBeVisible()
      if (name === 'image')
        await expect
          .poll(() =>
            block.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0),
          )
          .toBe(true)
      pictures.set(name, await block.screenshot({ animations: 'disabled' }))
    }
    return pictures
  }
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  const toAuthor = await picturesOf()
  await page.goto(lesson.link)
  const toLearner = await picturesOf()
  for (const name of Object.keys(drawn)) {
    const [written, shown] = [toAuthor.get(name), toLearner.get(name)]
    if (!written || !shown) throw new Error(`${name} has no picture`)
    const { sizes, perMille } = await comparePictures(page, written, shown)
    expect(sizes[0], name).toEqual(sizes[1])
    expect(perMille, name).toBeLessThan(10)
  }
})

test('a variable that an author puts in is read as its value, and one that does not exist as it was written', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addText(page)
  await page.keyboard.type('Hello {{fir')
  await expect(page.getByRole('option', { name: /Learner’s first name/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(', this is {{course_name}}. {{what}}')
  await expectOnServer(page, lesson, 'Hello {{student_first_name}}, this is {{course_name}}. {{what}}')
  await expectStored(page)
  const token = await signInQuickly(page, people.expert)
  const { name } = await callAs(page, token, 'GET', '/user')
  const { title: course } = await callAs(page, token, 'GET', `/courses/${lesson.course}`)
  await page.goto(lesson.link)
  await expect(page.getByText(`Hello ${name}, this is ${course}. {{what}}`)).toBeVisible()
})
