import { everyNode, textOf } from '@lectern/contract/rich-text/testing-text'
import type { Page } from '@playwright/test'
import { comparePictures } from '../support/screens/compare-pictures.ts'
import { callAs, startLesson, textsOf, type MadeLesson } from '../support/expert.ts'
import { picture, putFile } from '../support/media.ts'
import { expect, expectAccessible, people, signInQuickly, test } from '../support/journey.ts'

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

test('a text with everything in it is accessible to its author', async ({ page }) => {
  const lesson = await startLesson(page)
  await makeSection(page, lesson)
  await page.goto(lesson.editor.replace('section=0', 'section=1'))
  await textsOf(page).first().locator('strong').first().dblclick()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expectAccessible(page)
  await textsOf(page).first().locator('td').first().click()
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible()
  await expectAccessible(page)
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
