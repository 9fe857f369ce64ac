import { finishAttempt, saveAnswerInLesson } from '@lectern/contract/attempts/attempts.api'
import {
  getAttemptView,
  listLessonQuizQuestions,
  startAttempt,
} from '@lectern/contract/practices/practices.api'
import { addressOf } from './api.ts'
import { type Client, closedLoop } from './closed-loop.ts'
import type { Figures } from './figures.ts'
import type { Material } from './material.ts'

export interface AttemptOptions {
  readonly connections: number
  readonly seconds: number
  readonly saves: 'with finish' | 'one by one'
}

/** Whole attempts: start, read the questions, answer all eleven, finish, look at the result. */
export const measureAttempts = (
  origin: string,
  material: Material,
  options: AttemptOptions,
): Promise<Figures> => {
  const { connections, seconds, saves } = options
  return closedLoop({ origin, workers: connections, seconds }, (client, worker, round) => {
    // Each worker has its own students; the first ones are left to the measurement of single saves.
    const own = material.students.slice(connections).filter((_, index) => index % connections === worker)
    return takeAttempt(client, own[round % own.length] ?? '', material, saves)
  })
}

const takeAttempt = async (
  client: Client,
  token: string,
  { lessonId, quizId, questions }: Material,
  saves: AttemptOptions['saves'],
): Promise<boolean> => {
  const place = { lesson: lessonId, quiz: quizId }
  const started = await client.send('POST', addressOf(startAttempt, place), token)
  if (started.status !== 200) return false
  const attempt = startAttempt.output.parse(JSON.parse(started.body)).data.id
  const asked = await client.send(
    'GET',
    `${addressOf(listLessonQuizQuestions, place)}?attempt_id=${attempt}`,
    token,
  )
  const answers = questions.map((question, index) => ({
    quiz_question_id: question.id,
    answer_ids: [question.right],
    device: 'bench',
    seq: index + 1,
  }))
  const single = saves === 'one by one' ? answers : []
  for (const answer of single) {
    const saved = await client.send(
      'POST',
      addressOf(saveAnswerInLesson, { ...place, attempt }),
      token,
      answer,
    )
    if (saved.status !== 200) return false
  }
  const payload = saves === 'with finish' ? answers : []
  const finished = await client.send('POST', addressOf(finishAttempt, { attempt }), token, { payload })
  const review = await client.send('GET', addressOf(getAttemptView, { ...place, attempt }), token)
  if (asked.status !== 200 || review.status !== 200) return false
  return finished.status === 200 && finishAttempt.output.parse(JSON.parse(finished.body)).data.success
}
