import { expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'first', true)
const as = school.owner.token

const upload = async (name: string, model: string, token = as): Promise<{ uuid: string }> => {
  const reply = await uploadForm(app, token, { name, bytes: pictureBytes }, { model })
  expect(reply.status).toBe(201)
  return reply.body.data
}

const pictureText = (fileId: string) => ({
  version: 2,
  doc: { type: 'doc', content: [{ type: 'image', attrs: { fileId } }] },
})

const writePicture = async (fileId: string) => {
  const body = {
    name: 'Start',
    info_units: [{ key: 'unit-picture', type_id: 3, content: { text: pictureText(fileId) } }],
  }
  const reply = await call('PUT', `/info-section/${school.lesson.sectionId}`, { as, body })
  expect([reply.status, reply.body.error_codes]).toEqual([200, undefined])
}

interface Listed {
  readonly original_name: string
  readonly usages_count: number
}

const list = async (query = '', token = as): Promise<{ names: string[]; total: number; rows: Listed[] }> => {
  const { body } = await call('GET', `/files?${query}`, { as: token })
  const rows: Listed[] = body.data
  return { rows, names: rows.map(({ original_name: name }) => name).toSorted(), total: body.meta.total }
}

const drawn = await upload('drawn.png', 'infoUnitContent')
await upload('kept.png', 'storage')
await writePicture(drawn.uuid)
const learner = await joinSchool(app, school)

test('the storage lists what it counts: pictures of texts and answers of learners beside its own files', async () => {
  const { token } = learner
  const sent = await uploadForm(app, token, { name: 'sent.png', bytes: pictureBytes }, { model: 'comment' })
  const all = await list()
  const use = (await call('GET', '/storage/usage', { as })).body.data
  expect([sent.status, all.total]).toEqual([201, use.files_count])
  expect(all.names).toEqual(['drawn.png', 'kept.png', 'sent.png'])
  expect((await list('sources=materials')).names).toEqual(['drawn.png'])
  expect((await list('sources=storage,learners')).names).toEqual(['kept.png', 'sent.png'])
  const counts = use.by_source.map((each: { files_count: number }) => each.files_count)
  expect(counts).toEqual([1, 1, 1])
})

test('who may only list the storage learns nothing of what learners sent', async () => {
  const lister = await addStaff(app, school.schoolId, ['storage_list'])
  expect((await list('', lister.token)).names).toEqual(['drawn.png', 'kept.png'])
  expect((await list('sources=learners', lister.token)).names).toEqual([])
})

test('the count of places and their list agree, and a place that the reader may not open has no name', async () => {
  const [row] = (await list('sources=materials')).rows
  const usages = (await call('GET', `/files/${drawn.uuid}/usages`, { as })).body.data
  expect([row?.usages_count, usages.length]).toEqual([1, 1])
  const link = `/expert/course/${school.courseId}/lesson/${school.lesson.id}/constructor?section=0`
  expect(usages[0]).toMatchObject({ is_open: true, title: 'First lesson', link })
  const keeper = await addStaff(app, school.schoolId, ['storage_list', 'storage_read'])
  const seen = (await call('GET', `/files/${drawn.uuid}/usages`, { as: keeper.token })).body.data
  expect(seen).toMatchObject([{ is_open: false, title: '', link: null }])
})

test('covers, the logo and portraits are listed with their places, and without their names where those are closed', async () => {
  const image = pictureBytes.toString('base64')
  const cover = (await call('POST', '/course-pictures', { as, body: { image } })).body.data.url
  await call('PUT', `/courses/${school.courseId}`, { as, body: { cover_url: cover } })
  const lesson = `/courses/${school.courseId}/lessons-new/${school.lesson.id}`
  await call('PUT', lesson, { as, body: { image: cover, preview: { index: 1, url: cover } } })
  const pictures = (await call('GET', '/storage/pictures', { as })).body.data
  expect(pictures).toEqual([
    {
      ...{ use: 'lesson_cover', is_open: true, url: cover, title: 'First lesson' },
      link: `/expert/course/${school.courseId}/lesson/${school.lesson.id}/constructor`,
    },
    {
      use: 'course_cover',
      is_open: true,
      url: cover,
      title: 'Course of first',
      link: `/expert/course/${school.courseId}`,
    },
  ])
  const lister = await addStaff(app, school.schoolId, ['storage_list'])
  const closed = (await call('GET', '/storage/pictures', { as: lister.token })).body.data
  expect(closed).toMatchObject([
    { use: 'lesson_cover', is_open: false, link: null },
    { use: 'course_cover', is_open: false, url: null, title: '' },
  ])
})
