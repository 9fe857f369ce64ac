import { expect, it } from 'vitest'
import { onePagePdf } from '../../../testing/media/one-page-pdf.ts'
import { openProcessingSchool } from '../../../testing/media/processing-school.ts'
import { openTestSchool } from '../../../testing/people.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

const { app, database, school, upload, work, write } = await openProcessingSchool()

it('lets schools take turns, and the people of a school too', async () => {
  const other = await openTestSchool(app, 'other', true)
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
  const { rows } = await database.pool.query<{ file: string }>(
    `select payload ->> 'file_id' as file from graphile_worker._private_jobs
     where is_available and payload ->> 'file_id' is not null order by priority, run_at, id`,
  )
  expect(rows.map(({ file }) => names.get(file))).toEqual([
    'first 1',
    'other school',
    'colleague',
    'first 2',
    'first 3',
  ])
  await work()
})
