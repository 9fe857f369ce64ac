import type { Page } from '@playwright/test'
import { callAs, expectStored, startLesson } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { onDisk, pdf, picture, type Sample } from '../support/media.ts'
import { button, questionOf, startQuestions, type StoredQuestion } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'

const test = testOnOwnServer()

const choose = async (page: Page, sample: Sample) => {
  await page.locator('input[data-pick=upload]').setInputFiles(onDisk(sample))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const sheet = pdf('Worksheet.pdf', ['Cut an apple.'])

/** Stands before the question: it is found by its words. */
const ready = {
  id: 'head-ready',
  type: 'yes_no',
  name: 'Are you ready?',
  is_required: false,
  answers: [
    { id: 'ready-yes', text: '', is_correct: false },
    { id: 'ready-no', text: '', is_correct: false },
  ],
}

/** Writes a question with everything that a question carries. @returns it as it is stored */
const writeQuestion = async (page: Page, name: string): Promise<StoredQuestion> => {
  const lesson = await startLesson(page)
  await page.goto(lesson.editor)
  await expect(page.getByLabel('Section name')).toBeVisible()
  await page.keyboard.press('p')
  await page.getByLabel('Name of the new practice').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Single answer/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('What is $\\frac{1}{2} + \\frac{1}{2}$?')
  await expect(page.locator('math mfrac').first()).toBeVisible()

  await button(page, 'Add a picture').click()
  await choose(page, picture('halves.png', '640x360'))
  await page.getByLabel('What the picture shows').fill('Two halves of an apple')
  await button(page, 'Add files').first().click()
  await button(page, 'Add files').last().click()
  await choose(page, sheet)
  await expect(page.getByRole('list', { name: 'Files of the question' })).toContainText('Worksheet')

  await page.getByLabel('Text of option 1').fill('$1$')
  await page.getByLabel('Text of option 2').fill('2')
  await button(page, 'Add a picture to line 2').click()
  await choose(page, picture('the-wrong-one.png', '320x200'))
  await page.getByLabel('What the picture shows').last().fill('Two apples')

  await button(page, 'Add an explanation').click()
  await page.getByLabel('Explanation', { exact: true }).fill('Two halves make $1$.')
  await page.getByLabel('When it is shown').selectOption('After a wrong answer')
  await button(page, 'Add tags and difficulty').click()
  await page.getByLabel('Tags').fill('fractions, apples')
  await page.getByLabel('Difficulty').selectOption('Easy')
  await expectStored(page)
  await expectAccessible(page)
  return readQuestion(page, name)
}

const readQuestion = async (page: Page, name: string): Promise<StoredQuestion> => {
  const token = await signInQuickly(page, people.expert)
  const [found] = await callAs(page, token, 'GET', `/quizzes?query=${encodeURIComponent(name)}`)
  const read = async () => (await callAs(page, token, 'GET', `/quizzes/${found.id}`)).content.questions[0]
  await expect.poll(async () => (await read()).difficulty).toBe(1)
  return read()
}

/** Waits until the pictures of the school can be shown. */
const expectPictures = (page: Page, stored: StoredQuestion) =>
  expect(async () => {
    await page.reload()
    await expect(questionOf(page, stored).getByRole('img', { name: 'Two apples' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 60_000 })

for (const width of inTurn('question-head', [1440, 360] as const)) {
  test.describe(`what a question carries at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an author gives it a formula, pictures, a file and a comment; a learner sees them when they may', async ({
      page,
    }) => {
      const stored = await writeQuestion(page, `Halves ${width}`)
      expect(stored).toMatchObject({
        image: { alt: 'Two halves of an apple' },
        comment_type_id: 2,
        tags: ['fractions', 'apples'],
      })
      await page.context().clearCookies()
      await startQuestions(page, [ready, stored])
      const card = questionOf(page, stored)
      await expectPictures(page, stored)
      await expect(card.locator('legend math mfrac')).toHaveCount(2)
      await expect(card.getByRole('listitem').filter({ hasText: 'Worksheet' })).toBeVisible()
      await expect(page.getByText('Two halves make')).toHaveCount(0)
      await expect(page.getByText('fractions')).toHaveCount(0)
      expect(await page.content()).not.toContain('the-wrong-one')
      await expectAccessible(page)

      await card.getByRole('button', { name: /Two halves of an apple/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // The wrong option alone has a picture, which is a button that opens it: its circle is pressed.
      await card
        .locator('label')
        .filter({ has: page.getByRole('img') })
        .getByRole('radio')
        .check()
      await questionOf(page, ready).getByRole('radio').first().check()
      await button(page, 'Finish').click()
      await expect(card.getByText('Two halves make')).toBeVisible()
      await expect(card.locator('math')).not.toHaveCount(0)
      await expectAccessible(page)
    })
  })
}
