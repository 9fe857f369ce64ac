import { describe, expect, it } from 'vitest'
import { archiveHead } from '@lectern/contract/course-files/course-archive'
import { emptyCoursePage } from '@lectern/contract/courses/course-page/course-page'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { changeDocument, downloadCourse, importFile, unpackCourse } from './testing/course-file.ts'
import { makeWholeCourse } from './testing/whole-course.ts'

const app = await testApp()
const school = await teachingSchool(app, 'first', true)
const other = await teachingSchool(app, 'second', false)
const as = school.owner.token
const made = await makeWholeCourse(app, as)
const out = await downloadCourse(app, as, made.courseId)

/** All that a second writing may have otherwise: when it was made, and pictures, which are drawn anew. */
const comparable = (bytes: Buffer) => {
  const files = unpackCourse(bytes)
  const { made_at: _at, entries, ...head } = archiveHead.parse(files['lectern.json'])
  const isSame = (path: string) => !path.startsWith('pictures/')
  return {
    head,
    entries: entries.filter(({ path }) => isSame(path)),
    files: Object.fromEntries(
      Object.entries(files).filter(([path]) => path !== 'lectern.json' && isSame(path)),
    ),
    pictures: Object.keys(files).filter((path) => !isSame(path)),
  }
}

const volatileNames = new Set(
  `id uuid fileId quiz_id after_quiz_id course_id product_id module_id after_lesson_ids accessible_after_ids quiz_ids updated_at
  revision outline_revision copied link slug url participants_count cover bank`.split(/\s+/),
)

/** A thing without what is another in every school: ids, times, addresses, and links to groups, which stay behind. */
const same = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(same)
  if (typeof value === 'string')
    return value
      .replace(/^\/group-access\/\d+$/, '#closed-group')
      .replace(/^#unit-\d+$/, '#unit')
      .replace(/^\/pictures\/[\w-]{22}/, '/pictures')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !volatileNames.has(name))
      .map(([name, each]) => [name, same(each)]),
  )
}

/** All that authors see of a course. */
const readWhole = async (token: string, courseId: number) => {
  const get = async (path: string) => (await app.call('GET', path, { as: token })).body.data
  const program = await get(`/courses/${courseId}/program/minimal`)
  const lessons = await Promise.all(
    program.lessons.map(({ id }: { id: number }) => get(`/courses/${courseId}/lessons-new/${id}`)),
  )
  const quizIds: number[] = [...new Set(lessons.flatMap(({ quiz_ids }) => quiz_ids))]
  const quizzes = await Promise.all(
    quizIds.map(async (id) => [await get(`/quizzes/${id}`), await get(`/quizzes/${id}/style`)]),
  )
  return {
    // It comes in as a draft, whatever it was.
    course: same({ ...(await get(`/courses/${courseId}`)), status_id: null }),
    program: same(program),
    lessons: lessons.map(same),
    quizzes: quizzes.map(same),
  }
}

describe('a course as a file', () => {
  it('comes with its exact length and holds no id of its school', async () => {
    expect(out.statusCode).toBe(200)
    expect(Number(out.headers['content-length'])).toBe(out.rawPayload.length)
    expect(out.headers['content-disposition']).toContain('Bread')
    const { files } = comparable(out.rawPayload)
    expect(files['program.json']).toMatchObject({
      modules: [{ title: 'Week 1' }, { title: 'Week 2', release: { moment: { days: 3 } } }],
      lessons: [
        { number: 1, module: null, title: 'Welcome' },
        { number: 2, module: 1, title: 'Kneading' },
        { number: 3, module: 2, release: { after_lesson_ids: [1, 2], after_quiz_id: 1 } },
      ],
      quizzes: 2,
    })
    expect(files['course.json']).toMatchObject({
      page: { lead: 'Bread from three things', doubts: [{ answer: 'No.' }] },
      has_comments: true,
      certificate_percent: 80,
    })
    const text = JSON.stringify(files)
    for (const uuid of [made.picture, made.paper]) expect(text).not.toContain(uuid)
    expect(text).not.toContain('/group-access/')
    const quiz = files['quizzes/1.json']
    // The question that its author has not finished yet goes out beside the one that learners get.
    expect(quiz).toMatchObject({
      ready: { questions: Object.keys(questionTypes).map((type) => ({ type })) },
      content: { questions: Object.keys(questionTypes).map((type) => ({ type })) },
    })
  })

  it('is the same course in another school, and goes out of it as the same file', async () => {
    const { over } = await importFile(app, other.owner.token, out.rawPayload)
    expect(over).toMatchObject({ state: 'done', progress: 100, error: null })
    expect(over.report.counts).toMatchObject({ modules: 2, lessons: 3, quizzes: 2, files: 4 })
    const call = (path: string) => app.call('GET', path, { as: other.owner.token })
    const course = (await call(`/courses/${over.course_id}`)).body.data
    expect(course).toMatchObject({ title: 'Bread & "butter"', status_id: 1, description: 'About bread' })
    expect(course.about.doc.content[0].content[1].marks).toEqual([{ type: 'bold' }])
    expect(course.cover.url).toMatch(/^\/pictures\//)
    const again = await downloadCourse(app, other.owner.token, over.course_id)
    expect(comparable(again.rawPayload)).toEqual(comparable(out.rawPayload))
    const { lessons } = (await call(`/courses/${over.course_id}/program/minimal`)).body.data
    const { sections } = (await call(`/courses/${over.course_id}/lessons-new/${lessons[1].id}`)).body.data
    const practice = sections[1].info_units.at(-1).id
    expect(JSON.stringify(sections[2])).toContain(`#unit-${practice}`)
    expect(sections[1].info_units[0].content.text.doc.content).toHaveLength(
      (await app.call('GET', `/courses/${made.courseId}/lessons-new/${made.lessonIds[1]}`, { as })).body.data
        .sections[1].info_units[0].content.text.doc.content.length,
    )
    const usages = (await call(`/files/${sections[1].info_units[4].content.files[0].uuid}/usages`)).body.data
    expect(usages).toHaveLength(1)
  })

  it('holds in the other school what it held in its own, lesson by lesson and quiz by quiz', async () => {
    const { over } = await importFile(app, other.owner.token, out.rawPayload)
    const [before, after] = [
      await readWhole(as, made.courseId),
      await readWhole(other.owner.token, over.course_id),
    ]
    expect(before.lessons).toHaveLength(3)
    expect(before.quizzes).toHaveLength(2)
    expect(after).toEqual(before)
  })

  it('may be of a time when courses had no page of their own', async () => {
    const older = changeDocument(out.rawPayload, 'course.json', (course) => {
      for (const field of ['page', 'has_comments', 'has_certificate', 'certificate_percent'])
        delete course[field]
    })
    const { over } = await importFile(app, other.owner.token, older)
    expect(over).toMatchObject({ state: 'done' })
    const again = await downloadCourse(app, other.owner.token, over.course_id)
    expect(unpackCourse(again.rawPayload)['course.json']).toMatchObject({
      page: emptyCoursePage,
      has_comments: false,
      has_certificate: false,
    })
  })

  it('gives lessons whose address is a page of the course another one, and says so', async () => {
    const words = ['notes', 'notes-2', 'program']
    const reserved = changeDocument(out.rawPayload, 'program.json', ({ lessons }) => {
      for (const [at, slug] of words.entries()) lessons[at].slug = slug
    })
    const { over } = await importFile(app, other.owner.token, reserved)
    expect(over).toMatchObject({ state: 'done' })
    const call = (path: string) => app.call('GET', path, { as: other.owner.token })
    const { lessons } = (await call(`/courses/${over.course_id}/program/minimal`)).body.data
    const slugs = await Promise.all(
      lessons.map(
        async ({ id }: { id: number }) =>
          (await call(`/courses/${over.course_id}/lessons-new/${id}`)).body.data.slug,
      ),
    )
    expect(slugs).toEqual(['notes-3', 'notes-2', 'program-2'])
    const told = over.report.notes.filter(({ code }: { code: string }) => code === 'lesson_address_changed')
    expect(told).toEqual([
      { code: 'lesson_address_changed', place: lessons[0].title, words: 'notes' },
      { code: 'lesson_address_changed', place: lessons[2].title, words: 'program' },
    ])
  })

  it('keeps who takes part only where that is asked for', async () => {
    const learner = await joinSchool(app, school)
    await app.call('POST', `/lessons/${school.lesson.id}/events/started`, { as: learner.token })
    const plain = await downloadCourse(app, as, school.courseId)
    expect(unpackCourse(plain.rawPayload)).not.toHaveProperty('progress.ndjson')
    const whole = await downloadCourse(app, as, school.courseId, '?with_progress=1')
    const lines = Buffer.from(String(unpackCourse(whole.rawPayload)['progress.ndjson']), 'base64').toString()
    expect(JSON.parse(lines)).toMatchObject({ email: learner.email, state: 'active' })
    const known = (await importFile(app, as, whole.rawPayload, { with_progress: true })).over
    expect(known.report).toMatchObject({ counts: { participants: 1 }, notes: [{ code: 'address_changed' }] })
    const strange = (await importFile(app, other.owner.token, whole.rawPayload, { with_progress: true })).over
    expect(strange.report).toMatchObject({
      counts: { participants: 0 },
      notes: [{ code: 'person_unknown', place: learner.email }],
    })
  })
})
