import type { Page } from '@playwright/test'
import { addText, readSections, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { onDisk, picture, sound, type Sample } from '../support/media.ts'
import { pressKeys, pressLabel } from '../support/hands/hands.ts'
import { boxAtRest } from '../support/screens/rest.ts'

const insert = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.type(`/${words}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

const choose = (page: Page, ...samples: readonly Sample[]): Promise<void> =>
  page.locator('input[data-pick=upload]').setInputFiles(samples.map(onDisk))

const start = async (page: Page) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  const text = await addText(page)
  return { lesson, text }
}

const expectBlock = (page: Page, lesson: MadeLesson, block: Record<string, unknown>): Promise<void> =>
  expect(async () => {
    const [section] = await readSections(page, lesson)
    expect(section.info_units[0].content.text.doc.content).toContainEqual(expect.objectContaining(block))
  }).toPass({ timeout: 20_000 })

test('a gallery gets pictures, their words and their places in a row, and learners enlarge them', async ({
  page,
}) => {
  const { lesson, text } = await start(page)
  await insert(page, 'gallery')
  await text.getByRole('button', { name: 'Add images' }).click()
  await choose(page, picture('one.png', '320x240'), picture('two.png', '240x320'))
  const list = text.getByRole('list', { name: 'Gallery' })
  await expect(list.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
  await pressLabel(text.getByRole('radio', { name: '2' }))
  await expectBlock(page, lesson, { type: 'gallery', attrs: expect.objectContaining({ columns: 2 }) })
  await expectAccessible(page)
  await page.goto(lesson.link)
  const shown = page.locator('[data-gallery="2"] figure')
  await expect(shown).toHaveCount(2)
  await page.locator('[data-gallery] a[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a recording and a file stand between words, to be heard and downloaded', async ({ page }) => {
  const { lesson, text } = await start(page)
  await insert(page, 'audio')
  await text.getByRole('button', { name: 'Choose audio' }).click()
  await choose(page, sound('bell.mp3', 2))
  await text.getByLabel(/^Title/).fill('The bell')
  await expectBlock(page, lesson, { type: 'audio', attrs: expect.objectContaining({ title: 'The bell' }) })
  await page.goto(lesson.link)
  await expect(page.locator('[data-sound]').getByText('The bell')).toBeVisible({ timeout: 30_000 })
})

test('a picture is cropped and given a point that stays in sight', async ({ page }) => {
  test.setTimeout(120_000)
  const { lesson, text } = await start(page)
  await insert(page, 'image')
  await text.getByRole('button', { name: 'Choose image' }).click()
  await choose(page, picture('loaf.png', '640x360'))
  await expect(text.getByRole('slider', { name: 'Width, px' })).toBeVisible({ timeout: 80_000 })
  await page.getByRole('button', { name: 'Close list' }).click()
  await text.locator('img').first().click()
  const tools = page.getByRole('toolbar', { name: 'Image' })
  await tools.getByRole('button', { name: 'Focus point' }).click()
  const point = page.getByRole('slider', { name: 'Focus point' })
  await point.focus()
  await pressKeys(point, 'ArrowRight')
  await page.getByRole('button', { name: 'Save point' }).click()
  await expectBlock(page, lesson, {
    type: 'image',
    attrs: expect.objectContaining({ focus: { x: 0.55, y: 0.5 } }),
  })
  // The tools stay beside the picture.
  await tools.getByRole('button', { name: 'Crop' }).click()
  await page.getByText('1:1', { exact: true }).click()
  await page.getByRole('button', { name: 'Save crop' }).click()
  await expectBlock(page, lesson, {
    type: 'image',
    attrs: expect.objectContaining({ focus: null, crop: expect.objectContaining({ height: 1 }) }),
  })
  await page.goto(lesson.link)
  const box = await boxAtRest(page.locator('[data-crop]'))
  expect(Math.abs(box.width - box.height)).toBeLessThan(2)
})

test('a picture that is dropped stands where it fell', async ({ page }) => {
  const { lesson, text } = await start(page)
  await page.keyboard.type('above')
  await page.keyboard.press('Enter')
  await page.keyboard.type('below')
  const { name, mimeType, buffer } = picture('dropped.png', '320x240')
  const below = await boxAtRest(text.locator('p').nth(1))
  await text
    .locator('p')
    .nth(1)
    .evaluate(
      (line, { file, at }) => {
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0) ?? 0)
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([bytes], file.name, { type: file.mimeType }))
        for (const type of ['dragenter', 'dragover', 'drop'])
          line.dispatchEvent(
            new DragEvent(type, {
              dataTransfer,
              bubbles: true,
              cancelable: true,
              clientX: at.x,
              clientY: at.y,
            }),
          )
      },
      {
        file: { name, mimeType, base64: buffer.toString('base64') },
        at: { x: (below?.x ?? 0) + 1, y: (below?.y ?? 0) + 4 },
      },
    )
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(async () => {
    const [section] = await readSections(page, lesson)
    const blocks: { type: string; attrs?: { fileId?: unknown } }[] =
      section.info_units[0].content.text.doc.content
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph'])
    expect(blocks[1]?.attrs?.fileId).toEqual(expect.any(String))
  }).toPass({ timeout: 30_000 })
})

test('a spoiler is open at first when its author says so', async ({ page }) => {
  const { lesson, text } = await start(page)
  await insert(page, 'spoiler')
  await page.keyboard.type('Question')
  await page.getByRole('switch', { name: 'Open at first' }).click()
  await expectBlock(page, lesson, { type: 'details', attrs: { open: true } })
  await expect(text.getByText('Question')).toBeVisible()
  await expectAccessible(page)
})
