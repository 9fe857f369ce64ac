import type { TestApp } from '../../app.ts'

export interface TaskOfContactsIds {
  /** A task of the owner that waits. */
  readonly waitingTask: number
  /** One that ended and can be taken back. */
  readonly doneTask: number
}

type Send = (method: string, path: string, body?: unknown) => Promise<{ readonly id: number }>

/** Two tasks over the contact of a school. */
export const prepareTasks = async (app: TestApp, send: Send, contact: number): Promise<TaskOfContactsIds> => {
  const start = (kind: 'block' | 'unblock') =>
    send('POST', '/contacts/bulk', { selection: { ids: [contact] }, action: { kind }, expected: 1 })
  const [waiting, done] = [await start('unblock'), await start('block')]
  const now = app.clock.now()
  await app.dependencies.database.pool.query(
    `update tasks set state = 'done', done = 1, changed = 1, started_at = $2, finished_at = $2,
       undo_until = $2::timestamptz + interval '30 days' where id = $1`,
    [done.id, now],
  )
  return { waitingTask: waiting.id, doneTask: done.id }
}
