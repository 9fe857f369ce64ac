import type { BrowserContext, Page } from '@playwright/test'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { callAs, startLesson } from '../support/expert.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { decideUnpointed } from '../support/review/decide-by-key.ts'
import { openRoundRobin, type RoundRobin } from '../support/round-robin.ts'
import { boxAtRest } from '../support/screens/rest.ts'
import { textsOf } from '../support/texts.ts'
import { look } from '../support/hands/hands.ts'

const test = testOnOwnServer()

/** A browser of somebody else, whose way to the server can be cut. */
const openBrowser = async (page: Page, { origin }: Pick<RoundRobin, 'origin'>, email: string) => {
  const context: BrowserContext | undefined = await page.context().browser()?.newContext({ baseURL: origin })
  if (!context) throw new Error('There is no second browser.')
  const theirs = await context.newPage()
  return { theirs, token: await signInQuickly(theirs, email), leave: () => context.close() }
}

/** A published lesson with a place to talk. */
const startTalk = async (page: Page) => {
  const lesson = await startLesson(page)
  const expert = await signInQuickly(page, people.expert)
  const path = `/courses/${lesson.course}/lessons-new/${lesson.lesson}`
  const { sections } = await callAs(page, expert, 'GET', path)
  const content = { is_comments_disabled: false, is_file_comment_enabled: false }
  const talk = { name: 'Talk', info_units: [{ key: 'unit-talk', type_id: 6, content }] }
  const made = await callAs(page, expert, 'PUT', `/info-section/${sections[0].id}`, talk)
  const unit = made.info_units[0].id
  await callAs(page, expert, 'PUT', `/courses/${lesson.course}`, { status_id: courseStatus.published })
  await callAs(page, expert, 'PUT', path, { status_id: 4 })
  return { lesson, expert, unit: Number(unit) }
}

const said = (where: Page, words: string) =>
  where.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: words })

test('an expert and a student hear each other without reloading, and a cut of the line loses nothing', async ({
  page,
  server,
}) => {
  const { lesson, expert, unit } = await startTalk(page)
  const front = await openRoundRobin([server.origin])
  const { theirs, token, leave } = await openBrowser(page, front, people.student)
  await callAs(theirs, token, 'POST', `/public/courses/${lesson.course}/join`)
  await theirs.goto(lesson.link)
  await page.goto(lesson.link)
  const write = async (where: Page, words: string) => {
    const field = where.getByRole('textbox', { name: 'Your comment' })
    await field.fill(words)
    await field.press('Enter')
    await expect(said(where, words)).toBeVisible()
  }

  // What is there when the comments come is no arrival.
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('No comments yet')).toBeVisible()
  await write(theirs, 'How much salt?')
  await expect(said(page, 'How much salt?').getByText('New', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 new comment arrived' })).toBeAttached()

  // What is read stays where it is, though something comes in above it.
  for (let count = 1; count <= 8; count += 1)
    await callAs(page, expert, 'POST', '/comments', {
      ...{ commentable_type: 'info-unit', commentable_id: unit, text: `Long ago ${count}`, files: [] },
      ...{ parent_id: null, is_private: false, addressee_id: null },
    })
  await expect(said(theirs, 'Long ago 8')).toBeVisible()
  const read = said(theirs, 'Long ago 4')
  await read.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const before = await boxAtRest(read)
  await write(page, 'Above what is read')
  await expect(said(theirs, 'Above what is read')).toBeAttached()
  expect(Math.abs((await boxAtRest(read)).y - before.y)).toBeLessThan(2)

  // Whoever writes goes on writing.
  const field = theirs.getByRole('textbox', { name: 'Your comment' })
  await field.fill('And another')
  await write(page, 'Two in a hundred.')
  await expect(said(theirs, 'Two in a hundred.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('And another')

  const mend = front.cut()
  await write(page, 'Of the flour.')
  mend()
  await expect(said(theirs, 'Of the flour.')).toBeVisible()
  await leave()
  await front.close()
})

test('where the browser shares no worker each tab holds a line of its own, and one that is cut loses nothing', async ({
  page,
  server,
}) => {
  const { lesson, expert, unit } = await startTalk(page)
  const write = (text: string) =>
    callAs(page, expert, 'POST', '/comments', {
      ...{ commentable_type: 'info-unit', commentable_id: unit, text, files: [] },
      ...{ parent_id: null, is_private: false, addressee_id: null },
    })
  // Two addresses of one host, so that one session holds in both tabs and the way of one can be cut.
  const fronts = [await openRoundRobin([server.origin]), await openRoundRobin([server.origin])] as const
  const { theirs: first, token, leave } = await openBrowser(page, fronts[0], people.student)
  const second = await first.context().newPage()
  await first.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))
  await callAs(first, token, 'POST', `/public/courses/${lesson.course}/join`)
  const open = async (tab: Page, { origin }: RoundRobin) => {
    const line = tab.waitForRequest((request) => request.url().includes('/api/v1/live?watch='))
    await tab.goto(`${origin}${lesson.link}`)
    await line
    expect(await tab.evaluate(() => 'SharedWorker' in globalThis)).toBe(false)
    await expect(tab.getByRole('region', { name: 'Comments' }).getByText('No comments yet')).toBeVisible()
  }
  await open(first, fronts[0])
  await open(second, fronts[1])
  await write('Heard in both')
  for (const tab of [first, second]) await expect(said(tab, 'Heard in both')).toBeVisible()

  const mend = fronts[1].cut()
  for (const words of ['While it is cut', 'And once more']) await write(words)
  await expect(said(first, 'And once more')).toBeVisible()
  await expect(said(second, 'And once more')).toBeHidden()
  mend()
  for (const words of ['Heard in both', 'While it is cut', 'And once more'])
    for (const tab of [first, second]) await expect(said(tab, words)).toHaveCount(1)
  await leave()
  for (const front of fronts) await front.close()
})

test('a decision reaches the learner, and a claim the colleagues, without reloading', async ({
  page,
  server,
}) => {
  const question = { id: 'why-rye-flour', type: 'essay', name: 'Why rye?', points: 2, is_required: true }
  const practice = await makePractice(page, {
    name: 'Heard at once',
    questions: [question],
    settings: { check_type: 'manual' },
  })
  const place = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
  const attempt = await practice.sendAsStudent('POST', `${place}/start-attempt`)
  const answer = { quiz_question_id: question.id, text_answer: 'Because', device: 'd', seq: 1 }
  await signInQuickly(page, people.expert)
  await page.goto(`/expert/practices?quiz=${practice.quiz}`)
  await expect(page.getByText('Demo Student')).toBeVisible()
  await practice.sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, { payload: [answer] })
  await expect(page.getByRole('row').filter({ hasText: 'Awaiting review' })).toBeVisible()

  const { theirs, leave } = await openBrowser(page, server, people.deputy)
  await theirs.goto(`/expert/practices/${attempt.id}`)
  await expect(page.getByText(/is checking$/)).toBeVisible()
  const learner = await openBrowser(page, server, people.student)
  await learner.theirs.goto(`${practice.link}?quiz_attempt_id=${attempt.id}`)
  await expect(learner.theirs.getByText('Awaiting review').first()).toBeVisible()
  await expect(theirs.locator('main [data-question]').first()).toBeVisible()
  await look(theirs)
  await decideUnpointed(theirs, textsOf('en'), '1')
  await expect(learner.theirs.getByText('Passed').first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Passed' })).toBeVisible()
  await leave()
  await learner.leave()
})
