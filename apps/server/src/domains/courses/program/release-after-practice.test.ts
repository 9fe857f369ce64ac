import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'
import { days, programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const { send, newCourse, newModule, newLesson, programOf } = programAuthor(app, as)
const practice = practiceIn(app, school)
const { courseId, quizId, courseSlug } = school

const afterQuiz = (id: number, more: object = {}) => ({
  ...rule({ kind: 'at_once' }),
  after_quiz_id: id,
  ...more,
})
const setRelease = (course: number, lesson: number, release: object | null) =>
  send('PUT', `/courses/${course}/lessons-new/${lesson}`, { release })
const addQuiz = (lesson: number, quiz: number, more: object = {}) =>
  send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Practice',
    info_units: [{ type_id: 5, content: { quiz_id: quiz, ...more } }],
  })
const reasonsOf = async (lesson: number, token: string) =>
  (await call('GET', `/public/lessons/${lesson}`, { as: token })).body.course_access.decision.reasons
const pass = async (token: string) => {
  const attempt = await practice.begin(token)
  await practice.finish(token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
}
const waited = { id: quizId, title: expect.any(String), link: expect.any(String) }

describe('a lesson that opens after a practice', () => {
  it('says where the practice stands, and opens when it is passed', async () => {
    const lesson = await newLesson(courseId, 'After the practice')
    await setRelease(courseId, lesson, afterQuiz(quizId))
    const learner = await joinSchool(app, school)
    expect(await reasonsOf(lesson, learner.token)).toEqual([
      {
        kind: 'after_practice',
        practice: { ...waited, link: `/courses/${courseSlug}/${school.lesson.slug}#quizId-${quizId}` },
      },
    ])
    const listed = async () => {
      const { lessons } = (await call('GET', `/public/courses/${courseSlug}`, { as: learner.token })).body
        .data
      return lessons.find(({ id }: { id: number }) => id === lesson).access.is_open
    }
    expect(await listed()).toBe(false)
    const failed = await practice.begin(learner.token)
    await practice.finish(learner.token, failed.id, [one('one-wrong')])
    expect(await reasonsOf(lesson, learner.token)).toHaveLength(1)
    await pass(learner.token)
    expect(await reasonsOf(lesson, learner.token)).toEqual([])
    expect(await listed()).toBe(true)
    const other = await joinSchool(app, school)
    expect(await reasonsOf(lesson, other.token)).toHaveLength(1)
  })

  it('waits for the clock as well, and is one of its module or course', async () => {
    const module = await newModule(courseId, 'Later')
    const lesson = await newLesson(courseId, 'In the module', module)
    await send('PUT', `/courses/${courseId}/modules/${module}`, {
      release: { ...days(1), after_quiz_id: quizId },
    })
    const learner = await joinSchool(app, school)
    expect(await reasonsOf(lesson, learner.token)).toMatchObject([
      { kind: 'opens_later' },
      { kind: 'after_practice' },
    ])
    await pass(learner.token)
    expect(await reasonsOf(lesson, learner.token)).toMatchObject([{ kind: 'opens_later' }])
    const program = (await send('GET', `/courses/${courseId}/program/minimal`)).data
    expect(program.practices).toEqual([{ id: quizId, name: expect.any(String) }])
    expect(program.modules.at(-1).release.after_quiz_id).toBe(quizId)
  })

  it('is set for many lessons at once', async () => {
    const ids = [await newLesson(courseId, 'One of two'), await newLesson(courseId, 'Two of two')]
    await send('PUT', `/courses/${courseId}/program/lessons`, { lesson_ids: ids, release: afterQuiz(quizId) })
    const { lessons } = await programOf(courseId)
    expect(lessons.filter(({ id }) => ids.includes(id))).toMatchObject([
      { release: { after_quiz_id: quizId } },
      { release: { after_quiz_id: quizId } },
    ])
    await send('PUT', `/courses/${courseId}/program/lessons`, { lesson_ids: ids, release: null })
    expect((await programOf(courseId)).lessons.find(({ id }) => id === ids[0])).toMatchObject({
      release: null,
    })
  })

  it('is not locked by a practice that is gone, or that learners cannot open', async () => {
    const course = await newCourse('Gone')
    const [holder, lesson] = [await newLesson(course.id, 'Holder'), await newLesson(course.id, 'Waiting')]
    await addQuiz(holder, quizId)
    await setRelease(course.id, lesson, afterQuiz(quizId))
    const learner = await signUp(app)
    await call('POST', `/public/courses/${course.id}/join`, { as: learner.token })
    expect(await reasonsOf(lesson, learner.token)).toHaveLength(1)
    await send('PUT', `/courses/${course.id}/lessons-new/${holder}`, { status_id: 1 })
    expect(await reasonsOf(lesson, learner.token)).toEqual([])
    const check = async () =>
      (await send('GET', `/courses/${course.id}/check`)).data.findings.map(
        ({ code, lesson: at }: { code: string; lesson: { title: string } | null }) => [code, at?.title],
      )
    expect(await check()).toContainEqual(['waits_for_no_practice', 'Waiting'])
    await send('PUT', `/courses/${course.id}/lessons-new/${holder}`, { status_id: 4 })
    expect(await reasonsOf(lesson, learner.token)).toHaveLength(1)
    expect(await check()).not.toContainEqual(['waits_for_no_practice', 'Waiting'])
    await call('DELETE', `/courses/${course.id}/lessons-new/${holder}`, { as })
    expect(await reasonsOf(lesson, learner.token)).toEqual([])
  })

  it('cannot wait for a practice that stands in itself or behind it', async () => {
    const course = await newCourse('Circles')
    const [first, second] = [await newLesson(course.id, 'First'), await newLesson(course.id, 'Second')]
    await addQuiz(second, quizId)
    const refused = async (lesson: number, release: object) => {
      const path = `/courses/${course.id}/lessons-new/${lesson}`
      const { body } = await call('PUT', path, { as, body: { release } })
      return [body.error, body.params?.way]
    }
    expect(await refused(second, afterQuiz(quizId))).toEqual(['lesson_circle', 'Second → Second'])
    await setRelease(course.id, second, rule({ kind: 'at_once' }, [first]))
    expect(await refused(first, afterQuiz(quizId))).toEqual(['lesson_circle', 'First → Second → First'])
    const whole = await call('PUT', `/courses/${course.id}`, {
      as,
      body: { default_release: afterQuiz(quizId) },
    })
    expect(whole.body.error).toBe('lesson_circle')
    // In another lesson as well, which is open: either will do.
    await addQuiz(await newLesson(course.id, 'Third'), quizId)
    await setRelease(course.id, first, afterQuiz(quizId))
  })

  it('is found by the check when the practice was moved behind it', async () => {
    const course = await newCourse('Moved')
    const [waiting, behind] = [await newLesson(course.id, 'Waiting'), await newLesson(course.id, 'Behind')]
    const holder = await newLesson(course.id, 'Holder')
    await addQuiz(holder, quizId)
    await setRelease(course.id, waiting, afterQuiz(quizId))
    await setRelease(course.id, behind, rule({ kind: 'at_once' }, [waiting]))
    await addQuiz(behind, quizId)
    await call('DELETE', `/courses/${course.id}/lessons-new/${holder}`, { as })
    const { findings } = (await send('GET', `/courses/${course.id}/check`)).data
    const locked = findings.filter(({ code }: { code: string }) => code === 'lesson_locked')
    expect(locked.map(({ lesson }: { lesson: { title: string } }) => lesson.title)).toEqual([
      'Waiting',
      'Behind',
    ])
  })

  it('keeps what waits for itself already from stopping other moves, and stops moves that close a circle', async () => {
    const course = await newCourse('Locked')
    const [waiting, holder] = [await newLesson(course.id, 'Waiting'), await newLesson(course.id, 'Holder')]
    const other = await newLesson(course.id, 'Other')
    await addQuiz(holder, quizId)
    await setRelease(course.id, waiting, afterQuiz(quizId))
    // The practice is moved into the lesson that waits for it.
    await addQuiz(waiting, quizId)
    await send('DELETE', `/courses/${course.id}/lessons-new/${holder}`)
    const order = (lesson_ids: number[], modules: object[] = []) =>
      call('PUT', `/courses/${course.id}/program`, { as, body: { lesson_ids, modules } })
    expect((await order([other, waiting])).status).toBe(200)
    await setRelease(course.id, other, days(1))
    await setRelease(course.id, other, null)
    const module = await newModule(course.id, 'After the other')
    await send('PUT', `/courses/${course.id}/modules/${module}`, {
      release: rule({ kind: 'at_once' }, [other]),
    })
    const refused = await order([waiting], [{ id: module, lesson_ids: [other] }])
    expect([refused.body.error, refused.body.params?.way]).toEqual(['lesson_circle', 'Other → Other'])
    expect((await order([waiting, other], [{ id: module, lesson_ids: [] }])).status).toBe(200)
  })

  it('names no practice of another course or school', async () => {
    const course = await newCourse('Alone')
    const lesson = await newLesson(course.id, 'Lesson')
    for (const foreign of [quizId, rival.quizId, 999_999]) {
      const saved = (await setRelease(course.id, lesson, afterQuiz(foreign, { after_lesson_ids: [] }))).data
      expect(saved.release).toEqual(rule({ kind: 'at_once' }))
    }
  })

  it('waits for the same practice in a copy', async () => {
    const course = await newCourse('To copy')
    const [holder, lesson] = [await newLesson(course.id, 'Holder'), await newLesson(course.id, 'Waiting')]
    await addQuiz(holder, quizId)
    await setRelease(course.id, lesson, afterQuiz(quizId))
    const copy = (await send('POST', `/courses/${course.id}/duplicate`, { title: 'Copy' })).data
    expect((await programOf(copy.id)).lessons).toMatchObject([
      { release: null },
      { release: { after_quiz_id: quizId } },
    ])
    await send('PUT', `/courses/${copy.id}`, { status_id: 4 })
    const learner = await signUp(app)
    await call('POST', `/public/courses/${copy.id}/join`, { as: learner.token })
    const [, waiting] = (await programOf(copy.id)).lessons
    const inCopy = () => reasonsOf(waiting?.id ?? 0, learner.token)
    expect(await inCopy()).toMatchObject([{ practice: { link: `/courses/copy/holder#quizId-${quizId}` } }])
  })

  it('is opened in a copy by what is passed there, and not by what was passed in the original', async () => {
    const course = await newCourse('Original')
    const [holder, lesson] = [await newLesson(course.id, 'Holder'), await newLesson(course.id, 'Waiting')]
    await addQuiz(holder, quizId)
    const later = (await send('POST', '/quizzes', { name: 'Later' })).data.id
    const content = { version: 1, questions: testQuestions }
    await send('PUT', `/quizzes/${later}`, { content, settings: { pass_percent: 50 } })
    const opening = { opens_at: null, after_quiz_id: quizId, closes_at: null }
    await addQuiz(holder, later, { opening })
    await setRelease(course.id, lesson, afterQuiz(quizId))
    await send('PUT', `/courses/${course.id}`, { status_id: 4 })
    const copy = (await send('POST', `/courses/${course.id}/duplicate`, { title: 'Its copy' })).data
    await send('PUT', `/courses/${copy.id}`, { status_id: 4 })
    const [holderCopy, waitingCopy] = (await programOf(copy.id)).lessons
    const learner = await signUp(app)
    for (const { id } of [course, copy])
      await call('POST', `/public/courses/${id}/join`, { as: learner.token })
    const isOpen = async (id: number) => (await reasonsOf(id, learner.token)).length === 0
    const passIn = async (place: number) => {
      const path = `/lessons/${place}/quizzes/${quizId}/start-attempt`
      const { id } = (await call('POST', path, { as: learner.token })).body.data
      await practice.finish(learner.token, id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
    }
    const startLater = async (place: number) =>
      (await call('POST', `/lessons/${place}/quizzes/${later}/start-attempt`, { as: learner.token })).status
    await passIn(holder)
    expect([await isOpen(lesson), await isOpen(waitingCopy?.id ?? 0)]).toEqual([true, false])
    expect([await startLater(holder), await startLater(holderCopy?.id ?? 0)]).toEqual([200, 409])
    await passIn(holderCopy?.id ?? 0)
    expect(await isOpen(waitingCopy?.id ?? 0)).toBe(true)
    expect(await startLater(holderCopy?.id ?? 0)).toBe(200)
    // Whoever passed it goes on when the lesson in which they did is gone.
    await addQuiz(await newLesson(copy.id, 'Other holder'), quizId)
    await call('DELETE', `/courses/${copy.id}/lessons-new/${holderCopy?.id}`, { as })
    expect(await isOpen(waitingCopy?.id ?? 0)).toBe(true)
  })
})
