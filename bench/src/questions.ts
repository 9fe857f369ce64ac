import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { finishAttempt } from '@lectern/contract/attempts/attempts.api'
import { file } from '@lectern/contract/files/file'
import { login } from '@lectern/contract/identity/sign-in.api'
import { dataOf } from '@lectern/contract/kernel/envelope'
import { getLessonQuiz } from '@lectern/contract/practices/practices.api'
import { updateQuiz } from '@lectern/contract/quizzes/quizzes.api'
import { rowsOfPayload } from '@lectern/contract/attempts/rules/answer-rows'
import { answerPayload } from '@lectern/contract/attempts/answer-payload'
import { questionTypes, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { quizContent, type QuizContent } from '@lectern/contract/quizzes/quiz'
import { buildPages } from '../../scripts/build-pages.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { openApi, type CallApi } from './api.ts'
import { medianOf } from './figures.ts'
import { measurePolls } from './polls.ts'
import { startBenchServer } from './server.ts'

// `npm run bench:questions`: how long 60 questions of all types take to mark and to open, and how much JavaScript one of each needs.
const questionsOfAttempt = 60
const rounds = 200
const tries = 5
const peopleAtPolls = 10_000
const goals = { gradingMs: 5, openingMs: 1_000, javaScriptKb: 190, countingMs: 250 } as const
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }
const student = { email: 'student@lectern.test', password: 'lectern-demo' }
const lesson = '/courses/how-to-learn-a-short-course/explain-it-to-someone-who-is-not-there'
const practice = { lesson: 9, quiz: 9 }
/** The picture of the samples; where they are stored, one of the school stands for it. */
const samplePicture = '0b9d6a4e-6f0e-4a53-9c62-0d1f6b0a7c11'
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const samples = Object.values(questionTypes).map(({ sample }) => sample)
const polls = Object.values(questionTypes)
  .filter(({ isCounted }) => isCounted)
  .map(({ sample }) => sample)

/** So many questions, one type after the other, each with an id of its own. */
const contentOf = (count: number, of: typeof samples = samples): QuizContent =>
  quizContent.parse({
    version: 1,
    questions: Array.from({ length: count }, (_, at) => ({
      ...of[at % of.length]?.question,
      id: `bench-question-${at}`,
      // An attempt without answers is handed in, so that the next round begins a new one.
      is_required: false,
      is_public_answer_enabled: true,
    })),
  })

const tenths = (value: number): number => Math.round(value * 10) / 10

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
    grading: medianOf(pairs.map(({ grading }) => grading)),
    reading: medianOf(pairs.map(({ reading }) => reading)),
  }
}

const signIn = async (call: CallApi, body: typeof expert): Promise<string> => {
  const { token } = (await call(login, '', { body })).data
  if (token === null) throw new Error(`${body.email} was not signed in.`)
  return token
}

/** A picture of the school. */
const uploadPicture = async (origin: string, token: string): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/png' }), 'plant.png')
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' }
  const reply = await fetch(`${origin}/api/v1/files?model=quiz`, { method: 'POST', headers, body: form })
  return dataOf(file).parse(await reply.json()).data.uuid
}

/** Gives the practice of the lesson so many questions. */
const storeQuestions = async (origin: string, count: number, of = samples): Promise<void> => {
  const { call, client } = openApi(origin)
  const token = await signIn(call, expert)
  const picture = await uploadPicture(origin, token)
  const content = JSON.stringify(contentOf(count, of)).replaceAll(samplePicture, picture)
  const body = { content: quizContent.parse(JSON.parse(content)) }
  await call(updateQuiz, token, { params: { quiz: practice.quiz }, body })
  client.close()
}

/** The right answers to so many questions; without their files, which the samples only name. */
const rightAnswers = (count: number, of = samples) =>
  contentOf(count, of).questions.map(({ id }, at) => ({
    quiz_question_id: id,
    answers: (of[at % of.length]?.right ?? []).map(({ files: _named, ...row }) => row),
  }))

/** Hands in the running attempt with an answer to each question, so that the next round begins a new one. */
const handIn = async (origin: string, token: string, count: number): Promise<void> => {
  const { call, client } = openApi(origin)
  const { attempt } = (await call(getLessonQuiz, token, { params: practice })).data
  if (attempt === null) throw new Error('The page began no attempt.')
  const payload = rightAnswers(count).map((each) => answerPayload.parse(each))
  const done = await call(finishAttempt, token, { params: { attempt: attempt.id }, body: { payload } })
  if (!done.data.success) throw new Error(`Not handed in: ${done.data.unanswered.join(', ')}`)
  client.close()
}

/**
 * Opens an attempt as a learner: milliseconds until the last question can be answered, and the JavaScript that came for it.
 *
 * @throws what the page threw
 */
const open = async (browser: Browser, origin: string, count: number) => {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  await context.request.post('/api/v1/auth/login', { data: student })
  const { call, client } = openApi(origin)
  const token = await signIn(call, student)
  client.close()
  const page = await context.newPage()
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    // A page that was closed meanwhile has failed already; its scripts are not what is told of it.
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    )
    scripts.push(size)
  })
  await page.goto(lesson, { waitUntil: 'networkidle' })
  const start = page.getByRole('button', { name: /^(Start|Try again)$/ })
  await start.waitFor()
  const began = performance.now()
  await start.click()
  const last = page.locator('[data-question]').last()
  await last
    .locator('input, button, select, textarea')
    .first()
    .waitFor()
    // What the page threw says more than that nothing came.
    .catch((error: unknown) => Promise.reject(faults[0] ?? error))
  const milliseconds = performance.now() - began
  await page.waitForLoadState('networkidle')
  if (faults[0]) throw faults[0]
  await handIn(origin, token, count)
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
    await storeQuestions(origin, samples.length)
    const { kB } = await open(browser, origin, samples.length)
    await storeQuestions(origin, questionsOfAttempt)
    const times = []
    for (let round = 0; round < tries; round += 1)
      times.push((await open(browser, origin, questionsOfAttempt)).milliseconds)
    // The best one: what else runs beside it is no part of it.
    return { kB, opening: Math.min(...times) }
  } finally {
    await browser.close()
  }
}

const measureCounting = async (origin: string, databaseUrl: string) => {
  await storeQuestions(origin, polls.length, polls)
  const { call, client } = openApi(origin)
  const token = await signIn(call, student)
  const payload = rightAnswers(polls.length, polls)
  const times = await measurePolls({ call, token, practice, payload }, databaseUrl, peopleAtPolls)
  client.close()
  return times
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
// The best of several: the first one runs before the rules are compiled, and other work runs beside any of them.
const gradings = Array.from({ length: tries }, measureGrading).toSorted((a, b) => a.grading - b.grading)
const { grading = 0, reading = 1 } = gradings[0] ?? {}
const server = await startBenchServer('questions')
try {
  const { kB, opening } = await measurePages(server.origin)
  const { alone, beside, counting } = await measureCounting(server.origin, server.database.url)
  const lines = [
    {
      work: `mark ${questionsOfAttempt} questions of ${samples.length} types, best of ${tries}, ms`,
      measured: grading,
      goal: goals.gradingMs,
      'of reading them': (grading / reading).toFixed(2),
    },
    {
      work: `open ${questionsOfAttempt} questions, best of ${tries}, ms`,
      measured: opening,
      goal: goals.openingMs,
    },
    { work: 'JavaScript of a page with one of each type, kB gzip', measured: kB, goal: goals.javaScriptKb },
    {
      work: `see what ${peopleAtPolls} people picked in ${polls.length} polls, ms`,
      measured: beside,
      goal: alone * 2,
    },
    {
      work: 'the same, where it is counted anew (once a second), ms',
      measured: counting,
      goal: goals.countingMs,
    },
  ]
  console.table(lines.map((line) => ({ ...line, measured: tenths(line.measured), goal: tenths(line.goal) })))
  if (lines.some(({ measured, goal }) => measured > goal)) process.exitCode = 1
} finally {
  await server.stop()
}
