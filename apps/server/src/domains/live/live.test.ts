import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { lineLimits } from '@lectern/contract/live/line-limits'
import { openNotifications } from '../../platform/database/notifications.ts'
import { sql } from '../../platform/database/sql.ts'
import { silentLog } from '../../platform/log.ts'
import { buildServer, testApp } from '../../testing/app.ts'
import { type HeardLine, hearLine } from '../../testing/hear-line.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { deleteOldEvents } from './live.repository.ts'
import { tellPlace } from './tell-live.ts'

const app = await testApp()
const { call, dependencies } = app
const { db } = dependencies
const school = await teachingSchool(app, 'line', true)
const elsewhere = await teachingSchool(app, 'line-elsewhere', false)
const owner = school.owner.token
await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { check_type: 'manual' } } })
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
// Another process on the same database: with a connection of its own that listens.
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
const { started, answer, finish } = practiceIn(app, school)

const hear = async (...[at, ...rest]: Parameters<typeof hearLine>) => {
  const line = await hearLine(at, ...rest)
  lines.push(line)
  return line
}
const unit = async (): Promise<number> => {
  const content = { is_comments_disabled: false, is_file_comment_enabled: false }
  const info_units = [{ key: `talk-${crypto.randomUUID().slice(0, 8)}`, type_id: 6, content }]
  const path = `/lessons/${school.lesson.id}/info-section`
  return (await call('POST', path, { as: owner, body: { name: 'Talk', info_units } })).body.data.info_units[0]
    .id
}
const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { token: learner.token, id: learner.id, attempt: Number(learner.attempt.id) }
}
const write = async (as: string, type: string, id: number, more: object = {}): Promise<number> => {
  const body = { commentable_type: type, commentable_id: id, text: 'Look again', ...more }
  return (await call('POST', '/comments', { as, body })).body.data.id
}
const changes = ({ events }: HeardLine) => events.filter(({ type }) => type !== 'ready')
const commentsIn = ({ events }: HeardLine) =>
  events.flatMap((event) => (event.type === 'comments' ? [event.comment_id] : []))

/** Says something that all lines hear after what was told before. */
const mark = async (
  as: string,
  type: 'info-unit' | 'quiz-attempt',
  id: number,
  heard: readonly HeardLine[],
) => {
  const last = await write(as, type, id, { text: 'The last word' })
  await vi.waitFor(() => {
    for (const line of heard) expect(commentsIn(line)).toContain(last)
  })
  return last
}

describe('the order of the log', () => {
  const news = (subjectId: number) => ({
    ...{ kind: 'comments' as const, schoolId: school.schoolId, subjectId, isForTeam: false },
    place: { type: 'info-unit' as const, id: place },
  })
  let place = 0

  it('passes over nothing that is numbered first and commits last', async () => {
    place = await unit()
    const watch = [`info-unit:${place}`]
    const line = await hear(origin, owner, { watch })
    const isOpen = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = db.transaction(async (tx) => {
      await tellPlace(tx, news(1))
      isOpen.resolve()
      await mayEnd.promise
    })
    await isOpen.promise
    await db.transaction((tx) => tellPlace(tx, news(2)))
    await vi.waitFor(() => expect(commentsIn(line)).toEqual([2]))
    // A line that is cut now has heard of the second; its place in the log lies before the first all the same.
    const again = await hear(otherOrigin, owner, { watch })
    const after = again.cursor()
    again.cut()
    // Too long ago for what every new line hears.
    await db.execute(sql`update live_events set created_at = created_at - interval '2 minutes'`)
    mayEnd.resolve()
    await slow
    await vi.waitFor(() => expect(commentsIn(line)).toEqual([2, 1]))
    await db.execute(sql`update live_events set created_at = created_at - interval '2 minutes'`)
    const resumed = await hear(origin, owner, { watch, after })
    expect(commentsIn(resumed)).toContain(1)
  })

  it('hears nothing of what was taken back', async () => {
    place = await unit()
    const line = await hear(origin, owner, { watch: [`info-unit:${place}`] })
    const failing = db.transaction(async (tx) => {
      await tellPlace(tx, news(3))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await mark(owner, 'info-unit', place, [line])
    expect(commentsIn(line)).not.toContain(3)
  })

  it('is told by every process, and goes on where a line was cut, at another process', async () => {
    place = await unit()
    const watch = [`info-unit:${place}`]
    const learner = await joinSchool(app, school)
    const here = await hear(origin, learner.token, { watch })
    const there = await hear(otherOrigin, owner, { watch })
    expect(there.events).toEqual([{ type: 'ready', watching: watch }])
    const first = await mark(owner, 'info-unit', place, [here, there])
    here.cut()
    const second = await write(owner, 'info-unit', place)
    await db.execute(sql`update live_events set created_at = created_at - interval '2 minutes'`)
    const after = here.cursor()
    const resumed = await hear(otherOrigin, learner.token, { watch, after })
    expect(commentsIn(resumed)).toContain(second)
    expect(commentsIn(await hear(otherOrigin, learner.token, { watch }))).not.toContain(first)
  })

  it('comes through a lost connection to the database', async () => {
    place = await unit()
    const line = await hear(origin, owner, { watch: [`info-unit:${place}`] })
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'lectern notifications' and datname = current_database()`,
    )
    const last = await mark(owner, 'info-unit', place, [line])
    expect(commentsIn(line)).toContain(last)
  })

  it('tells whoever was away too long, or comes from another database, to ask for everything anew', async () => {
    const [horizon = '', at = ''] = (await hear(origin, owner)).cursor().split('-')
    const old = Number(at) - lineLimits.keptMs
    expect(changes(await hear(origin, owner, { after: `${horizon}-${old}` }))).toEqual([{ type: 'reset' }])
    const strange = `${BigInt(horizon) + 1_000_000n}-${at}`
    expect(changes(await hear(origin, owner, { after: strange }))).toEqual([{ type: 'reset' }])
  })

  it('is kept for ten minutes and removed some rows at a time', async () => {
    await db.execute(sql`delete from live_events`)
    for (const subject of [1, 2, 3]) await db.transaction((tx) => tellPlace(tx, news(subject)))
    expect(await deleteOldEvents(db, lineLimits.keptMs, 2)).toBe(0)
    await db.execute(sql`update live_events set created_at = created_at - interval '11 minutes'`)
    expect(await deleteOldEvents(db, lineLimits.keptMs, 2)).toBe(2)
    expect(await deleteOldEvents(db, lineLimits.keptMs, 2)).toBe(1)
  })
})

describe('what is heard', () => {
  it('of a private comment nothing, and of a hidden one nothing but by its author', async () => {
    const place = await unit()
    const watch = [`info-unit:${place}`]
    const [writes, reads] = [await joinSchool(app, school), await joinSchool(app, school)]
    const own = await hear(origin, writes.token, { watch })
    const another = await hear(otherOrigin, reads.token, { watch })
    const team = await hear(otherOrigin, owner, { watch })
    const secret = await write(owner, 'info-unit', place, { is_private: true })
    const body = { text: 'Another secret', is_private: true, files: [] }
    expect((await call('PUT', `/comments/${secret}`, { as: owner, body })).status).toBe(200)
    const hide = async (ids: number[]) =>
      call('PATCH', '/comments/bulk-restrict', {
        as: owner,
        body: { commentable_type: 'info-unit', commentable_id: place, ids, is_restricted: true },
      })
    await hide([secret])
    expect((await call('DELETE', `/comments/${secret}`, { as: owner })).status).toBe(200)
    const question = await mark(writes.token, 'info-unit', place, [own, another, team])
    for (const line of [own, another]) expect(commentsIn(line)).toEqual([question])
    expect(commentsIn(team).filter((each) => each === secret).length).toBeGreaterThan(1)

    await hide([question])
    await vi.waitFor(() => expect(commentsIn(another)).toEqual([question, question]))
    expect((await call('DELETE', `/comments/${question}`, { as: writes.token })).status).toBe(200)
    const last = await mark(reads.token, 'info-unit', place, [own, another, team])
    expect(commentsIn(own)).toEqual([question, question, question, last])
    expect(commentsIn(another)).toEqual([question, question, last])
  })

  it('of places that are not open to the listener nothing', async () => {
    const { token, attempt } = await handedIn()
    const place = await unit()
    const watch = [`info-unit:${place}`, `quiz-attempt:${attempt}`, `queue:${school.schoolId}`]
    const stranger = await signUp(app)
    const classmate = await joinSchool(app, school)
    const foreign = elsewhere.owner.token
    const watching = async (as: string) => (await hear(origin, as, { watch })).events[0]
    expect(await watching(owner)).toEqual({ type: 'ready', watching: watch })
    expect(await watching(token)).toEqual({ type: 'ready', watching: watch.slice(0, 2) })
    expect(await watching(classmate.token)).toEqual({ type: 'ready', watching: watch.slice(0, 1) })
    for (const as of [stranger.token, foreign])
      expect(await watching(as)).toEqual({ type: 'ready', watching: [] })
  })

  it('of an attempt its status by all who look at it, and who checks it by the team', async () => {
    const { token, attempt } = await handedIn()
    const watch = [`quiz-attempt:${attempt}`]
    const learner = await hear(origin, token, { watch })
    const team = await hear(otherOrigin, owner, { watch })
    const attempts = ({ events }: HeardLine) => events.filter(({ type }) => type === 'attempt').length
    // A new line hears of the last minutes, of the finish among them.
    await mark(owner, 'quiz-attempt', attempt, [learner, team])
    const [before, beforeTeam] = [attempts(learner), attempts(team)]
    await call('PUT', `/practices/${attempt}/claim`, { as: owner, body: {} })
    await vi.waitFor(() => expect(attempts(team)).toBeGreaterThan(beforeTeam))
    await mark(owner, 'quiz-attempt', attempt, [learner])
    expect(attempts(learner)).toBe(before)
    await call('PATCH', `/practices/${attempt}`, { as: owner, body: { status_id: 3 } })
    await vi.waitFor(() => expect(attempts(learner)).toBeGreaterThan(before))
  })

  it('of an attempt the answers that another device replaced', async () => {
    const learner = await started()
    const attempt = Number(learner.attempt.id)
    const line = await hear(otherOrigin, learner.token, { watch: [`quiz-attempt:${attempt}`] })
    const heard = () => line.events.filter(({ type }) => type === 'attempt').length
    const save = async (device: string, seq: number, id: string) => {
      const saved = await answer(learner.token, attempt, one(id, { device, seq }))
      expect(saved.status).toBe(200)
    }
    await save('phone', 1, 'one-wrong')
    await save('phone', 2, 'one-right')
    await mark(owner, 'quiz-attempt', attempt, [line])
    expect(heard()).toBe(0)
    await save('laptop', 1, 'one-wrong')
    await vi.waitFor(() => expect(heard()).toBe(1))
    // Sent again because its answer was lost.
    await save('laptop', 1, 'one-wrong')
    await mark(owner, 'quiz-attempt', attempt, [line])
    expect(heard()).toBe(1)
  })

  it('of the queue what is within the scope of the listener', async () => {
    const watch = [`queue:${school.schoolId}`]
    const ofNobody = await addStaff(app, school.schoolId, ['practice_list.own', 'practice_curator.own'])
    const limited = await hear(origin, ofNobody.token, { watch })
    const all = await hear(otherOrigin, owner, { watch })
    const before = changes(all).length
    const { attempt } = await handedIn()
    await vi.waitFor(() => expect(changes(all).length).toBeGreaterThan(before))
    // The bell comes after what is heard before it.
    await call('POST', '/user/notifications/read', { as: ofNobody.token, body: { up_to: attempt } })
    await vi.waitFor(() => expect(limited.events).toContainEqual({ type: 'bell' }))
    expect(limited.events.filter(({ type }) => type === 'queue')).toEqual([])
  })

  it('of a bell by its person alone', async () => {
    const [reader, neighbour] = [await joinSchool(app, school), await joinSchool(app, school)]
    const own = await hear(otherOrigin, reader.token)
    const theirs = await hear(origin, neighbour.token)
    await call('POST', '/user/notifications/read', { as: reader.token, body: { up_to: 1 } })
    await vi.waitFor(() => expect(changes(own)).toEqual([{ type: 'bell' }]))
    await call('POST', '/user/notifications/read', { as: neighbour.token, body: { up_to: 1 } })
    await vi.waitFor(() => expect(changes(theirs)).toEqual([{ type: 'bell' }]))
    expect(changes(own)).toHaveLength(1)
  })
})
