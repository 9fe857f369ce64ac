import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { joinByOffer } from '../../testing/offer.ts'
import { signUp } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'talk', true)
const elsewhere = await teachingSchool(app, 'talk-elsewhere', false)
const owner = school.owner.token
const lessonId = school.lesson.id

const send = async (method: string, path: string, body?: unknown, as = owner) => {
  const reply = await call(method, path, { as, body })
  expect([method, path, reply.status < 300, reply.body]).toMatchObject([method, path, true, reply.body])
  return reply.body.data
}
const change = (body: object) => send('PUT', `/courses/${school.courseId}/lessons-new/${lessonId}`, body)

/** A new place for comments in the lesson. */
const talkUnit = async (settings: object = {}): Promise<{ id: number; sectionId: number }> => {
  const content = { is_comments_disabled: false, is_file_comment_enabled: true, ...settings }
  const { id, info_units } = await send('POST', `/lessons/${lessonId}/info-section`, {
    name: 'Talk',
    info_units: [{ key: `talk-${crypto.randomUUID().slice(0, 8)}`, type_id: 6, content }],
  })
  return { id: info_units[0].id, sectionId: id }
}

const onUnit = (id: number, more: object = {}) => ({
  commentable_type: 'info-unit',
  commentable_id: id,
  text: 'How long does it take?',
  ...more,
})
const write = (as: string | undefined, body: object) =>
  call('POST', '/public/comments', { ...(as !== undefined && { as }), body })
const written = async (as: string, body: object): Promise<number> =>
  (await send('POST', '/comments', body, as)).id
const idsOf = async (as: string, unit: number): Promise<number[]> =>
  (await call('GET', `/public/comments/info_units/${unit}`, { as })).body.data.map(
    ({ id }: { id: number }) => id,
  )

/** What somebody gets who asks for a unit and its lesson, and who writes there. */
const answersTo = async (as: string | undefined, unit: number) => {
  const who = as === undefined ? {} : { as }
  const replies = [
    await call('GET', `/public/comments/info_units/${unit}`, who),
    await call('GET', `/comments/info_units/${unit}`, who),
    await write(as, onUnit(unit)),
    await call('PATCH', '/comments/bulk-read', {
      ...who,
      body: { commentable_type: 'info-unit', commentable_id: unit },
    }),
  ]
  return replies.map(({ status }) => status)
}

describe('a conversation in a unit', () => {
  it('is read and led by everybody who takes part, and by the team', async () => {
    const [asks, reads] = [await joinSchool(app, school), await joinSchool(app, school)]
    const { id } = await talkUnit()
    const question = await written(asks.token, onUnit(id))
    const answer = await written(owner, onUnit(id, { text: 'A week', parent_id: question }))
    const seen = (await call('GET', `/public/comments/info_units/${id}`, { as: reads.token })).body
    expect(seen).toMatchObject({
      data: [
        { id: question, is_by_team: false, may: { edit: false, delete: false, reply: true } },
        { id: answer, is_by_team: true, parent: { id: question } },
      ],
      meta: { total: 2 },
      unread_ids: [question, answer],
      is_user_comment_allowed: true,
      may_write: true,
      is_team: false,
    })
    const lesson = (await call('GET', `/public/lessons/${lessonId}`, { as: reads.token })).body.data
    expect(lesson.is_comments_available).toBe(true)
  })

  it('shows a learner nothing of what the team hides or says to itself', async () => {
    const [asks, reads] = [await joinSchool(app, school), await joinSchool(app, school)]
    const { id } = await talkUnit()
    const place = { commentable_type: 'info-unit', commentable_id: id }
    const hidden = await written(asks.token, onUnit(id))
    await written(owner, onUnit(id, { is_private: true }))
    const bulk = (method: string, name: string, as: string, more: object = {}) =>
      send(method, `/comments/bulk-${name}`, { ...place, ...more }, as)
    expect(await bulk('PATCH', 'restrict', owner, { ids: [hidden] })).toMatchObject({ count: 1 })
    expect(await idsOf(reads.token, id)).toEqual([])
    expect(await idsOf(asks.token, id)).toEqual([hidden])
    const own = await written(reads.token, onUnit(id))
    const hides = await call('PATCH', '/comments/bulk-restrict', { as: reads.token, body: place })
    expect(hides.status).toBe(403)
    expect(await bulk('PATCH', 'read', reads.token)).toMatchObject({ count: 0 })
    expect(await bulk('DELETE', 'delete', reads.token)).toMatchObject({ count: 1 })
    expect(await idsOf(reads.token, id)).toEqual([])
    const team = await call('GET', `/comments/info_units/${id}`, { as: owner })
    expect(team.body.data.comments.data.map((each: { id: number }) => each.id)).not.toContain(own)
    expect(team.body.data.comments.meta.total).toBe(2)
  })

  it('is closed to whom it is not open: nobody, strangers, and people of another school', async () => {
    const { id } = await talkUnit()
    expect(await answersTo(undefined, id)).toEqual([401, 401, 401, 401])
    for (const as of [(await signUp(app)).token, elsewhere.owner.token])
      expect(await answersTo(as, id)).toEqual([404, 404, 404, 404])
    const { token } = await joinSchool(app, school)
    const noTalk = school.lesson.unitIds[0] ?? 0
    expect(await answersTo(token, noTalk)).toEqual([404, 404, 404, 404])
  })

  it('is closed with its lesson, or as if it were not there while the lesson is a draft', async () => {
    const { id } = await talkUnit()
    const { token } = await joinSchool(app, school)
    const comment = await written(token, onUnit(id))
    const edit = async () =>
      (await call('PUT', `/comments/${comment}`, { as: token, body: { text: 'x' } })).status
    await change({ accessible_after_days: 5 })
    expect([await answersTo(token, id), await edit()]).toEqual([[403, 403, 403, 403], 403])
    expect((await call('GET', `/comments/info_units/${id}`, { as: owner })).status).toBe(200)
    await change({ accessible_after_days: 0, status_id: 1 })
    expect([await answersTo(token, id), await edit()]).toEqual([[404, 404, 404, 404], 404])
    await change({ status_id: 4 })
    expect(await idsOf(token, id)).toEqual([comment])
  })

  it('is not there in a section that the reader’s offer leaves out', async () => {
    const [given, kept] = [await talkUnit(), await talkUnit()]
    const { token } = await joinByOffer(app, school, {
      sections: [{ id: given.sectionId, lesson_id: lessonId }],
    })
    expect(await idsOf(token, given.id)).toEqual([])
    expect(await answersTo(token, kept.id)).toEqual([404, 404, 404, 404])
  })

  it('is only looked at while the team looks at the course as somebody', async () => {
    const { id } = await talkUnit()
    const secret = await written(owner, onUnit(id, { is_private: true }))
    const look = { type: 'course_setting', offer_id: null, user_id: null, at: null }
    const choose = (type: string) =>
      send('POST', `/courses/${school.courseId}/preview-settings`, { ...look, type })
    await choose('course_setting')
    const seen = await call('GET', `/comments/info_units/${id}`, { as: owner })
    expect(seen.body.data.comments.data).toEqual([])
    const refused = await call('POST', '/comments', { as: owner, body: onUnit(id) })
    expect([refused.status, refused.body.error]).toEqual([403, 'preview_only'])
    expect((await call('DELETE', `/comments/${secret}`, { as: owner })).status).toBe(404)
    await choose('full_access')
    const again = await call('GET', `/comments/info_units/${id}`, { as: owner })
    expect(again.body.data.comments.meta.total).toBe(1)
  })

  it('is written by the team alone where the author switched it off', async () => {
    const { id } = await talkUnit({ is_comments_disabled: true })
    const { token } = await joinSchool(app, school)
    expect((await write(token, onUnit(id))).body.error).toBe('comments_closed')
    await written(owner, onUnit(id))
  })
})

describe('files in a unit’s comments', () => {
  const upload = async (as: string): Promise<string> => {
    const bytes = Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)
    const reply = await uploadForm(app, as, { name: 'notes.zip', bytes }, { model: 'comment' })
    return reply.body.data.uuid
  }

  it('are those of their author', async () => {
    const { id } = await talkUnit()
    const [author, other] = [await joinSchool(app, school), await joinSchool(app, school)]
    const file = await upload(author.token)
    const stolen = await write(other.token, onUnit(id, { files: [file] }))
    expect([stolen.status, stolen.body.error]).toEqual([422, 'foreign_file'])
    const own = await write(author.token, onUnit(id, { files: [file], text: '' }))
    expect(own.body.data.files).toMatchObject([{ uuid: file }])
    const shownTo = async (as: string) =>
      (await call('GET', `/public/comments/info_units/${id}`, { as })).body.data.map(
        ({ files }: { files: { uuid: string }[] }) => files.map(({ uuid }) => uuid),
      )
    expect(await shownTo(other.token)).toEqual([[file]])
    const path = `/comments/${own.body.data.id}`
    const edited = await call('PUT', path, { as: author.token, body: { text: 'See here', files: [file] } })
    expect(edited.body.data.files).toMatchObject([{ uuid: file }])
    expect((await call('DELETE', path, { as: author.token })).status).toBe(200)
    expect(await shownTo(other.token)).toEqual([])
  })

  it('are not added where the author of the lesson switched them off, by an edit neither', async () => {
    const { id } = await talkUnit({ is_file_comment_enabled: false })
    const { token } = await joinSchool(app, school)
    const files = [await upload(token)]
    const refused = await write(token, onUnit(id, { files }))
    expect([refused.status, refused.body.error]).toEqual([403, 'comment_files_closed'])
    const comment = await written(token, onUnit(id))
    const edited = await call('PUT', `/comments/${comment}`, { as: token, body: { text: 'x', files } })
    expect(edited.body.error).toBe('comment_files_closed')
  })
})

describe('comments on a lesson', () => {
  it('stand beside those of its units, and can be written while one of its places is open', async () => {
    const { token } = await joinSchool(app, school)
    const place = { commentable_type: 'lesson', commentable_id: lessonId, text: 'About all of it' }
    const refused = await call('POST', '/public/comments', {
      as: token,
      body: { ...place, commentable_id: elsewhere.lesson.id },
    })
    expect(refused.status).toBe(404)
    await talkUnit()
    const id = await written(token, place)
    const { data } = (await call('GET', `/public/comments/lesson/${lessonId}`, { as: token })).body
    expect(data.map((each: { id: number }) => each.id)).toEqual([id])
    expect((await call('GET', `/comments/lesson/${lessonId}`, { as: elsewhere.owner.token })).status).toBe(
      404,
    )
  })
})

it('a whole school stops at its limit, and goes on after a minute', async () => {
  const { id } = await talkUnit()
  const { token } = await joinSchool(app, school)
  const comment = await written(token, onUnit(id))
  const others = commentLimits.perMinuteInSchool
  await app.dependencies.db.execute(sql`
    insert into comments (school_id, course_id, lesson_id, commentable_type, commentable_id, author_id, is_by_team, text, file_uuids, created_at)
    select school_id, course_id, lesson_id, commentable_type, commentable_id, author_id + other, is_by_team, text, file_uuids, created_at
    from comments, generate_series(1000, ${999 + others}::int) other where id = ${comment}`)
  expect((await write(token, onUnit(id))).status).toBe(429)
  clock.advance(61_000)
  expect((await write(token, onUnit(id))).status).toBe(201)
})
