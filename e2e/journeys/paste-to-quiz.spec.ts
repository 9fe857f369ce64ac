import { readFileSync } from 'node:fs'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { callAs } from '../support/expert.ts'
import { button, openInEditor, putQuestions } from '../support/question-journey.ts'
import type { Locator, Page } from '@playwright/test'
import { press, pressKeys } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const first = { id: 'paste-first', type: 'text_media_answer', name: 'What did you learn?' }

const readNames = async (page: Page): Promise<string[]> => {
  const token = await signInQuickly(page, people.expert)
  const [found] = await callAs(page, token, 'GET', '/quizzes?query=Explaining')
  const { content } = await callAs(page, token, 'GET', `/quizzes/${found.id}`)
  return content.questions.map(({ name }: { name: string }) => name)
}

/** Pastes what was copied from a document or a table. */
const pasteHtml = (dialog: Locator, html: string): Promise<void> =>
  dialog.getByRole('textbox', { name: /Your text|Ваш текст/ }).evaluate((area, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('an author pastes a text, mends what was not understood with presses, and takes it back', async ({
  page,
}) => {
  await putQuestions(page, [first])
  await openInEditor(page, first.name)
  await button(page, 'Paste questions').click()
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await dialog.getByRole('button', { name: 'Insert example' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('6 questions4 ready2 to check')
  await expect(dialog.getByText('Correct: Flour')).toBeVisible()
  await expect(dialog.getByText('Correct: Yes')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Bulk is over | domed and wobbly' }).click()
  await dialog.getByRole('button', { name: 'Add “spelt” as correct' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('6 ready')
  await expect(dialog.getByRole('textbox', { name: /Your text|Ваш текст/ })).toHaveValue(
    /Bulk is over = domed and wobbly/,
  )
  await dialog.getByRole('button', { name: 'Add 6 questions' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => readNames(page)).toHaveLength(7)
  await button(page, 'Undo').click()
  await expect.poll(() => readNames(page)).toEqual([first.name])
})

test('by keys alone, from a file, on a phone; what is not understood stays; and out again as a file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await putQuestions(page, [first])
  await openInEditor(page, first.name)
  await button(page, 'Paste questions').focus()
  await pressKeys(button(page, 'Paste questions'), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bread.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from('Is rye a flour?{T}\n\n$CATEGORY: bread\n\nWhich one?{=Rye ~Sand}'),
  })
  await expect(dialog.getByRole('combobox')).toContainText('Recognized: GIFT')
  await expect(dialog.getByText('Line 3: the category “bread” is not kept.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: /Your text|Ваш текст/ }).focus()
  await pressKeys(dialog.getByRole('textbox', { name: /Your text|Ваш текст/ }), 'Control+Enter')
  await expect(dialog.getByRole('textbox', { name: /Your text|Ваш текст/ })).toHaveValue('$CATEGORY: bread')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => readNames(page)).toEqual([first.name, 'Is rye a flour?', 'Which one?'])

  await button(page, 'Export questions').click()
  const report = page.getByRole('dialog', { name: 'Export questions' })
  await report.getByRole('radio', { name: /GIFT/ }).check()
  await expect(report).toContainText('It becomes another question type.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download 3 questions' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.gift$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('Is rye a flour? {T}')
})

test('a copied table, in Ukrainian', async ({ page, server }) => {
  await putQuestions(page, [first])
  await openInEditor(page, first.name)
  await page.context().addCookies([{ name: 'lectern_lang', value: 'uk', url: server.origin }])
  await page.reload()
  await press(button(page, 'Вставити запитання'))
  const dialog = page.getByRole('dialog', { name: 'Вставити запитання' })
  await pasteHtml(
    dialog,
    '<ol><li>Чи росте тісто?<ul><li>Так *</li><li>Ні</li></ul></li><li>Жито — це злак. (так)</li></ol>',
  )
  await expect(dialog.getByRole('textbox', { name: /Your text|Ваш текст/ })).toHaveValue(
    '1. Чи росте тісто?\n- Так *\n- Ні\n2. Жито — це злак. (так)',
  )
  await dialog.getByRole('textbox', { name: /Your text|Ваш текст/ }).fill('')
  await pasteHtml(dialog, '<table><tr><td>Яке борошно?</td><td>Житнє *</td><td>Пісок</td></tr></table>')
  await expect(dialog.getByRole('combobox')).toContainText('Розпізнано: таблиця')
  await expect(dialog.getByText('Правильно: Житнє')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Додати 1 запитання' }).click()
  await expect.poll(() => readNames(page)).toEqual([first.name, 'Яке борошно?'])
})
