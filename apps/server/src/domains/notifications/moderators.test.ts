import { defaultCommentRules } from '@lectern/contract/comments/moderation/moderation'
import { expect, it } from 'vitest'
import { addStaff, type TestPerson } from '../../testing/people.ts'
import { hour, newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { app, school, send, work, later, bellOf, lettersTo } = news
const { owner } = school
const content = { is_comments_disabled: false, is_file_comment_enabled: true }
const { info_units } = await send('POST', `/lessons/${school.lesson.id}/info-section`, {
  name: 'Talk',
  info_units: [{ key: 'talk-unit', type_id: 6, content }],
})
const place = { commentable_type: 'info-unit', commentable_id: info_units[0].id }
const say = async (by: TestPerson, text: string): Promise<number> =>
  (await send('POST', '/comments', { ...place, text }, by.token)).id
const report = async (by: TestPerson, comment: number) => {
  await send('POST', `/comments/${comment}/report`, { reason: 'spam' }, by.token)
  await work()
}
const toldOf = async (person: TestPerson) =>
  (await bellOf(person))
    .filter(({ kind, is_gone }: { kind: string; is_gone: boolean }) => kind === 'cases_opened' && !is_gone)
    .map(({ values, link }: { values: object; link: string }) => ({ ...values, link }))
/** What letters say of it, alone or among other things. */
const mailed = (person: TestPerson) =>
  lettersTo(person).flatMap(({ subject, text }) =>
    [...`${subject}\n${text}`.matchAll(/(?:A|\d+) comments? awaits? a moderator/g)]
      .map(([words]) => words)
      .slice(0, 1),
  )
const decide = (comment: number) =>
  send('POST', `/cabinet/comment-cases/${comment}/decision`, { decision: 'keep' })

it('moderators are told of reported and held comments, an hour of it together; a letter tells what is open still', async () => {
  const [writes, reads, also] = [await news.joined(), await news.joined(), await news.joined()]
  const moderator = await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])
  const elsewhere = await addStaff(app, school.schoolId, ['comment_curator'])
  const other = await addStaff(app, school.schoolId, ['course_read', 'practice_all'])
  await send('PUT', '/cabinet/comment-rules', { ...defaultCommentRules, stop_words: ['casino'] })
  const reported = await say(writes, 'Buy it from me')
  await report(reads, reported)
  await report(also, reported)
  expect(await toldOf(moderator)).toEqual([{ count: 1, link: '/expert/comments' }])
  await say(writes, 'Come to my casino')
  await work()
  for (const person of [owner, moderator])
    expect(await toldOf(person)).toEqual([{ count: 2, link: '/expert/comments' }])
  for (const person of [elsewhere, other, writes, reads]) expect(await toldOf(person)).toEqual([])
  expect(mailed(moderator)).toEqual([])
  await decide(reported)
  await later(hour)
  expect(mailed(moderator)).toEqual(['A comment awaits a moderator'])
  expect(mailed(elsewhere)).toEqual([])

  await report(reads, reported)
  expect(await toldOf(moderator)).toHaveLength(2)
  await decide(reported)
  await later(hour)
  expect(mailed(moderator)).toEqual([])
})

it('nobody is told who has switched it off, or moderates no more', async () => {
  const [writes, reads] = [await news.joined(), await news.joined()]
  const quiet = await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])
  const leaves = await addStaff(app, school.schoolId, ['comment_curator', 'course_read'])
  const choice = { group: 'team', bell: false, mail: false }
  await send('PUT', `/user/schools/${school.schoolId}/notification-choices`, choice, quiet.token)
  await report(reads, await say(writes, 'Buy another one'))
  expect(await toldOf(quiet)).toEqual([])
  expect(await toldOf(leaves)).toHaveLength(1)
  await send('DELETE', `/cabinet/users/${leaves.id}`)
  expect(await toldOf(leaves)).toEqual([])
  await later(hour)
  expect([mailed(quiet), mailed(leaves)]).toEqual([[], []])
})
