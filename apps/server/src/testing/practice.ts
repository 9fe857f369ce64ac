import type { TestApp } from './app.ts'
import { joinSchool, type TestSchool } from './school.ts'

/** An answer to the first question of a test school's quiz. */
export const one = (id: string, more: object = {}) => ({
  quiz_question_id: 'question-one',
  answer_ids: [id],
  ...more,
})

/** An answer to its second question. */
export const two = (ids: string[], more: object = {}) => ({
  quiz_question_id: 'question-two',
  answer_ids: ids,
  ...more,
})

/** What learners do with the quiz of a test school, by the lesson's address. */
export const practiceIn = (app: TestApp, school: TestSchool) => {
  const { call } = app
  const quizPath = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`
  const begin = async (token: string) =>
    (await call('POST', `${quizPath}/start-attempt`, { as: token })).body.data
  return {
    quizPath,
    begin,
    answer: (token: string, attemptId: number, body: object) =>
      call('POST', `/lessons/${school.lesson.id}/quiz-attempts/${attemptId}`, { as: token, body }),
    finish: (token: string, attemptId: number, payload: object[] = []) =>
      call('POST', `/quiz-attempts/${attemptId}/finish`, { as: token, body: { payload } }),
    questions: async (token: string, attemptId: number, device = 'api') => {
      const path = `${quizPath}/quiz-questions?attempt_id=${attemptId}&device=${device}`
      return (await call('GET', path, { as: token })).body.data
    },
    /** A new learner with an attempt in process. */
    started: async () => {
      const learner = await joinSchool(app, school)
      return { ...learner, attempt: await begin(learner.token) }
    },
  }
}
