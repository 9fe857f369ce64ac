import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { programAuthor } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const { send } = programAuthor(app, as)

/** A new course with two drafts, of which the second is empty. */
const newCourse = async (title: string) => {
  const { id } = (await send('POST', '/courses', { title })).data
  const addLesson = async (name: string) =>
    Number((await send('POST', `/courses/${id}/lessons-new`, { title: name })).data.id)
  const [ready, empty] = [await addLesson('Ready'), await addLesson('Empty')]
  await send('POST', `/lessons/${ready}/info-section`, {
    name: '',
    info_units: [textUnit('unit-of-words', 'Words to read')],
  })
  return { id: Number(id), ready, empty }
}
const publish = (course: number, body: object) => call('POST', `/courses/${course}/publish`, { as, body })
const courseOf = async (course: number) => (await send('GET', `/courses/${course}`)).data

describe('publishing a course', () => {
  it('says who may join and puts out the lessons that were named, in one call', async () => {
    const { id, ready } = await newCourse('By invitation')
    const reply = await publish(id, { enrolment: 'closed', lesson_ids: [ready] })
    expect(reply).toMatchObject({ status: 200, body: { data: { enrolment: 'closed', lessons_count: 2 } } })
    expect(await courseOf(id)).toMatchObject({
      ...{ status_id: courseStatus.published, enrolment: 'closed', published_lessons_count: 1 },
    })
  })

  it('refuses a lesson that something stops, and then changes nothing', async () => {
    const { id, ready, empty } = await newCourse('Stopped')
    const reply = await publish(id, { enrolment: 'closed', lesson_ids: [ready, empty] })
    expect(reply).toMatchObject({ status: 409, body: { error: 'lesson_not_ready' } })
    expect(await courseOf(id)).toMatchObject({
      ...{ status_id: courseStatus.draft, enrolment: 'open', published_lessons_count: 0 },
    })
  })

  it('refuses a lesson of another course, and one that is published already', async () => {
    const { id, ready } = await newCourse('Strange')
    const foreign = await publish(id, { enrolment: 'open', lesson_ids: [school.lesson.id] })
    expect(foreign.body.error).toBe('lesson_not_ready')
    await publish(id, { enrolment: 'open', lesson_ids: [ready] })
    expect((await publish(id, { enrolment: 'open', lesson_ids: [ready] })).status).toBe(409)
  })

  it('refuses a course in which no lesson would be open', async () => {
    const { id } = await newCourse('Nothing in it')
    const reply = await publish(id, { enrolment: 'open', lesson_ids: [] })
    expect(reply).toMatchObject({ status: 409, body: { error: 'nothing_to_publish' } })
    expect((await courseOf(id)).status_id).toBe(courseStatus.draft)
  })
})

describe('a course that was taken back', () => {
  const setStatus = (status_id: number) => send('PUT', `/courses/${school.courseId}`, { status_id })
  const at = `/public/courses/${school.courseSlug}`

  it('is closed to its learners in words, without its content, and comes back as it was', async () => {
    const learner = await joinSchool(app, school)
    const { token } = learner
    await call('POST', `/lessons/${school.lesson.id}/events/started`, { as: token })
    await setStatus(courseStatus.draft)
    expect((await call('GET', at, { as: token })).body.data).toMatchObject({
      ...{ is_closed_by_school: true, progress: 0, lessons: [], about_html: '', description: '' },
      ...{ continue_link: null, finished_link: null, can_join: false },
    })
    const lesson = await call('GET', `/public/lessons/${school.lesson.id}`, { as: token })
    expect(lesson.body.course_access.decision.reasons).toEqual([{ kind: 'closed_by_school' }])
    expect(lesson.body.data.info_sections ?? []).toEqual([])
    const { next, courses } = (await call('GET', '/public/home', { as: token })).body.data
    expect(next).toBeNull()
    expect(courses).toMatchObject([{ is_closed_by_school: true, state: 'active', group: 'learning' }])
    await setStatus(courseStatus.published)
    const back = (await call('GET', at, { as: token })).body.data
    expect(back).toMatchObject({
      is_closed_by_school: false,
      lessons: [{ progress: 'started', access: { is_open: true } }],
    })
  })

  it('is not there for strangers, and stays whole for its team', async () => {
    await setStatus(courseStatus.draft)
    expect((await call('GET', at)).status).toBe(404)
    expect((await call('GET', `/public/lessons/${school.lesson.id}`)).status).toBe(404)
    const team = (await call('GET', at, { as })).body.data
    expect(team).toMatchObject({ is_closed_by_school: false, lessons: [{ id: school.lesson.id }] })
    await setStatus(courseStatus.published)
  })
})
