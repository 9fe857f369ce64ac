import { finishAttempt } from '@lectern/contract/attempts/attempts.api'
import { answerPayload } from '@lectern/contract/attempts/answer-payload'
import { login } from '@lectern/contract/identity/sign-in.api'
import { startAttempt } from '@lectern/contract/practices/practices.api'
import { getQuestionAnswers, getQuizResults } from '@lectern/contract/practices/quiz-results.api'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { quizContent } from '@lectern/contract/quizzes/quiz'
import { updateQuiz } from '@lectern/contract/quizzes/quizzes.api'
import { Pool } from 'pg'
import { openApi, type CallApi } from './api.ts'
import { medianOf } from './figures.ts'
import { startBenchServer } from './server.ts'

// `npm run bench:results`: how long the results of a quiz take, of many attempts at many questions, each read anew.
const people = 20_000
const questionsOfQuiz = 60
const rounds = 5
const goalMs = 1_000
const practice = { lesson: 9, quiz: 9 }
const password = 'lectern-demo'
const { sample } = questionTypes.single_answer
const ids = Array.from({ length: questionsOfQuiz }, (_, at) => `bench-question-${at}`)

const signIn = async (call: CallApi, name: string): Promise<string> => {
  const { token } = (await call(login, '', { body: { email: `${name}@lectern.test`, password } })).data
  if (token === null) throw new Error(`${name} was not signed in.`)
  return token
}

/** One attempt, handed in through the API. */
const handIn = async (call: CallApi, expert: string): Promise<number> => {
  const questions = ids.map((id) => ({ ...sample.question, id, image: null, files: [], comment_files: [] }))
  const body = { content: quizContent.parse({ version: 1, questions }) }
  await call(updateQuiz, expert, { params: { quiz: practice.quiz }, body })
  const student = await signIn(call, 'student')
  const attempt = (await call(startAttempt, student, { params: practice })).data.id
  const payload = ids.map((id) => answerPayload.parse({ quiz_question_id: id, answers: sample.right }))
  const done = await call(finishAttempt, student, { params: { attempt }, body: { payload } })
  if (!done.data.success) throw new Error('The attempt was not handed in.')
  return attempt
}

/** Gives it to so many people more, each with points of their own. */
const copyAttempt = async (url: string, attempt: number): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(
    `with made as (
      insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades,
        scores, max_scores, started_at, finished_at)
      select school_id, 1000000 + person, lesson_id, quiz_id, quiz_version_id, status_id, arrangements,
        (select jsonb_object_agg(key, case when random() * $2 < person then value
          else value || '{"correctness": "incorrect", "points": 0}' end) from jsonb_each(grades)),
        max_scores * person / $2, max_scores, started_at, finished_at - person * interval '1 second'
      from attempts, generate_series(1, $2::int) as person where id = $1
      returning id
    )
    insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
    select made.id, question_id, answer, taken, last_device, last_seq, saved_at
    from attempt_answers, made where attempt_id = $1`,
    [attempt, people - 1],
  )
  await pool.query('vacuum analyze attempts')
  await pool.query('vacuum analyze attempt_answers')
  await pool.end()
}

const timed = async (work: () => Promise<number>) => {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const counted = await work()
    times.push(performance.now() - start)
    if (counted < people - 1) throw new Error(`Only ${counted} attempts were counted.`)
  }
  return medianOf(times)
}

const server = await startBenchServer('results')
const { call, client } = openApi(server.origin)
try {
  const expert = await signIn(call, 'expert')
  await copyAttempt(server.database.url, await handIn(call, expert))
  const params = { quiz: practice.quiz }
  const [question = ''] = ids
  const whole = await timed(async () => (await call(getQuizResults, expert, { params })).data.counted)
  const one = await timed(
    async () => (await call(getQuestionAnswers, expert, { params: { ...params, question } })).data.answered,
  )
  const lines = [
    { work: `results of ${people} attempts at ${questionsOfQuiz} questions, ms`, measured: whole },
    { work: 'the answers to one of them, ms', measured: one },
  ]
  console.table(lines.map((line) => ({ ...line, measured: Math.round(line.measured), goal: goalMs })))
  if (lines.some(({ measured }) => measured > goalMs)) process.exitCode = 1
} finally {
  client.close()
  await server.stop()
}
