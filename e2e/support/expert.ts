import type { Locator, Page } from '@playwright/test'
import { expect, people, signInQuickly } from './journey.ts'
import { countAtRest } from './hands/reads.ts'
import { press } from './hands/hands.ts'

/** A lesson made by the API, in a course of its own. */
export interface MadeLesson {
  course: number
  lesson: number
  /** The learner's page. */
  link: string
  editor: string
}

export const callAs = async (page: Page, token: string, method: string, path: string, data?: unknown) => {
  const reply = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    ...(data === undefined ? {} : { data }),
  })
  expect(reply.ok(), `${method} ${path}`).toBe(true)
  return (await reply.json()).data
}

let made = 0

/** Signs the demo expert in and makes a course with one empty lesson. */
export const startLesson = async (page: Page): Promise<MadeLesson> => {
  const token = await signInQuickly(page, people.expert)
  made += 1
  const title = `Journey ${Date.now()} ${made}`
  const { id: course } = await callAs(page, token, 'POST', '/courses', { title })
  const lesson = await callAs(page, token, 'POST', `/courses/${course}/lessons-new`, { title: 'First steps' })
  return {
    course,
    lesson: lesson.id,
    link: lesson.link,
    editor: `/expert/course/${course}/lesson/${lesson.id}/constructor?section=0`,
  }
}

/** The text units of the open section. */
export const textsOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Text \d+$/ })

/** Adds a text at the end of the section and puts the caret in it. */
export const addText = async (page: Page): Promise<Locator> => {
  const before = await countAtRest(textsOf(page))
  await press(page.getByRole('main').getByRole('button', { name: /^Text/ }).last())
  const text = textsOf(page).nth(before)
  await expect(text).toBeFocused()
  return text
}

/** Everything that was written is with the server. */
export const expectStored = (page: Page): Promise<void> =>
  expect(page.getByText(/^Stored \d/).first()).toBeVisible({ timeout: 20_000 })

/** The sections of a lesson as the server has them. */
export const readSections = async (page: Page, { course, lesson }: MadeLesson) => {
  const reply = await page.request.get(`/api/v1/courses/${course}/lessons-new/${lesson}`)
  expect(reply.ok()).toBe(true)
  const { data } = await reply.json()
  return data.sections
}

/** Waits until the server's copy of the lesson says `words`. */
export const expectOnServer = (page: Page, lesson: MadeLesson, words: string): Promise<void> =>
  expect(async () => {
    expect(JSON.stringify(await readSections(page, lesson))).toContain(words)
  }).toPass({ timeout: 20_000 })

/** Writes a text into the first section of a lesson that has none yet. */
export const writeText = async (
  page: Page,
  token: string,
  { course, lesson }: { course: number | string; lesson: number },
  words: string,
): Promise<void> => {
  const { sections } = await callAs(page, token, 'GET', `/courses/${course}/lessons-new/${lesson}`)
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
  const unit = { key: 'first-text', type_id: 3, content: { text: { version: 1, doc } } }
  await callAs(page, token, 'PUT', `/info-section/${sections[0].id}`, { name: '', info_units: [unit] })
}
