import { readFileSync } from 'node:fs'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { callAs } from '../support/expert.ts'
import { button, openInEditor, putQuestions } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import type { Page } from '@playwright/test'
import { isThere } from '../support/hands/reads.ts'
import { press } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const first = { id: 'files-first', type: 'text_media_answer', name: 'What did you learn?' }
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

const asked = (type: string, html: string, rest: string) =>
  `<question type="${type}"><name><text>Item</text></name><questiontext format="html"><text><![CDATA[${html}]]></text><file name="root.png" path="/" encoding="base64">${onePixel}</file></questiontext>${rest}</question>`
const answer = (fraction: number, text: string) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`
const bank = `<?xml version="1.0"?><quiz>
${asked('truefalse', '<p>Roots drink.</p>', answer(100, 'true') + answer(0, 'false'))}
${asked('multichoice', '<p>Which part drinks?</p><img src="@@PLUGINFILE@@/root.png" alt="A root">', `<single>true</single>${answer(100, 'Hair')}${answer(30, 'Tip')}${answer(0, 'Leaf')}`)}
${asked('stack', '<p>Solve it.</p>', '')}
${asked('cloze', '<p>A root {1:SHORTANSWER:=drinks}.</p>', '')}
</quiz>`
const file = { name: 'roots.xml', mimeType: 'application/xml', buffer: Buffer.from(bank) }

const questionsOf = async (page: Page): Promise<{ name: string; type: string; image?: object }[]> => {
  const token = await signInQuickly(page, people.expert)
  const [found] = await callAs(page, token, 'GET', '/quizzes?query=Explaining')
  return (await callAs(page, token, 'GET', `/quizzes/${found.id}`)).content.questions
}

const openPaste = async (page: Page) => {
  await putQuestions(page, [first])
  await openInEditor(page, first.name)
  await button(page, 'Paste questions').click()
  return page.getByRole('dialog', { name: 'Paste questions' })
}

for (const width of inTurn('question-files', [1440, 390] as const)) {
  test(`at ${width} an author looks through a file of Moodle, takes what is wanted, and gives it out again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const paste = await openPaste(page)
    await paste.locator('input[type=file]').setInputFiles(file)
    const report = page.getByRole('dialog', { name: 'roots.xml' })
    await expect(report.getByRole('listitem').filter({ hasText: 'Roots drink.' })).toContainText('Whole')
    await expect(report).toContainText('different shares of the points are not kept.')
    await expect(report).toContainText('there is no question type like “stack” here.')
    await expectAccessible(page)
    await report.getByText('Not added: 1').click()
    await expect(report.getByRole('checkbox', { name: /Solve it/ })).toBeDisabled()
    await report.getByText('All: 4').click()
    await report.getByRole('checkbox', { name: /Roots drink/ }).uncheck()
    await report.getByRole('button', { name: 'Add 2 questions' }).click()
    await expect(report).toHaveCount(0)
    await expect
      .poll(async () => (await questionsOf(page)).map(({ name, type }) => [name, type]))
      .toEqual([
        [first.name, 'text_media_answer'],
        ['Which part drinks?', 'single_answer'],
        ['Item', 'fill_gaps'],
      ])
    expect((await questionsOf(page))[1]?.image).toMatchObject({ alt: 'A root' })

    await button(page, 'Export questions').click()
    const out = page.getByRole('dialog', { name: 'Export questions' })
    await expect(out).toContainText('It becomes another question type.')
    await expectAccessible(page)
    for (const [name, ending, words] of exports) {
      if (!(await isThere(out))) await press(button(page, 'Export questions'))
      await out.getByRole('radio', { name }).check()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        out.getByRole('button', { name: /^Download/ }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(ending)
      expect(readFileSync(await download.path()).toString('latin1')).toContain(words)
    }
  })
}

const exports = [
  [/Moodle XML/, /\.xml$/, '<question type="multichoice">'],
  [/QTI 2.1/, /\.zip$/, 'imsmanifest.xml'],
  [/XLSX/, /\.xlsx$/, 'xl/workbook.xml'],
  [/^CSV/, /\.csv$/, 'Which part drinks?'],
  [/^GIFT/, /\.gift$/, 'Which part drinks?'],
] as const

test('a file that is damaged is refused in words, and the text is still there', async ({ page }) => {
  const paste = await openPaste(page)
  await paste.getByRole('textbox', { name: 'Your text' }).fill('Is rye a flour? (T)')
  await paste.locator('input[type=file]').setInputFiles({ ...file, buffer: file.buffer.subarray(0, 900) })
  const report = page.getByRole('dialog', { name: 'roots.xml' })
  await expect(report.getByRole('alert')).toContainText('This file is damaged')
  await report.getByRole('button', { name: 'Back to text' }).click()
  await expect(paste.getByRole('textbox', { name: 'Your text' })).toHaveValue('Is rye a flour? (T)')
})
