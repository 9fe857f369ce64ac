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
): Promise<Figures> =>
  closedLoop(
    { origin, workers: options.connections, seconds: options.seconds },
    async (client, worker, round) => {
      // Each worker has its own students, the first ones left to the measurement of single saves.
      const own = material.students
        .slice(options.connections)
        .filter((_, index) => index % options.connections === worker)
      return takeAttempt(client, own[round % own.length] ?? '', material, options.saves)
    },
  )

const takeAttempt = async (
  client: Client,
  token: string,
  { lessonId, quizId, questions }: Material,
  saves: AttemptOptions['saves'],
): Promise<boolean> => {
  const quiz = `/api/v1/lessons/${lessonId}/quizzes/${quizId}`
  const started = await client.send('POST', `${quiz}/start-attempt`, token)
  if (started.status !== 200) return false
  const { id } = JSON.parse(started.body).data
  const asked = await client.send('GET', `${quiz}/quiz-questions?attempt_id=${id}`, token)
  const answers = questions.map((question, index) => ({
    quiz_question_id: question.id,
    answer_ids: [question.right],
    device: 'bench',
    seq: index + 1,
  }))
  if (saves === 'one by one') {
    for (const answer of answers) {
      const saved = await client.send(
        'POST',
        `/api/v1/lessons/${lessonId}/quiz-attempts/${id}`,
        token,
        answer,
      )
      if (saved.status !== 200) return false
    }
  }
  const payload = saves === 'with finish' ? answers : []
  const finished = await client.send('POST', `/api/v1/quiz-attempts/${id}/finish`, token, { payload })
  const review = await client.send('GET', `${quiz}/attempt/${id}`, token)
  if (asked.status !== 200 || review.status !== 200) return false
  return JSON.parse(finished.body).data.attempt.status_id === 1
}
