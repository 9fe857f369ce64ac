import { cancelTask, listTasks, undoTask } from '@lectern/contract/tasks/tasks.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../testing/network.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { TaskLines } from './task-lines.tsx'

/** As if the reader came back to the page, which asks anew as it does after news of the live line. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

const running: Task = {
  ...{ id: 7, kind: 'contacts.tag', state: 'running', details: { tag: 'Baker' }, total: 279, done: 120 },
  ...{ changed: 120, failed: 0, error: null, started_by: { id: 1, name: 'Demo Expert' }, is_own: true },
  ...{ created_at: '2026-11-29T11:00:00.000Z', started_at: '2026-11-29T11:00:00.000Z', finished_at: null },
  ...{ undo_until: null, undoes_id: null, file: null },
}
const justNow = new Date().toISOString()
const done: Task = {
  ...running,
  ...{ state: 'done', done: 279, changed: 276, failed: 3, finished_at: justNow },
  undo_until: '2026-12-29T11:00:00.000Z',
}
let tasks: Task[] = []
let ended = 0

const show = () =>
  renderPart(<TaskLines domains={['contacts']} onEnded={() => (ended += 1)} />, {
    texts: ['common', 'expert'],
  })

beforeEach(() => {
  ended = 0
  tasks = [running]
  answerCall(listTasks, () => ({ data: tasks }))
})

test('progress is shown as it is told, and the end of a task is told once', async () => {
  await show()
  await expect.element(page.getByText('Tag “Baker”: 120 of 279')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43')
  tasks = [{ ...running, done: 200 }]
  comeBack()
  await expect.element(page.getByText('Tag “Baker”: 200 of 279')).toBeVisible()
  expect(ended).toBe(0)
  tasks = [done]
  comeBack()
  await expect.element(page.getByText('Tag “Baker”: 276 changed, 3 failed')).toBeVisible()
  expect(ended).toBe(1)
  await expect
    .element(page.getByRole('link', { name: 'Download what failed' }))
    .toHaveAttribute('href', '/api/v1/tasks/7/failures')
})

test('a task under way is stopped', async () => {
  answerCall(cancelTask, () => {
    const stopped: Task = { ...running, state: 'cancelled', finished_at: justNow }
    tasks = [stopped]
    return { data: stopped }
  })
  await show()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('Tag “Baker”: stopped. Changed: 120')).toBeVisible()
})

test('a task is undone until its date, and cannot be undone twice', async () => {
  const undo: Task = { ...running, id: 8, total: 276, done: 0, changed: 0, undoes_id: 7 }
  tasks = [done]
  answerCall(undoTask, () => {
    tasks = [undo, done]
    return { data: undo }
  })
  await show()
  await page.getByRole('button', { name: 'Undo until 29 Dec 2026' }).click()
  await expect.element(page.getByText('Undo · Tag “Baker”: 0 of 276')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo until/ })).not.toBeInTheDocument()
})

test('a task of somebody else names who started it and offers nothing', async () => {
  tasks = [{ ...running, is_own: false }]
  await show()
  await expect.element(page.getByText('Tag “Baker”: 120 of 279 · Demo Expert')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('an export offers its file as long as it is kept', async () => {
  const file = { url: '/api/v1/tasks/7/file', name: 'contacts.csv', bytes: 12, until: justNow }
  const exported: Task = { ...done, kind: 'contacts.export', details: {}, failed: 0, undo_until: null, file }
  tasks = [exported, { ...exported, id: 6, file: null }]
  await show()
  await expect
    .element(page.getByRole('link', { name: 'Download contacts.csv' }))
    .toHaveAttribute('href', '/api/v1/tasks/7/file')
  await page.getByRole('button', { name: 'Earlier actions: 1' }).click()
  await expect.element(page.getByText('Export of contacts: the file is no longer kept')).toBeVisible()
})
