import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { openTestSchool, signUp } from '../../testing/people.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { defineTask, type TaskKind } from './task-kind.ts'
import { deleteOldTasks, deleteOldUndo, lockTask } from './tasks.repository.ts'
import { failTask, workOnTask } from './use-cases/work-on-task.ts'
import { startTask } from './use-cases/start-task.ts'
import { undoTask } from './use-cases/undo-task.ts'

const app = await testApp()
const { dependencies, clock, call } = app
const { db } = dependencies
const { pool } = dependencies.database
const school = await openTestSchool(app, 'tasks', true)
const { schoolId, owner } = school
const dayMs = 24 * 60 * 60 * 1000

/** What the sample task changes. */
const lamps = new Map<number, boolean>()
let isBroken = false
const lamp = defineTask({
  kind: 'tests.light',
  input: z.object({ room: z.string() }),
  rights: ['contact_edit'],
  batch: 2,
  undoMs: 30 * dayMs,
  slice: async (_tx, { ids }) => {
    if (isBroken) throw new Error('no current')
    const dark = ids.filter((id) => lamps.get(id) === false)
    for (const id of dark) lamps.set(id, true)
    return {
      changed: dark.map((id) => ({ id, before: { wasLit: false } })),
      refused: ids.filter((id) => !lamps.has(id)).map((id) => ({ id, reason: 'no_lamp', about: '=cmd()' })),
    }
  },
  undo: async (_tx, { rows }) => {
    const lit = rows.filter(({ id }) => lamps.get(id) === true)
    for (const { id } of lit) lamps.set(id, false)
    const others = rows.filter(({ id }) => !lit.some((each) => each.id === id))
    return {
      changed: lit.map(({ id }) => ({ id })),
      refused: others.map(({ id }) => ({ id, reason: 'changed_since', about: `lamp ${id}` })),
    }
  },
})

let rights: ReadonlySet<'contact_edit'> = new Set()
const seat = (): StaffSeat => ({
  ...{ schoolId, isOwner: false, permissions: rights, given: rights, team: new Map() },
})
const house = { kinds: new Map<string, TaskKind>([[lamp.kind, lamp]]), seatOf: async () => seat() }

beforeEach(async () => {
  rights = new Set(['contact_edit'])
  isBroken = false
  lamps.clear()
  for (const id of [1, 2, 3, 4, 5]) lamps.set(id, false)
  await pool.query('truncate tasks cascade')
})

const start = (ids = '1, 2, 3, 4, 5', userId = owner.id) =>
  db.transaction((tx) =>
    startTask(tx, {
      ...{ schoolId, userId, kind: lamp, input: { room: 'hall' }, details: { room: 'hall' } },
      ids: sql`select unnest(array[${sql.raw(ids)}])`,
      now: clock.now(),
    }),
  )
const work = (taskId: number) => db.transaction((tx) => workOnTask(tx, house, taskId, clock.now()))
const rowOf = async (taskId: number) => {
  const task = await db.transaction((tx) => lockTask(tx, taskId))
  if (!task) throw new Error('no such task')
  return task
}
const finish = async (taskId: number) => {
  for (let left = 20; left > 0 && (await rowOf(taskId)).finishedAt === null; left -= 1) await work(taskId)
}
const takeBack = (taskId: number) =>
  db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    if (!task) throw new Error('no such task')
    return undoTask(tx, task, { kind: lamp, userId: owner.id, now: clock.now() })
  })
const litLamps = () => [...lamps].filter(([, isLit]) => isLit).map(([id]) => id)
const countJobs = async (): Promise<number> => {
  const { rows } = await pool.query(
    `select count(*)::int as n from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as kinds on kinds.id = jobs.task_id where kinds.identifier = 'tasks.doSlice'`,
  )
  return rows[0].n
}

describe('a task', () => {
  it('goes slice by slice, and its parts add up to what was chosen', async () => {
    lamps.set(3, true)
    lamps.delete(5)
    const { taskId, total } = await start()
    expect(total).toBe(5)
    await work(taskId)
    expect(await rowOf(taskId)).toMatchObject({ state: 'running', done: 2, changed: 2, failed: 0 })
    expect(litLamps()).toEqual([1, 2, 3])
    await finish(taskId)
    expect(await rowOf(taskId)).toMatchObject({ state: 'done', done: 5, changed: 3, failed: 1 })
  })

  it('does nothing twice when its process dies in the middle, or its job is done twice', async () => {
    const { taskId } = await start()
    await work(taskId)
    const died = db.transaction(async (tx) => {
      await workOnTask(tx, house, taskId, clock.now())
      throw new Error('the process died')
    })
    await expect(died).rejects.toThrow('died')
    expect(await rowOf(taskId)).toMatchObject({ done: 2, changed: 2 })
    for (const id of [3, 4]) lamps.set(id, false)
    await Promise.all([work(taskId), work(taskId), work(taskId), work(taskId)])
    expect(await rowOf(taskId)).toMatchObject({ state: 'done', done: 5, changed: 5, failed: 0 })
  })

  it('makes the job for its next part together with the part, and none after the last', async () => {
    await pool.query('delete from graphile_worker._private_jobs')
    const { taskId } = await start('1, 2, 3')
    expect(await countJobs()).toBe(1)
    await work(taskId)
    expect(await countJobs()).toBe(2)
    await work(taskId)
    expect(await countJobs()).toBe(2)
  })

  it('tells who started it how far it is', async () => {
    const { taskId } = await start()
    await finish(taskId)
    const { rows } = await pool.query(
      `select user_id::int, subject_id::int from live_events where kind = 'task' and subject_id = $1`,
      [taskId],
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ user_id: owner.id, subject_id: taskId })))
  })

  it('stops between two parts when it is cancelled, and what is done can be taken back', async () => {
    const { taskId } = await start()
    await work(taskId)
    await pool.query(`update tasks set state = 'cancelled', finished_at = now() where id = $1`, [taskId])
    await work(taskId)
    expect(litLamps()).toEqual([1, 2])
    const undoId = await takeBack(taskId)
    await finish(undoId)
    expect(litLamps()).toEqual([])
  })

  it('stops when the right to it is taken, or nobody is left who started it', async () => {
    const { taskId } = await start()
    await work(taskId)
    rights = new Set()
    await work(taskId)
    expect(await rowOf(taskId)).toMatchObject({ state: 'failed', error: 'right_taken', done: 2 })
    rights = new Set(['contact_edit'])
    const { taskId: orphan } = await start()
    await pool.query('update tasks set user_id = null where id = $1', [orphan])
    await work(orphan)
    expect(await rowOf(orphan)).toMatchObject({ state: 'failed', error: 'right_taken' })
    expect(litLamps()).toEqual([1, 2])
  })

  it('that fails leaves nothing of the part, and can be ended as broken', async () => {
    const { taskId } = await start()
    isBroken = true
    await expect(work(taskId)).rejects.toThrow('no current')
    const task = await rowOf(taskId)
    expect(task).toMatchObject({ state: 'waiting', done: 0 })
    await db.transaction((tx) => failTask(tx, task, 'broken', clock.now()))
    await work(taskId)
    expect(await rowOf(taskId)).toMatchObject({ state: 'failed', error: 'broken', done: 0 })
  })

  it('is one of few that wait or run, also when a hundred are started at once', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => signUp(app)))
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => start('1', [owner, ...others][at % 5]?.id)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })
})

describe('who asks', () => {
  it('sees own tasks alone where the kind is none of theirs', async () => {
    const { taskId } = await start()
    const stranger = await signUp(app)
    const ask = (path: string, as: string) => call('GET', path, { as })
    expect((await ask(`/tasks/${taskId}`, owner.token)).body.data).toMatchObject({ id: taskId, is_own: true })
    expect((await ask('/tasks', owner.token)).body.data).toHaveLength(1)
    expect((await ask(`/tasks/${taskId}`, stranger.token)).status).toBe(404)
    expect((await ask('/tasks', stranger.token)).body.data).toEqual([])
    expect((await call('GET', '/tasks')).status).toBe(401)
  })
})

describe('taking back', () => {
  it('counts what somebody has changed since, and says so', async () => {
    const { taskId } = await start()
    await finish(taskId)
    lamps.set(2, false)
    const undoId = await takeBack(taskId)
    await finish(undoId)
    expect(await rowOf(undoId)).toMatchObject({ total: 5, changed: 4, failed: 1, undoUntil: null })
    expect(await rowOf(taskId)).toMatchObject({ state: 'undone' })
    expect(litLamps()).toEqual([])
  })

  it('happens once, and not while the task runs', async () => {
    const { taskId } = await start()
    await work(taskId)
    await expect(takeBack(taskId)).rejects.toMatchObject({ code: 'task_not_undoable' })
    await finish(taskId)
    await takeBack(taskId)
    await expect(takeBack(taskId)).rejects.toMatchObject({ code: 'task_not_undoable' })
  })

  it('is over after its time, when a daily job forgets how things were', async () => {
    const { taskId } = await start()
    await finish(taskId)
    clock.advance(30 * dayMs + 1_000)
    await expect(takeBack(taskId)).rejects.toMatchObject({ code: 'task_not_undoable' })
    expect(await db.transaction((tx) => deleteOldUndo(tx, clock.now(), 3))).toBe(3)
    expect(await db.transaction((tx) => deleteOldUndo(tx, clock.now(), 3))).toBe(2)
    await db.transaction((tx) => deleteOldTasks(tx, clock.now()))
    expect((await pool.query('select from tasks')).rowCount).toBe(0)
  })
})
