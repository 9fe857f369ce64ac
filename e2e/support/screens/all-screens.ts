import { type Page, test as base } from '@playwright/test'
import { accountPages } from '../../../apps/web/src/frame/areas/account/account-page-names.ts'
import { people, startPatience } from '../journey.ts'
import { type RunningServer, startServer } from '../server.ts'
import { documentsScreens } from './documents.ts'
import { filesScreens } from './files.ts'
import { playersScreens } from './players.ts'
import { findStaff, schoolScreens } from './school.ts'
import type { Found, Screen } from './screen.ts'

const course = '/courses/how-to-learn-a-short-course'
const workbench = ({ courseId }: Found) => `/expert/course/${courseId}`

/** The first step of the sign-in page, to the second one. */
const giveEmail = async (page: Page, email: string): Promise<void> => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=password]').waitFor()
}

/** Every screen. A new route belongs here: pictures and the check of accessibility take their list from it. */
export const screens: readonly Screen[] = [
  { name: 'home-visitor', path: () => '/' },
  { name: 'home-student', as: 'student', path: () => '/' },
  { name: 'courses', as: 'student', path: () => '/courses' },
  { name: 'course-visitor', path: () => course },
  { name: 'course-student', as: 'student', path: () => course },
  { name: 'lesson', as: 'student', path: () => `${course}/why-rereading-feels-like-learning` },
  { name: 'lesson-locked', as: 'newcomer', path: () => `${course}/one-thing-at-a-time` },
  { name: 'lesson-visitor-locked', path: () => `${course}/one-thing-at-a-time` },
  { name: 'login', path: () => '/login' },
  { name: 'login-password', path: () => '/login', prepare: (page) => giveEmail(page, people.student) },
  { name: 'register', path: () => '/register', prepare: (page) => giveEmail(page, 'nobody@lectern.test') },
  { name: 'restore', path: () => '/restore' },
  ...accountPages.map((page) => ({
    name: `account-${page}`,
    as: 'student' as const,
    path: () => `/account/${page}`,
  })),
  { name: 'account-products-empty', as: 'visitor', path: () => '/account/products' },
  { name: 'account-partner', as: 'newcomer', path: () => '/account/partner' },
  { name: 'not-found', path: () => '/nowhere' },
  { name: 'expert-courses', as: 'expert', path: () => '/expert/courses' },
  { name: 'expert-courses-new', as: 'expert', path: () => '/expert/courses?new=true' },
  { name: 'expert-course-program', as: 'expert', path: (found) => workbench(found) },
  { name: 'expert-course-settings', as: 'expert', path: (found) => `${workbench(found)}?tab=settings` },
  {
    name: 'expert-course-participants',
    as: 'expert',
    path: (found) => `${workbench(found)}?tab=participants`,
  },
  {
    name: 'expert-lesson',
    as: 'expert',
    path: (found) => `${workbench(found)}/lesson/${found.lessonIds[0]}/constructor?section=0`,
  },
  { name: 'expert-practices', as: 'expert', path: () => '/expert/practices' },
  { name: 'expert-practice', as: 'curator', path: ({ attemptId }) => `/expert/practices/${attemptId}` },
  { name: 'expert-courses-empty', as: 'rival', path: () => '/expert/practices' },
  ...schoolScreens,
  ...documentsScreens,
  ...filesScreens,
  ...playersScreens,
  { name: 'dev-ui', path: () => '/dev/ui' },
]

export const views = [
  { name: '1440-light', width: 1440, height: 900, theme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, theme: 'dark' },
  { name: '390-light', width: 390, height: 844, theme: 'light' },
  { name: '390-dark', width: 390, height: 844, theme: 'dark' },
] as const

/** A demo school, and the ids of what its screens show. */
export const test = base.extend<object, { server: RunningServer; found: Found }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const server = await startServer()
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
  found: [
    async ({ server, playwright }, lend) => {
      const request = await playwright.request.newContext({ baseURL: server.origin })
      const data = { email: people.expert, password: 'lectern-demo' }
      const { token } = (await (await request.post('/api/v1/auth/login', { data })).json()).data
      const read = async (path: string) =>
        (
          await (
            await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
          ).json()
        ).data
      const cards = await read('/courses-cards')
      const card = cards.find(({ slug }: { slug: string }) => slug.startsWith('how-to-learn'))
      const program = await read(`/courses/${card.id}/program/minimal`)
      const practices = await read('/practices?status_id=2')
      await lend({
        courseId: card.id,
        lessonIds: program.lessons.map(({ id }: { id: number }) => id),
        attemptId: practices[0].attempt.id,
        staff: await findStaff(request, token),
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, lend) => lend(server.origin),
})
