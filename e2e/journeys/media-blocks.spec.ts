import type { Locator, Page } from '@playwright/test'
import { expectStored, readSections, startLesson, type MadeLesson } from '../support/expert.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { film, onDisk, pdf, picture, readFile, sound, type Sample } from '../support/media.ts'
import { pressKeys } from '../support/hands/hands.ts'

const unitsOf = async (page: Page, lesson: MadeLesson) => (await readSections(page, lesson))[0].info_units

const addUnit = async (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).last().click()

/** Chooses files in the open picker as a person does in the window of the system. */
const choose = async (page: Page, ...samples: Sample[]) =>
  page.locator('input[data-pick=upload]').setInputFiles(samples.map(onDisk))

/** Drops files anywhere on the page. */
const drop = async (page: Page, ...samples: Sample[]) => {
  const data = samples.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  const transfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, data)
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Drop files to add them to the lesson')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

const rowOf = (within: Locator, name: string) => within.getByRole('listitem').filter({ hasText: name })

/** Plays a film or a sound in the place where its author put it. */
const plays = async (within: Locator, button: string) => {
  const player = within.locator('[data-film], [data-audio]')
  await player.getByRole('button', { name: button }).first().click({ timeout: 60_000 })
  await expect
    .poll(() =>
      player
        .locator('video, audio')
        .evaluate((media) => media instanceof HTMLMediaElement && media.played.length > 0),
    )
    .toBe(true)
}

test('an expert puts files into a lesson, orders them by keyboard, and says what learners may do', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addUnit(page, /^Files/)
  const unit = page.getByRole('group', { name: 'Files 1' })
  await expect(unit.getByRole('button', { name: 'Add files' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await choose(page, pdf('plan.pdf', ['One', 'Two']), picture('chart.png', '640x360'), sound('bells.mp3', 2))
  const list = unit.getByRole('list', { name: 'Files 1' })
  await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 })
  await expect(list.getByText('PDF', { exact: false }).getByText('2 pages')).toBeVisible({ timeout: 30_000 })
  await expectStored(page)
  await expectAccessible(page)

  await rowOf(list, 'plan.pdf').getByRole('button', { name: 'Move plan.pdf, 1 of 3' }).focus()
  await pressKeys(
    rowOf(list, 'plan.pdf').getByRole('button', { name: 'Move plan.pdf, 1 of 3' }),
    'Alt+ArrowDown',
  )
  await expect(list.getByRole('listitem').nth(1)).toContainText('plan.pdf')
  const plan = rowOf(list, 'plan.pdf')
  await plan.getByRole('switch', { name: 'Learners may view it' }).check()
  await plan.getByRole('switch', { name: 'Learners may download it' }).uncheck()
  await expect(rowOf(list, 'chart.png').getByRole('switch')).toHaveCount(0)

  await plan.getByRole('button', { name: 'Actions for plan.pdf' }).click()
  await page
    .getByRole('menu', { name: 'Actions for plan.pdf' })
    .getByRole('menuitem', { name: 'Rename' })
    .click()
  await plan.getByLabel('File name').fill('The plan.pdf')
  await page.keyboard.press('Enter')
  await expect(rowOf(list, 'The plan.pdf')).toBeVisible()

  await rowOf(list, 'chart.png').getByRole('button', { name: 'Actions for chart.png' }).click()
  await page
    .getByRole('menu', { name: 'Actions for chart.png' })
    .getByRole('menuitem', { name: 'Remove from the lesson' })
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expectStored(page)
  await expect
    .poll(async () => {
      const [files] = await unitsOf(page, lesson)
      const names = await Promise.all(
        (files?.content.files ?? []).map(
          async (placed: {
            uuid: string
            allow_doc_preview: boolean | null
            allow_doc_download: boolean | null
          }) => [
            (await readFile(page, placed.uuid)).original_name,
            placed.allow_doc_preview,
            placed.allow_doc_download,
          ],
        ),
      )
      return names
    })
    .toEqual([
      ['chart.png', null, null],
      ['The plan.pdf', true, false],
      ['bells.mp3', null, null],
    ])
})

test('a film stands by file or by link, with time codes; files that are dropped become a unit', async ({
  page,
}) => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await addUnit(page, /^Video/)
  const unit = page.getByRole('group', { name: 'Video 1' })
  await unit.getByRole('button', { name: 'Add a link' }).click()
  const address = unit.getByLabel('Video address')
  for (const [typed, fault] of [
    ['not an address', 'This is not a web address'],
    ['https://youtu.be/short', 'the video ID has 11 characters'],
  ] as const) {
    await address.fill(typed)
    await page.keyboard.press('Enter')
    await expect(unit.getByText(fault)).toBeVisible()
    await expect(unit.getByRole('button', { name: 'Use this address' })).toBeDisabled()
  }
  await address.fill('https://vimeo.com/76979871')
  await page.keyboard.press('Enter')
  await expect(unit.getByText('Vimeo', { exact: true })).toBeVisible()
  const line = unit.getByRole('textbox', { name: 'Add a chapter' })
  await line.fill('soon Shadows')
  await page.keyboard.press('Enter')
  await expect(unit.getByText('Enter the time as minutes and seconds')).toBeVisible()
  for (const words of ['2:40 Shadows', '0:00 Beginning']) {
    await line.fill(words)
    await page.keyboard.press('Enter')
  }
  await expect(unit.getByLabel('Title of chapter 1')).toHaveValue('Beginning')
  await unit.getByLabel('Time of chapter 2').fill('3:05')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await expect
    .poll(async () => (await unitsOf(page, lesson))[0]?.content)
    .toEqual({
      files: [],
      link: 'https://vimeo.com/76979871',
      preview_index: null,
      chapters: [
        { at: 0, title: 'Beginning' },
        { at: 185, title: 'Shadows' },
      ],
    })

  await unit.getByRole('button', { name: 'Remove from the lesson' }).click()
  await unit.getByRole('button', { name: 'Choose a video' }).click()
  await choose(page, film('clip.mp4', 2))
  await expect(unit.getByText('clip.mp4')).toBeVisible({ timeout: 30_000 })
  await expect(unit.getByText(/^Video · .* · 0:02$/)).toBeVisible({ timeout: 60_000 })
  await plays(unit, 'Play')

  await drop(page, sound('one.mp3', 1), sound('two.mp3', 1))
  const dialog = page.getByRole('dialog', { name: 'Create a unit from these files?' })
  await expect(dialog.getByText('2 files will be uploaded to the storage.')).toBeVisible()
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Audio', exact: true }).click()
  const audio = page.getByRole('list', { name: 'Audio 2' })
  await expect(audio.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
  await plays(rowOf(audio, 'two.mp3'), 'Play')
  await drop(page, pdf('notes.pdf', ['Notes']))
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'File list', ''])
  await page.keyboard.press('Escape')
  await expectStored(page)
  await expect
    .poll(async () =>
      (await unitsOf(page, lesson)).map((each: { type_id: number; content: { files: [] } }) => [
        each.type_id,
        each.content.files.length,
      ]),
    )
    .toEqual([
      [2, 1],
      [1, 2],
    ])
})
