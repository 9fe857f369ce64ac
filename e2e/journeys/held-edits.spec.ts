import type { Page } from '@playwright/test'
import { callAs, expectStored } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { button, startAgain } from '../support/question-journey.ts'
import { expectToast } from '../support/staff.ts'
import { inTurn } from '../support/looks.ts'
import { pressKeys } from '../support/hands/hands.ts'

const test = testOnOwnServer()

const question = {
  id: 'held-question',
  type: 'single_answer',
  name: 'What was asked before?',
  points: 1,
  answers: [
    { id: 'held-right', text: 'This', is_correct: true },
    { id: 'held-wrong', text: 'That', is_correct: false },
  ],
}

/** A practice that the student has finished once. */
const makeUsed = async (page: Page) => {
  const practice = await makePractice(page, { name: 'In use', questions: [question] })
  const { lesson, quiz, sendAsStudent } = practice
  const start = (): Promise<{ id: number }> =>
    sendAsStudent('POST', `/lessons/${lesson}/quizzes/${quiz}/start-attempt`)
  const payload = [{ quiz_question_id: question.id, answer_ids: ['held-right'] }]
  const finish = (attempt: { id: number }) =>
    sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, { payload })
  await finish(await start())
  const shown = async (attempt: { id: number }): Promise<string> => {
    const path = `/lessons/${lesson}/quizzes/${quiz}/quiz-questions?attempt_id=${attempt.id}`
    return (await sendAsStudent('GET', path))[0].question.name
  }
  return { ...practice, start, finish, shown }
}

const openQuiz = async (page: Page, quiz: number) => {
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/quiz/${quiz}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In use')
}
const ask = async (page: Page, words: string) => {
  const field = page.getByLabel('Question', { exact: true })
  await page.getByRole('button', { name: question.name }).first().click()
  await field.fill(words)
  await expectStored(page)
}
const openAsStudent = async (page: Page, link: string) => {
  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.goto(link)
}
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Your edits wait.' })
const chooseByKeys = async (page: Page, name: string) => {
  await button(page, 'More actions').focus()
  await pressKeys(button(page, 'More actions'), 'ArrowDown')
  for (const _ of Array.from({ length: 8 })) {
    if (await page.getByRole('menuitem', { name }).evaluate((entry) => entry === document.activeElement))
      break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

for (const width of inTurn('held-edits', [1440, 360] as const))
  test(`edits of a quiz in use are held and released at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { quiz, link, start, finish, shown } = await makeUsed(page)
    await openQuiz(page, quiz)
    await expect(page.getByText('1 attempt is finished. It is in 1 published lesson.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Hold my edits').click()
    await expect(waiting(page)).toBeVisible()
    await ask(page, 'What is asked now?')
    await expect(waiting(page)).toContainText('Waiting: 1 question changed.')
    await expectAccessible(page)

    await openAsStudent(page, link)
    await startAgain(page)
    await expect(page.getByText('What was asked before?')).toBeVisible()

    await openQuiz(page, quiz)
    await expect(waiting(page)).toBeVisible()
    await chooseByKeys(page, 'Release edits')
    const dialog = page.getByRole('dialog', { name: 'Release held edits?' })
    await expect(dialog).toContainText('1 question changed')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Release edits' }).press('Enter')
    await expect(page.getByText('New attempts get your edits from now on.')).toBeVisible()
    await expect(waiting(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Recalculate finished attempts' })).toBeVisible()
    await expectAccessible(page)

    const running = await start()
    expect(await shown(running)).toBe('What was asked before?')
    await finish(running)
    await openAsStudent(page, link)
    await startAgain(page)
    await expect(page.getByText('What is asked now?')).toBeVisible()
  })

test('held edits are discarded, and come back by “Undo” without reaching a learner', async ({ page }) => {
  const { quiz, send, start, shown } = await makeUsed(page)
  await openQuiz(page, quiz)
  await chooseByKeys(page, 'Hold edits')
  await expect(waiting(page)).toBeVisible()
  await ask(page, 'What is asked now?')
  await button(page, 'Discard edits').click()
  const dialog = page.getByRole('dialog', { name: 'Discard held edits?' })
  await expect(dialog).toContainText('1 question changed')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard edits' }).click()
  await expectToast(page, 'Held edits discarded')
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('What was asked before?')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(waiting(page)).toContainText('Waiting: 1 question changed.')
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('What is asked now?')
  expect((await send('GET', `/quizzes/${quiz}`)).content.questions[0].name).toBe('What is asked now?')
  expect(await shown(await start())).toBe('What was asked before?')
})

test('edits that were made already can be held; so can those of somebody else', async ({ page }) => {
  const { quiz, send, start, shown, finish } = await makeUsed(page)
  await openQuiz(page, quiz)
  await ask(page, 'What is asked now?')
  await button(page, 'Hold my edits').click()
  await expect(waiting(page)).toContainText('Waiting: 1 question changed.')
  const running = await start()
  expect(await shown(running)).toBe('What was asked before?')
  await finish(running)
  await send('POST', `/quizzes/${quiz}/hold/release`, {})
  await expect(waiting(page)).toBeHidden({ timeout: 30_000 })
  await send('PUT', `/quizzes/${quiz}/hold`, {})
  await expect(waiting(page)).toBeVisible({ timeout: 30_000 })
  expect(await shown(await start())).toBe('What is asked now?')
})

test('the library and the picker mark a quiz whose edits are held', async ({ page }) => {
  const { quiz, send } = await makeUsed(page)
  await send('PUT', `/quizzes/${quiz}/hold`, {})
  await page.context().clearCookies()
  const token = await signInQuickly(page, people.expert)
  expect((await callAs(page, token, 'GET', `/quizzes/${quiz}`)).held).not.toBeNull()
  await page.goto('/expert/quiz/list?query=In+use')
  const marked = page.getByRole('row').filter({ hasText: 'In use' }).filter({ hasText: 'Edits held' })
  await expect(marked.first()).toBeVisible()
  await expectAccessible(page)
})
