import { expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { createJobContext } from '../../../../testing/job-context.ts'
import { pictureBytes, uploadForm } from '../../../../testing/every-operation/prepare-files.ts'
import { teachingSchool } from '../../../../testing/school.ts'
import { downloadCourse, importFile } from '../testing/course-file.ts'
import { handleImportCourse } from './handle-import-course.ts'
import { handleTidyImports } from './tidy-imports.ts'

const app = await testApp()
const school = await teachingSchool(app, 'first', true)
const as = school.owner.token
const { dependencies, clock } = app
const { pool } = dependencies.database
const picture = (await uploadForm(app, as, { name: 'Loaf.png', bytes: pictureBytes })).body.data.uuid
await app.call('POST', `/lessons/${school.lesson.id}/info-section`, {
  as,
  body: {
    name: 'Files',
    info_units: [{ key: 'unit-files', type_id: 4, content: { files: [{ uuid: picture }] } }],
  },
})
const good = (await downloadCourse(app, as, school.courseId)).rawPayload

const hourMs = 60 * 60 * 1000

const upload = async (): Promise<string> =>
  (await uploadForm(app, as, { name: 'c.zip', bytes: good }, { model: 'courseFile' })).body.data.uuid
const begin = async (): Promise<number> =>
  (await app.call('POST', '/courses/from-file', { as, body: { file: await upload() } })).body.data.id
const read = async (id: number) => (await app.call('GET', `/courses/imports/${id}`, { as })).body.data
const countFiles = async (model: string): Promise<number> => {
  const { rows } = await pool.query(
    'select count(*)::int as total from files where model = $1 and parent_id is null and deleted_at is null',
    [model],
  )
  return rows[0].total
}
const run = (id: number, context: Partial<ReturnType<typeof createJobContext>> = {}) =>
  handleImportCourse(dependencies).run(
    { import_id: id, school_id: school.schoolId },
    { ...createJobContext(clock), ...context },
  )

it('is made once, however often the page asks for it', async () => {
  const file = await upload()
  const ask = async () => (await app.call('POST', '/courses/from-file', { as, body: { file } })).body.data.id
  const first = await ask()
  expect(await ask()).toBe(first)
  await run(first)
  const before = await read(first)
  await run(first)
  expect(await read(first)).toEqual(before)
})

it('begins anew where the server stopped in the middle, and keeps no file twice', async () => {
  const id = await begin()
  const before = await countFiles('courseLesson')
  await expect(run(id, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect((await read(id)).state).toBe('reading')
  // What a killed process has kept until then.
  const left = (
    await uploadForm(app, as, { name: 'left.png', bytes: pictureBytes }, { model: 'courseLesson' })
  ).body
  await pool.query(`update files set meta = jsonb_build_object('course_import', $1::int) where uuid = $2`, [
    id,
    left.data.uuid,
  ])
  await run(id)
  expect((await read(id)).state).toBe('done')
  expect(await countFiles('courseLesson')).toBe(before + 1)
})

it('fails after its last try, and leaves nothing', async () => {
  const id = await begin()
  const before = await countFiles('courseLesson')
  await run(id, { signal: AbortSignal.abort(), lastAttempt: true })
  expect(await read(id)).toMatchObject({ state: 'failed', error: 'stopped', course_id: null })
  expect(await countFiles('courseLesson')).toBe(before)
  expect(await countFiles('courseFile')).toBe(0)
})

it('waits for those of its own school alone', async () => {
  const { over } = await importFile(app, as, good)
  expect(over.state).toBe('done')
  const ids = [await begin(), await begin()]
  const { rows } = await pool.query(
    `select distinct queue_name from graphile_worker.jobs where task_identifier = 'courses.importCourse'`,
  )
  expect(rows).toEqual([{ queue_name: `courses.importCourse/${school.schoolId}` }])
  for (const id of ids) await run(id)
})

it('is given up after a day without a word, and uploads of nobody go', async () => {
  const id = await begin()
  await upload()
  const tidy = () => handleTidyImports(dependencies).run({}, createJobContext(clock))
  await tidy()
  expect([(await read(id)).state, await countFiles('courseFile')]).toEqual(['waiting', 2])
  clock.advance(25 * hourMs)
  await tidy()
  expect([(await read(id)).state, await countFiles('courseFile')]).toEqual(['failed', 1])
  clock.advance(25 * hourMs)
  await tidy()
  expect(await countFiles('courseFile')).toBe(0)
  clock.advance(31 * 24 * hourMs)
  await tidy()
  const { rows } = await pool.query('select 1 from course_imports')
  expect(rows).toEqual([])
})
