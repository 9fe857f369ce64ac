import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'typed', true)
const { answer, finish, questions, started } = practiceIn(app, school)

const put = (stored: object) =>
  app.call('PUT', `/quizzes/${school.quizId}`, {
    as: school.owner.token,
    body: { content: { version: 1, questions: [stored] } },
  })

const inFixedOrder = [
  questionTypes.paste_word,
  questionTypes.choose_from_list,
  questionTypes.multi_choose_from_list,
  questionTypes.numeric,
  questionTypes.matrix,
]

describe.each(inFixedOrder)('$slug', (type) => {
  it('shows the same bytes whatever its key is', async () => {
    const shown = []
    for (const stored of [type.sample.question, type.sample.rekeyed]) {
      await put({ ...stored, shuffle_answers: false, shuffle_statements: false })
      const { token, attempt } = await started()
      shown.push(JSON.stringify(await questions(token, attempt.id)))
    }
    expect(shown[0]).toBe(shown[1])
  })
})

describe.each([...inFixedOrder, questionTypes.fill_gaps])('$slug', (type) => {
  const { question, right, half, refused } = type.sample
  const given = (answers: readonly object[]) => ({ quiz_question_id: question.id, answers })

  it('keeps the earlier answer when another one is refused, and says why', async () => {
    await put(question)
    const { token, attempt } = await started()
    expect((await answer(token, attempt.id, given(half?.answer ?? []))).status).toBe(200)
    const [{ results: stored }] = await questions(token, attempt.id)
    expect(stored).toHaveLength(half?.answer.length ?? 0)
    for (const [rows, code] of refused) {
      const { status, body } = await answer(token, attempt.id, given(rows))
      expect([status, body.error]).toEqual([422, 'foreign_answer'])
      expect(Object.values(body.error_codes)).toEqual([[code]])
    }
    expect((await questions(token, attempt.id))[0].results).toEqual(stored)
  })

  it('gives half an answer its part, and the right one everything', async () => {
    await put(question)
    const { max_points } = type.grade(question, right)
    for (const [rows, scores, state] of [
      [half?.answer ?? [], half?.points ?? 0, 'incorrect'],
      [right, max_points, 'correct'],
    ] as const) {
      const { token, attempt } = await started()
      const { body } = await finish(token, attempt.id, [given(rows)])
      expect(body.data.attempt).toMatchObject({ scores, max_scores: max_points })
      expect(body.data.questions[0].result.state).toBe(state)
    }
  })

  it('holds a finish up until something is given', async () => {
    await put(question)
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [given([])])
    expect(body.data).toMatchObject({ success: false, unanswered: [question.id] })
  })
})
