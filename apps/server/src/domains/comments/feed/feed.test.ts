import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { discussionIn } from '../../../testing/discussion.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'feed', true)
const elsewhere = await teachingSchool(app, 'feed-elsewhere', false)
const { send, unit, onUnit, written, newcomer } = await discussionIn(app, school)

const list = async (query = '', as = school.owner.token) => {
  const { body, status } = await call('GET', `/cabinet/comments?per_page=100${query}`, { as })
  expect([status, body]).toMatchObject([200, body])
  return body
}
const idsIn = async (query = '', as = school.owner.token): Promise<number[]> =>
  (await list(query, as)).data.map(({ comment }: { comment: { id: number } }) => comment.id)

describe('all comments of a school', () => {
  it('stand with their places, the newest first, and wait until the team answers', async () => {
    const learner = await newcomer()
    const first = await written(learner, 'How long does the dough rest?')
    clock.advance(1_000)
    const second = await written(learner, 'And at what warmth?')
    expect((await idsIn()).slice(0, 2)).toEqual([second, first])
    const { data, courses } = await list()
    expect(data[1]).toMatchObject({
      comment: { id: first, may: { reply: true, restrict: true, delete: true } },
      lesson: { id: school.lesson.id },
      attempt_id: null,
      is_waiting: true,
    })
    expect(courses).toEqual([expect.objectContaining({ name: data[1].lesson.course })])
    await send('POST', '/comments', onUnit('An hour.', { parent_id: first }))
    const waiting = await idsIn('&state=waiting')
    expect([waiting.includes(first), waiting.includes(second)]).toEqual([false, true])
  })

  it('wait still after an answer that the team alone sees', async () => {
    const id = await written(await newcomer(), 'May I come late?')
    await send('POST', '/comments', onUnit('Whose turn is it?', { parent_id: id, is_private: true }))
    expect(await idsIn('&state=waiting')).toContain(id)
  })

  it('are narrowed down to hidden and reported ones, to a course, and by words in any case', async () => {
    const id = await written(await newcomer(), 'Ґанок і Паляниця')
    expect(await idsIn('&search=паляниця')).toEqual([id])
    expect(await idsIn('&state=held')).not.toContain(id)
    await call('POST', `/comments/${id}/report`, { as: await newcomer(), body: { reason: 'spam' } })
    expect(await idsIn('&state=held')).toContain(id)
    const { courses } = await list()
    expect(await idsIn(`&course=${courses[0].id}`)).toContain(id)
    expect(await idsIn(`&course=${courses[0].id + 1}`)).toEqual([])
  })

  it('are found by what they say and by who wrote them, each once, and counted on every page', async () => {
    const named = await signUp(app, 'Соломія Мар’яненко')
    await call('POST', `/public/courses/${school.courseId}/join`, { as: named.token })
    const own = await written(named.token, 'Соломія питає про сито')
    clock.advance(1_000)
    const other = await written(await newcomer(), 'А що каже Соломія?')
    expect(await idsIn('&search=соломія')).toEqual([other, own])
    expect(await idsIn('&search=маряненко')).toEqual([own])
    expect(await idsIn(`&search=${named.email}`)).toEqual([own])
    expect(await idsIn('&search=соломія&state=held')).toEqual([])
    const past = await call('GET', '/cabinet/comments?per_page=1&page=9&search=соломія', {
      as: school.owner.token,
    })
    expect(past.body).toMatchObject({ data: [], meta: { total: 2 } })
  })

  it('leave out what was deleted, and come in pages', async () => {
    const id = await written(await newcomer(), 'Never mind')
    await send('DELETE', `/comments/${id}`)
    expect(await idsIn()).not.toContain(id)
    const { data, meta } = (await call('GET', '/cabinet/comments?per_page=2', { as: school.owner.token }))
      .body
    expect([data.length, meta.total]).toEqual([2, (await idsIn()).length])
  })

  it('are shown to nobody but the team, those of another school to none of them', async () => {
    await written(await newcomer(), 'For this school')
    expect((await call('GET', '/cabinet/comments', { as: await newcomer() })).status).toBe(403)
    expect((await call('GET', '/cabinet/comments', {})).status).toBe(401)
    expect(await idsIn('', elsewhere.owner.token)).toEqual([])
  })

  it('are shown to a moderator as far as they read courses', async () => {
    const id = await written(await newcomer(), 'Who reads this?')
    const reader = await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])
    expect(await idsIn('', reader.token)).toContain(id)
    const stranger = await addStaff(app, school.schoolId, ['comment_curator', 'practice_read.own'])
    expect(await idsIn('', stranger.token)).toEqual([])
  })

  it('offer an answer to whoever may answer at their place, and to nobody else', async () => {
    const id = await written(await newcomer(), 'Who answers this?')
    const mayReply = async (...rights: string[]) => {
      const { token } = await addStaff(app, school.schoolId, ['comment_delete', ...rights])
      const answer = await call('POST', '/comments', { as: token, body: onUnit('I do.', { parent_id: id }) })
      const row = (await list('', token)).data.find(
        (each: { comment: { id: number } }) => each.comment.id === id,
      )
      return [row.comment.may.reply, answer.status === 201]
    }
    expect(await mayReply('course_read', 'course_edit')).toEqual([true, true])
    expect(await mayReply('course_read', 'course_curator')).toEqual([true, true])
    expect(await mayReply('course_read', 'comment_create')).toEqual([true, true])
    expect(await mayReply('course_read')).toEqual([false, false])
    expect(await mayReply('course_read', 'marathon_edit')).toEqual([false, false])
  })

  it('go with their lesson', async () => {
    expect((await idsIn()).length).toBeGreaterThan(0)
    expect(unit).toBeGreaterThan(0)
    await send('DELETE', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`)
    expect(await list()).toMatchObject({ data: [], meta: { total: 0 } })
  })
})
