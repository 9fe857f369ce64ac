import { login } from '@lectern/contract/identity/sign-in.api'
import { decidePractice, listPractices } from '@lectern/contract/practices/practices.api'
import { getWorkload } from '@lectern/contract/practices/workload/workload.api'
import { claimNextPractice } from '@lectern/contract/practices/review/review.api'
import { listSameAnswers } from '@lectern/contract/practices/desk/same-answers.api'
import { addressOf, openApi } from '../api.ts'
import { openClient } from '../closed-loop.ts'
import { percentileOf } from '../figures.ts'
import { makeMaterial } from '../material.ts'
import { startBenchServer } from '../server.ts'
import { desk, fillDesk, measured } from './fill.ts'

// `npm run bench:review`: how soon a reviewer has the queue, and the next answer, in a school with a million attempts.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '60')
const warmUp = 3
const goals = { page: 150, next: 200, workload: 300, beside: 150 }

/** So many look at the numbers of the team at once. */
const crowd = 100
const crowds = 10

const server = await startBenchServer('review')
const { call, client } = openApi(server.origin)
const onlookers = Array.from({ length: crowd }, () => openClient(server.origin))

const tenths = (value: number): number => Math.round(value * 10) / 10

const measure = async (work: string, goal: number, timed: () => Promise<number>, most = rounds) => {
  const times = []
  for (let round = -warmUp; round < most; round += 1) {
    const took = await timed()
    if (round >= 0) times.push(took)
  }
  console.log(`${work}: ${tenths(percentileOf(times, 0.95))} ms`)
  return { work, p50: tenths(percentileOf(times, 0.5)), p95: tenths(percentileOf(times, 0.95)), goal }
}

/** Milliseconds of the first page of a question, which has to hold something. */
const page = (token: string, search: string) => async (): Promise<number> => {
  const begin = performance.now()
  const { status, body } = await client.send('GET', `${addressOf(listPractices)}?${search}`, token)
  const took = performance.now() - begin
  if (status !== 200) throw new Error(`The practices answered ${status}: ${body}`)
  if (listPractices.output.parse(JSON.parse(body)).data.length === 0)
    throw new Error(`Nothing is found by ${search}.`)
  return took
}

/** Milliseconds of the numbers of the whole team, in which something waits and something was decided. */
const workload =
  (token: string, search: string, by = client) =>
  async (): Promise<number> => {
    const begin = performance.now()
    const { status, body } = await by.send('GET', `${addressOf(getWorkload)}?${search}`, token)
    const took = performance.now() - begin
    if (status !== 200) throw new Error(`The workload answered ${status}: ${body}`)
    const { waiting, decided, assistants } = getWorkload.output.parse(JSON.parse(body)).data
    if (waiting.count === 0 || decided.count === 0 || assistants.length === 0)
      throw new Error(`The team has no work by ${search}.`)
    return took
  }

/** Milliseconds for which somebody else waits for a page of what waits while many look at the numbers of the team. */
const besideCrowd = (token: string, search: string) => async (): Promise<number> => {
  const looks = onlookers.map((onlooker) => workload(token, 'days=90', onlooker)())
  const took = await page(token, search)()
  await Promise.all(looks)
  return took
}

/** Milliseconds until the next one is claimed; it is decided about, so that another one comes next. */
const next = (token: string, filter: object) => async (): Promise<number> => {
  const begin = performance.now()
  const { data } = await call(claimNextPractice, token, { body: filter })
  const took = performance.now() - begin
  if (data === null) throw new Error('Nothing waits any more.')
  await call(decidePractice, token, {
    params: { attempt: String(data.attempt.id) },
    body: { status_id: 1, is_held: true },
  })
  return took
}

/** Milliseconds until it is known who answered the same: half of what waits, one after the other looked at. */
const same = (token: string, quiz: number, question: string) => {
  let page = 0
  return async (): Promise<number> => {
    page += 1
    const search = `status_id=6&order=waiting&quiz_id=${quiz}&per_page=15&page=${page}`
    const { body } = await client.send('GET', `${addressOf(listPractices)}?${search}`, token)
    const [row] = listPractices.output.parse(JSON.parse(body)).data
    if (!row) throw new Error('Nothing waits any more.')
    const begin = performance.now()
    const address = addressOf(listSameAnswers, { attempt: String(row.attempt.id) })
    const reply = await client.send('GET', `${address}?question_id=${question}`, token)
    const took = performance.now() - begin
    if (reply.status !== 200) throw new Error(`The question was answered with ${reply.status}: ${reply.body}`)
    if (!listSameAnswers.output.parse(JSON.parse(reply.body)).data.is_more)
      throw new Error('Too few have answered the same.')
    return took
  }
}

try {
  const { token } = (
    await call(login, '', { body: { email: 'expert@lectern.test', password: 'lectern-demo' } })
  ).data
  if (token === null) throw new Error('The expert was not signed in.')
  const { lessonId, quizId } = await makeMaterial(server.origin, 1)
  const begin = performance.now()
  const question = await fillDesk(server.database.url, lessonId, quizId)
  console.log(`Filled in ${Math.round((performance.now() - begin) / 1000)} s: ${JSON.stringify(desk)}`)
  const waiting = 'status_id=6&order=waiting'
  const pages: readonly [string, string][] = [
    ['what waits', waiting],
    ['what waits, 100 rows', `${waiting}&per_page=100`],
    ['what waits in a course', `${waiting}&course_id=${measured.course}`],
    ['what waits in a lesson', `${waiting}&lesson_id=${measured.lesson}`],
    ['what waits at a quiz', `${waiting}&quiz_id=${quizId}`],
    ['what waits for an assistant', `${waiting}&assistant_id=${measured.assistant}`],
    ['what waits of a group', `${waiting}&group_id=${measured.group}`],
    ['what waits by an offer', `${waiting}&offer_id=${measured.offer}`],
    ['what waits with new comments', `${waiting}&unread=1`],
    ['what waits of somebody', `${waiting}&query=desk-40`],
    [
      'what waits of three days',
      `${waiting}&finished_from=${new Date(Date.now() - 3 * 86_400_000).toISOString()}`,
    ],
    ['every attempt', ''],
    ['what was passed in a course', `status_id=1&course_id=${measured.course}`],
    ['what an assistant decided', `assistant_id=${measured.assistant}`],
  ]
  const lines = []
  for (const [work, search] of pages) lines.push(await measure(work, goals.page, page(token, search)))
  for (const [work, search] of [
    ['the work of the team, 90 days', 'days=90'],
    ['the work of the team in a course', `days=90&course_id=${measured.course}`],
  ] as const)
    lines.push(await measure(work, goals.workload, workload(token, search)))
  lines.push(
    await measure(
      `what waits, while ${crowd} look at the work of the team`,
      goals.beside,
      besideCrowd(token, waiting),
      crowds,
    ),
  )
  lines.push(await measure('the next one', goals.next, next(token, {})))
  lines.push(
    await measure('the next one in a course', goals.next, next(token, { course_id: measured.course })),
  )
  lines.push(await measure('the next one of an offer', goals.next, next(token, { offer_id: measured.offer })))
  lines.push(await measure('who answered the same', goals.page, same(token, quizId, question)))
  console.log(`${server.database.name}; ${rounds} calls each, one after the other, milliseconds.`)
  console.table(lines)
  if (lines.some(({ p95, goal }) => p95 > goal)) process.exitCode = 1
} finally {
  for (const each of [client, ...onlookers]) each.close()
  await server.stop()
}
