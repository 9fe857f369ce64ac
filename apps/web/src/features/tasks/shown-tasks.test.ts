import type { Task } from '@lectern/contract/tasks/tasks'
import { expect, test } from 'vitest'
import { canUndo, shownTasks } from './shown-tasks.ts'

const now = Date.parse('2026-11-29T12:00:00.000Z')

const done: Task = {
  ...{ id: 1, kind: 'contacts.tag', state: 'done', details: { tag: 'Baker' }, total: 5, done: 5, changed: 5 },
  ...{ failed: 0, error: null, started_by: { id: 1, name: 'Demo Expert' }, is_own: true },
  ...{ created_at: '2026-11-29T11:00:00.000Z', started_at: null, finished_at: '2026-11-29T11:01:00.000Z' },
  ...{ undo_until: '2026-12-29T11:01:00.000Z', undoes_id: null, file: null },
}
const running: Task = { ...done, id: 4, state: 'running', finished_at: null, undo_until: null }

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

test('tasks under way and the latest that ended are shown, earlier ones are folded away', () => {
  const shown = shownTasks([running, { ...done, id: 3 }, { ...done, id: 2 }], ['contacts'], now)
  expect([ids(shown.now), ids(shown.earlier)]).toEqual([[4, 3], [2]])
})

test('a task that ended more than a day ago is folded away', () => {
  const old = { ...done, finished_at: '2026-11-28T11:00:00.000Z' }
  const shown = shownTasks([old], ['contacts'], now)
  expect([ids(shown.now), ids(shown.earlier)]).toEqual([[], [1]])
})

test('tasks of other domains are left out', () => {
  expect(shownTasks([{ ...running, kind: 'products.grant' }], ['contacts'], now).now).toEqual([])
})

test('a task that took another one back whole is not shown beside it', () => {
  const undo: Task = { ...done, id: 2, undoes_id: 1, undo_until: null }
  const undone: Task = { ...done, state: 'undone', undo_until: null }
  expect(ids(shownTasks([undo, undone], ['contacts'], now).now)).toEqual([1])
  expect(ids(shownTasks([{ ...undo, failed: 1 }, undone], ['contacts'], now).now)).toEqual([2])
})

test('a task can be undone by who started it, until a time, and once', () => {
  expect(canUndo(done, [done])).toBe(true)
  expect(canUndo({ ...done, is_own: false }, [done])).toBe(false)
  expect(canUndo({ ...done, undo_until: null }, [done])).toBe(false)
  expect(canUndo(done, [{ ...running, undoes_id: 1 }, done])).toBe(false)
})
