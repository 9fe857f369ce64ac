import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, type TestPerson } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'results', true)
const elsewhere = await teachingSchool(app, 'other-results', false)
const as = school.owner.token
const { begin, answer, finish } = practiceIn(app, school)
const path = `/quizzes/${school.quizId}/results`

const [prime, even] = testQuestions
const questions = [
  prime,
  {
    ...even,
    points: 1,
    is_required: false,
    answers: even.answers.map((each) => ({ ...each, points: each.is_correct ? 1 : 0 })),
  },
]
const save = (content: readonly object[]) =>
  call('PUT', `/quizzes/${school.quizId}`, { as, body: { content: { version: 1, questions: content } } })
await save(questions)

const read = async (query = '', token = as) => (await call('GET', `${path}${query}`, { as: token })).body.data
const answersTo = async (question: string, query = '', token = as) =>
  (await call('GET', `${path}/questions/${question}${query}`, { as: token })).body.data
/** The query for those who had the quiz as it is now. */
const newest = async () => `?version_id=${(await read()).versions[0].id}`
const handIn = async (person: TestPerson, ...payload: object[]) => {
  const { id } = await begin(person.token)
  const { body } = await finish(person.token, id, payload)
  if (!body.data.success) throw new Error(JSON.stringify(body))
  return id
}

describe('the results of a quiz', () => {
  it('are empty before anybody has handed in, with the learners who began', async () => {
    await begin((await joinSchool(app, school)).token)
    expect(await read()).toMatchObject({
      quiz: { id: school.quizId, name: 'Quiz of results' },
      learners: 1,
      started: 1,
      counted: 0,
      points: null,
      percent: null,
      seconds: null,
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      questions: [],
      versions: [],
    })
  })

  it('sum everybody’s last attempt, or all, as one does by hand', async () => {
    const [ann, ben, cid] = [
      await joinSchool(app, school),
      await joinSchool(app, school),
      await joinSchool(app, school),
    ]
    // 5 of 5 points, 3 of 5 (1 of the second question), 2 of 5 (the second left out); Ann had 0 before.
    await handIn(ann, one('one-wrong'), two(['two-wrong']))
    await handIn(ann, one('one-right'), two(['two-right-a', 'two-right-b']))
    await handIn(ben, one('one-right'), two(['two-right-a']))
    await handIn(cid, one('one-right'))
    const last = await read()
    expect(last).toMatchObject({
      learners: 4,
      started: 5,
      counted: 3,
      is_cut: false,
      points: { average: 10 / 3, median: 3 },
      max_points: 5,
      percent: { average: 200 / 3, median: 60 },
      distribution: [0, 0, 0, 0, 1, 0, 1, 0, 0, 1],
    })
    expect(last.questions).toMatchObject([
      { id: 'question-one', asked: 3, right: 3, part: 0, wrong: 0, left_out: 0, difficulty: 1 },
      {
        id: 'question-two',
        asked: 3,
        right: 1,
        part: 1,
        wrong: 0,
        left_out: 1,
        average_points: 4 / 3,
        max_points: 3,
        difficulty: 4 / 9,
        discrimination: null,
      },
    ])
    const all = await read('?attempts=all')
    expect(all).toMatchObject({ counted: 4, points: { average: 2.5, median: 2.5 } })
    expect(all.questions[1]).toMatchObject({ asked: 4, right: 1, part: 1, wrong: 1, left_out: 1 })
  })

  it('count the rows of a question, with its key and the wrong answer most chosen', async () => {
    expect(await answersTo('question-one', '?attempts=all')).toEqual({
      id: 'question-one',
      answered: 4,
      seconds: { average: 0, median: 0 },
      rows: [
        { label: '7', count: 3, percent: 75, is_right: true },
        { label: '9', count: 1, percent: 25, is_right: false },
      ],
      is_cut: false,
      most_chosen_wrong: { label: '9', count: 1, percent: 25, is_right: false },
      figures: {},
    })
    expect(await answersTo('question-one')).toMatchObject({ answered: 3, most_chosen_wrong: null })
  })

  it('are bound to the time of handing in and to a version', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await read(`?from=${tomorrow}`)).toMatchObject({ counted: 0, questions: [] })
    expect(await read(`?to=${tomorrow}`)).toMatchObject({ counted: 3 })
    await save([prime])
    await handIn(await joinSchool(app, school), one('one-wrong'))
    const { versions, questions: both } = await read()
    expect(versions.map(({ number, attempts }: Record<string, number>) => [number, attempts])).toEqual([
      [2, 1],
      [1, 3],
    ])
    expect(versions[0]).toMatchObject({ passed: 0, failed: 0, percent: 0 })
    expect(both).toMatchObject([
      { id: 'question-one', asked: 4 },
      { id: 'question-two', asked: 3 },
    ])
    const second = await read(`?version_id=${versions[0].id}`)
    expect(second).toMatchObject({ counted: 1, max_points: 2, versions: [{ number: 2 }, { number: 1 }] })
    expect(second.questions).toHaveLength(1)
  })

  it('give the attempts row by row, the latest first, with the points of each question', async () => {
    const { body } = await call('GET', `${path}/attempts?attempts=all`, { as })
    expect(body.has_more).toBe(false)
    const points = body.data.map((row: { points: object }) => row.points)
    expect(points).toEqual([
      { 'question-one': 0 },
      { 'question-one': 2, 'question-two': 0 },
      { 'question-one': 2, 'question-two': 1 },
      { 'question-one': 2, 'question-two': 3 },
      { 'question-one': 0, 'question-two': 0 },
    ])
    expect(body.data[0]).toMatchObject({ status_id: 1, is_unmeasured: true })
    const rest = await call('GET', `${path}/attempts?attempts=all&after=${body.data[3].id}`, { as })
    expect(rest.body.data).toEqual([body.data[4]])
  })

  it('tell how long people took for a question, from the answer before it', async () => {
    const { token } = await joinSchool(app, school)
    await save(questions)
    const { id } = await begin(token)
    app.clock.advance(30_000)
    await answer(token, id, one('one-right', { seq: 1 }))
    app.clock.advance(12_000)
    await finish(token, id, [two(['two-right-a'])])
    const only = await newest()
    expect((await answersTo('question-one', only)).seconds).toEqual({ average: 30, median: 30 })
    expect((await answersTo('question-two', only)).seconds).toEqual({ average: 12, median: 12 })
    await save([prime])
  })
})

describe('how a question tells people apart', () => {
  it('is told from ten attempts on, and not where all have the same points', async () => {
    await save(questions)
    const people = await Promise.all(Array.from({ length: 10 }, () => joinSchool(app, school)))
    for (const [at, person] of people.slice(0, 9).entries())
      await handIn(
        person,
        one(at < 5 ? 'one-right' : 'one-wrong'),
        two(at < 5 ? ['two-right-a', 'two-right-b'] : []),
      )
    const told = async () =>
      (await read(await newest())).questions.map(
        ({ discrimination }: { discrimination: number }) => discrimination,
      )
    expect(await told()).toEqual([null, null])
    const [last] = people.slice(9)
    if (!last) throw new Error('Nobody is left.')
    await handIn(last, one('one-wrong'))
    expect(await told()).toEqual([expect.closeTo(1), expect.closeTo(1)])
  })
})

describe('the figures of a scale', () => {
  it('are made by its type', async () => {
    await save([{ id: 'question-nps', type: 'new_promoter_score', name: 'Would you recommend it?' }])
    for (const picked of ['value-10', 'value-09', 'value-07', 'value-00'])
      await handIn(await joinSchool(app, school), { quiz_question_id: 'question-nps', answer_ids: [picked] })
    const { questions: told } = await read(await newest())
    expect(told[0]).toMatchObject({ is_scored: false, unscored: 4, difficulty: null, discrimination: null })
    expect((await answersTo('question-nps', await newest())).figures).toEqual({
      promoters: { score: 25, promoters: 50, passives: 25, detractors: 25 },
    })
  })
})

describe('the share of those who passed', () => {
  const measure = (settings: object) => call('PUT', `/quizzes/${school.quizId}`, { as, body: { settings } })

  it('has no part of attempts without a pass mark, unless the team decided about them', async () => {
    await save([prime])
    await measure({ pass_percent: null })
    const id = await handIn(await joinSchool(app, school), one('one-wrong'))
    const share = async () => {
      const { counted, passed, failed, versions } = await read(await newest())
      return { counted, passed, failed, ofVersion: [versions[0].passed, versions[0].failed] }
    }
    expect(await share()).toEqual({ counted: 1, passed: 0, failed: 0, ofVersion: [0, 0] })
    await call('PATCH', `/practices/${id}`, { as, body: { status_id: 1 } })
    expect(await share()).toEqual({ counted: 1, passed: 1, failed: 0, ofVersion: [1, 0] })
    await measure({ pass_percent: 50 })
    for (const picked of ['one-wrong', 'one-right']) await handIn(await joinSchool(app, school), one(picked))
    expect(await share()).toEqual({ counted: 2, passed: 1, failed: 1, ofVersion: [1, 1] })
    await measure({ pass_percent: null })
    await save([{ id: 'question-nps', type: 'new_promoter_score', name: 'Would you recommend it?' }])
  })
})

describe('who sees the results', () => {
  const statusOf = async (token: string, more = '') =>
    (await call('GET', `${path}${more}`, { as: token })).status

  it('is nobody but staff of the school with the right', async () => {
    const learner = await joinSchool(app, school)
    const stranger = await addStaff(app, school.schoolId, ['course_read'])
    const lister = await addStaff(app, school.schoolId, ['practice_list'])
    for (const more of ['', '/questions/question-one', '/attempts'])
      expect([await statusOf(learner.token, more), await statusOf(stranger.token, more)]).toEqual([403, 403])
    expect(await statusOf(lister.token)).toBe(200)
    expect(await statusOf(lister.token, '/questions/question-one')).toBe(403)
    const other = await call('GET', `/quizzes/${elsewhere.quizId}/results`, { as })
    expect(other.status).toBe(404)
  })

  it('of them, an assistant sees the own learners alone', async () => {
    const mine = await joinSchool(app, school)
    await handIn(mine, { quiz_question_id: 'question-nps', answer_ids: ['value-03'] })
    const group = await call('POST', `/products/${school.productId}/groups`, { as, body: { name: 'Mine' } })
    const { id } = group.body.data
    await call('PUT', `/products/${school.productId}/groups/${id}/participants`, {
      as,
      body: { user_ids: [mine.id] },
    })
    const assistant = await addStaff(app, school.schoolId, [])
    await call('PUT', `/products/${school.productId}/team/${assistant.id}`, {
      as,
      body: { role: 'assistant', sees: 'groups', group_ids: [id] },
    })
    expect(await read('', assistant.token)).toMatchObject({ learners: 1, counted: 1 })
    expect(await answersTo('question-nps', '', assistant.token)).toMatchObject({ answered: 1 })
    const foreign = await call('GET', `${path}/questions/question-one`, { as: assistant.token })
    expect(foreign.status).toBe(404)
    const { body } = await call('GET', `${path}/attempts`, { as: assistant.token })
    expect(body.data.map((row: { learner: object }) => row.learner)).toEqual([
      { name: 'Learner', email: mine.email },
    ])
  })
})
