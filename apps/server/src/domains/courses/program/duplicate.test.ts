import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { days, outline, programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const { send, newCourse, newModule, newLesson, programOf } = programAuthor(app, as)

describe('a copy of a course', () => {
  it('holds its settings, modules, lessons and rules, as a draft that nobody takes part in', async () => {
    const course = await newCourse('Original')
    const module = await newModule(course.id, 'Module')
    const [first, second] = [
      await newLesson(course.id, 'First'),
      await newLesson(course.id, 'Second', module),
    ]
    await send('POST', `/lessons/${second}/info-section`, { name: 'Words', info_units: [] })
    await send('PUT', `/courses/${course.id}/lessons-new/${second}`, {
      release: rule({ kind: 'at_once' }, [first]),
    })
    await send('PUT', `/courses/${course.id}/modules/${module}`, { release: days(3) })
    const settings = {
      description: 'About it',
      language: 'uk',
      labels: { module: 'Week' },
      default_release: days(1),
    }
    await send('PUT', `/courses/${course.id}`, settings)
    const learner = await signUp(app)
    await call('POST', `/public/courses/${course.id}/join`, { as: learner.token })

    const copy = (await send('POST', `/courses/${course.id}/duplicate`, { title: 'Copy' })).data
    expect(copy).toMatchObject({
      ...settings,
      title: 'Copy',
      slug: 'copy',
      status_id: 1,
      participants_count: 0,
    })
    const program = (await send('GET', `/courses/${copy.id}/program/minimal`)).data
    expect(outline(program)).toEqual([['First'], ['Module', 'Second']])
    expect(program.modules).toMatchObject([{ release: days(3) }])
    expect(program.lessons).toMatchObject([
      { status_id: 4, release: null },
      { status_id: 4, sections_count: 2, release: rule({ kind: 'at_once' }, [program.lessons[0].id]) },
    ])
    expect(program.lessons[0].id).not.toBe(first)
    expect(outline(await programOf(course.id))).toEqual([['First'], ['Module', 'Second']])
  })

  it('shows the quizzes and files of its original, which then stand in both', async () => {
    const course = await newCourse('With things')
    const lesson = await newLesson(course.id, 'Lesson')
    const quiz = (await send('POST', '/quizzes', { name: 'Shown twice' })).data
    const file = (await uploadForm(app, as, { name: 'shown.txt', bytes: Buffer.from('shown') })).body.data
    const info_units = [
      { key: 'unit-quiz', type_id: 5, content: { quiz_id: quiz.id } },
      { key: 'unit-files', type_id: 4, content: { files: [{ uuid: file.uuid }] } },
    ]
    await send('POST', `/lessons/${lesson}/info-section`, { name: 'Things', info_units })
    const copy = (await send('POST', `/courses/${course.id}/duplicate`, { title: 'Second' })).data
    const [copied] = (await send('GET', `/courses/${copy.id}/program/minimal`)).data.lessons
    const { sections } = (await send('GET', `/courses/${copy.id}/lessons-new/${copied.id}`)).data
    expect(sections[1]).toMatchObject({
      name: 'Things',
      copied: true,
      info_units: [
        { type_id: 5, content: { quiz_id: quiz.id } },
        { type_id: 4, content: { files: [{ uuid: file.uuid }] } },
      ],
    })
    expect((await send('GET', `/files/${file.uuid}/usages`)).data).toHaveLength(2)
  })

  it('is refused where it would hold too much for one call', async () => {
    const course = await newCourse('Too much')
    const lesson = await newLesson(course.id, 'Lesson')
    await app.dependencies.database.pool.query(
      'update lesson_sections set bytes = 60 * 1024 * 1024 where lesson_id = $1',
      [lesson],
    )
    const reply = await call('POST', `/courses/${course.id}/duplicate`, {
      as,
      body: { title: 'Never there' },
    })
    expect([reply.status, reply.body.error]).toEqual([422, 'too_much_to_copy'])
    const cards = (await send('GET', '/courses-cards?per_page=100')).data
    expect(cards.map(({ title }: { title: string }) => title)).not.toContain('Never there')
  })

  it('is made of courses of one’s own school alone', async () => {
    const other = await teachingSchool(app, 'other', true)
    const path = `/courses/${school.courseId}/duplicate`
    expect((await call('POST', path, { as: other.owner.token, body: { title: 'Stolen' } })).status).toBe(404)
  })
})

describe('a removed course', () => {
  it('comes back with its learners, and with another address where its own is taken', async () => {
    const course = await newCourse('Comes back')
    await newLesson(course.id, 'Lesson')
    const learner = await signUp(app)
    await call('POST', `/public/courses/${course.id}/join`, { as: learner.token })
    await send('DELETE', `/courses/${course.id}`)
    expect((await call('GET', `/courses/${course.id}`, { as })).status).toBe(404)
    const removed = async (query = '') => (await send('GET', `/courses-removed${query}`)).data
    const now = app.clock.now().getTime()
    expect(await removed()).toEqual([
      {
        id: course.id,
        title: 'Comes back',
        removed_at: new Date(now).toISOString(),
        expires_at: new Date(now + 30 * 86_400_000).toISOString(),
      },
    ])
    expect(await removed('?type_id=1')).toHaveLength(1)
    expect(await removed('?type_id=2')).toEqual([])
    const rival = await teachingSchool(app, 'trash-rival', false)
    const theirs = await call('GET', '/courses-removed', { as: rival.owner.token })
    expect(theirs.body).toMatchObject({ data: [], meta: { total: 0 } })
    await newCourse('Comes back')
    const back = (await send('POST', `/courses/${course.id}/restore`)).data
    expect(back).toMatchObject({
      id: course.id,
      slug: 'comes-back-2',
      participants_count: 1,
      lessons_count: 1,
    })
    expect((await call('POST', `/courses/${course.id}/restore`, { as })).status).toBe(404)
    expect(await removed()).toEqual([])
  })

  it('is gone for good after 30 days', async () => {
    const course = await newCourse('Gone')
    await send('DELETE', `/courses/${course.id}`)
    await app.dependencies.database.pool.query(
      `update courses set deleted_at = deleted_at - interval '30 days' where id = $1`,
      [course.id],
    )
    expect((await send('GET', '/courses-removed')).data).toEqual([])
    expect((await call('POST', `/courses/${course.id}/restore`, { as })).status).toBe(404)
  })
})
