import type { BrowserContext, Page } from '@playwright/test'
import { courseNote, storesOf } from '../../apps/web/src/lib/offline/kept-rules.ts'
import { test } from '../support/account-journey.ts'
import { callAs } from '../support/expert.ts'
import { expect, people, signInQuickly } from '../support/journey.ts'
import { keptPages, passTime } from '../support/kept-pages.ts'
import { lessonWith, pdf, picture, putFile } from '../support/media.ts'

test.use({ serviceWorkers: 'allow' })

const book = pdf('plan.pdf', ['Chapter 1', 'Chapter 2'])
const hour = 60 * 60 * 1000

/** A course of one lesson with a picture and a document, which whoever comes may join. */
const makeCourse = async (page: Page) => {
  const lesson = await lessonWith(page, async () => [
    { uuid: await putFile(page, picture('garden.png', '320x180')) },
    { uuid: await putFile(page, book), allow_doc_preview: true, allow_doc_download: false },
  ])
  const token = await signInQuickly(page, people.expert)
  await callAs(page, token, 'PUT', `/courses/${lesson.course}/lessons-new/${lesson.lesson}`, {
    is_public: false,
  })
  await callAs(page, token, 'PUT', `/courses/${lesson.course}`, { status_id: 4, enrolment: 'open' })
  await page.context().clearCookies()
  const course = lesson.link.slice(0, lesson.link.lastIndexOf('/'))
  return {
    ...lesson,
    course: lesson.course,
    page: course,
    slug: course.slice(course.lastIndexOf('/') + 1),
    token,
  }
}

const join = async (page: Page, course: number): Promise<void> => {
  const reply = await page.request.post(`/api/v1/public/courses/${course}/join`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

const idOf = async (page: Page): Promise<string> => {
  const reply = await page.request.get('/api/v1/user')
  return String((await reply.json()).data.id)
}

const storesIn = (context: BrowserContext): Promise<string[]> =>
  context.pages()[0]?.evaluate(() => caches.keys()) ?? Promise.resolve([])

test('nothing of a lesson is shown once access has ended, with the clock turned back or not', async ({
  page,
  context,
}) => {
  const course = await makeCourse(page)
  await signInQuickly(page, people.newcomer)
  await join(page, course.course)
  await page.goto(course.link)
  await expect.poll(() => keptPages(page)).toContainEqual(expect.stringContaining(course.link))
  const reader = await idOf(page)
  // Two hours are left: the server said so with its last word about the course.
  const note = { store: storesOf(reader).courses, key: courseNote(course.slug) }
  await expect
    .poll(() =>
      page.evaluate(
        async ({ store, key }) => (await (await caches.open(store)).match(key)) !== undefined,
        note,
      ),
    )
    .toBe(true)
  await page.evaluate(async ({ store, key }) => {
    const cache = await caches.open(store)
    const course = await (await cache.match(key))?.json()
    const closes_at = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString()
    const lessons = course.lessons.map((lesson: object) => ({ ...lesson, closes_at }))
    await cache.put(key, Response.json({ ...course, lessons }))
  }, note)
  await context.setOffline(true)
  await page.goto(course.link)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
  await passTime(page, 3 * hour)
  const isShut = async () => {
    await page.goto(course.link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByRole('link', { name: /Journey/ })).toHaveCount(0)
  }
  await isShut()
  // The school takes the lesson back meanwhile: the next contact removes what was kept of it.
  await callAs(page, course.token, 'PUT', `/courses/${course.course}/lessons-new/${course.lesson}`, {
    status_id: 1,
  })
  await context.setOffline(false)
  await expect(async () => {
    await page.goto('/courses')
    await expect.poll(() => keptPages(page), { timeout: 4_000 }).not.toContain(`${reader} ${course.link}`)
  }).toPass({ timeout: 60_000 })
})

test('a lesson that was read once, for a moment, is whole without a network', async ({ page, context }) => {
  const course = await makeCourse(page)
  await signInQuickly(page, people.newcomer)
  await join(page, course.course)
  // The first page of this browser: nothing of it has come through the service worker.
  await page.goto(course.link)
  const garden = page.getByRole('img', { name: /garden/ })
  await expect(garden).toBeVisible()
  const stores = storesOf(await idOf(page))
  const countKept = (store: string) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, store)
  await expect.poll(() => countKept(stores.replies)).toBeGreaterThan(0)
  await expect.poll(() => countKept(stores.files)).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.goto(course.link)
  await expect
    .poll(() => garden.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
    .toBeGreaterThan(0)
  await context.setOffline(false)
})

test('what is kept for one person is gone when another one signs in on the device', async ({
  page,
  context,
}) => {
  const course = await makeCourse(page)
  await signInQuickly(page, people.newcomer)
  await join(page, course.course)
  await page.goto(course.page)
  await page.getByRole('button', { name: 'Keep for offline' }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('Kept for offline', { exact: true })).toBeVisible({ timeout: 60_000 })
  const first = await idOf(page)
  await signInQuickly(page, people.student)
  await page.goto('/courses')
  await expect
    .poll(async () => (await storesIn(context)).filter((name) => name.endsWith(`-${first}`)))
    .toEqual([])
  await context.setOffline(true)
  await page.goto(course.link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
})

test('the workbench asks before signing out, which removes what is kept', async ({ page, context }) => {
  await signInQuickly(page, people.expert)
  const { courses } = storesOf(await idOf(page))
  await page.goto('/expert/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    async ([store, key]) => {
      // Nothing of the person before, whose stores go when a page of somebody else is heard of.
      for (const name of await caches.keys()) await caches.delete(name)
      const kept = {
        slug: 'kept',
        title: 'Kept',
        link: '/courses/kept',
        // It has just been checked: the page that comes to rest asks for it, and removes what the school does not know.
        checkedAt: Date.now(),
        revisions: {},
        lessons: [],
      }
      const note = Response.json({ ...kept, isWanted: true, isStopped: true })
      await (await caches.open(store)).put(key, note)
    },
    [courses, courseNote('kept')] as const,
  )
  const signOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Sign out and remove what is kept?' })
  await signOut()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await storesIn(context)).toContain(courses)
  await signOut()
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('/')
  expect(await storesIn(context)).not.toContain(courses)
})
