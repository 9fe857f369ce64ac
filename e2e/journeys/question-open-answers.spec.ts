import type { Locator, Page } from '@playwright/test'
import { handsOf, type Way } from '../support/answering-hands.ts'
import { callAs } from '../support/expert.ts'
import { makeFile } from '../support/files.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
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
import { inTurn } from '../support/looks.ts'

const test = testOnOwnServer()

const street = {
  id: 'street-question',
  type: 'text_media_answer',
  name: 'Describe your street',
  points: 2,
  text_answer_type_id: 3,
  can_upload: true,
}
const mail = {
  id: 'mail-question',
  type: 'text_media_answer',
  name: 'Where may we write to you?',
  points: 0,
  text_answer_type_id: 4,
}
const day = {
  id: 'day-question',
  type: 'text_media_answer',
  name: 'When did you move there?',
  points: 0,
  text_answer_type_id: 5,
}
const paper = {
  id: 'paper-question',
  type: 'essay',
  name: 'Should it have more trees?',
  points: 3,
  words_min: 3,
  words_max: 6,
  marking_guide: [
    { id: 'guide-claim', criterion: 'A clear claim', points: 1, description: '' },
    { id: 'guide-reason', criterion: 'One reason', points: 2, description: 'In own words.' },
  ],
}
const reading = {
  id: 'reading-question',
  type: 'text_graphic_answer',
  name: 'Look at your street once more',
  is_answer_enabled: false,
}
const questions = [street, mail, day, paper, reading]

const notes = makeFile('notes.zip', Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`))

const attached = (page: Page): Locator =>
  questionOf(page, street).getByRole('list', { name: 'Attached files' }).getByRole('listitem')
const segments = (page: Page): Locator => questionOf(page, day).getByRole('spinbutton')

/** Chooses a file in the window that the button opens. */
const choose = async (page: Page, way: Way, path: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  const add = questionOf(page, street).getByRole('button', { name: /^Add files/ })
  if (way === 'mouse') await add.click()
  else if (way === 'touch') await add.tap()
  else if (way === 'reader') await add.press('Enter')
  else {
    await tabTo(page, /^Add files/)
    await page.keyboard.press('Enter')
  }
  await (await chooser).setFiles(path)
}

/** Lets go of a file above the question. */
const drop = async (page: Page, name: string): Promise<void> => {
  const held = await page.evaluateHandle((called) => {
    const transfer = new DataTransfer()
    const bytes = new Uint8Array(64)
    bytes.set([0x50, 0x4b, 3, 4])
    transfer.items.add(new File([bytes], called))
    return transfer
  }, name)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await questionOf(page, street).dispatchEvent(type, { dataTransfer: held })
}

const writeDay = async (page: Page, way: Way): Promise<void> => {
  const first = segments(page).first()
  if (way === 'touch') await first.tap()
  else if (way === 'mouse') await first.click()
  else await first.focus()
  await page.keyboard.type('22112026')
}

const attachedCount = (page: Page, count: number) =>
  expect(
    questionOf(page, street).getByRole('button', { name: /^Remove / }),
    'files with the server',
  ).toHaveCount(count)

const answerAll = async (page: Page, way: Way): Promise<void> => {
  const hands = handsOf(page, way)
  await hands.write(street, 'Your answer', 'Lime trees and a tram')
  await choose(page, way, notes.path)
  await attachedCount(page, 1)
  await expectNews(page, '1 file attached')
  await hands.write(mail, 'E-mail address', 'ann@example.com')
  await writeDay(page, way)
  await hands.write(paper, 'Your answer', 'Yes, shade is kind')
  await expect(questionOf(page, paper)).toContainText('4 words')
  await expectStored(page)
  await hands.press('Finish')
}

const expectResult = async (page: Page): Promise<void> => {
  await expect(page.getByText('Your answers are awaiting review.')).toBeVisible()
  await expect(questionOf(page, street)).toContainText('Awaiting review')
  await expect(questionOf(page, street)).toContainText('Lime trees and a tram')
  await expect(questionOf(page, street)).toContainText('notes.zip')
  await expect(questionOf(page, mail)).toContainText('ann@example.com')
  await expect(questionOf(page, day)).toContainText('2026')
  await expect(questionOf(page, paper)).toContainText('A clear claim')
  await expect(questionOf(page, reading)).not.toContainText(/Skipped|Answered|Awaiting/)
}

/** Each way at a width; the components answer in every way at both (`open-player.component.test.tsx`). */
const looks = [
  { way: 'mouse', width: 1440 },
  { way: 'touch', width: 360 },
  { way: 'keys', width: 1440 },
  { way: 'reader', width: 360 },
] as const

for (const { way, width } of inTurn('question-open-answers', looks)) {
  test.describe(`open answers by ${way} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('are written, with a file, stored and handed in for review', async ({ page }) => {
      await startQuestions(page, questions)
      await expect(segments(page).first()).toBeVisible()
      await expectFingerSized(page.locator('[data-question]').locator('textarea, button[data-way]'))
      await answerAll(page, way)
      await expectResult(page)
      await expectAccessible(page)
    })
  })
}

test('files come by drop and paste, stay over a reload, and are taken back with an undo', async ({
  page,
}) => {
  await startQuestions(page, [street])
  await expect(questionOf(page, street).getByRole('button', { name: /^Add files/ })).toBeVisible()
  await drop(page, 'dropped.zip')
  await attachedCount(page, 1)
  await questionOf(page, street).getByRole('textbox').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const bytes = new Uint8Array(64)
    bytes.set([0x50, 0x4b, 3, 4])
    clipboardData.items.add(new File([bytes], 'pasted.zip'))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await attachedCount(page, 2)
  await expectStored(page)
  await page.reload()
  await attachedCount(page, 2)
  await expect(attached(page).first()).toContainText('dropped.zip')
  await button(page, 'Remove dropped.zip').click()
  await attachedCount(page, 1)
  await button(page, 'Undo').click()
  await attachedCount(page, 2)
  await expect(attached(page).first()).toContainText('dropped.zip')
  await handsOf(page, 'mouse').press('Finish')
  await expect(questionOf(page, street)).toContainText('Awaiting review')
})

test('staff read words, files and the guide', async ({ page }) => {
  await startQuestions(page, [street, paper])
  const hands = handsOf(page, 'mouse')
  await hands.write(street, 'Your answer', 'For the reviewer')
  await page.setInputFiles('[data-hand-in]', notes.path)
  await attachedCount(page, 1)
  await hands.write(paper, 'Your answer', 'Yes, shade is kind')
  await expectStored(page)
  await button(page, 'Finish').click()
  await expect(page.getByText('Your answers are awaiting review.')).toBeVisible()
  await page.context().clearCookies()
  const expert = await signInQuickly(page, people.expert)
  const [latest] = await callAs(page, expert, 'GET', '/practices?status_id=6')
  await page.goto(`/expert/practices/${latest.attempt.id}`)
  for (const words of ['For the reviewer', 'notes.zip', 'A clear claim'])
    await expect(page.getByRole('main')).toContainText(words)
  await expectAccessible(page)
})

test('who has handed in an answer reads what others wrote, and nobody before', async ({ page }) => {
  const shared = { ...street, can_upload: false, is_public_answer_enabled: true }
  const hands = handsOf(page, 'mouse')
  await startQuestions(page, [shared])
  await expect(questionOf(page, shared)).toContainText(
    'Other learners will see your answer without your name',
  )
  await expectAccessible(page)
  await hands.write(shared, 'Your answer', 'Lime trees')
  await expectStored(page)
  await hands.press('Finish')
  await button(page, 'Show what others wrote').click()
  await expectNews(page, 'Nobody else has written anything yet.')
  await page.context().clearCookies()
  await signInQuickly(page, people.newcomer)
  await page.reload()
  await startAgain(page)
  await expect(page.getByText('Lime trees')).toHaveCount(0)
  await hands.write(shared, 'Your answer', 'A tram')
  await expectStored(page)
  await hands.press('Finish')
  await button(page, 'Show what others wrote').press('Enter')
  await expectNews(page, 'What others wrote: 1')
  await expect(questionOf(page, shared).getByRole('listitem')).toHaveText(['Lime trees'])
  await expectAccessible(page)
})
