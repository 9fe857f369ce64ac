import { beforeEach, describe, expect, it } from 'vitest'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { deliverAll } from '../../../platform/facts/deliver-news.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool, testQuestions } from '../../../testing/school.ts'
import { handleRecalculate } from '../../attempts/index.ts'
import { lessonListeners } from '../../lessons/index.ts'

const app = await testApp()
const { call, clock } = app
const { database, log } = app.dependencies
const school = await teachingSchool(app, 'recalculation', true)
const foreign = await teachingSchool(app, 'recalculation-foreign', false)
const owner = school.owner.token
const { quizPath, answer, finish, started } = practiceIn(app, school)
const path = `/quizzes/${school.quizId}/recalculations`

const put = (body: object) => call('PUT', `/quizzes/${school.quizId}`, { as: owner, body })
const [first, second] = testQuestions
/** The key of the first question turned round. */
const rekeyed = {
  ...first,
  answers: first.answers.map((each) => ({ ...each, is_correct: !each.is_correct })),
}
const withQuestions = (questions: readonly object[]) => put({ content: { version: 1, questions } })
const runJobs = () => drainQueue(database, [handleRecalculate(app.dependencies)], { clock, log })
const prepare = async () => {
  const { status, body } = await call('POST', path, { as: owner })
  expect({ status, body }).toMatchObject({ status: 201 })
  await runJobs()
  return (await call('GET', `${path}/${body.data.id}`, { as: owner })).body.data
}
const move = async (id: number, how: 'apply' | 'undo') => {
  const reply = await call('POST', `${path}/${id}/${how}`, { as: owner })
  await runJobs()
  return reply
}
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data
const handedIn = async (id: string) => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, [one(id), two(['two-right-a', 'two-right-b'])])
  return { token, attempt }
}
const changesOf = async (id: number) =>
  (await call('GET', `${path}/${id}/attempts?per_page=100`, { as: owner })).body.data

beforeEach(async () => {
  await put({
    content: { version: 1, questions: testQuestions },
    settings: { pass_percent: 80, check_type: 'auto_by_score' },
  })
})

describe('a recalculation', () => {
  it('moves the last visit of nobody: they were there when they handed in', async () => {
    const { attempt, token } = await handedIn('one-right')
    const handedInAt = clock.now().toISOString()
    const listeners = deliverAll(app.dependencies.db, lessonListeners(app.dependencies.db))
    const tellEvents = () => drainQueue(database, listeners, { clock, log })
    const lastVisit = async () => {
      const { id } = (await call('GET', '/user', { as: token })).body.data
      const people = await call('GET', `/products/${school.productId}/progress?per_page=100`, { as: owner })
      const rows: { user: { id: number }; last_visit_at: string }[] = people.body.data
      return rows.find(({ user }) => user.id === id)?.last_visit_at
    }
    await tellEvents()
    expect(await lastVisit()).toBe(handedInAt)
    clock.advance(60_000)
    await withQuestions([rekeyed, second])
    const ready = await prepare()
    await move(ready.id, 'apply')
    expect((await viewOf(token, attempt.id)).status_id).not.toBe(attemptStatus.passed)
    await tellEvents()
    expect(await lastVisit()).toBe(handedInAt)
  })

  it('shows who changes and changes nothing, is applied, and is undone', async () => {
    const [right, wrong] = [await handedIn('one-right'), await handedIn('one-wrong')]
    await withQuestions([rekeyed, second])
    const affected = (await call('GET', `/quizzes/${school.quizId}/affected`, { as: owner })).body.data
    expect(affected.finished).toBeGreaterThanOrEqual(2)
    const ready = await prepare()
    expect(ready).toMatchObject({ state: 'ready', done: ready.total })
    const changes = await changesOf(ready.id)
    const changeOf = ({ attempt }: typeof right) =>
      changes.find((each: { attempt_id: number }) => each.attempt_id === attempt.id)
    expect(changeOf(right)).toMatchObject({
      before: { status_id: 1, scores: 5 },
      after: { status_id: 2, scores: 3 },
    })
    expect(changeOf(wrong)).toMatchObject({
      before: { status_id: 2, scores: 3 },
      after: { status_id: 1, scores: 5 },
    })
    expect((await viewOf(right.token, right.attempt.id)).attempt).toMatchObject({ status_id: 1, scores: 5 })

    expect((await move(ready.id, 'apply')).status).toBe(200)
    const shown = await viewOf(wrong.token, wrong.attempt.id)
    expect(shown.attempt).toMatchObject({ status_id: 1, scores: 5 })
    expect(shown.questions[0].result).toMatchObject({ state: 'correct' })
    expect(shown.questions[0].results[0]).toMatchObject({ quiz_answer_id: 'one-wrong', is_correct: true })
    expect((await viewOf(right.token, right.attempt.id)).attempt).toMatchObject({ status_id: 2, scores: 3 })

    expect((await move(ready.id, 'undo')).status).toBe(200)
    expect((await viewOf(right.token, right.attempt.id)).attempt).toMatchObject({ status_id: 1, scores: 5 })
    expect((await viewOf(wrong.token, wrong.attempt.id)).questions[0].result.state).toBe('incorrect')
  })

  it('tells a pass that needed no mark from one that reached it', async () => {
    const { attempt } = await handedIn('one-right')
    await put({ content: { version: 1, questions: [rekeyed, second] }, settings: { pass_percent: null } })
    const changes = await changesOf((await prepare()).id)
    const change = changes.find((each: { attempt_id: number }) => each.attempt_id === attempt.id)
    expect(change.before).toEqual({ status_id: 1, scores: 5, max_scores: 5 })
    expect(change.after).toEqual({ status_id: 1, is_unmeasured: true, scores: 3, max_scores: 5 })
  })

  it('leaves what a person decided, before the preview and after it', async () => {
    const [early, late] = [await handedIn('one-right'), await handedIn('one-right')]
    const decide = ({ attempt }: typeof early, status_id: number) =>
      call('PATCH', `/practices/${attempt.id}`, { as: owner, body: { status_id } })
    await decide(early, 1)
    await withQuestions([rekeyed, second])
    const ready = await prepare()
    await decide(late, 3)
    await move(ready.id, 'apply')
    expect((await viewOf(early.token, early.attempt.id)).attempt).toMatchObject({ status_id: 1, scores: 3 })
    expect((await viewOf(late.token, late.attempt.id)).attempt.status_id).toBe(3)
  })

  it('keeps the points of a question that offers other things now, or is gone', async () => {
    const { token, attempt } = await handedIn('one-right')
    const other = {
      ...second,
      answers: [...second.answers, { id: 'two-more', text: '10', is_correct: true }],
    }
    await withQuestions([other])
    const ready = await prepare()
    const changed = (await changesOf(ready.id)).map((each: { attempt_id: number }) => each.attempt_id)
    expect(changed).not.toContain(attempt.id)
    await move(ready.id, 'apply')
    expect((await viewOf(token, attempt.id)).attempt).toMatchObject({ status_id: 1, scores: 5 })
  })

  it('does not touch attempts that run', async () => {
    const { token, attempt } = await started()
    await withQuestions([rekeyed, second])
    await move((await prepare()).id, 'apply')
    await answer(token, attempt.id, one('one-right'))
    const { body } = await finish(token, attempt.id, [two(['two-right-a', 'two-right-b'])])
    expect(body.data.attempt).toMatchObject({ status_id: 1, scores: 5 })
  })

  it('is one at a time, however many ask at once', async () => {
    await handedIn('one-right')
    await withQuestions([rekeyed, second])
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('POST', path, { as: owner })))
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      '201',
      '409',
      '409',
      '409',
      '409',
    ])
    await runJobs()
  })

  it('is applied once, and undone only after that', async () => {
    await handedIn('one-right')
    await withQuestions([rekeyed, second])
    const { id } = await prepare()
    expect((await move(id, 'undo')).status).toBe(409)
    const both = await Promise.all([
      call('POST', `${path}/${id}/apply`, { as: owner }),
      call('POST', `${path}/${id}/apply`, { as: owner }),
    ])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    await runJobs()
  })

  it('works in this school, for its team', async () => {
    const { token } = await handedIn('one-right')
    const { id } = await prepare()
    expect((await call('POST', path, { as: token })).status).toBe(403)
    const asForeign = { as: foreign.owner.token, headers: { 'x-cabinet-id': String(foreign.schoolId) } }
    for (const [method, rest] of [
      ['POST', ''],
      ['GET', `/${id}`],
      ['GET', `/${id}/attempts`],
      ['POST', `/${id}/apply`],
    ] as const)
      expect({ rest, status: (await call(method, `${path}${rest}`, asForeign)).status }).toEqual({
        rest,
        status: 404,
      })
  })

  it('stands in the log of the school', async () => {
    await handedIn('one-right')
    await withQuestions([rekeyed, second])
    const { id } = await prepare()
    await move(id, 'apply')
    await move(id, 'undo')
    const entries = (await call('GET', '/cabinet/audit-log?per_page=2', { as: owner })).body.data
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'attempts.recalculation_undone',
      'attempts.recalculated',
    ])
  })
})
