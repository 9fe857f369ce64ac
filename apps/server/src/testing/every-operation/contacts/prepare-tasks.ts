import type { TestApp } from '../../app.ts'

export interface TaskOfContactsIds {
  /** A task of the owner that waits. */
  readonly waitingTask: number
  /** One that ended and can be taken back. */
  readonly doneTask: number
  /** A view of contacts that the owner shares, and another. */
  readonly view: number
  readonly spareView: number
}

type Send = (method: string, path: string, body?: unknown) => Promise<{ readonly id: number }>

/** Two tasks over the contact of a school, and two views of its contacts. */
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
  const keep = (name: string) => send('POST', '/list-views/contacts', { name, is_shared: true })
  const [view, spareView] = [await keep('Shared'), await keep('Spare')]
  return { waitingTask: waiting.id, doneTask: done.id, view: view.id, spareView: spareView.id }
}
