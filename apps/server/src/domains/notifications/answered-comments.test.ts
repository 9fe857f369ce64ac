import { expect, it } from 'vitest'
import { raiseSignal } from '../../platform/facts/signal.ts'
import { commentWritten } from '../comments/index.ts'
import { one, two } from '../../testing/practice.ts'
import { newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { school, send, bellOf, lettersTo, work } = news
const { db } = news.app.dependencies

const content = { is_comments_disabled: false, is_file_comment_enabled: true }
const { info_units } = await send('POST', `/lessons/${school.lesson.id}/info-section`, {
  name: 'Talk',
  info_units: [{ key: 'talk-unit', type_id: 6, content }],
})
const place = { commentable_type: 'info-unit', commentable_id: info_units[0].id }
const say = async (as: string, text: string, more: object = {}): Promise<number> =>
  (await send('POST', '/comments', { ...place, text, ...more }, as)).id

it('an answer is told to whom it answers, once, with the way to it', async () => {
  const [asks, reads] = [await news.joined(), await news.joined()]
  const question = await say(asks.token, 'How long?')
  const answer = await say(school.owner.token, 'A week', { parent_id: question })
  await work()
  const told = {
    school_id: school.schoolId,
    comment_id: answer,
    lesson_id: school.lesson.id,
    answered_id: asks.id,
    is_private: false,
  }
  await db.transaction((tx) => raiseSignal(tx, commentWritten, told))
  await work()
  expect(await bellOf(asks)).toMatchObject([
    {
      kind: 'comment_answered',
      group: 'comments',
      values: { author: 'Owner of demo', words: 'A week', lesson: 'First lesson' },
      link: `/courses/${school.courseSlug}/${school.lesson.slug}?comment_id=${answer}`,
      is_gone: false,
    },
  ])
  expect(lettersTo(asks).map(({ subject }) => subject)).toEqual(['Owner of demo replied to your comment'])
  expect([await bellOf(reads), lettersTo(reads)]).toEqual([[], []])
})

it('an answer to the team is told to it, with the way into the lesson', async () => {
  const person = await news.joined()
  const hint = await say(school.owner.token, 'Take your time')
  const answer = await say(person.token, 'I will', { parent_id: hint })
  await work()
  const answers = (await bellOf(school.owner)).filter(
    ({ kind }: { kind: string }) => kind === 'comment_answered',
  )
  expect(answers).toMatchObject([
    {
      kind: 'comment_answered',
      values: { author: 'Learner' },
      link: `/courses/${school.courseSlug}/${school.lesson.slug}?comment_id=${answer}`,
    },
  ])
})

it('nothing is told of own answers, and of what the team keeps to itself', async () => {
  const person = await news.joined()
  const question = await say(person.token, 'How long?')
  await say(person.token, 'Or shorter?', { parent_id: question })
  await say(school.owner.token, 'Somebody answer this', { parent_id: question, is_private: true })
  await work()
  expect([await bellOf(person), lettersTo(person)]).toEqual([[], []])
})

it('an answer that was deleted, hidden or made private since is gone', async () => {
  const person = await news.joined()
  const question = await say(person.token, 'How long?')
  const answers: number[] = []
  for (const text of ['One', 'Two', 'Three'])
    answers.push(await say(school.owner.token, text, { parent_id: question }))
  await work()
  const goneOf = async () => (await bellOf(person)).map(({ is_gone }: { is_gone: boolean }) => is_gone)
  expect(await goneOf()).toEqual([false, false, false])
  await send('DELETE', `/comments/${answers[0]}`)
  await send('POST', `/comments/${answers[1]}/private`)
  await db.transaction((tx) =>
    tx.execute(`update comments set is_restricted = true where id = ${answers[2]}`),
  )
  expect(await goneOf()).toEqual([true, true, true])
  expect(JSON.stringify(await bellOf(person))).not.toContain('Owner of demo')
})

it('what the team says about an attempt is told to its learner, and an answer to whoever decided', async () => {
  const person = await news.joined()
  const path = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`
  const attempt = await send('POST', `${path}/start-attempt`, undefined, person.token)
  const payload = [one('one-wrong'), two(['two-right-a'])]
  await send('POST', `/quiz-attempts/${attempt.id}/finish`, { payload }, person.token)
  await send('PATCH', `/practices/${attempt.id}`, { status_id: 1 })
  await work()
  const place = { commentable_type: 'quiz-attempt', commentable_id: attempt.id }
  const say = async (as: string, text: string, more: object = {}) =>
    (await send('POST', '/comments', { ...place, text, ...more }, as)).id
  const address = (comment: number) =>
    `?commentable_type=quiz-attempt&commentable_id=${attempt.id}&comment_id=${comment}`
  const lesson = `/courses/${school.courseSlug}/${school.lesson.slug}`

  await say(school.owner.token, 'Between us', { is_private: true })
  const praise = await say(school.owner.token, 'Well done')
  await work()
  const told = (await bellOf(person)).filter(({ kind }: { kind: string }) => kind === 'attempt_commented')
  expect(told).toMatchObject([
    { values: { author: 'Owner of demo', lesson: 'First lesson' }, link: lesson + address(praise) },
  ])
  const thanks = await say(person.token, 'Thank you')
  const reply = await say(person.token, 'Shall I go on?', { parent_id: praise })
  await work()
  const bell = await bellOf(school.owner)
  expect(bell.slice(0, 2)).toMatchObject([
    { kind: 'comment_answered', link: `/expert/practices/${attempt.id}${address(reply)}` },
    { kind: 'attempt_commented', link: `/expert/practices/${attempt.id}${address(thanks)}` },
  ])
})
