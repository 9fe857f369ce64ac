import { expect, test } from '@playwright/test'
import { debianPostgres, startDebianPostgres } from '../../scripts/debian-postgres.ts'
import { openRoundRobin } from '../support/round-robin.ts'
import { startServer } from '../support/server.ts'

const password = 'lectern-demo'

test('two servers on an empty external PostgreSQL serve one school behind one address', async ({
  browser,
}) => {
  const programs = debianPostgres()
  if (programs === undefined) throw new Error("This journey needs Debian's postgresql.")
  const postgres = await startDebianPostgres(programs)
  const servers = await Promise.all([
    startServer({ DATABASE_URL: postgres.url }),
    startServer({ DATABASE_URL: postgres.url }),
  ])
  const front = await openRoundRobin(servers.map((server) => server.origin))
  try {
    const context = await browser.newContext({ baseURL: front.origin })
    const signedIn = await context.request.post('/api/v1/auth/login', {
      data: { email: 'expert@lectern.test', password },
    })
    const { token } = (await signedIn.json()).data
    const as = (origin: string) => ({
      get: async (path: string) =>
        (await context.request.get(`${origin}/api/v1${path}`, bearer(token))).json(),
      put: async (path: string, data: object) =>
        (await context.request.put(`${origin}/api/v1${path}`, { ...bearer(token), data })).json(),
    })
    const [first, second] = servers.map((server) => as(server.origin))
    if (!first || !second) throw new Error('Two servers were started.')

    const { data: cards } = await first.get('/courses-cards')
    const course = cards.find((card: { slug: string }) => card.slug.startsWith('how-to-learn'))
    const program = (await first.get(`/courses/${course.id}/program/minimal`)).data
    const lesson = program.lessons[0]

    // Both hold the lesson in memory; a change made through one is read through the other at once.
    await Promise.all([first, second].map((each) => each.get(`/public/lessons/${lesson.id}`)))
    await first.put(`/courses/${course.id}/lessons-new/${lesson.id}`, {
      title: 'Renamed through the first server',
    })
    await expect
      .poll(async () => (await second.get(`/public/lessons/${lesson.id}`)).data.title, { timeout: 900 })
      .toBe('Renamed through the first server')

    // The pages come from whichever server the next connection reaches, also when one of them is killed.
    const page = await context.newPage()
    await page.goto(lesson.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed through the first server')
    await servers[0]?.kill()
    await page.goto('/courses')
    await expect(page.getByRole('heading', { name: 'How to learn: a short course' })).toBeVisible()
    await context.close()
  } finally {
    await front.close()
    await Promise.all(servers.map((server) => server.remove()))
    await postgres.stop()
  }
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
