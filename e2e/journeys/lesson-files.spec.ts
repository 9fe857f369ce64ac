import type { TextId } from '../support/texts.ts'
import { readFileSync } from 'node:fs'
import { walk } from '../support/account-journey.ts'
import { readSections, startLesson } from '../support/expert.ts'
import { expect, expectAccessible } from '../support/journey.ts'
import type { Visit } from '../support/visit.ts'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
const text = `# Kneading

Fold **it** and wait.

![A loaf](data:image/png;base64,${onePixel})

<u onclick="x()">Under</u> <b>lost</b>

# Baking

1. hot
2. brown
`
const file = { name: 'bread.md', mimeType: 'text/markdown', buffer: Buffer.from(text) }

const openFromMenu = async ({ page, t, take, press }: Visit, entry: TextId): Promise<void> => {
  await press('create-course.lesson_actions', { title: 'First steps' })
  await take('menuitem', String(t(entry)))
  await expect(page.getByRole('dialog')).toBeVisible()
}

const importFile = async (
  visit: Visit,
  chosen: Parameters<ReturnType<Visit['page']['locator']>['setInputFiles']>[0],
) => {
  await openFromMenu(visit, 'lesson-editor.lesson_import')
  await visit.page.getByRole('dialog').locator('input[type=file]').setInputFiles(chosen)
}

const outline = (sections: { name: string; info_units: { files: unknown[] }[] }[]) =>
  sections.map(({ name, info_units }) => [name, info_units.length, info_units[0]?.files.length])

walk('a lesson comes from a file, goes out as two, and comes back from both', async (visit) => {
  const { page, t } = visit
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await importFile(visit, file)
  const dialog = visit.dialog('lesson-editor.lesson_import_title')
  await dialog.sees('lesson-editor.lesson_note_html_lost')
  await dialog.sees('lesson-editor.lesson_import_holds', { name: 'bread.md' })
  await expectAccessible(page)
  await page.getByRole('radio', { name: t('lesson-editor.copy_replace') }).check()
  await dialog.take('button', / 2 /)
  await visit.sees('lesson-editor.lesson_import_done')
  const wanted = [
    ['Kneading', 1, 1],
    ['Baking', 1, 0],
  ]
  expect(outline(await readSections(page, lesson))).toEqual(wanted)

  for (const format of ['docx', 'markdown'] as const) {
    await page.goto(lesson.editor)
    await openFromMenu(visit, 'lesson-editor.lesson_export')
    const card = page.getByRole('radio', { name: t(`lesson-editor.lesson_file_${format}`) })
    await card.check()
    await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()
    if (format === 'docx') await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await visit.dialog('lesson-editor.lesson_export_title').press('lesson-editor.lesson_export_download')
    const download = await downloading
    expect(download.suggestedFilename()).toBe(format === 'docx' ? 'First steps.docx' : 'First steps.zip')
    const buffer = readFileSync(await download.path())
    const next = await startLesson(page)
    await page.goto(next.editor)
    await importFile(visit, {
      name: download.suggestedFilename(),
      mimeType: 'application/octet-stream',
      buffer,
    })
    await page.getByRole('radio', { name: t('lesson-editor.copy_replace') }).check()
    await dialog.take('button', / 2 /)
    await visit.sees('lesson-editor.lesson_import_done')
    expect(outline(await readSections(page, next))).toEqual(wanted)
    // A toast is no stop on the way through a text that takes Tab for itself.
    await page
      .getByRole('button', { name: String(t('create-course.undo')), exact: true })
      .first()
      .click()
    await expect.poll(async () => (await readSections(page, next)).length).toBe(1)
  }
})

walk('a file that is no lesson is refused in words', async (visit) => {
  const { page } = visit
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await importFile(visit, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') })
  await visit.sees('common.error_lesson_file_not_known')
  await expectAccessible(page)
})
