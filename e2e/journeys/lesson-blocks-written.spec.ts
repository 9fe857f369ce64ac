import type { Locator, Page } from '@playwright/test'
import { addText, expectStored, readSections, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { onDisk, picture } from '../support/media.ts'
import { pressKeys } from '../support/hands/hands.ts'

/** Opens the insert menu on an empty line and takes the entry that `words` find. */
const insert = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.type(`/${words}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

const storedBlocks = async (page: Page, lesson: MadeLesson) => {
  const [section] = await readSections(page, lesson)
  return section.info_units[0].content.text.doc.content
}

const expectBlock = (page: Page, lesson: MadeLesson, block: Record<string, unknown>): Promise<void> =>
  expect(async () => {
    expect(await storedBlocks(page, lesson)).toContainEqual(expect.objectContaining(block))
  }).toPass({ timeout: 20_000 })

const codeOf = (block: Locator): Locator => block.locator('.cm-content')

const start = async (page: Page) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  return { lesson, text }
}

test('an author writes a code, chooses its language and theme, and finds it again', async ({ page }) => {
  const { lesson, text } = await start(page)
  await insert(page, 'code')
  const block = text.getByRole('group', { name: 'Code' })
  await codeOf(block).click()
  await page.keyboard.type('let loaves = 2')
  await block.getByRole('combobox', { name: 'Language' }).selectOption('javascript')
  await block.getByRole('combobox', { name: 'Theme' }).selectOption('hc-black')
  await expectBlock(page, lesson, {
    type: 'codeBlock',
    attrs: { language: 'javascript', theme: 'hc-black', value: 'let loaves = 2' },
  })
  await expectAccessible(page)
  await page.reload()
  await expect(codeOf(page.getByRole('group', { name: 'Code' }))).toHaveText('let loaves = 2')
  await page.goto(lesson.link)
  await expect(page.locator('[data-code="javascript"] [data-color="keyword"]')).toHaveText('let')
})

test('an author writes HTML from a template, sees it at once, folds it away and draws its panel by keys', async ({
  page,
}) => {
  const { lesson, text } = await start(page)
  await insert(page, 'html')
  const block = text.getByRole('group', { name: 'HTML' })
  await codeOf(block).click()
  await block.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('menuitem', { name: 'Ul' }).click()
  const shown = block.locator('iframe').contentFrame()
  await expect(shown.getByRole('listitem')).toHaveCount(3)

  const edge = block.getByRole('separator', { name: 'Height of the code panel' })
  await expect(edge).toHaveAttribute('aria-valuenow', '250')
  await edge.focus()
  await pressKeys(edge, 'End')
  await expect(edge).toHaveAttribute('aria-valuenow', '540')
  await expectAccessible(page)
  await page.keyboard.press('Home')
  await expect(codeOf(block)).toHaveCount(0)
  await block.getByRole('button', { name: 'Show HTML' }).click()
  await expect(codeOf(block)).toContainText('<li>Item</li>')
  await expectStored(page)
  await page.goto(lesson.link)
  await expect(page.locator('[data-html] iframe').contentFrame().getByRole('listitem')).toHaveCount(3)
})

test('a button is saved only with words and a full address', async ({ page }) => {
  const { lesson, text } = await start(page)
  await insert(page, 'button')
  await expect(text.getByText('Learners will see this button once')).toBeVisible()
  const form = page.getByRole('form', { name: 'Button' })
  await form.getByLabel('Label').fill('Join us')
  const save = form.getByRole('button', { name: 'Save button' })
  await form.getByLabel('Address').fill('example')
  await expect(form.getByRole('alert')).toContainText('This is not a full address.')
  await expect(save).toBeDisabled()
  await expectAccessible(page)
  await form.getByLabel('Address').fill('https://example.org/')
  await form.getByLabel('Text', { exact: true }).fill('#cccccc')
  await expect(form.getByText(/^Hard to read/)).toBeVisible()
  await form.getByLabel('Text', { exact: true }).fill('#ffffff')
  await save.click()
  await expectBlock(page, lesson, {
    type: 'button',
    attrs: expect.objectContaining({
      label: 'Join us',
      href: 'https://example.org/',
      linkType: 1,
      target: '_blank',
    }),
  })
  await page.goto(lesson.link)
  await expect(page.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', 'https://example.org/')
})

test('a picture is chosen, described, drawn narrower by keys, and enlarged by its reader', async ({
  page,
}) => {
  const { lesson, text } = await start(page)
  await insert(page, 'image')
  await text.getByRole('button', { name: 'Choose image' }).click()
  await page.locator('input[data-pick=upload]').setInputFiles([onDisk(picture('loaf.png', '640x360'))])
  const edge = text.getByRole('slider', { name: 'Width, px' })
  await expect(edge).toBeVisible({ timeout: 30_000 })
  // It would stand below the settings, and count as near to their switches.
  await page.getByRole('button', { name: 'Close list' }).click()
  await edge.focus()
  await pressKeys(edge, 'Home')
  await expectBlock(page, lesson, { type: 'image', attrs: expect.objectContaining({ width: 50 }) })
  const tools = page.getByRole('toolbar', { name: 'Image' })
  await tools.getByRole('button', { name: 'Full width' }).click()
  await tools.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Description (optional)').fill('A loaf on a board')
  await expectBlock(page, lesson, {
    type: 'image',
    attrs: expect.objectContaining({ width: '100%', alt: 'A loaf on a board', naturalWidth: 640 }),
  })
  await expectAccessible(page)
  await page.goto(lesson.link)
  // Before its script is there, a press opens the picture by itself.
  await page.locator('a[aria-haspopup=dialog]').click()
  await expect(page.getByRole('dialog', { name: 'Picture A loaf on a board' })).toBeVisible()
})

test('an address of a film becomes the film on an empty line; remarks and columns are changed by their tools', async ({
  page,
}) => {
  const { lesson } = await start(page)
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'https://youtu.be/abcdefghijk?t=90')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expectBlock(page, lesson, {
    type: 'iframe',
    attrs: expect.objectContaining({ src: 'https://www.youtube-nocookie.com/embed/abcdefghijk?start=90' }),
  })

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await insert(page, 'callout')
  await page.keyboard.type('Mind the oven')
  await page.getByRole('toolbar', { name: 'Callout' }).getByText('Warning').click()
  await expectBlock(page, lesson, { type: 'callout', attrs: { kind: 'warning' } })
})
