import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { rowsOfPayload } from '@lectern/contract/attempts/rules/answer-rows'
import { answerPayload } from '@lectern/contract/attempts/answer-payload'
import { questionTypes, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { quizContent, type QuizContent } from '@lectern/contract/quizzes/quiz'
import { buildPages } from '../../scripts/build-pages.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startProgram } from './processes.ts'

// `npm run bench:questions`: how long 60 questions of all types take to mark and to open, and how much JavaScript one of each needs.
const questionsOfAttempt = 60
const rounds = 200
const goals = { gradingMs: 5, openingMs: 1_000, javaScriptKb: 190 } as const
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }
const student = { email: 'student@lectern.test', password: 'lectern-demo' }
const lesson = '/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there'
const practice = '/lessons/9/quizzes/9'
/** The picture of the samples; where they are stored, one of the school stands for it. */
const samplePicture = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const samples = Object.values(questionTypes).map(({ sample }) => sample)

/** So many questions, one type after the other, each with an id of its own. */
const contentOf = (count: number): QuizContent =>
  quizContent.parse({
    version: 1,
    questions: Array.from({ length: count }, (_, at) => ({
      ...samples[at % samples.length]?.question,
      id: `bench-question-${at}`,
      // An attempt without answers is handed in, so that the next round begins a new one.
      is_required: false,
    })),
  })

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Milliseconds to mark an attempt as the server does when it is handed in, and to read the same questions through their schema once: the yardstick. */
const measureGrading = () => {
  const { questions } = contentOf(questionsOfAttempt)
  const answers = questions.map(({ id }, at) =>
    rowsOfPayload(
      answerPayload.parse({
        quiz_question_id: id,
        answers: samples[at % samples.length]?.half?.answer ?? samples[at % samples.length]?.right,
      }),
    ),
  )
  const arrangements = questions.map((question) => questionTypeOf(question).arrange(question, () => 0.5))
  const stored = JSON.stringify({ version: 1, questions })
  const pairs = Array.from({ length: rounds }, () => ({
    grading: timed(() => {
      questions.forEach((question, at) => {
        const [answer = [], arrangement = { order: [] }] = [answers[at], arrangements[at]]
        const isReady = questionTypeOf(question).validate(question, arrangement, answer) === null
        questionTypeOf(question).grade(question, isReady ? answer : [])
      })
    }),
    reading: timed(() => quizContent.parse(JSON.parse(stored))),
  }))
  return {
    grading: median(pairs.map(({ grading }) => grading)),
    reading: median(pairs.map(({ reading }) => reading)),
  }
}

/** Calls the API as one person. */
const callsOf = async (context: BrowserContext, who: object) => {
  const { data } = await (await context.request.post('/api/v1/auth/login', { data: who })).json()
  const headers = { Authorization: `Bearer ${data.token}`, 'X-Requested-With': 'XMLHttpRequest' }
  return async (method: string, path: string, body?: object) => {
    const reply = await context.request.fetch(`/api/v1${path}`, { method, headers, data: body })
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()).data
  }
}

/** A picture of the school. */
const uploadPicture = async (context: BrowserContext, token: string): Promise<string> => {
  const reply = await context.request.post('/api/v1/files?model=quiz', {
    headers: { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' },
    multipart: {
      file: { name: 'plant.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') },
    },
  })
  return (await reply.json()).data.uuid
}

/** Gives the practice of the lesson so many questions. */
const storeQuestions = async (browser: Browser, origin: string, count: number): Promise<void> => {
  const context = await browser.newContext({ baseURL: origin })
  const { data } = await (await context.request.post('/api/v1/auth/login', { data: expert })).json()
  const call = await callsOf(context, expert)
  const picture = await uploadPicture(context, data.token)
  const [quiz] = await call('GET', '/quizzes?query=Explaining')
  const content = JSON.parse(JSON.stringify(contentOf(count)).replaceAll(samplePicture, picture))
  await call('PUT', `/quizzes/${quiz.id}`, { content })
  await context.close()
}

/** Opens an attempt as a learner: milliseconds until the last question can be answered, and the JavaScript that came for it. */
const open = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  const call = await callsOf(context, student)
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(lesson, { waitUntil: 'networkidle' })
  const start = page.getByRole('button', { name: /^(Start|Try again)$/ })
  await start.waitFor()
  const began = performance.now()
  await start.click()
  await page.locator('[data-question]').last().waitFor()
  await page.locator('[data-question]').last().locator('input, button, select, textarea').first().waitFor()
  const milliseconds = performance.now() - began
  await page.waitForLoadState('networkidle')
  const { attempt } = await call('GET', practice)
  await call('POST', `/quiz-attempts/${attempt.id}/finish`, { payload: [] })
  const kB = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1000
  await context.close()
  return { milliseconds, kB }
}

const measurePages = async (origin: string) => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await storeQuestions(browser, origin, samples.length)
    const { kB } = await open(browser, origin)
    await storeQuestions(browser, origin, questionsOfAttempt)
    const times = []
    for (let round = 0; round < 5; round += 1) times.push((await open(browser, origin)).milliseconds)
    return { kB, opening: median(times) }
  } finally {
    await browser.close()
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const { grading, reading } = measureGrading()
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-questions-'))
const server = await startProgram(
  'apps/server/src/main.ts',
  [],
  { PORT: '0', LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
  /^Lectern is ready: (\S+)/,
)
try {
  const { kB, opening } = await measurePages(server.origin)
  const lines = [
    {
      work: `mark ${questionsOfAttempt} questions of ${samples.length} types, ms`,
      measured: grading,
      goal: goals.gradingMs,
      'of reading them': (grading / reading).toFixed(2),
    },
    { work: `open ${questionsOfAttempt} questions, ms`, measured: opening, goal: goals.openingMs },
    { work: 'JavaScript of a page with one of each type, kB gzip', measured: kB, goal: goals.javaScriptKb },
  ]
  console.table(lines.map((line) => ({ ...line, measured: Math.round(line.measured * 10) / 10 })))
  if (lines.some(({ measured, goal }) => measured > goal)) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
