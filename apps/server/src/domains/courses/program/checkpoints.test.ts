import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinByOffer } from '../../../testing/offer.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const { send, newLesson } = programAuthor(app, school.owner.token)
const practice = practiceIn(app, school)
const { courseId, quizId, courseSlug } = school

const decisionOf = async (lesson: number, as: string) =>
  (await call('GET', `/public/lessons/${lesson}`, { as })).body.course_access.decision
const addQuiz = (lesson: number, content: object) =>
  send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Practice',
    info_units: [{ type_id: 5, content: { quiz_id: quizId, ...content } }],
  })
const change = (lesson: number, body: object) =>
  send('PUT', `/courses/${courseId}/lessons-new/${lesson}`, body)

it('a checkpoint holds back what comes after it until it is passed, and nothing that was begun', async () => {
  const early = await newLesson(courseId, 'Before')
  const holding = await newLesson(courseId, 'With the checkpoint')
  const begun = await newLesson(courseId, 'Begun')
  const late = await newLesson(courseId, 'After')
  const skipping = await newLesson(courseId, 'Skips')
  await change(skipping, { is_skip_checkpoint: true })
  const learner = await joinSchool(app, school)
  await call('POST', `/lessons/${begun}/events/started`, { as: learner.token })
  await addQuiz(holding, { is_checkpoint: true })
  const open = async () =>
    Promise.all([early, holding, begun, late, skipping].map((each) => decisionOf(each, learner.token))).then(
      (all) => all.map(({ is_open }) => is_open),
    )
  expect(await open()).toEqual([true, true, true, false, true])
  expect((await decisionOf(late, learner.token)).reasons).toEqual([
    {
      kind: 'after_checkpoint',
      practice: {
        id: quizId,
        title: expect.any(String),
        link: `/courses/${courseSlug}/with-the-checkpoint#quizId-${quizId}`,
      },
    },
  ])
  const attempt = await practice.begin(learner.token)
  await practice.finish(learner.token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
  expect(await open()).toEqual([true, true, true, true, true])
})

it('a lesson closes again when its rule says so, and tells it before', async () => {
  const lesson = await newLesson(courseId, 'For a week')
  const closes = { kind: 'after_days', days: 3, hour: null }
  const release = { ...rule({ kind: 'at_once' }), closes }
  expect((await change(lesson, { release, is_skip_checkpoint: true })).data.release).toMatchObject({ closes })
  const learner = await joinSchool(app, school)
  const at = new Date(app.clock.now().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString()
  expect(await decisionOf(lesson, learner.token)).toMatchObject({ is_open: true, closes_at: at })
  app.clock.advance(3 * 24 * 60 * 60 * 1000)
  expect(await decisionOf(lesson, learner.token)).toMatchObject({
    is_open: false,
    reasons: [{ kind: 'closed_since', closed_at: at }],
  })
  const { status, body } = await call('PUT', `/courses/${courseId}/lessons-new/${lesson}`, {
    as: school.owner.token,
    body: { release: { ...rule({ kind: 'after_days', days: 5, hour: '10:00' }), closes } },
  })
  expect([status, JSON.stringify(body.error_codes)]).toEqual([
    422,
    expect.stringContaining('closes_before_opening'),
  ])
})

it('an offer opens the sections that it names, and not a byte of the others', async () => {
  const lesson = await newLesson(courseId, 'In two parts')
  const section = async (name: string, words: string): Promise<number> => {
    const info_units = [textUnit(`unit-of-section-${name.length}`, words)]
    return (await send('POST', `/lessons/${lesson}/info-section`, { name, info_units })).data.id
  }
  const shown = await section('Given', 'words that are given')
  const hidden = await section('Kept back', 'words that are kept back')
  const learner = await joinByOffer(app, school, { sections: [{ id: shown, lesson_id: lesson }] })
  const page = await call('GET', `/public/lessons/${lesson}`, { as: learner.token })
  expect(page.body.data.sections.map(({ id }: { id: number }) => id)).toEqual([shown])
  expect(JSON.stringify(page.body)).not.toContain('kept back')
  const part = (id: number) => call('GET', `/public/sections/${id}/part`, { as: learner.token })
  expect([(await part(shown)).status, (await part(hidden)).status]).toEqual([200, 404])
  const { sections } = (await call('GET', `/public/lessons/${lesson}`, { as: school.owner.token })).body.data
  const unit = sections.find(({ id }: { id: number }) => id === hidden).info_units[0].id
  expect((await call('GET', `/info-units/${unit}`, { as: learner.token })).status).toBe(404)
  expect((await decisionOf(school.lesson.id, learner.token)).reasons).toEqual([{ kind: 'not_in_offer' }])
})
