import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { lineLimits } from '@lectern/contract/live/line-limits'
import { openNotifications } from '../../platform/database/notifications.ts'
import { silentLog } from '../../platform/log.ts'
import { buildServer, testApp } from '../../testing/app.ts'
import { type HeardLine, hearLine } from '../../testing/hear-line.ts'
import { addStaff } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, dependencies } = app
const school = await teachingSchool(app, 'held-line', true)
const owner = school.owner.token
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const otherNotifications = await openNotifications(dependencies.database.target, silentLog)
const other = await buildServer({ ...dependencies, notifications: otherNotifications })
const otherOrigin = await other.app.listen({ port: 0, host: '127.0.0.1' })
const lines: HeardLine[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.cut()
})
afterAll(async () => {
  await other.app.close()
  await otherNotifications.close()
})

const hear = async (...[at, ...rest]: Parameters<typeof hearLine>) => {
  const line = await hearLine(at, ...rest)
  lines.push(line)
  return line
}
const content = { is_comments_disabled: false, is_file_comment_enabled: false }
const section = { name: 'Talk', info_units: [{ key: 'unit-talk', type_id: 6, content }] }
const path = `/lessons/${school.lesson.id}/info-section`
const place: number = (await call('POST', path, { as: owner, body: section })).body.data.info_units[0].id
const commentsIn = ({ events }: HeardLine) =>
  events.flatMap((event) => (event.type === 'comments' ? [event.comment_id] : []))

/** Says something that these lines hear. */
const say = async (heard: readonly HeardLine[]): Promise<number> => {
  const body = { commentable_type: 'info-unit', commentable_id: place, text: 'Look again' }
  const { id } = (await call('POST', '/comments', { as: owner, body })).body.data
  await vi.waitFor(() => {
    for (const line of heard) expect(commentsIn(line)).toContain(id)
  })
  return id
}

describe('a line', () => {
  it('ends with the session', async () => {
    const person = await joinSchool(app, school)
    const line = await hear(origin, person.token)
    const there = await hear(otherOrigin, person.token)
    expect((await call('POST', '/auth/logout', { as: person.token })).status).toBe(200)
    await vi.waitFor(() => expect([line.isOver(), there.isOver()]).toEqual([true, true]), { timeout: 5_000 })
  })

  it('tells nothing more of a place that its reader may not see any more', async () => {
    const watch = [`info-unit:${place}`]
    const member = await addStaff(app, school.schoolId, ['course_read', 'course_edit', 'comment_create'])
    const line = await hear(origin, member.token, { watch })
    const team = await hear(origin, owner, { watch })
    await say([line])
    const removed = await call('DELETE', `/cabinet/users/${member.id}`, { as: owner })
    expect(removed.status).toBe(200)
    await vi.waitFor(
      async () => {
        const written = await say([team])
        expect(commentsIn(line)).not.toContain(written)
      },
      { timeout: 5_000, interval: 300 },
    )
  })

  it('is refused without a session, under another person, with a place that is none, and too often', async () => {
    const { token } = await joinSchool(app, school)
    const statusOf = async (...args: Parameters<typeof hear>) => (await hear(...args)).status
    expect(await statusOf(origin, 'nobody')).toBe(401)
    expect(await statusOf(origin, token, { headers: { 'x-person-id': '1' } })).toBe(409)
    expect(await statusOf(origin, token, { watch: ['course:1'] })).toBe(422)
    const many = Array.from({ length: lineLimits.watches + 1 }, (_, index) => `lesson:${index + 1}`)
    expect(await statusOf(origin, token, { watch: many })).toBe(422)
    const opened = []
    for (let at = 0; at <= lineLimits.linesOfPerson; at += 1) opened.push(await statusOf(origin, token))
    expect(opened.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(opened.at(-1)).toBe(429)
    lines.find(({ isOver }) => !isOver())?.cut()
    await vi.waitFor(async () => expect(await statusOf(origin, token)).toBe(200))
  })

  it('is refused to whoever begins one after the other', async () => {
    const { token } = await joinSchool(app, school)
    const statuses = []
    for (let at = 0; at <= lineLimits.beginsOfPerson; at += 1) {
      const line = await hear(origin, token)
      statuses.push(line.status)
      line.cut()
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40)
  })

  it('holds no connection to the database, and ends when its process stops', async () => {
    const leaving = await buildServer({ ...dependencies, notifications: otherNotifications })
    const at = await leaving.app.listen({ port: 0, host: '127.0.0.1' })
    const { pool } = dependencies.database
    const line = await hear(at, owner)
    expect(pool.totalCount - pool.idleCount).toBe(0)
    await leaving.app.close()
    await vi.waitFor(() => expect(line.isOver()).toBe(true))
  })
})
