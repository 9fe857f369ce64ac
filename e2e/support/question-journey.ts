import type { Locator, Page } from '@playwright/test'
import { callAs } from './expert.ts'
import { press } from './hands/hands.ts'
import { allAtRest, isThere } from './hands/reads.ts'
import { expect, people, signInQuickly } from './journey.ts'
import { boxAtRest } from './screens/rest.ts'
import { type TextId, type Locale, textsOf } from './texts.ts'

const lesson = '/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there'

/** A question as an author stores it; what is left out gets its default. */
export interface StoredQuestion {
  readonly id: string
  readonly type: string
  readonly name: string
}

/** Gives the practice of a lesson these questions alone. For a server of one file. */
export const putQuestions = async (
  page: Page,
  questions: readonly StoredQuestion[],
  settings: object = { result_detail: 'full_information' },
): Promise<void> => {
  const student = await signInQuickly(page, people.student)
  const expert = await signInQuickly(page, people.expert)
  const { id } = (await callAs(page, expert, 'GET', '/quizzes?query=Explaining')).at(0) ?? {}
  const content = { version: 1, questions }
  await callAs(page, expert, 'PUT', `/quizzes/${id}`, { settings, content })
  // What an earlier journey left open would be gone on with.
  const open = await callAs(page, expert, 'GET', `/practices?quiz_id=${id}&status_id=5`)
  for (const { attempt, learner } of open)
    if (learner.email === people.student)
      await callAs(page, student, 'POST', `/quiz-attempts/${attempt.id}/finish`, { payload: [] })
}

/** Opens an attempt of the student at the practice of that lesson. */
const startAsStudent = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await signInQuickly(page, people.student)
  await page.goto(lesson)
  await startAgain(page)
}

/** The same, and opens an attempt of the student. */
export const startQuestions = async (
  page: Page,
  questions: readonly StoredQuestion[],
  settings?: object,
): Promise<void> => {
  await putQuestions(page, questions, settings)
  await startAsStudent(page)
  await expect(page.getByText(questions[0]?.name ?? '')).toBeVisible()
}

/** Opens the editor of that practice, as its author, with the question of this name open. */
export const openInEditor = async (page: Page, name: string): Promise<void> => {
  await page.context().clearCookies()
  await signInQuickly(page, people.expert)
  await page.goto(lesson)
  const editor = await page.locator('a[href*="/constructor"]').first().getAttribute('href')
  await page.goto((editor ?? '').replace(/section=\d+/, 'section=1'))
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(name)
}

/**
 * Opens an attempt of the practice on this page: the first one, or one more. A press that comes within two seconds of the
 * one before is not heard (document 002 §9), so it is repeated.
 */
export const startAgain = (page: Page, locale: Locale = 'en'): Promise<void> => {
  const named = (...ids: TextId[]) =>
    page.getByRole('button', {
      name: new RegExp(`^(${ids.map((id) => String(textsOf(locale)(id))).join('|')})$`),
    })
  const start = named('quiz.start', 'quiz.try_again')
  return expect(async () => {
    // Neither stands there while a page or a result is still on its way.
    if (await isThere(start)) await press(start)
    await expect(named('quiz.finish', 'quiz.next')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** The card of a question, while it is answered and in the result. */
export const questionOf = (page: Page, { id }: Pick<StoredQuestion, 'id'>): Locator =>
  page.locator(`[data-question="${id}"]`)

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A screen reader is told this now. */
export const expectNews = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)

/** All answers of the page have been acknowledged by the server. */
export const expectStored = (page: Page): Promise<void> =>
  expect(page.locator('[data-receipt="stored"]')).toBeVisible()

/** Goes on by Tab until what has the focus is called so. */
export const tabTo = async (page: Page, name: RegExp, back = false): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return (
        element?.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : element?.textContent) ??
        ''
      )
    })
    if (name.test(focused.trim())) return
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Nothing called ${String(name)} is reached by Tab.`)
}

/** Whatever of these can be pressed is at least 44 pixels high and wide. */
export const expectFingerSized = async (targets: Locator): Promise<void> => {
  for (const target of await allAtRest(targets)) {
    const { width, height } = await boxAtRest(target)
    expect(Math.min(width, height), `size of ${String(target)}`).toBeGreaterThanOrEqual(44)
  }
}
