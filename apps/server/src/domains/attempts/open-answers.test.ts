import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { addStaff } from '../../testing/people.ts'
import { practiceIn } from '../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'open', true)
const other = await teachingSchool(app, 'elsewhere', false)
const { answer, begin, finish, questions, quizPath, started } = practiceIn(app, school)

const { text_media_answer: media, text_graphic_answer: assignment, essay } = questionTypes
const { question } = media.sample
const readOnly = { ...assignment.sample.question, id: 'only-to-read', is_answer_enabled: false }

const zip = (name: string) => ({ name, bytes: Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`) })
const upload = async (token: string, model = 'quizAnswer'): Promise<string> => {
  const { status, body } = await uploadForm(app, token, zip('notes.zip'), { model })
  expect([status, body.error]).toEqual([201, undefined])
  return body.data.uuid
}
const given = (text_answer: string | null, ...files: string[]) => ({
  quiz_question_id: question.id,
  answers: [{ text_answer, files }],
})
const viewOf = async (token: string, attemptId: number) =>
  (await app.call('GET', `${quizPath}/attempt/${attemptId}`, { as: token })).body.data
const practice = (token: string, attemptId: number) =>
  app.call('GET', `/practices/${attemptId}`, { as: token })

await app.call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: {
    settings: { result_detail: 'full_information' },
    content: {
      version: 1,
      questions: [question, { ...essay.sample.question, is_required: false }, readOnly],
    },
  },
})

describe('files of an answer', () => {
  it('are stored with its words and shown to its owner', async () => {
    const { token, attempt } = await started()
    const file = await upload(token)
    expect((await answer(token, attempt.id, given('See the notes.', file))).status).toBe(200)
    const [stored] = await questions(token, attempt.id)
    expect(stored.results).toMatchObject([{ text_answer: 'See the notes.', files: [file] }])
    const { answer_files: files } = await viewOf(token, attempt.id)
    expect(files).toMatchObject([{ uuid: file, original_name: 'notes.zip', model: 'quizAnswer' }])
  })

  it('are refused where they are not the answering person’s, and the earlier answer stays', async () => {
    const { token, attempt } = await started()
    const own = await upload(token)
    await answer(token, attempt.id, given('Before.', own))
    const stranger = await joinSchool(app, school)
    const removed = await upload(token)
    const { status } = await app.call('DELETE', '/files/delete-files/', {
      as: school.owner.token,
      body: { files: [removed] },
    })
    expect(status).toBeLessThan(300)
    const elsewhere = await upload(token)
    await app.dependencies.database.pool.query('update files set school_id = $1 where uuid = $2', [
      other.schoolId,
      elsewhere,
    ])
    for (const file of [
      await upload(stranger.token),
      await upload(school.owner.token),
      await upload(school.owner.token, 'storage'),
      await upload(token, 'comment'),
      elsewhere,
      removed,
      '00000000-0000-4000-8000-000000000000',
    ]) {
      const saved = await answer(token, attempt.id, given('After.', own, file))
      expect([saved.status, saved.body.error]).toEqual([422, 'foreign_answer'])
      expect(saved.body.error_codes).toEqual({ answers: ['foreign_answer'] })
      const ended = await finish(token, attempt.id, [given('After.', file)])
      expect([ended.status, ended.body.error]).toEqual([422, 'foreign_answer'])
    }
    const eleven = await Promise.all(Array.from({ length: 11 }, () => upload(token)))
    const tooMany = await answer(token, attempt.id, given('After.', ...eleven))
    expect([tooMany.status, tooMany.body.error_codes]).toEqual([422, { answers: ['too_many'] }])
    const [stored] = await questions(token, attempt.id)
    expect(stored.results).toMatchObject([{ text_answer: 'Before.', files: [own] }])
  })

  // The wire itself takes no text that is longer than any answer.
  const refused = media.sample.refused
    .filter(([, why]) => why !== 'too_big')
    .map(([rows, refusal], at) => ({ at, rows, refusal }))
  it.each(refused)('are refused with other rows, $at: $refusal', async ({ rows, refusal }) => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, given('Before.'))
    const reply = await answer(token, attempt.id, { quiz_question_id: question.id, answers: rows })
    expect([reply.status, reply.body.error_codes]).toEqual([422, { answers: [refusal] }])
    expect((await questions(token, attempt.id))[0].results).toMatchObject([{ text_answer: 'Before.' }])
  })

  it('are open to staff who may read the attempt, as long as the answer has them', async () => {
    const { token, attempt } = await started()
    const [first, second] = [await upload(token), await upload(token)]
    await answer(token, attempt.id, given(null, first, second))
    const reader = await addStaff(app, school.schoolId, ['practice_read'])
    const nobody = await addStaff(app, school.schoolId, ['practice_list'])
    const learner = await joinSchool(app, school)
    const statusFor = async (as: string, uuid: string) =>
      (await app.call('GET', `/files/${uuid}`, { as })).status
    expect(await statusFor(reader.token, first)).toBe(200)
    expect(await statusFor(nobody.token, first)).toBe(404)
    expect(await statusFor(learner.token, first)).toBe(404)
    await answer(token, attempt.id, given(null, second))
    await expect.poll(() => statusFor(reader.token, first)).toBe(404)
    expect(await statusFor(reader.token, second)).toBe(200)
    expect(await statusFor(token, first)).toBe(200)
    const { body } = await practice(reader.token, attempt.id)
    expect(body.data.answer_files).toMatchObject([{ uuid: second }])
  })

  it('of two answers that are stored at once are both shown to staff', async () => {
    const { token, attempt } = await started()
    const files = await Promise.all([1, 2, 3].map(() => upload(token)))
    await Promise.all(
      files.map((file, at) =>
        answer(token, attempt.id, { ...given(null, file), device: 'one', seq: at + 1 }),
      ),
    )
    const [{ results }] = await questions(token, attempt.id)
    const reader = await addStaff(app, school.schoolId, ['practice_read'])
    const { status } = await app.call('GET', `/files/${results[0].files[0]}`, { as: reader.token })
    expect(status).toBe(200)
  })

  it('of somebody else’s attempt are not reached through the attempt', async () => {
    const { token, attempt } = await started()
    const file = await upload(token)
    await answer(token, attempt.id, given(null, file))
    const stranger = await joinSchool(app, school)
    expect((await answer(stranger.token, attempt.id, given('Mine.'))).status).toBe(404)
    expect(await viewOf(stranger.token, attempt.id)).toBeUndefined()
  })

  it('are in the download of the own data', async () => {
    const { token, attempt } = await started()
    const file = await upload(token)
    await answer(token, attempt.id, given('With a file.', file))
    const { body } = await app.call('GET', '/user/data-export', { as: token })
    expect(JSON.stringify(body)).toContain('notes.zip')
  })
})

describe('a finished attempt', () => {
  const words = { quiz_question_id: essay.sample.question.id, answers: essay.sample.right }

  it('waits for a person, with the most points there are', async () => {
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [given('Words.'), words])
    expect(body.data.attempt).toMatchObject({
      status_id: attemptStatus.underCheck,
      scores: 0,
      max_scores: question.points + essay.sample.question.points,
    })
    expect(body.data.questions.map((each: { result: { state: string } }) => each.result.state)).toEqual([
      'pending',
      'pending',
      'not_asked',
    ])
  })

  it('is held up by a required answer without words and files', async () => {
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [given('  ')])
    expect(body.data).toMatchObject({ success: false, unanswered: [question.id] })
  })

  it.each([
    ['simple_answer', 'answered', false],
    ['only_correct_or_not_question', 'pending', false],
    ['only_correct_or_not', 'pending', false],
    ['full_information', 'pending', true],
  ] as const)('shows at %s: %s, and the guide: %s', async (result_detail, state, hasGuide) => {
    await app.call('PUT', `/quizzes/${school.quizId}`, {
      as: school.owner.token,
      body: { settings: { result_detail } },
    })
    const { token, attempt } = await started()
    const before = JSON.stringify(await questions(token, attempt.id))
    expect(before).not.toMatch(/marking_guide|A clear claim|"points":[1-9]/)
    const { body } = await finish(token, attempt.id, [given('Words.'), words])
    const { result } = body.data.questions[1]
    expect(result.state).toBe(state)
    expect(result.marking_guide !== undefined).toBe(hasGuide)
    const reader = await addStaff(app, school.schoolId, ['practice_read'])
    const seen = (await practice(reader.token, attempt.id)).body.data.questions[1].result
    expect(seen.marking_guide).toEqual(
      essay.sample.question.marking_guide.map(({ criterion, points, description }) => ({
        criterion,
        points,
        description,
      })),
    )
  })

  it('keeps what came before, when its last answer names a foreign file', async () => {
    const learner = await joinSchool(app, school)
    const attempt = await begin(learner.token)
    await answer(learner.token, attempt.id, given('Before.'))
    const foreign = await upload(school.owner.token)
    expect((await finish(learner.token, attempt.id, [given('After.', foreign)])).status).toBe(422)
    const [stored] = await questions(learner.token, attempt.id)
    expect(stored.results).toMatchObject([{ text_answer: 'Before.', files: [] }])
  })
})
