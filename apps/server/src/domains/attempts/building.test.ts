import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'building', true)
const { answer, finish, questions, started } = practiceIn(app, school)
const sentences = questionTypes.sentence_from_words.sample
const words = questionTypes.word_from_chars.sample
await app.call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: {
    settings: { result_detail: 'full_information' },
    content: { version: 1, questions: [sentences.question, words.question] },
  },
})

const given = ({ question }: typeof sentences | typeof words, answers: readonly object[]) => ({
  quiz_question_id: question.id,
  answers,
})

it('shows all pieces, and nothing of what is to be built from them', async () => {
  const { token, attempt } = await started()
  const shown = await questions(token, attempt.id)
  expect(shown[0].question.statements.map(({ answers }: { answers: object[] }) => answers.length)).toEqual([
    6, 4,
  ])
  expect(shown[1].question.statements.map(({ answers }: { answers: object[] }) => answers.length)).toEqual([
    8, 5,
  ])
  expect(JSON.stringify(shown)).not.toMatch(/\/|silent|lemon|extra_|other_orders|points":\d|adverb/iu)
})

it.each([sentences, words])(
  'keeps what was built when something else is refused, and says why',
  async (sample) => {
    const { token, attempt } = await started()
    const half = sample.half?.answer ?? []
    expect((await answer(token, attempt.id, given(sample, half))).status).toBe(200)
    for (const [rows, code] of sample.refused) {
      const { status, body } = await answer(token, attempt.id, given(sample, rows))
      expect([status, body.error_codes]).toEqual([422, { answers: [code] }])
    }
    const stored = (await questions(token, attempt.id)).flatMap(
      ({ results }: { results: object[] }) => results,
    )
    expect(stored).toMatchObject(
      half.map(({ answer_id, answer_order }) => ({
        quiz_answer_id: answer_id,
        answer_order,
        is_correct: null,
      })),
    )
  },
)

it('gives each thing that is right its part, and everything right everything', async () => {
  for (const [pick, scores] of [
    ['half', 2],
    ['right', 8],
  ] as const) {
    const { token, attempt } = await started()
    const rowsOf = (sample: typeof sentences | typeof words) =>
      pick === 'right' ? sample.right : (sample.half?.answer ?? [])
    const { body } = await finish(token, attempt.id, [
      given(sentences, rowsOf(sentences)),
      given(words, rowsOf(words)),
    ])
    expect(body.data.attempt).toMatchObject({ scores, max_scores: 8 })
  }
})

it('holds a finish up until something is built', async () => {
  const { token, attempt } = await started()
  const { body } = await finish(token, attempt.id, [given(sentences, []), given(words, words.right)])
  expect(body.data).toMatchObject({ success: false, unanswered: [sentences.question.id] })
})
