import { commentLimits } from '@lectern/contract/comments/comment-limits'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'mentions', true)
const elsewhere = await teachingSchool(app, 'mentions-elsewhere', true)
const owner = school.owner
const { started, finish } = practiceIn(app, school)

const assistant = await addStaff(app, school.schoolId, [])
const onTeam = async (person: { id: number }, role: string) => {
  const path = `/products/${school.productId}/team/${person.id}`
  expect((await call('PUT', path, { as: owner.token, body: { role } })).status).toBe(200)
}
await onTeam(owner, 'owner')
await onTeam(assistant, 'assistant')

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { ...learner, attemptId: learner.attempt.id }
}
const content = { is_comments_disabled: false, is_file_comment_enabled: true }
const talk = await call('POST', `/lessons/${school.lesson.id}/info-section`, {
  as: owner.token,
  body: { name: 'Talk', info_units: [{ key: 'talk-unit', type_id: 6, content }] },
})
const unitId: number = talk.body.data.info_units[0].id

const find = async (as: string, type: string, id: number, search = '') =>
  (await call('GET', `/comments/mentionable/${type}/${id}?search=${encodeURIComponent(search)}`, { as })).body
    .data
const namesOf = async (...asked: Parameters<typeof find>): Promise<string[]> =>
  (await find(...asked)).map(({ name }: { name: string }) => name)
const onAttempt = (attemptId: number, more: object = {}) => ({
  commentable_type: 'quiz-attempt',
  commentable_id: attemptId,
  text: 'Look at it again',
  ...more,
})
const write = (as: string, body: object) => call('POST', '/comments', { as, body })

describe('people whom a comment can name', () => {
  it('are of a learner the team that answers, without anything but a name and a face', async () => {
    const learner = await handedIn()
    await handedIn()
    const found = await find(learner.token, 'quiz-attempt', learner.attemptId)
    expect(found).toEqual([{ id: owner.id, name: 'Owner of mentions', avatar_url: null, is_team: true }])
    expect(await find(learner.token, 'info-unit', unitId)).toEqual(found)
    expect(await namesOf(learner.token, 'info-unit', unitId, 'owner OF')).toEqual(['Owner of mentions'])
    for (const search of ['Learner', owner.email, '%', '_'])
      expect(await find(learner.token, 'info-unit', unitId, search)).toEqual([])
  })

  it('are of the team its colleagues, the learner of the attempt, and the participants of a lesson by their names', async () => {
    const [learner, other] = [await handedIn(), await joinSchool(app, school)]
    const idsOf = async (type: string, id: number, search = '') =>
      (await find(owner.token, type, id, search)).map((each: { id: number }) => each.id)
    expect(await idsOf('quiz-attempt', learner.attemptId)).toEqual([assistant.id, learner.id])
    const inLesson = await idsOf('info-unit', unitId, 'learn')
    expect(inLesson.length).toBeLessThanOrEqual(commentLimits.mentionsFound)
    expect(inLesson).toContain(other.id)
    expect(await idsOf('info-unit', unitId, other.email)).toEqual([])
  })

  it('are told to nobody to whom the place is not open', async () => {
    const [learner, stranger] = [await handedIn(), await handedIn()]
    const powerless = await addStaff(app, school.schoolId, ['course_list'])
    for (const as of [stranger.token, powerless.token, elsewhere.owner.token]) {
      const path = `/comments/mentionable/quiz-attempt/${learner.attemptId}`
      expect((await call('GET', path, { as })).status).toBe(404)
    }
  })
})

describe('a comment that names somebody', () => {
  it('keeps who it is, and shows what they are called, as safe words', async () => {
    const learner = await handedIn()
    const text = `@[${owner.id}], is <b>this</b> right? @[${owner.id}] @[${learner.id}]`
    const { data } = (
      await write(learner.token, onAttempt(learner.attemptId, { text, mentions: [owner.id] }))
    ).body
    expect(data.mentions).toEqual([{ id: owner.id, name: 'Owner of mentions' }])
    const name = `<span data-mention="${owner.id}">@Owner of mentions</span>`
    expect(data.text_formatted).toEqual({
      clean: `${name}, is &lt;b&gt;this&lt;/b&gt; right? ${name} @[${learner.id}]`,
      without_tags: `@Owner of mentions, is <b>this</b> right? @Owner of mentions @[${learner.id}]`,
    })
    const unnamed = await write(learner.token, onAttempt(learner.attemptId, { mentions: [owner.id] }))
    expect(unnamed.body.data.mentions).toEqual([])
  })

  it('names nobody who is not of the place: other learners, other schools, nobody at all', async () => {
    const [learner, other] = [await handedIn(), await handedIn()]
    const refused = async (as: string, id: number) => {
      const body = onAttempt(learner.attemptId, { text: `@[${id}]`, mentions: [id] })
      const reply = await write(as, body)
      return [reply.status, reply.body.error]
    }
    for (const id of [other.id, elsewhere.owner.id, 2_000_000_000])
      expect(await refused(learner.token, id)).toEqual([422, 'unknown_mention'])
    for (const id of [other.id, elsewhere.owner.id])
      expect(await refused(owner.token, id)).toEqual([422, 'unknown_mention'])
    expect(await refused(owner.token, learner.id)).toEqual([201, undefined])
    const many = Array.from({ length: commentLimits.mentions + 1 }, (_, at) => at + 1)
    expect((await write(owner.token, onAttempt(learner.attemptId, { mentions: many }))).status).toBe(422)
  })

  it('can be changed while whom it named stays, and asks again for whom it names anew', async () => {
    const [learner, other] = [await handedIn(), await handedIn()]
    const named = { text: `@[${learner.id}]`, mentions: [learner.id] }
    const { id } = (await write(owner.token, onAttempt(learner.attemptId, named))).body.data
    const change = (body: object) => call('PUT', `/comments/${id}`, { as: owner.token, body })
    expect((await change({ ...named, text: `Well, @[${learner.id}]` })).body.data.mentions).toHaveLength(1)
    const wrong = await change({ text: `@[${other.id}]`, mentions: [other.id] })
    expect([wrong.status, wrong.body.error]).toEqual([422, 'unknown_mention'])
    expect((await change({ text: 'Nobody', mentions: [] })).body.data.mentions).toEqual([])
  })
})
