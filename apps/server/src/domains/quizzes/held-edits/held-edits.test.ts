import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'held-edits', true)
const as = school.owner.token
const { quizPath, questions, started, finish } = practiceIn(app, school)
const path = `/quizzes/${school.quizId}`
const [first, second] = testQuestions

const read = async () => (await call('GET', path, { as })).body.data
const save = (body: object) => call('PUT', path, { as, body })
const withQuestions = (...all: readonly object[]) => ({ content: { version: 1, questions: all } })
const hold = (body?: object) => call('PUT', `${path}/hold`, { as, body })
const release = (body: object = {}) => call('POST', `${path}/hold/release`, { as, body })
const discard = (body: object = {}) => call('POST', `${path}/hold/discard`, { as, body })
const useOf = async () => (await call('GET', `${path}/use`, { as })).body.data
const affected = async () => (await call('GET', `${path}/affected`, { as })).body.data

const renamed = { ...first, name: 'Which number is composite?' }
const third = { ...second, id: 'question-three', name: 'Which of these are odd?' }

/** The names of the questions that somebody gets who begins now. */
const namesNow = async () => {
  const { token, attempt } = await started()
  const shown = await questions(token, attempt.id)
  return shown.map(({ question }: { question: { name: string } }) => question.name)
}
const before = [first.name, second.name]
const handIn = async ({ token, attempt }: Awaited<ReturnType<typeof started>>) => {
  const { status } = await finish(token, attempt.id, [one('one-right'), two(['two-right-a'])])
  expect(status).toBe(200)
}

beforeEach(async () => {
  await discard()
  await save({ name: 'Quiz', settings: { pass_percent: 50 }, ...withQuestions(first, second) })
})

describe('held edits', () => {
  it('wait: whoever begins gets what stood before, whoever writes sees the edits', async () => {
    await hold()
    await save({ name: 'Renamed', settings: { attempts_limit: 1 }, ...withQuestions(third, renamed) })
    expect(await namesNow()).toEqual(before)
    const { token } = await joinSchool(app, school)
    const shown = (await call('GET', quizPath, { as: token })).body.data
    expect(shown).toMatchObject({ name: 'Quiz', questions_count: 2 })
    const quiz = await read()
    expect(quiz).toMatchObject({ name: 'Renamed', settings: { attempts_limit: 1 } })
    expect(quiz.held).toMatchObject({
      by: 'Owner of held-edits',
      changes: { added: 1, removed: 1, changed: 1, is_order_changed: false, settings_changed: true },
    })
    const [row] = (await call('GET', '/quizzes?query=Renamed', { as })).body.data
    expect(row.has_held_edits).toBe(true)
  })

  it('go out when they are released: running attempts go on as they began, later ones get the new form', async () => {
    await hold()
    await save(withQuestions(renamed, second))
    const early = await started()
    const released = await release()
    expect([released.status, released.body.data.held]).toEqual([200, null])
    expect(await namesNow()).toEqual([renamed.name, second.name])
    expect((await questions(early.token, early.attempt.id))[0].question.name).toBe(first.name)
    expect((await call('GET', '/quizzes?query=Quiz', { as })).body.data[0].has_held_edits).toBe(false)
  })

  it('that are not ready go out as they last were', async () => {
    await hold()
    await save(withQuestions(renamed, third))
    await save(withQuestions(renamed, { ...third, name: '' }, { ...first, id: 'question-new', name: '' }))
    const { body } = await release()
    expect(body.data.issues).toHaveLength(2)
    expect(await namesNow()).toEqual([renamed.name, third.name])
  })

  it('are discarded with all they changed, unfinished questions of before come back, and nobody is affected', async () => {
    const unfinished = { ...third, name: '' }
    await save(withQuestions(first, second, unfinished))
    await handIn(await started())
    const earlier = await read()
    const counts = await affected()
    await hold()
    await save({ name: 'Renamed', settings: { pass_percent: 90 }, ...withQuestions(renamed) })
    const { body } = await discard()
    const { name, settings, content, held, revision } = body.data
    expect({ name, settings, content, held }).toEqual({
      name: 'Quiz',
      settings: earlier.settings,
      content: earlier.content,
      held: null,
    })
    expect(revision).toBeGreaterThan(earlier.revision)
    expect(await namesNow()).toEqual(before)
    expect(await affected()).toEqual(counts)
  })

  it('come back after they were discarded, without reaching a learner', async () => {
    await hold()
    await save(withQuestions(renamed))
    const edited = (await read()).content
    await discard()
    await hold()
    await save({ content: edited })
    expect(await namesNow()).toEqual(before)
    expect((await read()).held.changes).toMatchObject({ changed: 1, removed: 1 })
  })

  it('can be held after they were saved, with the quiz as it was before them', async () => {
    const { name, type, settings, content, pools } = await read()
    await save({ name: 'Renamed', ...withQuestions(renamed, second) })
    const { revision } = await read()
    const earlier = { name, type, settings, content, pools }
    const stale = await hold({ before: earlier, base_revision: revision - 1 })
    expect([stale.status, stale.body.error]).toEqual([409, 'stale_revision'])
    const held = await hold({ before: earlier, base_revision: revision })
    expect(held.body.data).toMatchObject({ name: 'Renamed', held: { changes: { changed: 1 } } })
    expect(await namesNow()).toEqual(before)
    await discard()
    expect(await read()).toMatchObject({ name: 'Quiz', content })
  })

  it('without a change are released without affecting anybody', async () => {
    await handIn(await started())
    const counts = await affected()
    await hold()
    await save(withQuestions(renamed, second))
    await save(withQuestions(first, second))
    await release()
    expect(await affected()).toEqual(counts)
  })

  it('do not count for a recalculation before they are released', async () => {
    await handIn(await started())
    const { finished } = await affected()
    await hold()
    await save(withQuestions(renamed, second))
    expect((await affected()).finished).toBe(finished)
    await release()
    expect((await affected()).finished).toBeGreaterThan(finished)
  })

  it('keep the files that learners see', async () => {
    const sent = await uploadForm(app, as, { name: 'seen.png', bytes: pictureBytes }, { model: 'quiz' })
    const { uuid } = sent.body.data
    const places = async () => (await call('GET', `/files/${uuid}/usages`, { as })).body.data.length
    await save(withQuestions({ ...first, image: { uuid } }))
    await hold()
    await save(withQuestions(second))
    expect(await places()).toBe(1)
    await release()
    expect(await places()).toBe(0)
  })

  it('concern whoever takes it, has taken it, and the lessons that show it', async () => {
    const counted = await useOf()
    const running = await started()
    expect(await useOf()).toMatchObject({ held: null, people_running: counted.people_running + 1 })
    await handIn(running)
    expect(await useOf()).toMatchObject({
      people_running: counted.people_running,
      attempts_finished: counted.attempts_finished + 1,
      lessons_published: 1,
    })
  })
})
