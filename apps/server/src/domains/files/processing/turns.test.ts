import { expect, it, vi } from 'vitest'
import { handleJob } from '../../../platform/queue/job.ts'
import { startWorker } from '../../../platform/queue/worker.ts'
import { onePagePdf } from '../../../testing/media/one-page-pdf.ts'
import { openProcessingSchool } from '../../../testing/media/processing-school.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { orderWaitingFiles } from '../order-waiting-files.ts'
import { processDocument, processFile } from '../process-state.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const { app, db, database, school, upload, work, write } = await openProcessingSchool()

const other = await openTestSchool(app, 'other', true)

/** Those that wait, the next to be served first. */
const listWaiting = async () => {
  const { rows } = await database.pool.query<{ file: string }>(
    `select payload ->> 'file_id' as file from graphile_worker._private_jobs
     where is_available and payload ->> 'file_id' is not null order by priority, run_at, id`,
  )
  return rows.map(({ file }) => file)
}

it('lets schools take turns, and the people of a school too', async () => {
  const paper = write('turns.pdf', onePagePdf('Words'))
  const send = async (name: string, schoolId: SchoolId, ownerId: number) => {
    const { id } = await upload(paper, 'pdf', 'application/pdf', { schoolId, ownerId })
    return [String(id), name] as const
  }
  const names = new Map([
    await send('first 1', school.schoolId, school.owner.id),
    await send('first 2', school.schoolId, school.owner.id),
    await send('first 3', school.schoolId, school.owner.id),
    await send('colleague', school.schoolId, other.owner.id),
    await send('other school', other.schoolId, other.owner.id),
  ])
  expect((await listWaiting()).map((file) => names.get(file))).toEqual([
    'first 1',
    'other school',
    'colleague',
    'first 2',
    'first 3',
  ])
  await work()
})

it('serves the small before the large of one turn, and those first that have waited for long', async () => {
  const send = async (words: string, schoolId: SchoolId, ownerId: number) => {
    const paper = write('sized.pdf', onePagePdf(words))
    return String((await upload(paper, 'pdf', 'application/pdf', { schoolId, ownerId })).id)
  }
  const large = await send('Words '.repeat(500), school.schoolId, school.owner.id)
  const small = await send('Words', school.schoolId, school.owner.id)
  const middle = await send('Words '.repeat(100), other.schoolId, other.owner.id)
  expect(await listWaiting()).toEqual([small, middle, large])
  await database.pool.query(
    `update graphile_worker._private_jobs set created_at = now() - interval '11 minutes'
     where payload ->> 'file_id' = $1`,
    [large],
  )
  await orderWaitingFiles(db, processDocument.name)
  expect(await listWaiting()).toEqual([large, middle, small])
  await work()
})

it('processes the films of a school while the film of another is being processed', async () => {
  const film = write('film.mp4', 'film')
  const send = async ({ schoolId, owner }: typeof school) =>
    (await upload(film, 'video', 'video/mp4', { schoolId, ownerId: owner.id })).id
  const [long, next] = [await send(school), await send(school)]
  const others = [await send(other), await send(other)]
  const [begun, longEnds] = [new Array<number>(), Promise.withResolvers<void>()]
  const handler = handleJob(processFile, async ({ file_id }) => {
    begun.push(file_id)
    if (file_id === long) await longEnds.promise
  })
  const worker = await startWorker(database, [handler], { clock: app.clock, log: app.dependencies.log })
  await vi.waitFor(() => expect(begun).toHaveLength(3), { timeout: 10_000 })
  expect(begun.toSorted((one, two) => one - two)).toEqual([long, ...others])
  longEnds.resolve()
  await vi.waitFor(() => expect(begun).toContain(next), { timeout: 10_000 })
  await worker.stop()
})
