import { expect, test } from 'vitest'
import { placeFiles } from '../../files/index.ts'
import { testApp } from '../../../testing/app.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const { owner, schoolId, courseId } = await teachingSchool(app, 'keepers', true)
const as = owner.token

const upload = async (name: string): Promise<string> =>
  (await uploadForm(app, as, { name, bytes: Buffer.from(name) })).body.data.uuid
const lessonWith = async (files: readonly string[], course = courseId) => {
  const body = { title: `Lesson with ${files.length}` }
  const lesson = (await call('POST', `/courses/${course}/lessons-new`, { as, body })).body.data
  const unit = { key: 'unit-files', type_id: 4, content: { files: files.map((uuid) => ({ uuid })) } }
  const [section] = lesson.sections
  const saved = await call('PUT', `/info-section/${section.id}`, { as, body: { info_units: [unit] } })
  expect(saved.status).toBe(200)
  return `/courses/${course}/lessons-new/${lesson.id}`
}
const placesOf = async (uuid: string): Promise<number> =>
  (await call('GET', `/files/${uuid}/usages`, { as })).body.data.length
const remove = (uuid: string) => call('DELETE', '/files/delete-files/', { as, body: { files: [uuid] } })

test('a removed lesson uses its files no longer; restored it uses again what is left of them', async () => {
  const [kept, gone] = [await upload('kept.txt'), await upload('gone.txt')]
  const lesson = await lessonWith([kept, gone])
  expect([await placesOf(kept), (await remove(gone)).body.error]).toEqual([1, 'file_in_use'])
  await call('DELETE', lesson, { as })
  expect(await placesOf(kept)).toBe(0)
  expect((await call('GET', `/files/${kept}`, { as })).body.data.usages_count).toBe(0)
  expect((await remove(gone)).status).toBe(200)
  expect((await call('POST', `${lesson}/restore`, { as })).status).toBe(200)
  expect([await placesOf(kept), (await remove(kept)).body.error]).toEqual([1, 'file_in_use'])
})

test('a removed course uses its files no longer, another course goes on', async () => {
  const file = await upload('shared.txt')
  const other = (await call('POST', '/courses', { as, body: { title: 'Soon gone' } })).body.data
  await lessonWith([file], other.id)
  await lessonWith([file])
  expect(await placesOf(file)).toBe(2)
  expect((await call('DELETE', `/courses/${other.id}`, { as })).status).toBe(200)
  expect(await placesOf(file)).toBe(1)
})

test('a file that the school never had is left out where a place asks for that', async () => {
  const file = await upload('known.txt')
  const place = { schoolId, type: 'info_unit', id: 9_200 } as const
  const wanted = [crypto.randomUUID(), file].map((uuid) => ({
    ...{ uuid, allowDocPreview: null, allowDocDownload: null },
  }))
  await app.dependencies.db.transaction((tx) => placeFiles(tx, place, wanted, 'left out'))
  expect(await placesOf(file)).toBe(1)
})
