import { commentLimits, takeBack } from '@lectern/contract/comments/comment-limits'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'
import { forgetWordsBefore } from './taken-back.repository.ts'

const app = await testApp()
const { call, clock } = app
const { db } = app.dependencies
const school = await teachingSchool(app, 'sent', true)
const owner = school.owner.token
const { started, finish } = practiceIn(app, school)

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { ...learner, attemptId: learner.attempt.id, list: `/comments/quiz-attempt/${learner.attempt.id}` }
}
const onAttempt = (attemptId: number, more: object = {}) => ({
  commentable_type: 'quiz-attempt',
  commentable_id: attemptId,
  text: 'Look at it again',
  ...more,
})
const write = (as: string, body: object) => call('POST', '/comments', { as, body })
const textsAt = async (as: string, list: string): Promise<string[]> =>
  (await call('GET', list, { as })).body.data.comments.data.map(
    (each: { text_formatted: { without_tags: string } }) => each.text_formatted.without_tags,
  )

describe('a comment that is sent again', () => {
  it('is stored once under its key, also when it comes at once and long after', async () => {
    const { token, attemptId, list } = await handedIn()
    const body = onAttempt(attemptId, { key: 'draft-one' })
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => write(token, body)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1)
    clock.advance(3 * 24 * 3_600_000)
    expect((await write(token, body)).body.data.id).toBe(replies[0]?.body.data.id)
    expect(await textsAt(owner, list)).toHaveLength(1)
  })

  it('is another one under the key of another person, and none at another place', async () => {
    const [mine, theirs] = [await handedIn(), await handedIn()]
    const first = await write(mine.token, onAttempt(mine.attemptId, { key: 'draft-two' }))
    const other = await write(theirs.token, onAttempt(theirs.attemptId, { key: 'draft-two' }))
    expect(other.body.data.id).not.toBe(first.body.data.id)
    const elsewhere = onAttempt(theirs.attemptId, { key: 'draft-three' })
    expect((await write(owner, elsewhere)).status).toBe(201)
    const moved = await write(owner, { ...elsewhere, commentable_id: mine.attemptId })
    expect([moved.status, moved.body.error]).toEqual([409, 'key_reused'])
  })
})

describe('a change of a comment', () => {
  const change = (as: string, id: number, body: object) => call('PUT', `/comments/${id}`, { as, body })
  const rowOf = async (as: string, list: string) =>
    (await call('GET', list, { as })).body.data.comments.data[0]

  it('is taken once, also when it comes again long after', async () => {
    const { token, attemptId, list } = await handedIn()
    const { id, updated_at: seen_updated_at } = (await write(token, onAttempt(attemptId))).body.data
    clock.advance(1000)
    const body = { text: 'Look at the salt', seen_updated_at }
    const first = await change(token, id, body)
    expect(first.status).toBe(200)
    clock.advance(3 * 24 * 3_600_000)
    const again = await change(token, id, body)
    expect(again.body.data.updated_at).toBe(first.body.data.updated_at)
    expect(await rowOf(owner, list)).toMatchObject({
      is_edited: true,
      updated_at: again.body.data.updated_at,
    })
  })

  it('is refused where other words stand by now, which stay', async () => {
    const { token, attemptId, list } = await handedIn()
    const { id, updated_at: seen_updated_at } = (await write(token, onAttempt(attemptId))).body.data
    clock.advance(1000)
    const elsewhere = (await change(token, id, { text: 'From the phone', seen_updated_at })).body.data
    const refused = await change(token, id, { text: 'From the laptop', seen_updated_at })
    expect([refused.status, refused.body.error]).toEqual([409, 'comment_changed'])
    expect(await textsAt(owner, list)).toEqual(['From the phone'])
    const body = { text: 'From the laptop', seen_updated_at: elsewhere.updated_at }
    expect((await change(token, id, body)).status).toBe(200)
    expect(await textsAt(owner, list)).toEqual(['From the laptop'])
  })

  it('is refused with the reason where its author may not write any more, or it is deleted', async () => {
    const { token, attemptId } = await handedIn()
    const { id } = (await write(token, onAttempt(attemptId))).body.data
    const allowance = {
      result_commentable_type: 'quiz-attempt',
      result_commentable_id: attemptId,
      is_allowed: false,
    }
    await call('POST', `/quiz-attempts/${attemptId}/quiz-result-comment-settings`, {
      as: owner,
      body: allowance,
    })
    expect((await change(token, id, { text: 'x' })).body.error).toBe('comments_closed')
    expect((await change(owner, id, { text: 'x' })).status).toBe(404)
    await call('DELETE', `/comments/${id}`, { as: owner })
    expect((await change(token, id, { text: 'x' })).status).toBe(404)
  })
})

describe('a deleted comment', () => {
  const restore = (as: string, id: number) => call('POST', `/comments/${id}/restore`, { as })

  it('comes back with its words and files while its author can still ask for it', async () => {
    const { token, attemptId, list } = await handedIn()
    const bytes = Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)
    const { uuid } = (await uploadForm(app, token, { name: 'notes.zip', bytes }, { model: 'comment' })).body
      .data
    const { id } = (await write(token, onAttempt(attemptId, { text: 'Mine', files: [uuid] }))).body.data
    expect((await call('DELETE', `/comments/${id}`, { as: token })).status).toBe(200)
    expect((await restore(owner, id)).status).toBe(404)
    clock.advance(takeBack.offeredMs)
    const back = await restore(token, id)
    expect(back.body.data).toMatchObject({
      id,
      is_deleted: false,
      text_formatted: { without_tags: 'Mine' },
      files: [{ uuid }],
    })
    expect((await call('GET', `/files/${uuid}`, { as: owner })).status).toBe(200)
    expect(await textsAt(owner, list)).toEqual(['Mine'])
    expect((await restore(token, id)).status).toBe(404)
  })

  it('is gone for good after a moment, and its words with it', async () => {
    const { token, attemptId } = await handedIn()
    const { id } = (await write(token, onAttempt(attemptId, { text: 'Secret words' }))).body.data
    await call('DELETE', `/comments/${id}`, { as: token })
    clock.advance(takeBack.offeredMs + takeBack.graceMs + 1)
    expect((await restore(token, id)).status).toBe(404)
    const isKept = async () =>
      (await db.execute(sql`select from comments where id = ${id} and comments::text like '%Secret words%'`))
        .rowCount
    expect(await isKept()).toBe(1)
    await db.transaction((tx) => forgetWordsBefore(tx, clock.now()))
    expect(await isKept()).toBe(0)
  })

  it('stays away where somebody else deleted it, and where its author may not write any more', async () => {
    const { token, attemptId } = await handedIn()
    const idOf = async () => (await write(token, onAttempt(attemptId))).body.data.id
    const [moderated, own] = [await idOf(), await idOf()]
    await call('DELETE', `/comments/${moderated}`, { as: owner })
    expect((await restore(token, moderated)).status).toBe(404)
    expect((await restore(owner, moderated)).status).toBe(404)
    await call('DELETE', `/comments/${own}`, { as: token })
    await call('POST', `/quiz-attempts/${attemptId}/quiz-result-comment-settings`, {
      as: owner,
      body: { result_commentable_type: 'quiz-attempt', result_commentable_id: attemptId, is_allowed: false },
    })
    expect((await restore(token, own)).status).toBe(404)
  })
})

describe('a school', () => {
  it('takes as many comments a minute as it may, also when a hundred come at once', async () => {
    clock.advance(61_000)
    const writers = await Promise.all(Array.from({ length: 10 }, handedIn))
    const left = 40
    await db.execute(sql`
      insert into comments (school_id, course_id, lesson_id, commentable_type, commentable_id, is_by_team, text, file_uuids, created_at)
      select ${school.schoolId}, ${school.courseId}, ${school.lesson.id}, 'lesson', ${school.lesson.id}, false, 'x', '[]',
        ${clock.now().toISOString()}::timestamptz
      from generate_series(1, ${commentLimits.perMinuteInSchool - left})
    `)
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const writer = writers[at % writers.length]
        if (!writer) throw new Error('nobody writes')
        return write(writer.token, onAttempt(writer.attemptId))
      }),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(left)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 429]))
    clock.advance(61_000)
    const [writer] = writers
    if (!writer) throw new Error('nobody writes')
    expect((await write(writer.token, onAttempt(writer.attemptId))).status).toBe(201)
  })
})
