import { expect, it } from 'vitest'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { handleProcessing } from '../processing/handle-process-file.ts'
import { failAbandonedProcessing, handleFailAbandonedProcessing } from './fail-abandoned-processing.ts'

const app = await testApp()
const { db, database, log } = app.dependencies
const { owner } = await openTestSchool(app, 'killed', true)
const as = owner.token

it('a file whose processing was killed at every try says that it failed, and can be tried again', async () => {
  const { uuid, id } = (await uploadForm(app, as, { name: 'words.txt', bytes: Buffer.from('Some words.') }))
    .body.data
  const read = async () => (await app.call('GET', `/files/${uuid}`, { as })).body.data
  // As a process that is killed at its last try leaves it.
  await database.pool.query(
    `update files set process_status = 'processing', process_progress = 40 where id = $1`,
    [id],
  )
  const { rowCount } = await database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null, locked_by = null
     where (payload ->> 'file_id')::bigint = $1`,
    [id],
  )
  expect(rowCount).toBe(1)
  await db.transaction((tx) => enqueue(tx, failAbandonedProcessing, {}))
  await drainQueue(database, [handleFailAbandonedProcessing(app.dependencies)], { clock: app.clock, log })
  const { rows } = await database.pool.query(
    'select process_status, process_error from files where id = $1',
    [id],
  )
  expect(rows).toEqual([{ process_status: 'failed', process_error: 'stopped' }])

  const { body } = await app.call('POST', `/files/${uuid}/process`, { as })
  expect(body.data).toMatchObject({ process_status: 'pending', process_error: null })
  await drainQueue(database, handleProcessing(app.dependencies), { clock: app.clock, log })
  await expect.poll(read).toMatchObject({ process_status: 'completed', process_error: null })
})

it('a file that waits without a job is processed', async () => {
  const { uuid, id } = (await uploadForm(app, as, { name: 'again.txt', bytes: Buffer.from('Other words.') }))
    .body.data
  await drainQueue(database, handleProcessing(app.dependencies), { clock: app.clock, log })
  // As an upgrade leaves what it wants processed once more.
  await database.pool.query(
    `update files set process_status = 'pending', process_progress = 0 where id = $1`,
    [id],
  )
  await db.transaction((tx) => enqueue(tx, failAbandonedProcessing, {}))
  await drainQueue(
    database,
    [handleFailAbandonedProcessing(app.dependencies), ...handleProcessing(app.dependencies)],
    {
      clock: app.clock,
      log,
    },
  )
  const { rows } = await database.pool.query(
    'select process_status, process_error from files where id = $1',
    [id],
  )
  expect(rows).toEqual([{ process_status: 'completed', process_error: null }])
  expect((await app.call('GET', `/files/${uuid}`, { as })).status).toBe(200)
})
