import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectNews,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const sentence = {
  id: 'building-sentence',
  type: 'sentence_from_words',
  name: 'Put the words in order',
  points: 1,
  statements: [{ id: 'sentence-bird', text: 'the/early/bird', extra_words: 'cat', points: 1 }],
}

const word = {
  id: 'building-word',
  type: 'word_from_chars',
  name: 'Which animal is it?',
  points: 1,
  statements: [{ id: 'word-animal', text: 'Ant', extra_chars: 'o', hint: 'It has six legs', points: 1 }],
}

const chip = (page: Page, question: { id: string }, name: string) =>
  questionOf(page, question)
    .getByRole('group', { name: 'Pieces to choose from' })
    .getByRole('button', { name, exact: true })
const bird = (page: Page, name: string) => chip(page, sentence, name)
const letter = (page: Page, name: string) => chip(page, word, name)
const line = (page: Page) => page.getByRole('list', { name: 'Sentence 1' })
const cells = (page: Page) => page.getByRole('list', { name: 'It has six legs' })
const pieces = (list: ReturnType<typeof line>) => list.getByRole('listitem')

/** The sentence right, the word with two letters changed about. */
const expectBuilt = async (page: Page) => {
  await expect(pieces(line(page))).toHaveText(['the', 'early', 'bird'])
  await expect(pieces(cells(page))).toHaveText(['n', 'a', 't'])
  await expectStored(page)
}

const finish = async (page: Page) => {
  await expectBuilt(page)
  await button(page, 'Finish').click()
  await expect(page.getByText('2 of 4 points')).toBeVisible()
  await expect(pieces(line(page)).filter({ hasText: 'Correct' })).toHaveCount(3)
  await expect(pieces(cells(page)).filter({ hasText: 'Incorrect' })).toHaveCount(2)
  await expect(questionOf(page, word)).toContainText(/Not in the right place\s*n, a/)
  await expect(questionOf(page, word)).toContainText(/Correct answer\s*ant/)
  await expectAccessible(page)
}

for (const width of [1440, 360]) {
  test.describe(`sentences and words at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by touch, by mouse, by keys, and by names and announcements: one score', async ({ page }) => {
      await startQuestions(page, [sentence, word])
      await expect(bird(page, 'cat')).toBeVisible()
      await expectAccessible(page)
      for (const each of ['the', 'early', 'bird']) await bird(page, each).tap()
      for (const each of ['n', 'a', 't']) await letter(page, each).tap()
      await expectFingerSized(page.locator('[data-question] [data-piece]'))
      await finish(page)

      await startAgain(page)
      await bird(page, 'bird').dragTo(line(page))
      await bird(page, 'the').dragTo(line(page).getByRole('button', { name: 'bird, 1 of 1' }))
      await bird(page, 'early').click()
      await expect(pieces(line(page))).toHaveText(['the', 'bird', 'early'])
      await line(page)
        .getByRole('button', { name: 'early, 3 of 3' })
        .dragTo(line(page).getByRole('button', { name: 'bird, 2 of 3' }))
      for (const each of ['n', 'o']) await letter(page, each).click()
      await cells(page).getByRole('button', { name: 'o, 2 of 2. Take back' }).click()
      await expect(letter(page, 'o')).toBeFocused()
      for (const each of ['a', 't']) await letter(page, each).click()
      await finish(page)

      await startAgain(page)
      await expect(bird(page, 'cat')).toBeVisible()
      for (const each of ['the', 'bird', 'early']) {
        await tabTo(page, new RegExp(`^${each}$`), each !== 'the')
        await page.keyboard.press('Enter')
        await bird(page, 'cat').focus()
      }
      await tabTo(page, /^early, 3 of 3/, true)
      await page.keyboard.press('Alt+ArrowLeft')
      await expect(line(page).getByRole('button', { name: 'early, 2 of 3' })).toBeFocused()
      await page.keyboard.press('Backspace')
      await expect(pieces(line(page))).toHaveText(['the', 'early'])
      await page.keyboard.press('Control+z')
      await letter(page, 'o').focus()
      await page.keyboard.type('noxAt')
      await expect(pieces(cells(page))).toHaveText(['n', 'o', 'a'])
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('at')
      await finish(page)

      await startAgain(page)
      await bird(page, 'the').press('Enter')
      await expectNews(page, '“the” added. Now: the')
      await bird(page, 'cat').press('Enter')
      await expectNews(page, '“cat” added. Now: the cat')
      await questionOf(page, sentence).getByRole('button', { name: 'Undo' }).press('Enter')
      await expectNews(page, 'Last change undone')
      for (const each of ['early', 'bird']) await bird(page, each).press('Enter')
      await expectNews(page, '“bird” added. Now: the early bird')
      for (const each of ['n', 'a', 't']) await letter(page, each).press('Enter')
      await letter(page, 'o').press('Enter')
      await expectNews(page, 'All places are taken')
      await finish(page)
    })
  })
}
