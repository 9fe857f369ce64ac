import { defaultCommentRules } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { discussionIn } from '../../../testing/discussion.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'moderated', true)
const elsewhere = await teachingSchool(app, 'moderated-elsewhere', false)
const owner = school.owner.token
const lessonId = school.lesson.id
const { started, finish } = practiceIn(app, school)

const { send, unit, onUnit, write, written, newcomer } = await discussionIn(app, school)
const report = (as: string, comment: number, body: object = { reason: 'spam' }) =>
  call('POST', `/comments/${comment}/report`, { as, body })
const setRules = (change: object) =>
  send('PUT', '/cabinet/comment-rules', { ...defaultCommentRules, newcomer_comments: 0, ...change })
const seenBy = async (as: string): Promise<number[]> => {
  const { body } = await call('GET', `/public/comments/info_units/${unit}?per_page=100`, { as })
  return body.data.map(({ id }: { id: number }) => id)
}
const cases = async (state = 'open') =>
  (await call('GET', `/cabinet/comment-cases?state=${state}&per_page=100`, { as: owner })).body.data
const caseOf = async (comment: number, state = 'open') =>
  (await cases(state)).find((each: { comment: { id: number } }) => each.comment.id === comment)
const decide = (comment: number, decision: string, as = owner) =>
  call('POST', `/cabinet/comment-cases/${comment}/decision`, { as, body: { decision } })

beforeEach(() => setRules({}))

describe('the rules of a school', () => {
  it('are read by everybody in their words, and as a whole and to be changed by moderators alone', async () => {
    const learner = await newcomer()
    await setRules({ text: 'Be kind to each other.', stop_words: ['casino'] })
    expect((await call('GET', '/comments/rules', { as: learner })).body.data).toEqual({
      text: 'Be kind to each other.',
    })
    expect((await call('GET', '/cabinet/comment-rules', { as: learner })).status).toBe(403)
    const body = defaultCommentRules
    expect((await call('PUT', '/cabinet/comment-rules', { as: learner, body })).status).toBe(403)
    expect((await call('GET', '/cabinet/comment-rules', { as: elsewhere.owner.token })).body.data).toEqual(
      defaultCommentRules,
    )
  })

  it('limit the links of a newcomer, in a new comment and in a changed one, and say how many there may be', async () => {
    const learner = await newcomer()
    await setRules({ newcomer_comments: 2, newcomer_links: 1 })
    const two = 'https://a.example and https://b.example'
    const refused = await write(learner, two)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: 'too_many_links', params: { max: 1 } },
    ])
    const id = await written(learner, 'https://a.example')
    expect((await call('PUT', `/comments/${id}`, { as: learner, body: { text: two } })).status).toBe(422)
    await written(learner, 'A second one')
    expect((await write(learner, two)).status).toBe(201)
  })

  it('hold a comment with a stop word: its author and the team see it, others once a moderator keeps it', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    await setRules({ stop_words: ['casino'] })
    const id = await written(author, 'The best CASINO')
    expect([await seenBy(author), await seenBy(reader)].map((ids) => ids.includes(id))).toEqual([true, false])
    expect(await caseOf(id)).toMatchObject({ hold_reason: 'stop_word', reports_count: 0 })
    expect((await decide(id, 'keep')).status).toBe(200)
    expect(await seenBy(reader)).toContain(id)
    expect(await caseOf(id, 'decided')).toMatchObject({
      decision: 'keep',
      decided_by: { name: 'Owner of moderated' },
    })
  })

  it('hold a comment that gets a stop word when it is changed', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    await setRules({ stop_words: ['casino'] })
    const id = await written(author, 'Harmless')
    await send('PUT', `/comments/${id}`, { text: 'Now with casino' }, author)
    expect(await seenBy(reader)).not.toContain(id)
    expect(await caseOf(id)).toBeDefined()
  })

  it('judge neither the team nor what is said about an attempt', async () => {
    await setRules({
      stop_words: ['casino'],
      newcomer_comments: 5,
      newcomer_links: 0,
      is_newcomer_held: true,
    })
    const reader = await newcomer()
    const { id } = await send('POST', '/comments', onUnit('https://a.example casino'))
    expect(await seenBy(reader)).toContain(id)
  })

  it.each([
    [{ text: 'x'.repeat(moderationLimits.rules + 1) }],
    [{ stop_words: ['a'] }],
    [{ stop_words: Array(moderationLimits.stopWords + 1).fill('word') }],
    [{ newcomer_links: -1 }],
    [{ hide_after_reports: 1.5 }],
    [{ is_newcomer_held: 'yes' }],
  ])('are refused as %j', async (change) => {
    const body = { ...defaultCommentRules, ...change }
    expect((await call('PUT', '/cabinet/comment-rules', { as: owner, body })).status).toBe(422)
  })
})

describe('reports', () => {
  it('of different people hide a comment until a moderator has looked, and never again what was kept', async () => {
    const author = await newcomer()
    const readers = [await newcomer(), await newcomer(), await newcomer()] as const
    await setRules({ hide_after_reports: 2 })
    const id = await written(author, 'Something')
    await report(readers[0], id)
    await report(readers[0], id, { reason: 'insult', note: 'Second thoughts' })
    expect(await seenBy(readers[2])).toContain(id)
    clock.advance(1_000)
    await report(readers[1], id)
    expect(await seenBy(readers[2])).not.toContain(id)
    const log = (await call('GET', '/cabinet/comment-log', { as: owner })).body.data
    expect(log[0]).toMatchObject({
      ...{ action: 'comment.hidden_by_reports', user: null },
      after: { comment: id, lesson: lessonId },
    })
    expect(await caseOf(id)).toMatchObject({
      reports_count: 2,
      hold_reason: null,
      reports: [
        { reason: 'spam', note: '' },
        { reason: 'insult', note: 'Second thoughts' },
      ],
      lesson: { id: lessonId },
    })
    await decide(id, 'keep')
    await report(readers[2], id)
    expect(await seenBy(readers[0])).toContain(id)
    expect(await caseOf(id)).toMatchObject({ reports_count: 3 })
  })

  it('are refused of the own comment, of what is not seen, and without a reason', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    const id = await written(author, 'Mine')
    const { id: secret } = await send('POST', '/comments', onUnit('For us', { is_private: true }))
    expect((await report(author, id)).body.error).toBe('own_comment')
    expect((await report(reader, secret)).status).toBe(404)
    expect((await report(elsewhere.owner.token, id)).status).toBe(404)
    expect((await report(reader, id, {})).status).toBe(422)
    const note = 'x'.repeat(moderationLimits.note + 1)
    expect((await report(reader, id, { reason: 'other', note })).status).toBe(422)
  })

  it('of a hundred people at once are all counted, until they hide the comment', async () => {
    await setRules({ hide_after_reports: 50 })
    const author = await newcomer()
    const id = await written(author, 'Read by many')
    const readers = await Promise.all(Array.from({ length: 100 }, newcomer))
    const replies = await Promise.all(readers.map((reader) => report(reader, id)))
    const taken = replies.filter(({ status }) => status === 200).length
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(taken < 100 ? [200, 404] : [200]))
    expect(taken).toBeGreaterThanOrEqual(50)
    const shown = await caseOf(id)
    expect(shown).toMatchObject({ reports_count: taken, comment: { is_restricted: true } })
    expect(shown.reports).toHaveLength(moderationLimits.shownReports)
  })

  it('of one person end at a limit for a day', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    clock.advance(60 * 60_000)
    const ids: number[] = []
    for (let at = 0; at <= moderationLimits.reportsPerDay; at += 1) {
      if (at % 25 === 0) clock.advance(61_000)
      ids.push(await written(author, `Number ${at}`))
    }
    const replies = []
    for (const id of ids) replies.push((await report(reader, id)).status)
    expect(replies.indexOf(429)).toBe(moderationLimits.reportsPerDay)
  })
})

describe('what moderators decide', () => {
  it('is decided once, and only by the team of the school', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    const id = await written(author, 'To be decided')
    await report(reader, id)
    expect((await decide(id, 'hide', reader)).status).toBe(403)
    expect((await decide(id, 'hide', elsewhere.owner.token)).status).toBe(404)
    const replies = await Promise.all(['hide', 'keep', 'delete'].map((decision) => decide(id, decision)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('stands in the log without the words, also when it is done in the conversation', async () => {
    const author = await newcomer()
    const id = await written(author, 'Very private words')
    const place = { commentable_type: 'info-unit', commentable_id: unit, ids: [id] }
    await send('PATCH', '/comments/bulk-restrict', { ...place, is_restricted: true })
    await send('PATCH', '/comments/bulk-restrict', { ...place, is_restricted: false })
    await send('DELETE', `/comments/${id}`)
    const { body } = await call('GET', '/cabinet/comment-log', { as: owner })
    expect(body.data.slice(0, 3)).toMatchObject([
      { action: 'comment.deleted', after: { comment: id } },
      { action: 'comment.shown', after: { comment: id } },
      { action: 'comment.hidden', after: { comment: id } },
    ])
    expect(JSON.stringify(body)).not.toContain('private words')
    expect((await call('GET', '/cabinet/comment-log', { as: author })).status).toBe(403)
  })

  it('closes a report when the comment is hidden or deleted in the conversation', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    const [first, second] = [await written(author, 'One'), await written(author, 'Two')]
    await report(reader, first)
    await report(reader, second)
    const place = { commentable_type: 'info-unit', commentable_id: unit, ids: [first] }
    await send('PATCH', '/comments/bulk-restrict', { ...place, is_restricted: true })
    await send('DELETE', `/comments/${second}`, undefined, author)
    expect(await caseOf(first, 'decided')).toMatchObject({ decision: 'hide' })
    expect(await caseOf(second, 'decided')).toMatchObject({ decision: 'delete' })
  })
})

describe('a moderator who does not see everything', () => {
  it('decides about comments below lessons that they read, and leaves rules, people and the log alone', async () => {
    const [author, reader] = [await newcomer(), await newcomer()]
    const id = await written(author, 'Of a lesson')
    await report(reader, id)
    const ofLessons = (await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])).token
    const ofNothing = (await addStaff(app, school.schoolId, ['comment_curator', 'practice_read'])).token
    const seen = async (as: string) =>
      (await call('GET', '/cabinet/comment-cases?per_page=100', { as })).body.data.some(
        ({ comment }: { comment: { id: number } }) => comment.id === id,
      )
    expect([await seen(ofLessons), await seen(ofNothing)]).toEqual([true, false])
    expect((await decide(id, 'hide', ofNothing)).status).toBe(404)
    expect((await decide(id, 'hide', ofLessons)).status).toBe(200)
    for (const path of ['/cabinet/comment-log', '/cabinet/comment-restrictions'])
      expect((await call('GET', path, { as: ofLessons })).status).toBe(403)
    const body = defaultCommentRules
    expect((await call('PUT', '/cabinet/comment-rules', { as: ofLessons, body })).status).toBe(403)
  })

  it('does not see reports about attempts that they may not read', async () => {
    const { token: learner, attempt } = await started()
    await finish(learner, attempt.id, [one('one-wrong'), two(['two-right-a'])])
    const draft = { commentable_type: 'quiz-attempt', commentable_id: attempt.id, text: 'About my attempt' }
    const { id } = await send('POST', '/comments', draft, learner)
    await report(owner, id)
    const ofLessons = (await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])).token
    const ofPractices = (await addStaff(app, school.schoolId, ['comment_curator', 'practice_read'])).token
    expect((await decide(id, 'keep', ofLessons)).status).toBe(404)
    expect((await decide(id, 'keep', ofPractices)).status).toBe(200)
  })
})
