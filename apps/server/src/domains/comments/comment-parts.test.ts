import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'parts', true)
const owner = school.owner.token
const { started, finish } = practiceIn(app, school)

const paired = {
  id: 'question-pairs',
  type: 'conformity_answer',
  conformity_type: 1,
  is_required: false,
  name: 'Which is which?',
  statements: [
    { id: 'statement-one', text: 'Rye' },
    { id: 'statement-two', text: 'Wheat' },
  ],
  answers: [
    { id: 'answer-one', text: 'Dark' },
    { id: 'answer-two', text: 'Light' },
  ],
  binds: [
    { statement_id: 'statement-one', answer_id: 'answer-one' },
    { statement_id: 'statement-two', answer_id: 'answer-two' },
  ],
}
const gaps = {
  id: 'question-gaps',
  type: 'fill_gaps',
  is_required: false,
  name: 'Fill in',
  text: 'Bread needs [[gap-number-one]] and [[gap-number-two]].',
  answer_groups: ['gap-number-one', 'gap-number-two'].map((id) => ({
    id,
    type_id: 1,
    display_type_id: 1,
    answers: [{ id: `${id}-form`, text: id, is_correct: true }],
  })),
}
const stored = await call('PUT', `/quizzes/${school.quizId}`, {
  as: owner,
  body: { content: { version: 1, questions: [...testQuestions, paired, gaps] } },
})
if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))

const handedIn = async () => {
  const learner = await started()
  const done = await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  if (done.status !== 200 || done.body.data?.finished_at === null) throw new Error(JSON.stringify(done.body))
  return { ...learner, attemptId: learner.attempt.id }
}
const write = async (as: string, attemptId: number, more: object): Promise<number> => {
  const body = { commentable_type: 'quiz-attempt', commentable_id: attemptId, text: 'Look', ...more }
  const reply = await call('POST', '/comments', { as, body })
  expect([reply.status, reply.body]).toMatchObject([201, {}])
  return reply.body.data.id
}
const idsAt = async (as: string, path: string): Promise<number[]> => {
  const { data } = (await call('GET', path, { as })).body
  return (data.comments?.data ?? data).map(({ id }: { id: number }) => id)
}

it('what is said about a statement or a group of answers is found by it, by its question, and by the attempt', async () => {
  const { token, attemptId } = await handedIn()
  const [one, two] = [
    await write(owner, attemptId, { statement_id: 'statement-one' }),
    await write(owner, attemptId, { question_id: 'question-pairs', statement_id: 'statement-two' }),
  ]
  const gap = await write(token, attemptId, { answer_group_id: 'gap-number-two' })
  for (const [as, list] of [
    [owner, `/comments/quiz-attempt/${attemptId}`],
    [token, `/public/comments/quiz-attempt/${attemptId}`],
  ] as const) {
    expect(await idsAt(as, `${list}?statement_id=statement-one`)).toEqual([one])
    expect(await idsAt(as, `${list}?statement_id=statement-two`)).toEqual([two])
    expect(await idsAt(as, `${list}?answer_group_id=gap-number-two`)).toEqual([gap])
    expect(await idsAt(as, `${list}?answer_group_id=gap-number-one`)).toEqual([])
    expect(await idsAt(as, `${list}?question_id=question-pairs`)).toEqual([two, one])
    expect(await idsAt(as, `${list}?quiz_question_id=question-gaps`)).toEqual([gap])
    expect(await idsAt(as, list)).toEqual([gap, two, one])
  }
  const wrong = await call('GET', `/comments/quiz-attempt/${attemptId}?statement_id=gap-number-three`, {
    as: owner,
  })
  expect([wrong.status, wrong.body.error]).toEqual([422, 'unknown_comment_part'])
})

it('counts what is said about each part with its question, for each reader what they see and have not read', async () => {
  const { token, attemptId } = await handedIn()
  const whole = { question_id: 'question-pairs' }
  await write(owner, attemptId, whole)
  await write(owner, attemptId, { statement_id: 'statement-one' })
  await write(token, attemptId, { statement_id: 'statement-one' })
  await write(owner, attemptId, { statement_id: 'statement-one', is_private: true })
  await write(owner, attemptId, { statement_id: 'statement-two', is_private: true })
  const gone = await write(owner, attemptId, { answer_group_id: 'gap-number-one' })
  expect((await call('DELETE', `/comments/${gone}`, { as: owner })).status).toBe(200)
  await write(token, attemptId, { answer_group_id: 'gap-number-two' })
  const questionsFor = async (as: string) => {
    const { data } = (await call('GET', `/comments/quiz-attempt/${attemptId}/counts`, { as })).body
    return new Map<string, object>(
      data.questions.map((each: { question_id: string }) => [each.question_id, each]),
    )
  }
  const part = (kind: string, id: string, comments_count: number, unread_count: number) => ({
    kind,
    id,
    comments_count,
    unread_count,
  })
  const forLearner = await questionsFor(token)
  expect(forLearner.get('question-pairs')).toMatchObject({
    comments_count: 3,
    unread_count: 2,
    parts: [part('statement', 'statement-one', 2, 1)],
  })
  expect(forLearner.get('question-gaps')).toMatchObject({
    comments_count: 1,
    unread_count: 0,
    parts: [part('answer-group', 'gap-number-two', 1, 0)],
  })
  const forTeam = await questionsFor(owner)
  expect(forTeam.get('question-pairs')).toMatchObject({ comments_count: 5, unread_count: 1 })
  expect(forTeam.get('question-pairs')).toHaveProperty(
    'parts',
    expect.arrayContaining([
      part('statement', 'statement-one', 3, 1),
      part('statement', 'statement-two', 1, 0),
    ]),
  )
})

it('a learner writes about a part where the team says so, whatever it says of the rest', async () => {
  const { token, attemptId } = await handedIn()
  const allow = (type: string, id: string | number, isAllowed: boolean) =>
    call('POST', `/quiz-attempts/${attemptId}/quiz-result-comment-settings`, {
      as: owner,
      body: { result_commentable_type: type, result_commentable_id: id, is_allowed: isAllowed },
    })
  await allow('quiz-attempt', attemptId, false)
  await allow('statement', 'statement-one', true)
  await allow('answer-group', 'gap-number-one', true)
  await write(token, attemptId, { statement_id: 'statement-one' })
  await write(token, attemptId, { answer_group_id: 'gap-number-one' })
  const body = { commentable_type: 'quiz-attempt', commentable_id: attemptId, text: 'x' }
  const refused = await call('POST', '/comments', {
    as: token,
    body: { ...body, statement_id: 'statement-two' },
  })
  expect([refused.status, refused.body.error]).toEqual([403, 'comments_closed'])
})

it('comments on a question of a lesson are those of the own attempts, without what the team keeps', async () => {
  const [mine, theirs] = [await handedIn(), await handedIn()]
  const about = { question_id: 'question-pairs' }
  const shown = await write(owner, mine.attemptId, about)
  await write(owner, mine.attemptId, { ...about, is_private: true })
  await write(owner, mine.attemptId, { question_id: 'question-gaps' })
  await write(owner, theirs.attemptId, about)
  const path = `/lessons/${school.lesson.id}/questions/question-pairs/comments`
  expect(await idsAt(mine.token, path)).toEqual([shown])
  const { body } = await call('GET', path, { as: mine.token })
  expect(body).toMatchObject({ may_write: false, data: [{ may: { reply: false, edit: false } }] })
  expect(await idsAt(owner, path)).toEqual([])
  expect(await idsAt((await joinSchool(app, school)).token, path)).toEqual([])
})

it('the team of a course can be asked: by a learner those who see their work, by the team everybody else', async () => {
  const path = `/courses/${school.courseId}/user-curators`
  const learner = await joinSchool(app, school)
  const sees = await addStaff(app, school.schoolId, [])
  const blind = await addStaff(app, school.schoolId, [])
  const place = (person: { id: number }, body: object) =>
    call('PUT', `/products/${school.productId}/team/${person.id}`, { as: owner, body })
  await place(sees, { role: 'assistant', sees: 'all' })
  await place(blind, { role: 'assistant', sees: 'groups' })
  const listed = async (as: string) => (await call('GET', path, { as })).body.data
  expect(await listed(learner.token)).toEqual([
    { id: sees.id, name: 'Staff member', avatar_url: null, is_public_user: false },
  ])
  const forTeam: { id: number }[] = await listed(owner)
  expect(forTeam.map(({ id }) => id)).toEqual([sees.id, blind.id])
  const { token, attemptId } = await handedIn()
  const asked = await write(token, attemptId, { addressee_id: sees.id })
  const [row] = (await call('GET', `/comments/quiz-attempt/${attemptId}`, { as: owner })).body.data.comments
    .data
  expect(row).toMatchObject({ id: asked, addressee: { id: sees.id, name: 'Staff member' } })
})
