import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { pictureBytes, uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { signUp } from '../../testing/people.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'heads', true)
const other = await teachingSchool(app, 'strangers', false)
const as = school.owner.token
const { finish, started, answer } = practiceIn(app, school)
const quizPath = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`

const upload = async (name: string, by = as, host = 'localhost'): Promise<string> => {
  const file = { name, bytes: name.endsWith('.png') ? pictureBytes : Buffer.from(name) }
  return (await uploadForm(app, by, file, { model: 'quiz', host })).body.data.uuid
}
const placed = (uuid: string) => ({ uuid })
const picture = (uuid: string, alt = 'A drawing') => ({ uuid, width: 300, alt })
const rich = (text: string) => ({
  version: 1,
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

const save = (questions: readonly object[]) =>
  call('PUT', `/quizzes/${school.quizId}`, { as, body: { content: { version: 1, questions } } })

const given = (right: boolean) => ({
  quiz_question_id: 'question-head',
  answer_ids: [right ? 'is-right' : 'is-wrong'],
})
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data
const uuidsIn = (files: readonly { uuid: string }[]) => files.map(({ uuid }) => uuid)

const [shown, right, sheet, comment] = await Promise.all(
  ['shown.png', 'the-right-one.png', 'sheet.txt', 'comment.txt'].map((name) => upload(name)),
)
if (!shown || !right || !sheet || !comment) throw new Error('Nothing was uploaded.')

const question = {
  id: 'question-head',
  type: 'single_answer',
  name: 'What is $x^2$ for $x = 3$?',
  description: rich(String.raw`See $\frac{1}{2}$.`),
  image: picture(shown),
  files: [placed(sheet)],
  comment: rich('Because $3 \\cdot 3 = 9$.'),
  comment_files: [placed(comment)],
  comment_type_id: 2,
  tags: ['algebra'],
  difficulty: 2,
  answers: [
    { id: 'is-right', text: '$9$', is_correct: true, image: picture(right, 'Nine dots') },
    { id: 'is-wrong', text: '6', is_correct: false },
  ],
}

beforeEach(async () => {
  await save([question])
})

describe('a question with pictures, files and formulas', () => {
  it('is shown with all of them while the attempt runs, and with nothing of its comment', async () => {
    const { token, attempt } = await started()
    const view = await viewOf(token, attempt.id)
    expect(uuidsIn(view.pictures).toSorted()).toEqual([shown, right].toSorted())
    expect(uuidsIn(view.files)).toEqual([sheet])
    expect(Object.keys(view.formulas).toSorted()).toEqual(
      ['9', String.raw`\frac{1}{2}`, 'x = 3', 'x^2'].toSorted(),
    )
    expect(view.formulas['x^2']).toMatch(/^<math>/)
    expect(JSON.stringify(view)).not.toMatch(new RegExp(`the-right-one|${comment}|algebra|3 .{1,2}cdot 3`))
  })

  it('shows comment and files of the comment to who was wrong, once that is over', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, given(false))
    await finish(token, attempt.id)
    const view = await viewOf(token, attempt.id)
    expect(view.questions[0].result.comment).toEqual(question.comment)
    expect(uuidsIn(view.questions[0].result.comment_files)).toEqual([comment])
    expect(uuidsIn(view.files)).toEqual([sheet, comment])
    expect(view.formulas).toHaveProperty(['3 \\cdot 3 = 9'])
  })

  it('shows nothing of a comment for wrong answers to who was right', async () => {
    const { token, attempt } = await started()
    await finish(token, attempt.id, [given(true)])
    const view = await viewOf(token, attempt.id)
    expect([view.questions[0].result.comment, uuidsIn(view.files)]).toEqual([null, [sheet]])
  })

  it('shows staff who review all of it', async () => {
    const { token, attempt } = await started()
    await finish(token, attempt.id, [given(false)])
    const { body } = await call('GET', `/practices/${attempt.id}`, { as })
    expect(uuidsIn(body.data.files)).toEqual([sheet, comment])
    expect(uuidsIn(body.data.pictures)).toHaveLength(2)
  })
})

describe('a file of a question', () => {
  const open = async (uuid: string, token: string) =>
    (await call('GET', `/files/${uuid}`, { as: token })).status

  it('is open to whoever practises, and to nobody else', async () => {
    const { token } = await started()
    const stranger = await signUp(app, 'stranger@lectern.test')
    expect([await open(shown, token), await open(shown, stranger.token)]).toEqual([200, 404])
  })

  it('is named where files are used', async () => {
    const { body } = await call('GET', `/files/${shown}/usages`, { as })
    expect(body.data).toMatchObject([
      {
        place_type: 'quiz',
        place_id: school.quizId,
        title: 'Quiz of heads',
        link: `/expert/quiz/${school.quizId}`,
      },
    ])
  })

  it('of another school is refused in words, and the earlier content is kept', async () => {
    const theirs = await upload('theirs.png', other.owner.token)
    for (const change of [
      { image: picture(theirs) },
      { files: [placed(theirs)] },
      { comment_files: [placed(crypto.randomUUID())] },
      { answers: question.answers.map((each) => ({ ...each, image: picture(theirs) })) },
    ]) {
      const { status, body } = await save([{ ...question, ...change }])
      expect([status, body.error, body.error_codes]).toEqual([
        422,
        'foreign_file',
        { content: ['foreign_file'] },
      ])
    }
    const { body } = await call('GET', `/quizzes/${school.quizId}`, { as })
    expect(body.data.content.questions[0].image.uuid).toBe(shown)
  })

  it('that is not a picture is refused in words where it would be drawn, and the earlier content is kept', async () => {
    for (const change of [
      { image: picture(sheet), files: [] },
      { answers: question.answers.map((each) => ({ ...each, image: picture(sheet) })) },
    ]) {
      const { status, body } = await save([{ ...question, ...change }])
      expect([status, body.error, body.error_codes]).toEqual([
        422,
        'not_a_picture',
        { content: ['not_a_picture'] },
      ])
    }
    const { body } = await call('GET', `/quizzes/${school.quizId}`, { as })
    expect(body.data.content.questions[0].image.uuid).toBe(shown)
  })

  it('stays where a running attempt shows it, and goes where none was begun on it', async () => {
    const places = async (uuid: string) =>
      (await call('GET', `/files/${uuid}/usages`, { as })).body.data.length
    const [begun, unseen] = [await upload('begun.png'), await upload('unseen.png')]
    await save([{ ...question, image: picture(unseen) }])
    await save([{ ...question, image: picture(begun) }])
    const { token, attempt } = await started()
    await save([{ ...question, image: null }])
    expect([await places(unseen), await places(begun)]).toEqual([0, 1])
    expect(uuidsIn((await viewOf(token, attempt.id)).pictures)).toContain(begun)
  })

  it('is looked at and taken along as the question says', async () => {
    const file = { ...placed(sheet), allow_doc_preview: true, allow_doc_download: false }
    await save([{ ...question, files: [file] }])
    const { token, attempt } = await started()
    const [seen] = (await viewOf(token, attempt.id)).files
    expect(seen.pivot).toEqual({ allow_doc_preview: true, allow_doc_download: false })
  })

  it('that was deleted is left out, and what was given can be saved again', async () => {
    const gone = await upload('gone.txt')
    await save([{ ...question, files: [placed(gone)] }])
    await call('DELETE', '/files/delete-files/', { as, body: { files: [gone], force: true } })
    expect((await save([{ ...question, files: [placed(gone)] }])).status).toBe(200)
    const { token, attempt } = await started()
    expect((await viewOf(token, attempt.id)).files).toEqual([])
  })
})

it('a formula that could reach out is left as it was written', async () => {
  await save([{ ...question, name: String.raw`$\href{javascript:alert(1)}{x}$ and $x_1$` }])
  const { token, attempt } = await started()
  const { formulas } = await viewOf(token, attempt.id)
  expect(Object.keys(formulas)).toContain('x_1')
  expect(JSON.stringify(formulas)).not.toContain('javascript')
})

it('two quizzes that differ only in the key have the same pictures, in the same order', async () => {
  const seen = []
  for (const isFirstRight of [true, false]) {
    const answers = question.answers.map((each, at) => ({ ...each, is_correct: (at === 0) === isFirstRight }))
    await save([{ ...question, answers, shuffle_answers: false }])
    const { token, attempt } = await started()
    const view = await viewOf(token, attempt.id)
    seen.push([
      uuidsIn(view.pictures),
      Object.keys(view.pictures[0]),
      view.formulas,
      view.questions[0].question,
    ])
  }
  expect(seen[0]).toEqual(seen[1])
})
