import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  openInEditor,
  questionOf,
  readStored,
  startAsStudent,
  putQuestions,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const list = (text: string) => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(words(text))] }],
})
const rich = (...content: object[]) => ({ version: 1, doc: { type: 'doc', content } })

const question = {
  id: 'rich-question',
  type: 'yes_no',
  name: 'Is the tide high?',
  description: rich(
    paragraph(words('Look at the '), words('harbour', { type: 'bold' }), words(' first.')),
    list('At noon'),
  ),
  answers: [
    { id: 'rich-answer-yes', text: '', is_correct: true },
    { id: 'rich-answer-no', text: '', is_correct: false },
  ],
}

const undescribed = { ...question, description: '' }

const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Description' })
/** A key that moves the caret: the editor hears of it a moment after the browser has moved it. */
const moveCaret = async (page: Page, key: string) => {
  await page.keyboard.press(key)
  await page.waitForFunction(() => {
    const { focusNode, focusOffset, isCollapsed } = getSelection() ?? {}
    const { view, state } = Reflect.get(document.activeElement ?? {}, 'editor')
    const known = state.selection
    return known.empty === isCollapsed && known.head === view.posAtDOM(focusNode, focusOffset)
  })
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

for (const width of [1440, 360]) {
  test.describe(`a longer text at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('that came with bold words and a list keeps them while its author writes on', async ({ page }) => {
      await putQuestions(page, [question])
      await openInEditor(page, question.name)
      const description = descriptionOf(page)
      await expect(description.locator('strong')).toHaveText('harbour')
      await expectAccessible(page)
      await description.locator('li').click()
      await moveCaret(page, 'End')
      await page.keyboard.type(' and at five')
      await expect
        .poll(async () => (await readStored(page, question.id)).description)
        .toEqual(
          rich(
            paragraph(words('Look at the '), words('harbour', { type: 'bold' }), words(' first.')),
            list('At noon and at five'),
          ),
        )
      await page.keyboard.press('Control+z')
      await expect(description.locator('li')).toHaveText('At noon')
    })

    test('is written by keys alone: form, formula and link; a learner reads it so', async ({ page }) => {
      await putQuestions(page, [undescribed])
      await openInEditor(page, question.name)
      await button(page, 'Add a description').focus()
      await page.keyboard.press('Enter')
      await expect(descriptionOf(page)).toBeFocused()
      await page.keyboard.type('Read twice')
      await moveCaret(page, 'Control+Shift+ArrowLeft')
      await page.keyboard.press('Alt+F10')
      expect(await focused(page)).toBe('Heading')
      await page.keyboard.press('ArrowRight')
      expect(await focused(page)).toBe('Bold')
      await page.keyboard.press('Enter')
      await expect(descriptionOf(page).locator('strong')).toHaveText('twice')
      await expect(descriptionOf(page)).toBeFocused()
      await moveCaret(page, 'End')
      await page.keyboard.press('Control+b')
      await page.keyboard.type(' the height ')
      await page.keyboard.press('Alt+F10')
      await page.keyboard.press('End')
      expect(await focused(page)).toBe('Formula')
      await page.keyboard.press('Enter')
      await page.keyboard.type('h_0')
      await expect(page.locator('math msub')).toBeVisible()
      await moveCaret(page, 'End')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+k')
      await page.getByLabel('Link address').fill('https://tides.test/')
      await page.keyboard.press('Enter')
      await expect(descriptionOf(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(descriptionOf(page)).not.toBeFocused()
      await expect(descriptionOf(page).locator('strong')).toHaveText('twice')
      await expect
        .poll(async () => JSON.stringify((await readStored(page, question.id)).description))
        .toContain('tides.test')

      await startAsStudent(page)
      const card = questionOf(page, question)
      await expect(card.locator('strong')).toHaveText('twice')
      await expect(card.locator('math msub')).toBeVisible()
      await expect(card.getByRole('link', { name: 'https://tides.test/' })).toBeVisible()
      await card.getByRole('radio').first().check()
      await button(page, 'Finish').click()
      await expect(button(page, 'Try again')).toBeVisible()
    })
  })
}
