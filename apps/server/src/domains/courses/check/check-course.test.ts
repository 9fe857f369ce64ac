import type { CourseCheck, Finding } from '@lectern/contract/courses/check/course-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const { send, newCourse, newLesson } = programAuthor(app, as)

const check = async (course: number): Promise<CourseCheck> =>
  (await send('GET', `/courses/${course}/check`)).data
const brief = ({ findings }: CourseCheck) =>
  findings.map(({ level, code, lesson, about }: Finding) => [level, code, lesson?.title ?? null, about])
const write = (lesson: number, ...content: object[]) =>
  send('POST', `/lessons/${lesson}/info-section`, {
    name: '',
    info_units: [{ type_id: 3, content: { text: { version: 2, doc: { type: 'doc', content } } } }],
  })
const words = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const setStatus = (course: number, lesson: number, status_id: number) =>
  send('PUT', `/courses/${course}/lessons-new/${lesson}`, { status_id })

describe('the check of a course', () => {
  it('says what a new course lacks', async () => {
    const course = await newCourse('New')
    expect(brief(await check(course.id))).toEqual([
      ['mend', 'no_lessons', null, ''],
      ['mend', 'no_description', null, ''],
      ['know', 'no_cover', null, ''],
      ['know', 'no_gains', null, ''],
    ])
  })

  it('names every place, and the drafts that are ready', async () => {
    const course = await newCourse('Places')
    await send('PUT', `/courses/${course.id}`, {
      description: 'Told',
      cover_url: `/pictures/${'a'.repeat(22)}-1280`,
    })
    const [empty, hidden, good] = [
      await newLesson(course.id, 'Empty'),
      await newLesson(course.id, 'Hidden'),
      await newLesson(course.id, 'Good'),
    ]
    for (const lesson of [empty, hidden, good]) await setStatus(course.id, lesson, 1)
    await write(hidden, words('there', { type: 'link', attrs: { href: '#unit-999999' } }))
    await write(good, words('Good words'))
    await send('PUT', `/courses/${course.id}/lessons-new/${good}`, {
      release: rule({ kind: 'at_date', date: '2020-01-01', hour: '09:00' }, [hidden]),
    })
    const result = await check(course.id)
    expect(brief(result)).toEqual([
      ['stop', 'lesson_empty', 'Empty', ''],
      ['mend', 'dead_link', 'Hidden', '#unit-999999'],
      ['know', 'no_gains', null, ''],
      ['know', 'release_past', 'Good', '2020-01-01'],
      ['know', 'waits_for_hidden', 'Good', 'Hidden'],
    ])
    expect(result.findings[1]).toMatchObject({ section: 1, unit_id: expect.any(Number) })
    expect(result.ready_lesson_ids).toEqual([hidden, good])
  })

  it('reads no more than it may, and says from which lesson on it did not', async () => {
    const course = await newCourse('Huge')
    const lessons: number[] = []
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const lesson = await newLesson(course.id, title)
      await setStatus(course.id, lesson, 1)
      await write(lesson, words('Words'))
      lessons.push(lesson)
    }
    await app.dependencies.database.pool.query(
      'update lesson_sections set bytes = 25 * 1024 * 1024 where lesson_id = $1',
      [lessons[0]],
    )
    const { findings, ready_lesson_ids } = await check(course.id)
    expect(findings).toContainEqual(expect.objectContaining({ code: 'not_read', count: 2, about: 'f' }))
    expect(ready_lesson_ids).toEqual(lessons.slice(0, 5))
  })

  it('leaves archived lessons out, and lets announced ones be empty', async () => {
    const course = await newCourse('Quiet')
    await send('PUT', `/courses/${course.id}`, { description: 'Told' })
    await setStatus(course.id, await newLesson(course.id, 'Old'), 3)
    await setStatus(course.id, await newLesson(course.id, 'Soon'), 2)
    expect(brief(await check(course.id))).toEqual([
      ['know', 'no_cover', null, ''],
      ['know', 'no_gains', null, ''],
    ])
  })

  it('finds practices that cannot be taken, or not in their time', async () => {
    const course = await newCourse('Practices')
    const lesson = await newLesson(course.id, 'Practice')
    const quiz = (await send('POST', '/quizzes', { name: 'Empty one' })).data
    await send('POST', `/lessons/${lesson}/info-section`, {
      name: '',
      info_units: [{ type_id: 5, content: { quiz_id: quiz.id } }],
    })
    expect(brief(await check(course.id))).toContainEqual(['stop', 'quiz_empty', 'Practice', ''])
    const { findings } = await check(course.id)
    expect(findings.find(({ code }) => code === 'quiz_empty')?.quiz).toEqual({
      id: quiz.id,
      name: 'Empty one',
    })
  })

  it('answers whoever may read the course alone', async () => {
    const other = await teachingSchool(app, 'other', true)
    const reply = await call('GET', `/courses/${school.courseId}/check`, { as: other.owner.token })
    expect(reply.status).toBe(404)
  })
})
