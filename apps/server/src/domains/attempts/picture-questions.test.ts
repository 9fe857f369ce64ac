import { describe, expect, it } from 'vitest'
import { hotspot } from '@lectern/contract/quizzes/question-types/types/hotspot/index'
import { imageLabels } from '@lectern/contract/quizzes/question-types/types/image-labels/index'
import { testApp } from '../../testing/app.ts'
import { pictureBytes, uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'pictures', true)
const as = school.owner.token
const { finish, started, answer } = practiceIn(app, school)
const quizPath = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`

const file = { name: 'plant.png', bytes: pictureBytes }
const { uuid } = (await uploadForm(app, as, file, { model: 'quiz' })).body.data
const onPicture = <Q extends object>(question: Q) => ({
  ...question,
  image: { uuid, width: null, height: null, alt: 'A young plant with its roots' },
})

const save = (question: object, result_detail = 'full_information') =>
  call('PUT', `/quizzes/${school.quizId}`, {
    as,
    body: { settings: { result_detail }, content: { version: 1, questions: [question] } },
  })
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data

describe.each([
  ['areas', hotspot.sample],
  ['labels', imageLabels.sample],
])('%s of a picture', (_what, { question, rekeyed, right, half, wrong, refused }) => {
  const stored = onPicture(question)
  const payload = (answers: readonly object[]) => ({ quiz_question_id: question.id, answers })

  it('come with their picture and earn full, part or no points', async () => {
    await save(stored)
    for (const [rows, points] of [
      [right, 4],
      [half?.answer ?? [], half?.points ?? 0],
      [wrong, 0],
    ] as const) {
      const { token, attempt } = await started()
      const view = await viewOf(token, attempt.id)
      expect(view.pictures).toMatchObject([{ uuid }])
      const { body } = await finish(token, attempt.id, [payload(rows)])
      expect([body.data.attempt.scores, body.data.attempt.max_scores]).toEqual([points, 4])
    }
  })

  it('refuse rows of others, too many and twice the same, and keep the answer of before', async () => {
    await save(stored)
    const { token, attempt } = await started()
    await answer(token, attempt.id, payload(right))
    for (const [rows] of refused) expect((await answer(token, attempt.id, payload(rows))).status).toBe(422)
    const { body } = await finish(token, attempt.id)
    expect(body.data.attempt.scores).toBe(4)
  })

  it('say nothing of the key while an attempt runs, and no more after it than the quiz allows', async () => {
    const shown = []
    for (const each of [stored, onPicture(rekeyed ?? question)]) {
      await save(each, 'only_correct_or_not_question')
      const { token, attempt } = await started()
      const { questions } = await viewOf(token, attempt.id)
      expect(JSON.stringify(questions)).not.toMatch(/is_correct":true|"points":1|Water comes|A stem carries/)
      shown.push(
        questions[0].question.answers.toSorted((a: { id: string }, b: { id: string }) =>
          a.id < b.id ? -1 : 1,
        ),
      )
      const after = (await finish(token, attempt.id, [payload(wrong)])).body.data.questions[0]
      expect([after.result.state, after.result.correct_answers]).toEqual(['incorrect', null])
      expect(after.results.every((row: { is_correct: unknown }) => row.is_correct === null)).toBe(true)
    }
    expect(JSON.stringify(shown[0])).toBe(JSON.stringify(shown[1]))
  })

  it('are not shown without a picture, and not with one of another school', async () => {
    const { status, body } = await save(question)
    expect([status, Object.values(body.error_codes ?? {}).flat()]).toEqual([422, ['foreign_file']])
    const bare = await save({ ...question, image: null })
    expect(bare.body.data.issues).toMatchObject([{ code: 'picture_missing' }])
  })
})
