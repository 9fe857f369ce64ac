import type { Page } from '@playwright/test'
import { isRefused, type ReviewCall } from '../support/review/call-record.ts'
import { findCollisions, possibleEnds, possiblePoints } from '../support/review/explain-calls.ts'
import { createRandomReviewer, type RandomReviewer } from '../support/review/random-reviewer.ts'
import { expect, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'

const test = testOnOwnServer()

/** `REVIEW_SEED` repeats the choices of a walk, `REVIEW_SECONDS` makes it longer. */
const seconds = Number(process.env['REVIEW_SECONDS'] ?? 20)
const seed = Number(process.env['REVIEW_SEED'] ?? Date.now() % 1_000_000)

/** Attempts that wait at first. */
const waitingAtFirst = 15

const questions = ['why-rye-flour', 'why-salt-in-it'].map((id) => ({
  id,
  ...{ type: 'essay', name: id, points: 2, is_required: true },
}))

const reviewers = [
  { name: 'anna', email: people.expert, shown: 'Demo Expert' },
  { name: 'boris', email: people.deputy, shown: 'Demo Deputy' },
] as const

const shownAs = (line: string): string =>
  reviewers.reduce((words, { name, shown }) => words.replace(name, shown), line)

const answerOf = (attempt: number): string => `Because of ${attempt}`

const startQueue = async (page: Page) => {
  const practice = await makePractice(page, {
    name: 'Queue of two',
    questions,
    settings: { check_type: 'manual', attempts_limit: null },
  })
  const place = `/lessons/${practice.lesson}/quizzes/${practice.quiz}`
  const handIn = async () => {
    const attempt = await practice.sendAsStudent('POST', `${place}/start-attempt`)
    const payload = questions.map(({ id }) => ({
      ...{ quiz_question_id: id, device: 'd', seq: 1 },
      text_answer: answerOf(attempt.id),
    }))
    await practice.sendAsStudent('POST', `/quiz-attempts/${attempt.id}/finish`, { payload })
  }
  return { ...practice, handIn }
}
type Queue = Awaited<ReturnType<typeof startQueue>>

/** Each call about each attempt, in the order in which they were sent. */
const callsOf = (both: readonly RandomReviewer[]): Map<number, ReviewCall[]> => {
  const all = both.flatMap(({ record }) => record.calls).toSorted((a, b) => a.from - b.from)
  const byAttempt = new Map<number, ReviewCall[]>()
  for (const call of all)
    if (call.attempt !== undefined)
      byAttempt.set(call.attempt, [...(byAttempt.get(call.attempt) ?? []), call])
  return byAttempt
}

/** How an attempt stands in the end is explained by what both did at it. */
const expectExplained = async (queue: Queue, attempt: number, calls: readonly ReviewCall[]) => {
  const did = JSON.stringify(calls, null, 1)
  expect(findCollisions(calls), `done while it was the colleague's: ${did}`).toEqual([])
  const { row, questions: marked } = await queue.send('GET', `/practices/${attempt}`)
  const stands = `${row.attempt.status_id} by ${row.assistant?.name ?? 'nobody'}`
  const ends = [...possibleEnds(calls)].map(shownAs)
  expect(ends, `attempt ${attempt}: ${did}`).toContain(stands)
  for (const { question, result } of marked) {
    const given = possiblePoints(calls.filter((call) => call.question === question.id))
    const points = result.is_marked_by_hand ? result.points : null
    expect(given, `points of ${question.id} at ${attempt}: ${did}`).toContain(points)
  }
}

/** What is said at the attempts that both were at, on the server. */
const readWords = async (queue: Queue, attempts: Iterable<number>): Promise<string[]> => {
  const lines: string[] = []
  for (const attempt of attempts) {
    const { comments } = await queue.send('GET', `/comments/quiz-attempt/${attempt}`)
    for (const { user, question_id: question, text_formatted: text } of comments.data)
      lines.push(`${user.name} at ${question} of ${attempt}: ${text.without_tags}`)
  }
  return lines.toSorted()
}

test('two reviewers check one queue at random: no attempt is decided by both, and no word is lost', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(seconds * 1000 + 180_000)
  process.stdout.write(`REVIEW_SEED=${seed} REVIEW_SECONDS=${seconds}\n`)
  const queue = await startQueue(page)
  for (let count = 0; count < waitingAtFirst; count += 1) await queue.handIn()

  const both: RandomReviewer[] = []
  const pages: Page[] = []
  for (const [at, { name, email }] of reviewers.entries()) {
    const context = await browser.newContext({ baseURL: server.origin })
    const own = await context.newPage()
    await signInQuickly(own, email)
    const list = `/expert/practices?quiz=${queue.quiz}`
    const colleagueAt = () => both[1 - at]?.places() ?? []
    both.push(createRandomReviewer(own, { name, list, seed: seed + at, answerOf, colleagueAt }))
    pages.push(own)
  }
  const faults: string[] = []
  // For each press that decides, one more waits.
  let handedIn = Promise.resolve()
  for (const own of pages) {
    own.on('pageerror', ({ message }) => faults.push(`${own.url()}: ${message}`))
    own.on('requestfinished', (request) => {
      if (request.method() === 'PATCH') handedIn = handedIn.then(queue.handIn)
    })
  }
  const until = Date.now() + seconds * 1000
  await Promise.all(both.map(({ work }) => work(until)))
  await handedIn
  expect(faults).toEqual([])

  const byAttempt = callsOf(both)
  const calls = [...byAttempt.values()].flat()
  const count = (kind: ReviewCall['kind']) =>
    calls.filter((call) => call.kind === kind && !isRefused(call)).length
  const sent = both.flatMap(({ sent: words }, at) =>
    words.map(
      ({ attempt, question, words: said }) => `${reviewers[at]?.shown} at ${question} of ${attempt}: ${said}`,
    ),
  )
  const refused = calls.filter(isRefused)
  const numbers = `${byAttempt.size} attempts, ${count('decision')} decisions, ${sent.length} comments, ${count('points')} points, ${count('undo')} undos, ${refused.length} refusals\n`
  process.stdout.write(numbers)
  expect(refused.filter(({ status }) => status !== 409)).toEqual([])
  expect(Math.min(count('decision'), sent.length)).toBeGreaterThan(0)

  await expect
    .poll(() => readWords(queue, byAttempt.keys()), { message: 'every comment is there once' })
    .toEqual(sent.toSorted())
  const isTold = async (attempt: number) =>
    (await queue.send('GET', `/practices/${attempt}`)).row.decision === null
  for (const [attempt, own] of byAttempt) {
    await expect.poll(() => isTold(attempt), { message: `the learner of ${attempt} is told` }).toBe(true)
    await expectExplained(queue, attempt, own)
  }
  for (const own of pages) await own.context().close()
})
