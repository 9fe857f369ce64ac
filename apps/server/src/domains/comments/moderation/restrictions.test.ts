import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { discussionIn } from '../../../testing/discussion.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'restricted', true)
const elsewhere = await teachingSchool(app, 'restricted-elsewhere', false)
const owner = school.owner.token
const { send, unit, write, written, newcomer } = await discussionIn(app, school)

describe('somebody who may not write', () => {
  const restrict = (user: number, body: object, as = owner) =>
    call('PUT', `/cabinet/comment-restrictions/${user}`, { as, body })
  const idOf = async (as: string): Promise<number> => (await send('GET', '/user', undefined, as)).id

  it('reads on, is told until when, and writes again after that moment', async () => {
    const learner = await newcomer()
    const id = await written(learner, 'Before')
    const until = new Date(clock.now().getTime() + 60 * 60_000).toISOString()
    expect((await restrict(await idOf(learner), { until, reason: 'Spam' })).status).toBe(200)
    const thread = (await call('GET', `/public/comments/info_units/${unit}`, { as: learner })).body
    expect(thread).toMatchObject({ may_write: false, is_user_comment_allowed: true, restriction: { until } })
    expect(JSON.stringify(thread)).not.toContain('Spam')
    expect((await write(learner, 'After')).body.error).toBe('commenting_restricted')
    const changed = await call('PUT', `/comments/${id}`, { as: learner, body: { text: 'Changed' } })
    expect([changed.status, changed.body.error]).toEqual([403, 'commenting_restricted'])
    clock.advance(61 * 60_000)
    expect((await write(learner, 'Later')).status).toBe(201)
  })

  it('is listed for those who moderate everything, and let go', async () => {
    const learner = await newcomer()
    const user = await idOf(learner)
    await restrict(user, { until: null, reason: 'Spam' })
    const { data } = (await call('GET', '/cabinet/comment-restrictions', { as: owner })).body
    expect(data[0]).toMatchObject({ user: { id: user }, until: null, reason: 'Spam' })
    await send('DELETE', `/cabinet/comment-restrictions/${user}`)
    expect((await write(learner, 'Thank you')).status).toBe(201)
    expect((await call('DELETE', `/cabinet/comment-restrictions/${user}`, { as: owner })).status).toBe(404)
  })

  it('is a learner of the school, and nobody of its team; the end lies ahead', async () => {
    const learner = await newcomer()
    const user = await idOf(learner)
    const past = new Date(clock.now().getTime() - 1).toISOString()
    expect((await restrict(user, { until: past })).body.error).toBe('restriction_ended')
    expect((await restrict(await idOf(owner), { until: null })).body.error).toBe('member_of_team')
    expect((await restrict(user, { until: null }, elsewhere.owner.token)).status).toBe(404)
    expect((await restrict(user, { until: null }, learner)).status).toBe(403)
  })
})
