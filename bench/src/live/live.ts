import { login } from '@lectern/contract/identity/sign-in.api'
import { writeComment } from '@lectern/contract/comments/comments.api'
import { joinCourse } from '@lectern/contract/courses/courses.api'
import { createSection, updateLesson } from '@lectern/contract/lessons/lessons.api'
import { startAttempt } from '@lectern/contract/practices/practices.api'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPages } from '../../../scripts/build-pages.ts'
import { type CallApi, openApi } from '../api.ts'
import { makeOpenCourse, makeOpenLesson } from '../crowd-material.ts'
import { medianOf, percentileOf } from '../figures.ts'
import { makeMaterial, type Material } from '../material.ts'
import { memoryNow, peakMemoryOf } from '../processes.ts'
import { type BenchServer, startBenchServer } from '../server.ts'
import { holdLines } from './held-lines.ts'
import { atPace } from './paced.ts'

// `npm run bench:live`: 2,000 live lines on one place, and how long until all of them hear of a comment there; then 50 comments a
// second beside answers that are saved, and the same answers without them, in turn. The people share the machine's processors.
const lineCount = Number(process.env['LIVE_LINES'] ?? '2000')
const people = 200
const comments = 15
const rounds = 3
const seconds = 20
const commentsPerSecond = 50
const answersPerSecond = 60
const answering = 20
const goals = { heardMs: 1_000, slower: 1.1 } as const

const talk = (key: string) => ({
  key,
  type_id: 6 as const,
  content: { is_comments_disabled: false, is_file_comment_enabled: false },
})

/** Two places for comments in a lesson of a course in which all take part. */
const makePlaces = async (call: CallApi, expert: string, students: readonly string[]) => {
  const course = await makeOpenCourse(call, expert, 'Talkative course')
  const lesson = await makeOpenLesson(call, expert, course.id, 0)
  const body = { name: 'Talk', info_units: [talk('talk-heard'), talk('talk-busy')] }
  const { data } = await call(createSection, expert, { params: { lesson: lesson.id }, body })
  await call(updateLesson, expert, {
    params: { course: course.id, lesson: lesson.id },
    body: { status_id: 4 },
  })
  for (const token of students) await call(joinCourse, token, { params: { course: course.id } })
  const [heard, busy] = data.info_units
  return { heard: heard?.id ?? 0, busy: busy?.id ?? 0 }
}

const commentOn = (unit: number, round: number) => ({
  commentable_type: 'info-unit' as const,
  commentable_id: unit,
  text: `Measured comment ${round}`,
  files: [],
  parent_id: null,
  is_private: false,
  addressee_id: null,
})

/** Milliseconds from sending a comment until the last reader has the event, and until half of them have. */
const measureHearing = async (server: BenchServer, tokens: Tokens, unit: number) => {
  const idle = memoryNow(server.pid)
  const watch = `info-unit:${unit}`
  const { lines, openedMs, close } = await holdLines(server.origin, tokens.students, {
    count: lineCount,
    watch,
  })
  const { call, client } = openApi(server.origin)
  const last: number[] = []
  const half: number[] = []
  for (let round = 0; round < comments; round += 1) {
    const began = performance.now()
    const { data } = await call(writeComment, tokens.expert, { body: commentOn(unit, round) })
    const times = await Promise.all(lines.map(async ({ heard }) => (await heard(data.id)) - began))
    last.push(Math.max(...times))
    half.push(medianOf(times))
    await wait(200)
  }
  client.close()
  return { openedMs, last, half, grown: memoryNow(server.pid) - idle, close }
}

interface Tokens {
  readonly expert: string
  readonly students: readonly string[]
}

const beginAttempts = async (call: CallApi, { students, lessonId, quizId }: Material) => {
  const attempts: number[] = []
  for (const token of students.slice(0, answering))
    attempts.push((await call(startAttempt, token, { params: { lesson: lessonId, quiz: quizId } })).data.id)
  return attempts
}

let seq = 0

/** Milliseconds of answers that are saved at their pace. */
const saveAnswers = (origin: string, material: Material, attempts: readonly number[]) =>
  atPace({
    origin,
    perSecond: answersPerSecond,
    seconds,
    send: (client, round) => {
      const question = material.questions[round % material.questions.length]
      const at = round % attempts.length
      const path = `/api/v1/lessons/${material.lessonId}/quiz-attempts/${attempts[at]}`
      const body = {
        quiz_question_id: question?.id,
        answer_ids: [question?.right],
        device: 'bench',
        seq: (seq += 1),
      }
      return client.send('POST', path, material.students[at] ?? '', body)
    },
  })

const writeComments = (origin: string, { students }: Tokens, unit: number) =>
  atPace({
    origin,
    perSecond: commentsPerSecond,
    seconds,
    send: (client, round) =>
      client.send(
        'POST',
        '/api/v1/comments',
        students[round % students.length] ?? '',
        commentOn(unit, round),
      ),
  })

/** p95 of answers without comments and beside them, in turn, each turn compared with the one before: other work on the machine hits both. */
const measureBeside = async (server: BenchServer, material: Material, unit: number, call: CallApi) => {
  const attempts = await beginAttempts(call, material)
  const tokens = { expert: '', students: material.students.slice(answering) }
  await saveAnswers(server.origin, material, attempts)
  const alone: number[] = []
  const beside: number[] = []
  const commented: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push(percentileOf(await saveAnswers(server.origin, material, attempts), 0.95))
    const [answers, written] = await Promise.all([
      saveAnswers(server.origin, material, attempts),
      writeComments(server.origin, tokens, unit),
    ])
    beside.push(percentileOf(answers, 0.95))
    ratios.push((beside.at(-1) ?? 0) / (alone.at(-1) ?? 1))
    commented.push(percentileOf(written, 0.95))
  }
  return {
    alone: medianOf(alone),
    beside: medianOf(beside),
    commented: medianOf(commented),
    slower: medianOf(ratios),
  }
}

const round1 = (number: number): number => Math.round(number * 10) / 10

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const server = await startBenchServer('live', { LECTERN_TRUST_PROXY: '127.0.0.1' })
try {
  const { call, client } = openApi(server.origin)
  const credentials = { email: 'expert@lectern.test', password: 'lectern-demo' }
  const expert = (await call(login, '', { body: credentials })).data.token ?? ''
  const material = await makeMaterial(server.origin, people)
  const places = await makePlaces(call, expert, material.students)
  const heard = await measureHearing(server, { expert, students: material.students }, places.heard)
  const slowest = Math.max(...heard.last)
  console.table([
    {
      Lines: lineCount,
      'opened ms': Math.round(heard.openedMs),
      'half heard ms': round1(medianOf(heard.half)),
      'all heard ms': round1(medianOf(heard.last)),
      'slowest ms': round1(slowest),
      'kB a line': round1((heard.grown * 1024) / lineCount),
      'memory MiB': Math.round(memoryNow(server.pid)),
      goal: slowest < goals.heardMs ? 'reached' : 'MISSED',
    },
  ])
  const { alone, beside, commented, slower } = await measureBeside(server, material, places.busy, call)
  client.close()
  heard.close()
  console.table([
    {
      Answers: `${answersPerSecond}/s for ${seconds} s, the lines held`,
      'p95 ms': round1(alone),
      [`p95 beside ${commentsPerSecond} comments/s`]: round1(beside),
      'comments p95 ms': round1(commented),
      ratio: slower.toFixed(2),
      goal: slower <= goals.slower ? 'reached' : 'MISSED',
    },
  ])
  console.log(`The server held ${peakMemoryOf(server.pid).toFixed(0)} MiB at most.`)
  if (slowest >= goals.heardMs || slower > goals.slower) process.exitCode = 1
} finally {
  await server.stop()
}
