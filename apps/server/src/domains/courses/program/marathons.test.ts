import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { programAuthor } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const { send, newLesson } = programAuthor(app, school.owner.token)
const marathon = (await send('POST', '/courses', { title: 'Ten days of writing', type_id: 2 })).data
const lesson = await newLesson(marathon.id, 'Day one')
const author = await addStaff(app, school.schoolId, ['marathon_crud'])
const teacher = await addStaff(app, school.schoolId, ['course_crud'])

describe('a marathon', () => {
  it('is worked on by the rights on marathons, and a course by those on courses', async () => {
    const paths = (course: number, its: number) => [
      `/courses/${course}`,
      `/courses/${course}/program/minimal`,
      `/courses/${course}/check`,
      `/courses/${course}/lessons-new/${its}`,
      `/courses/${course}/trash`,
    ]
    const statuses = async (as: string, course: number, its: number) =>
      Promise.all(paths(course, its).map(async (path) => (await call('GET', path, { as })).status))
    const [all, none] = [Array.from({ length: 5 }, () => 200), Array.from({ length: 5 }, () => 404)]
    expect(await statuses(author.token, marathon.id, lesson)).toEqual(all)
    expect(await statuses(author.token, school.courseId, school.lesson.id)).toEqual(none)
    expect(await statuses(teacher.token, marathon.id, lesson)).toEqual(none)
    expect(await statuses(teacher.token, school.courseId, school.lesson.id)).toEqual(all)
  })

  it('is changed, taken away and brought back by the same rights', async () => {
    const made = (await call('POST', '/courses', { as: author.token, body: { title: 'M', type_id: 2 } })).body
    const path = `/courses/${made.data.id}`
    const refused = await Promise.all([
      call('PUT', path, { as: teacher.token, body: { title: 'Taken' } }),
      call('DELETE', path, { as: teacher.token }),
      call('POST', `${path}/lessons-new`, { as: teacher.token, body: { title: 'Foreign' } }),
      call('GET', `/products/${made.data.product_id}/participants`, { as: teacher.token }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await call('PUT', path, { as: author.token, body: { title: 'Mine' } })).body.data.title).toBe(
      'Mine',
    )
    expect((await call('DELETE', path, { as: author.token })).status).toBe(200)
    expect((await call('POST', `${path}/restore`, { as: teacher.token })).status).toBe(404)
    expect((await call('POST', `${path}/restore`, { as: author.token })).status).toBe(200)
  })

  it('is made and copied only by those who may make one', async () => {
    const create = (as: string, type_id: number) =>
      call('POST', '/courses', { as, body: { title: 'New', type_id } })
    const copy = (as: string, id: number) =>
      call('POST', `/courses/${id}/duplicate`, { as, body: { title: 'Copy' } })
    expect([(await create(author.token, 1)).status, (await create(author.token, 2)).status]).toEqual([
      403, 201,
    ])
    expect([(await create(teacher.token, 1)).status, (await create(teacher.token, 2)).status]).toEqual([
      201, 403,
    ])
    expect((await copy(teacher.token, marathon.id)).status).toBe(403)
    const copied = (await copy(author.token, marathon.id)).body.data
    expect(copied.type_id).toBe(2)
  })

  it('stands only in the lists of those who may list it', async () => {
    const titles = async (as: string, query: string) =>
      (await call('GET', `/courses-cards?per_page=100&query=writing${query}`, { as })).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles(author.token, '')).toEqual([marathon.title])
    expect(await titles(teacher.token, '')).toEqual([])
    expect(await titles(school.owner.token, '&type_id=2')).toEqual([marathon.title])
    expect(await titles(school.owner.token, '&type_id=1')).toEqual([])
  })
})
