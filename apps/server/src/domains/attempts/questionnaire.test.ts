import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'questionnaire', true)
const { answer, finish, questions, quizPath, started } = practiceIn(app, school)

const { question, right, refused } = questionTypes.mmpi.sample
const given = (answers: readonly object[]) => ({ quiz_question_id: question.id, answers })
const put = (change: object = {}) =>
  app.call('PUT', `/quizzes/${school.quizId}`, {
    as: school.owner.token,
    body: {
      settings: { result_detail: 'simple_answer' },
      content: { version: 1, questions: [{ ...question, ...change }] },
    },
  })
const reportSeenBy = async (token: string, attemptId: number, path = `${quizPath}/attempt/${attemptId}`) => {
  const { body } = await app.call('GET', path, { as: token })
  return body.data.questions[0].result.report
}

describe('a questionnaire with scales', () => {
  it('keeps the earlier answer when another one is refused, and says why', async () => {
    await put()
    const { token, attempt } = await started()
    await answer(token, attempt.id, given(right))
    for (const [rows, code] of refused) {
      const { status, body } = await answer(token, attempt.id, given(rows))
      expect([status, Object.values(body.error_codes)]).toEqual([422, [[code]]])
    }
    const [{ results }] = await questions(token, attempt.id)
    expect(results).toHaveLength(right.length)
  })

  it('tells a learner nothing of scales and keys until the attempt is finished', async () => {
    await put()
    const { token, attempt } = await started()
    await answer(token, attempt.id, given(right))
    const running = JSON.stringify(await questions(token, attempt.id))
    for (const word of ['Planning', 'Focus', 'letter', 'keyed', 'report']) expect(running).not.toContain(word)
    const { body } = await finish(token, attempt.id)
    expect(body.data.attempt).toMatchObject({ status_id: 1 })
    expect(await reportSeenBy(token, attempt.id)).toEqual(questionTypes.mmpi.report(question, right))
  })

  it('shows its results to the team alone where its author wants it', async () => {
    await put({ is_report_shown: false })
    const { token, attempt } = await started()
    await finish(token, attempt.id, [given(right)])
    expect(await reportSeenBy(token, attempt.id)).toBeUndefined()
    expect(await reportSeenBy(school.owner.token, attempt.id, `/practices/${attempt.id}`)).toMatchObject({
      letter_results: [{ letter: 'P', count_questions_correct: 2 }, { letter: 'F' }],
    })
  })

  it('takes an answer to 566 statements, and holds a finish up while one of them is left', async () => {
    const statements = Array.from({ length: 566 }, (_, at) => ({
      id: `statement-${at}`,
      text: `Statement ${at}`,
      keys: [{ letter: at % 2 === 0 ? 'P' : 'F', keyed: 'yes' }],
    }))
    await put({ statements })
    const rows = statements.map(({ id }) => ({ statement_id: id, answer_id: 'answer-yes' }))
    const { token, attempt } = await started()
    const early = await finish(token, attempt.id, [given(rows.slice(1))])
    expect(early.body.data).toMatchObject({ success: false, unanswered: [question.id] })
    const { body } = await finish(token, attempt.id, [given(rows)])
    expect(body.data.success).toBe(true)
    expect(await reportSeenBy(token, attempt.id)).toMatchObject({
      letter_results: [{ count_questions_correct: 283 }, { count_questions_correct: 283 }],
    })
  })
})
