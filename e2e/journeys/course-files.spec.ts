import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { chooseLanguage, expectSound, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

/** A course with a lesson of one text. */
const makeCourse = async (page: Page, token: string, title: string) => {
  const { id } = await callAs(page, token, 'POST', '/courses', { title })
  const lesson = await callAs(page, token, 'POST', `/courses/${id}/lessons-new`, { title: 'Kneading' })
  const text = { type: 'paragraph', content: [{ type: 'text', text: 'Fold it and wait.' }] }
  const content = { text: { version: 2, doc: { type: 'doc', content: [text] } } }
  await callAs(page, token, 'POST', `/lessons/${lesson.id}/info-section`, {
    name: 'Dough',
    info_units: [{ key: 'journey-text', type_id: 3, content }],
  })
}

for (const { locale, width } of windowsOf('course-files'))
  test.describe(`in ${locale} at ${width} pixels`, () => {
    const t = textsOf(locale)
    test.use({ viewport: { width, height: 900 } })

    test('a course goes out as a file and comes in again', async ({ page, server }) => {
      const token = await signInQuickly(page, people.expert)
      await chooseLanguage(page.context(), locale, server.origin)
      const title = `Bread ${locale} ${width}`
      await makeCourse(page, token, title)

      await page.goto(`/expert/courses?query=${encodeURIComponent(title)}`)
      await press(page.getByRole('button', { name: t('courses.course_actions', { title }) }))
      await page.getByRole('menuitem', { name: t('courses.course_download') }).click()
      const asked = page.getByRole('dialog', { name: t('courses.course_download') })
      await expectSound(page)
      const coming = page.waitForEvent('download')
      await asked.getByRole('link', { name: t('courses.course_download_start') }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(`${title}.zip`)
      const bytes = await readFile(await download.path())
      const name = `bread-${locale}.zip`

      await page.goto('/expert/courses?new=true')
      const dialog = page.getByRole('dialog', { name: t('courses.course_create_title') })
      await dialog.getByText(t('courses.course_begin_file'), { exact: true }).click()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/zip', buffer: bytes })
      await expectSound(page)
      await dialog.getByRole('button', { name: t('courses.course_file_create') }).click()
      const told = page.getByRole('status').filter({ hasText: String(t('courses.import_done', { name })) })
      await expect(told).toBeVisible()
      await expectSound(page)

      await told.getByRole('button', { name: t('courses.import_report'), exact: true }).click()
      const report = page.getByRole('dialog', { name: t('courses.import_report') })
      // The first course has the address, so the second one says that it took another.
      await expect(report.getByText(t('courses.import_note_address_changed'))).toBeVisible()
      await page.keyboard.press('Escape')
      await told.getByRole('button', { name: t('courses.import_open') }).click()
      await page.waitForURL(/\/expert\/course\/\d+/)
      await expect(page.getByRole('link', { name: /Kneading/ }).first()).toBeVisible()

      await page.goto('/expert/courses')
      await press(told.getByRole('button', { name: t('common.close') }))
      await expect(told).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      await expect(told).toBeHidden()
    })
  })
