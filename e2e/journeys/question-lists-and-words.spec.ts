import type { Page } from '@playwright/test'
import { expect, expectAccessible, testOnOwnServer } from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
  startQuestions,
  tabTo,
} from '../support/question-journey.ts'

const test = testOnOwnServer()

const option = (statement: string, text: string, is_correct = false) => ({
  id: `${statement}-${text}`.replaceAll(' ', '-'),
  text,
  is_correct,
})

const words = {
  id: 'words-question',
  type: 'paste_word',
  name: 'Write the past tense',
  points: 1,
  statements: [
    { id: 'words-go', text: 'go', points: 1, answers: [{ id: 'words-went', text: 'went' }] },
    { id: 'words-buy', text: 'buy', points: 1, answers: [{ id: 'words-bought', text: 'bought' }] },
  ],
}
const lists = {
  id: 'lists-question',
  type: 'choose_from_list',
  name: 'What state is it in?',
  points: 1,
  shuffle_answers: false,
  statements: [
    {
      id: 'lists-ice',
      text: 'Ice',
      points: 1,
      answers: [option('lists-ice', 'liquid'), option('lists-ice', 'solid', true)],
    },
    {
      id: 'lists-steam',
      text: 'Steam',
      points: 1,
      answers: [option('lists-steam', 'gas', true), option('lists-steam', 'liquid')],
    },
  ],
}
const severals = {
  id: 'several-question',
  type: 'multi_choose_from_list',
  name: 'What goes into each?',
  points: 1,
  shuffle_answers: false,
  statements: [
    {
      id: 'several-rye',
      text: 'Rye bread',
      points: 1,
      answers: [
        option('several-rye', 'rye flour', true),
        option('several-rye', 'starter', true),
        option('several-rye', 'butter'),
      ],
    },
    {
      id: 'several-brioche',
      text: 'Brioche',
      points: 1,
      answers: [option('several-brioche', 'eggs', true), option('several-brioche', 'rye flour')],
    },
  ],
}
const questions = [words, lists, severals]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const box = (page: Page, statement: string, name: string) =>
  page.getByRole('group', { name: statement }).getByRole('checkbox', { name })

/** Whatever the way: 1 of 3 for the words, 3 of 3 for the lists, 1 of 3 for several. */
const expectScore = async (page: Page) => {
  await expect(page.getByText('5 of 9').first()).toBeVisible()
  const row = (question: { id: string }, name: string) =>
    questionOf(page, question).getByRole('listitem').filter({ hasText: name })
  await expect(row(words, 'go')).toContainText('WentCorrect')
  await expect(row(words, 'buy')).toContainText('buyed')
  await expect(row(words, 'buy')).toContainText('boughtCorrect answer')
  await expect(row(lists, 'Ice')).toContainText('solidCorrect')
  await expect(row(severals, 'Brioche')).toContainText('rye flourIncorrect')
  await expect(row(severals, 'Brioche')).toContainText('eggsCorrect answer')
}

const finish = async (page: Page, press: () => Promise<void>) => {
  await expectStored(page)
  await press()
  await expectScore(page)
}

for (const width of [1440, 360]) {
  test.describe(`words and lists at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('by mouse, touch, keys and names alone, to the same score', async ({ page }) => {
      await startQuestions(page, questions)
      await expectAccessible(page)
      await expectFingerSized(
        page.locator('[data-question]').locator('input[type="text"], select, label:has(input)'),
      )

      await test.step('by mouse', async () => {
        await field(page, 'go').click()
        await page.keyboard.type(' Went')
        await field(page, 'buy').click()
        await page.keyboard.type('buyed')
        await list(page, 'Ice').selectOption('solid')
        await list(page, 'Steam').selectOption('gas')
        await box(page, 'Rye bread', 'rye flour').click()
        await box(page, 'Rye bread', 'butter').click()
        await box(page, 'Rye bread', 'butter').click()
        await box(page, 'Rye bread', 'starter').click()
        await box(page, 'Brioche', 'rye flour').click()
        await finish(page, () => button(page, 'Finish').click())
        await expectAccessible(page)
      })

      await test.step('by touch', async () => {
        await startAgain(page)
        await field(page, 'go').tap()
        await page.keyboard.type('Went')
        await field(page, 'buy').tap()
        await page.keyboard.type('buyed')
        await list(page, 'Ice').selectOption('solid')
        await list(page, 'Steam').selectOption('gas')
        for (const name of ['rye flour', 'starter']) await box(page, 'Rye bread', name).tap()
        await box(page, 'Brioche', 'rye flour').tap()
        await finish(page, () => button(page, 'Finish').tap())
      })

      await test.step('by keys alone', async () => {
        await startAgain(page)
        await expect(field(page, 'go')).toBeVisible()
        await field(page, 'go').focus()
        await page.keyboard.type('Went')
        await page.keyboard.press('Enter')
        await page.keyboard.type('buyed')
        await page.keyboard.press('Tab')
        await page.keyboard.type('solid')
        await page.keyboard.press('Tab')
        await page.keyboard.type('gas')
        for (const name of ['rye flour', 'starter']) {
          await tabTo(page, new RegExp(`^${name}$`))
          await page.keyboard.press('Space')
        }
        await tabTo(page, /^eggs$/)
        await tabTo(page, /^rye flour$/)
        await page.keyboard.press('Space')
        await tabTo(page, /^Finish$/)
        await expectStored(page)
        await finish(page, () => page.keyboard.press('Enter'))
      })

      await test.step('by names and roles alone', async () => {
        await startAgain(page)
        await field(page, 'go').fill('Went')
        await field(page, 'buy').fill('buyed')
        await list(page, 'Ice').selectOption({ label: 'solid' })
        await list(page, 'Steam').selectOption({ label: 'gas' })
        for (const name of ['rye flour', 'starter']) await box(page, 'Rye bread', name).press('Space')
        await box(page, 'Brioche', 'rye flour').press('Space')
        await expect(box(page, 'Brioche', 'rye flour')).toBeChecked()
        await finish(page, () => button(page, 'Finish').press('Enter'))
      })
    })
  })
}
