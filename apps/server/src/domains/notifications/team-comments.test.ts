import { defaultCommentRules } from '@lectern/contract/comments/moderation/moderation'
import { expect, it } from 'vitest'
import { raiseSignal } from '../../platform/facts/signal.ts'
import { addStaff, type TestPerson } from '../../testing/people.ts'
import { one, two } from '../../testing/practice.ts'
import { commentWritten } from '../comments/index.ts'
import { hour, newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { school, send, bellOf, lettersTo, work, later, app } = news
const { db } = app.dependencies
const { owner } = school

const content = { is_comments_disabled: false, is_file_comment_enabled: true }
const { info_units } = await send('POST', `/lessons/${school.lesson.id}/info-section`, {
  name: 'Talk',
  info_units: [{ key: 'talk-unit', type_id: 6, content }],
})
const place = { commentable_type: 'info-unit', commentable_id: info_units[0].id }
const say = async (as: string, text: string, more: object = {}): Promise<number> => {
  const { id } = await send('POST', '/comments', { ...place, text, ...more }, as)
  await work()
  return id
}
const lesson = `/courses/${school.courseSlug}/${school.lesson.slug}`
const toldOf = async (person: TestPerson, kind: string) =>
  (await bellOf(person)).filter(
    (each: { kind: string; is_gone: boolean }) => each.kind === kind && !each.is_gone,
  )
const colleague = async (role = 'administrator'): Promise<TestPerson> => {
  const person = await addStaff(app, school.schoolId, [])
  await send('PUT', `/products/${school.productId}/team/${person.id}`, { role })
  return person
}
const dismiss = ({ id }: TestPerson) => send('DELETE', `/products/${school.productId}/team/${id}`)

it('what learners say about a lesson is told to its team, an hour of it together', async () => {
  const [asks, assistant] = [await news.joined(), await colleague()]
  const stranger = await addStaff(app, school.schoolId, ['course_list'])
  const first = await say(asks.token, 'How long?')
  await say(asks.token, 'And how hot?')
  await say((await news.joined()).token, 'Mine is flat')
  await say(owner.token, 'Between us', { is_private: true })
  for (const reader of [owner, assistant]) {
    expect(await toldOf(reader, 'lesson_commented')).toMatchObject([
      {
        group: 'comments',
        values: {
          count: 3,
          author: 'Learner',
          words: 'How long?',
          lesson: 'First lesson',
          course: 'Course of demo',
        },
        link: `${lesson}?comment_id=${first}`,
      },
    ])
    expect(lettersTo(reader)).toEqual([])
  }
  for (const other of [asks, stranger]) expect(await toldOf(other, 'lesson_commented')).toEqual([])
  await send('PATCH', '/comments/bulk-read', { ...place, ids: [first] }, assistant.token)
  await later(hour)
  expect(lettersTo(owner).map(({ subject }) => subject)).toEqual(['3 new comments on “First lesson”'])
  expect(lettersTo(assistant).map(({ subject }) => subject)).toEqual(['2 new comments on “First lesson”'])
  await say(asks.token, 'Still flat')
  expect(await toldOf(owner, 'lesson_commented')).toHaveLength(2)
})

it('a comment that waits for a moderator does not keep the team from hearing of the next one, and is told with it', async () => {
  await later(hour)
  const reader = await colleague()
  const learner = await news.joined()
  const rules = (stop_words: string[]) =>
    send('PUT', '/cabinet/comment-rules', { ...defaultCommentRules, newcomer_comments: 0, stop_words })
  await rules(['flour'])
  const held = await say(learner.token, 'Buy flour')
  expect(await toldOf(reader, 'lesson_commented')).toEqual([])
  await say(learner.token, 'How long?')
  expect(await toldOf(reader, 'lesson_commented')).toMatchObject([{ values: { count: 1 } }])
  await send('POST', `/cabinet/comment-cases/${held}/decision`, { decision: 'keep' })
  await work()
  expect(await toldOf(reader, 'lesson_commented')).toMatchObject([{ values: { count: 2 } }])
  await rules([])
})

it('nothing of it is told to whoever has left the team', async () => {
  await later(hour)
  const leaves = await colleague()
  await say((await news.joined()).token, 'Is it done?')
  expect(await toldOf(leaves, 'lesson_commented')).toHaveLength(1)
  await dismiss(leaves)
  expect(await toldOf(leaves, 'lesson_commented')).toEqual([])
  await later(hour)
  expect(lettersTo(leaves)).toEqual([])
})

it('a comment for one of the team is told to them alone', async () => {
  await later(hour)
  const [asked, other, learner] = [await colleague(), await colleague(), await news.joined()]
  const question = await say(learner.token, 'Dear assistant', { addressee_id: asked.id })
  expect(await toldOf(asked, 'lesson_commented')).toMatchObject([
    { link: `${lesson}?comment_id=${question}` },
  ])
  expect(await toldOf(other, 'lesson_commented')).toEqual([])
})

it('a mention is told once, to whom it names and who may read it', async () => {
  const [learner, helper] = [await news.joined(), await colleague()]
  const named = { text: `@[${helper.id}] and @[${learner.id}]`, mentions: [helper.id, learner.id] }
  const shown = await say(owner.token, '', named)
  for (const reader of [helper, learner]) {
    expect(await toldOf(reader, 'comment_mentioned')).toMatchObject([
      { values: { author: 'Owner of demo' }, link: `${lesson}?comment_id=${shown}` },
    ])
    const subjects = lettersTo(reader).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('mentions you'))).toEqual([
      'Owner of demo mentions you in a comment',
    ])
  }
  const told = {
    school_id: school.schoolId,
    comment_id: shown,
    lesson_id: school.lesson.id,
    answered_id: null,
    is_private: false,
    mentioned_ids: named.mentions,
  }
  await db.transaction((tx) => raiseSignal(tx, commentWritten, told))
  await work()
  expect(await toldOf(learner, 'comment_mentioned')).toHaveLength(1)
  await send('DELETE', `/comments/${shown}`)
  expect(await toldOf(helper, 'comment_mentioned')).toEqual([])
})

it('a mention in a private comment reaches the team alone, and its learner once it is shown', async () => {
  const [learner, helper] = [await news.joined(), await colleague()]
  const named = { text: `@[${helper.id}] @[${learner.id}]`, mentions: [helper.id, learner.id] }
  const secret = await say(owner.token, '', { ...named, is_private: true })
  expect(await toldOf(helper, 'comment_mentioned')).toHaveLength(1)
  expect([await bellOf(learner), lettersTo(learner)]).toEqual([[], []])
  await dismiss(helper)
  expect(await toldOf(helper, 'comment_mentioned')).toEqual([])
  await send('POST', `/comments/${secret}/public`)
  await work()
  expect(await toldOf(learner, 'comment_mentioned')).toHaveLength(1)
  await send('POST', `/comments/${secret}/private`)
  expect(await toldOf(learner, 'comment_mentioned')).toEqual([])
})

it('whom a comment names only after a change is told then', async () => {
  const learner = await news.joined()
  const comment = await say(owner.token, 'Look')
  await send('PUT', `/comments/${comment}`, { text: `Look, @[${learner.id}]`, mentions: [learner.id] })
  await work()
  expect(await toldOf(learner, 'comment_mentioned')).toHaveLength(1)
})

it('a private answer is told to the colleague, as long as they are of the team', async () => {
  const helper = await colleague()
  const note = await say(helper.token, 'She needs help', { is_private: true })
  await say(owner.token, 'I will call her', { parent_id: note })
  expect(await toldOf(helper, 'comment_answered')).toHaveLength(1)
  await dismiss(helper)
  expect(await toldOf(helper, 'comment_answered')).toEqual([])
})

it('a private answer about an attempt is told to the colleague who may read it, and never to its learner', async () => {
  const [person, helper] = [await news.joined(), await colleague()]
  const path = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`
  const attempt = await send('POST', `${path}/start-attempt`, undefined, person.token)
  const payload = [one('one-wrong'), two(['two-right-a'])]
  await send('POST', `/quiz-attempts/${attempt.id}/finish`, { payload }, person.token)
  const about = { commentable_type: 'quiz-attempt', commentable_id: attempt.id }
  const question = await say(person.token, 'Right?', about)
  await say(owner.token, 'Between us', { ...about, parent_id: question, is_private: true })
  const named = { ...about, text: `@[${person.id}]`, mentions: [person.id], is_private: true }
  await say(owner.token, '', named)
  expect(await bellOf(person)).toEqual([])
  const note = await say(helper.token, 'Hm', { ...about, is_private: true })
  await say(owner.token, 'Hm indeed', { ...about, parent_id: note })
  expect(await toldOf(helper, 'comment_answered')).toHaveLength(1)
})
