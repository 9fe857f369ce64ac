import { describe, expect, it } from 'vitest'
import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { testApp } from '../../testing/app.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'comments', true)
const elsewhere = await teachingSchool(app, 'comments-elsewhere', false)
const owner = school.owner.token
const { started, finish } = practiceIn(app, school)

/** A learner who has handed in, and what is said about it. */
const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  const { id } = learner.attempt
  return { ...learner, attemptId: id, list: `/comments/quiz-attempt/${id}` }
}

const onAttempt = (attemptId: number, more: object = {}) => ({
  commentable_type: 'quiz-attempt',
  commentable_id: attemptId,
  text: 'Look at it again',
  ...more,
})

const write = (as: string | undefined, body: object, path = '/comments') =>
  call('POST', path, { ...(as !== undefined && { as }), body })
const written = async (as: string, body: object): Promise<number> => {
  const reply = await write(as, body)
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status: 201 })
  return reply.body.data.id
}
const read = async (as: string, path: string) => (await call('GET', path, { as })).body
const idsIn = (comments: { id: number }[]) => comments.map(({ id }) => id)

describe('a conversation about an attempt', () => {
  it('is led by its learner and the team, with answers, and unread by the other side', async () => {
    const { token, id: learnerId, attemptId, list } = await handedIn()
    const first = await written(owner, onAttempt(attemptId, { question_id: 'question-one' }))
    const answer = await written(token, onAttempt(attemptId, { text: 'I did <b>it</b>', parent_id: first }))
    const { data, unread_ids, is_user_comment_allowed } = await read(token, `/public${list}`)
    expect(data).toMatchObject([
      {
        id: first,
        is_by_team: true,
        author_role: 'owner',
        question_id: 'question-one',
        parent: null,
        may: { edit: false, delete: false, reply: true },
      },
      {
        id: answer,
        user_id: learnerId,
        author_role: null,
        parent: { id: first, text: 'Look at it again' },
        text_formatted: { clean: 'I did &lt;b&gt;it&lt;/b&gt;', without_tags: 'I did <b>it</b>' },
        may: { edit: true, delete: true, restrict: false },
      },
    ])
    expect({ unread_ids, is_user_comment_allowed }).toEqual({
      unread_ids: [first],
      is_user_comment_allowed: true,
    })
    const team = (await read(owner, list)).data
    expect(team.unread_ids).toEqual([answer])
    expect(team.commentable).toMatchObject({ type: 'quiz-attempt', id: attemptId })
    const about = await read(owner, `${list}?question_id=question-one`)
    expect(idsIn(about.data.comments.data)).toEqual([first])
    expect(about.data.comments.is_user_comment_allowed).toBe(about.data.is_user_comment_allowed)
  })

  it('holds pages by conversations, sorted, filtered by people, and opens where a comment stands', async () => {
    const { token, id: learnerId, attemptId, list } = await handedIn()
    const older = await written(owner, onAttempt(attemptId, { text: 'Older' }))
    const newer = await written(owner, onAttempt(attemptId, { text: 'Newer' }))
    const answer = await written(token, onAttempt(attemptId, { text: 'Answer', parent_id: older }))
    const idsAt = async (query: string) => idsIn((await read(owner, `${list}?${query}`)).data.comments.data)
    expect(await idsAt('')).toEqual([newer, older, answer])
    expect(await idsAt('sort_type=oldest')).toEqual([older, answer, newer])
    expect(await idsAt(`user_id=${learnerId}`)).toEqual([answer])
    expect(await idsAt(`exclude_user_id=${learnerId}`)).toEqual([newer, older])
    expect(await idsAt('unread=1')).toEqual([answer])
    expect(await idsAt(`per_page=1&comment_id=${answer}`)).toEqual([answer])
    const { meta } = (await read(owner, `${list}?per_page=1&comment_id=${answer}`)).data.comments
    expect(meta).toEqual({ current_page: 3, per_page: 1, total: 3, last_page: 3 })
  })

  it('keeps what the team says to itself out of everything that the learner gets', async () => {
    const { token, attemptId, list } = await handedIn()
    const secret = await written(owner, onAttempt(attemptId, { text: 'Between us', is_private: true }))
    const reply = await written(owner, onAttempt(attemptId, { text: 'Agreed', parent_id: secret }))
    for (const path of [`/public${list}`, list, `/public${list}?comment_id=${secret}`]) {
      const body = await read(token, path)
      expect(JSON.stringify(body)).not.toMatch(/Between us|Agreed/)
      const { data, meta, unread_ids } = body.meta ? body : { ...body.data, ...body.data.comments }
      expect({ data, total: meta.total, unread_ids }).toEqual({ data: [], total: 0, unread_ids: [] })
    }
    // As a learner sees it, whoever asks: the team’s own attempt is not this one.
    expect((await call('GET', `/public${list}`, { as: owner })).status).toBe(404)
    for (const [method, path, body] of [
      ['PUT', `/comments/${secret}`, { text: 'Mine now' }],
      ['DELETE', `/comments/${secret}`, undefined],
      ['POST', `/comments/${secret}/public`, undefined],
    ] as const)
      expect((await call(method, path, { as: token, body })).status).toBe(404)
    const answered = await write(token, onAttempt(attemptId, { parent_id: reply }))
    expect([answered.status, answered.body.error]).toEqual([422, 'answered_comment_gone'])
    const lie = await write(token, onAttempt(attemptId, { is_private: true }))
    expect([lie.status, lie.body.error]).toEqual([403, 'private_by_team_only'])
    expect((await call('POST', `/comments/${secret}/public`, { as: owner })).status).toBe(200)
    expect(idsIn((await read(token, `/public${list}`)).data)).toEqual([secret])
    expect((await call('POST', `/comments/${secret}/private`, { as: owner })).status).toBe(200)
    expect((await read(token, `/public${list}`)).data).toEqual([])
  })

  it('is changed by the author alone, and keeps the answers to what is deleted', async () => {
    const { token, attemptId, list } = await handedIn()
    const own = await written(token, onAttempt(attemptId, { text: 'Mine' }))
    const answer = await written(owner, onAttempt(attemptId, { text: 'Ours', parent_id: own }))
    clock.advance(1000)
    const edited = await call('PUT', `/comments/${own}`, { as: token, body: { text: 'Better' } })
    expect(edited.body.data).toMatchObject({ is_edited: true, text_formatted: { without_tags: 'Better' } })
    for (const as of [owner, (await handedIn()).token])
      expect((await call('PUT', `/comments/${own}`, { as, body: { text: 'x' } })).status).toBe(404)
    expect((await call('DELETE', `/comments/${answer}`, { as: token })).status).toBe(404)
    expect((await call('DELETE', `/comments/${own}`, { as: owner })).status).toBe(200)
    const { data, unread_ids } = await read(token, `/public${list}`)
    expect(data).toMatchObject([
      { id: own, is_deleted: true, user: null, text_formatted: { clean: '', without_tags: '' } },
      { id: answer, parent: null },
    ])
    expect(unread_ids).toEqual([answer])
    expect((await call('DELETE', `/comments/${answer}`, { as: owner })).status).toBe(200)
    expect((await read(token, `/public${list}`)).data).toEqual([])
  })

  it('is closed to the learner where the team says so, for a part or for all of it', async () => {
    const { token, attemptId, list } = await handedIn()
    const allow = (as: string, type: string, id: string | number, is_allowed: boolean) =>
      call('POST', `/quiz-attempts/${attemptId}/quiz-result-comment-settings`, {
        as,
        body: { result_commentable_type: type, result_commentable_id: id, is_allowed },
      })
    expect((await allow(token, 'quiz-attempt', attemptId, false)).status).toBe(404)
    expect((await allow(owner, 'question', 'no-such-question', false)).body.error).toBe(
      'unknown_comment_part',
    )
    expect((await allow(owner, 'quiz-attempt', attemptId, false)).status).toBe(200)
    expect((await write(token, onAttempt(attemptId))).body.error).toBe('comments_closed')
    expect((await read(token, `/public${list}`)).is_user_comment_allowed).toBe(false)
    expect((await allow(owner, 'question', 'question-one', true)).status).toBe(200)
    const about = onAttempt(attemptId, { question_id: 'question-one' })
    expect((await write(token, about)).status).toBe(201)
    expect((await write(owner, onAttempt(attemptId))).status).toBe(201)
  })

  it('begins for the learner when the attempt is handed in', async () => {
    const { token, attempt } = await started()
    expect((await write(token, onAttempt(attempt.id))).body.error).toBe('comments_closed')
  })
})

describe('many comments at once', () => {
  it('are read, hidden and deleted, each by its own right', async () => {
    const { token, attemptId, list } = await handedIn()
    const place = { commentable_type: 'quiz-attempt', commentable_id: attemptId }
    const own = await written(token, onAttempt(attemptId))
    const theirs = await written(owner, onAttempt(attemptId))
    await written(owner, onAttempt(attemptId, { is_private: true }))
    const bulk = async (as: string, method: string, name: string, more: object = {}) =>
      (await call(method, `/comments/bulk-${name}`, { as, body: { ...place, ...more } })).body.data
    expect(await bulk(token, 'PATCH', 'read')).toEqual({ success: true, count: 1 })
    expect((await read(token, `/public${list}`)).unread_ids).toEqual([])
    expect(await bulk(token, 'PATCH', 'read', { is_read: false })).toMatchObject({ count: 1 })
    expect((await read(token, `/public${list}`)).unread_ids).toEqual([theirs])
    expect(await bulk(owner, 'PATCH', 'restrict', { ids: [own] })).toMatchObject({ count: 1 })
    expect((await read(token, `/public${list}`)).data).toMatchObject([
      { id: theirs },
      { id: own, is_restricted: true, may: { edit: false, reply: false } },
    ])
    expect(await bulk(owner, 'DELETE', 'delete')).toMatchObject({ count: 3 })
    expect((await read(owner, list)).data.comments.data).toEqual([])
  })
})

describe('nobody else', () => {
  it('reads or changes anything: no session, another learner, another school, staff without the right', async () => {
    const { attemptId, list } = await handedIn()
    const comment = await written(owner, onAttempt(attemptId))
    const powerless = await addStaff(app, school.schoolId, ['course_list'])
    const others = [
      (await handedIn()).token,
      elsewhere.owner.token,
      powerless.token,
      (await signUp(app)).token,
    ]
    const place = { commentable_type: 'quiz-attempt', commentable_id: attemptId }
    const calls = [
      ['GET', list, undefined],
      ['GET', `/public${list}`, undefined],
      ['POST', '/comments', onAttempt(attemptId)],
      ['POST', '/public/comments', onAttempt(attemptId)],
      ['PUT', `/comments/${comment}`, { text: 'x' }],
      ['DELETE', `/comments/${comment}`, undefined],
      ['POST', `/comments/${comment}/private`, undefined],
      ['PATCH', '/comments/bulk-read', place],
      ['DELETE', '/comments/bulk-delete', place],
      ['PATCH', '/comments/bulk-restrict', place],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await call(method, path, { body })).status, `${method} ${path}`).toBe(401)
      for (const as of others)
        expect((await call(method, path, { as, body })).status, `${method} ${path}`).toBe(404)
    }
    expect(idsIn((await read(owner, list)).data.comments.data)).toEqual([comment])
  })

  it('is neither hidden nor deleted with many others by a learner who wrote none of them', async () => {
    const { token, attemptId } = await handedIn()
    const comment = await written(owner, onAttempt(attemptId))
    const place = { commentable_type: 'quiz-attempt', commentable_id: attemptId }
    for (const body of [place, { ...place, ids: [comment] }]) {
      const hidden = await call('PATCH', '/comments/bulk-restrict', { as: token, body })
      const deleted = await call('DELETE', '/comments/bulk-delete', { as: token, body })
      expect([hidden.status, deleted.status]).toEqual([403, 403])
    }
  })

  it('is told of people of a course to whom they do not belong', async () => {
    const path = `/courses/${school.courseId}/user-curators`
    const learner = await joinSchool(app, school)
    expect((await call('GET', path, { as: learner.token })).status).toBe(200)
    for (const as of [(await signUp(app)).token, elsewhere.owner.token])
      expect((await call('GET', path, { as })).status).toBe(404)
    const { attemptId, token } = await handedIn()
    const lie = await write(token, onAttempt(attemptId, { addressee_id: learner.id }))
    expect([lie.status, lie.body.error]).toEqual([422, 'unknown_addressee'])
  })
})

describe('what is written', () => {
  it('says something, is not endless, and stands at a part that there is', async () => {
    const { token, attemptId } = await handedIn()
    const wrong = [
      { text: '' },
      { text: ' \u200b\u2800\n' },
      { text: 'x'.repeat(commentLimits.text + 1) },
      { text: 7 },
      { files: 'x' },
      { files: ['not-a-uuid'] },
      { commentable_type: 'school' },
      { commentable_id: -1 },
      { question_id: 'no-such-question' },
      { statement_id: 'question-one' },
    ]
    for (const more of wrong)
      expect([more, (await write(token, onAttempt(attemptId, more))).status]).toEqual([more, 422])
    const foreign = await write(token, onAttempt(attemptId, { files: [crypto.randomUUID()] }))
    expect([foreign.status, foreign.body.error]).toEqual([422, 'foreign_file'])
    const huge = await write(token, onAttempt(attemptId, { text: 'x'.repeat(2 * 1024 ** 2) }))
    expect(huge.status).toBe(413)
  })

  it('of one person stops at the limit, also when a hundred come at once', async () => {
    const { token, attemptId } = await handedIn()
    const replies = await Promise.all(Array.from({ length: 100 }, () => write(token, onAttempt(attemptId))))
    const stored = replies.filter(({ status }) => status === 201)
    expect(stored).toHaveLength(commentLimits.perMinute)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 429]))
    clock.advance(61_000)
    expect((await write(token, onAttempt(attemptId))).status).toBe(201)
  })
})
