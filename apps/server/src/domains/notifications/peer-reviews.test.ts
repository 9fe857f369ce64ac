import { expect, it } from 'vitest'
import { allPoints, peersIn } from '../../testing/peers.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { lookAfterReviews } from '../peer-reviews/index.ts'
import { newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { app, school, bellOf, lettersTo, work, send } = news
const { handInAs, listOf } = await peersIn(app, school)

const hour_ms = 60 * 60 * 1000
const kindsOf = async (person: { token: string; id: number; email: string }) =>
  (await bellOf(person)).map(({ kind }: { kind: string }) => kind)
const lookAfter = async () => {
  await app.dependencies.db.transaction((tx) => enqueue(tx, lookAfterReviews, {}))
  await work()
}

it('learners are told what was drawn for them, that it is due, and that one of theirs came, each once and without names', async () => {
  const [first, second, third] = [await news.joined(), await news.joined(), await news.joined()]
  const attempt = await handInAs(first.token, { text_answer: 'One' })
  await handInAs(second.token, { text_answer: 'Two' })
  await handInAs(third.token, { text_answer: 'Three' })
  await work()
  expect(await bellOf(first)).toMatchObject([
    {
      kind: 'peer_reviews_drawn',
      group: 'reviews',
      values: { lesson: 'First lesson' },
      link: `/courses/${school.courseSlug}/${school.lesson.slug}#quizId-${school.quizId}`,
    },
  ])
  const [{ id: review }] = (
    await listOf({ token: second.token, attempt: await handInAs(second.token, { text_answer: 'Two again' }) })
  ).given
  const given = { points: allPoints, comment: 'Well argued.', is_submitted: true }
  await send('PUT', `/peer-reviews/${review}/draft`, given, second.token)
  await send('PUT', `/peer-reviews/${review}/draft`, { ...given, comment: 'Better' }, second.token)
  await work()
  const received = await Promise.all([first, third].map(kindsOf))
  expect(received.flat().filter((kind: string) => kind === 'peer_review_received')).toHaveLength(1)
  const { given: open } = await listOf({ token: first.token, attempt })
  app.clock.set(new Date(Date.parse(open[0].due_at) - 20 * hour_ms))
  await lookAfter()
  await lookAfter()
  expect((await kindsOf(first)).filter((kind: string) => kind === 'peer_reviews_due')).toHaveLength(1)
  const letters = lettersTo(first)
  expect(letters.length).toBeGreaterThan(0)
  expect(JSON.stringify([letters, await bellOf(first)])).not.toContain(second.email)
})
