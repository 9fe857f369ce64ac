import type { Page } from '@playwright/test'
import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { chooseLanguage, enterAs, expectSound, windowsOf } from '../support/looks.ts'

const test = testOnOwnServer()

const atOnce = { kind: 'at_once' }
const inDays = (days: number) => ({ kind: 'after_days', days, hour: null })
const rule = (moment: object, more: object = {}) => ({
  release: { moment, time_zone: 'Europe/Kyiv', after_lesson_ids: [], ...more },
})

/** A course whose lessons are closed, each for a reason of its own; the student takes part. */
const makeLocks = async (page: Page, name: string) => {
  const made = await makePractice(page, { name })
  const { send, course, lesson, quiz } = made
  const path = `/courses/${course}/lessons-new`
  const add = async (title: string, change: object): Promise<string> => {
    const { id, link } = await send('POST', path, { title })
    await send('PUT', `${path}/${id}`, { status_id: 4, is_skip_checkpoint: true, ...change })
    return link
  }
  return {
    ...made,
    clock: await add('By the clock', rule(inDays(2))),
    both: await add('By the clock and a practice', rule(inDays(2), { after_quiz_id: quiz })),
    lessonFirst: await add('After a lesson', rule(atOnce, { after_lesson_ids: [lesson] })),
    practiceFirst: await add('After a practice', rule(atOnce, { after_quiz_id: quiz })),
    closing: await add('For a day', rule(atOnce, { closes: inDays(1) })),
    announced: await add('Some day', { status_id: 2 }),
    product: (await send('GET', `/courses/${course}`)).product_id,
  }
}

for (const { locale, width } of windowsOf('lesson-locks')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    const enter = (page: Page, origin: string) => enterAs(page, origin, locale, people.student)
    const lock = (page: Page) => page.getByRole('region', { name: t('course.locked_title') })
    const step = (page: Page, id: TextId) => lock(page).getByRole('link', { name: t(id), exact: true })
    const expectLock = async (page: Page, address: string, reason: string | RegExp) => {
      await page.goto(address)
      await expect(lock(page).getByRole('listitem').filter({ hasText: reason })).toBeVisible()
      await expectSound(page)
    }

    test('every lock says why, what to do and until when, and opens by the clock', async ({
      page,
      server,
    }) => {
      test.setTimeout(240_000)
      const course = await makeLocks(page, `Locks ${locale} ${width}`)
      await enter(page, server.origin)

      await expectLock(page, course.clock, t('course.lock_opens_later'))
      await expect(lock(page).getByText(t('course.lock_zone'))).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        step(page, 'course.add_to_calendar').click(),
      ])
      expect(file.suggestedFilename()).toBe('by-the-clock.ics')

      await expectLock(page, course.both, t('course.lock_opens_later'))
      await expect(lock(page).getByText(t('course.lock_after_practice', {}))).toBeVisible()
      await expect(step(page, 'course.add_to_calendar')).toHaveCount(0)

      await expectLock(page, course.lessonFirst, `Locks ${locale} ${width}`)
      await step(page, 'course.to_lesson').click()
      await expect(page).toHaveURL(new RegExp(`${course.link}$`))

      await expectLock(page, course.practiceFirst, t('course.lock_after_practice'))
      await step(page, 'course.to_practice').click()
      await expect(page).toHaveURL(new RegExp(`${course.link}#quizId-`))

      await expectLock(page, course.announced, t('course.lock_announced'))
      await expect(step(page, 'course.to_course')).toBeVisible()

      await page.goto(course.closing)
      await expect(lock(page)).toHaveCount(0)
      await expect(page.getByText(t('course.open_until'))).toBeVisible()

      await server.stop()
      await server.restart(3)
      await page.goto(course.clock)
      await expect(page.getByRole('heading', { name: 'By the clock' })).toBeVisible()
      await expect(lock(page)).toHaveCount(0)
      await expectLock(page, course.closing, t('course.lock_closed_since'))
      await server.stop()
      await server.restart()
    })

    test('who has no access is led to it, and nothing of the lesson is in the page', async ({
      page,
      server,
    }) => {
      const course = await makeLocks(page, `No access ${locale} ${width}`)
      const { id: userId } = await course.sendAsStudent('GET', '/user')
      const change = (action: object) =>
        course.send('POST', `/products/${course.product}/participants/access`, { user_ids: [userId], action })
      await enter(page, server.origin)
      await change({ kind: 'freeze', by: null })
      await expectLock(page, course.link, t('course.lock_access_frozen'))
      await expect(lock(page).getByText(t('course.lock_help_access_frozen'))).toBeVisible()
      await change({ kind: 'revoke' })
      await course.send('PUT', `/courses/${course.course}`, { enrolment: 'closed' })
      await expectLock(page, course.link, t('course.lock_added_by_school'))
      await expect(step(page, 'course.see_access')).toHaveAttribute('href', /^\/courses\/[^/]+$/)
      expect(await (await page.request.get(course.link)).text()).not.toContain(`"quiz_id":${course.quiz}`)

      await page.context().clearCookies()
      await chooseLanguage(page.context(), locale, server.origin)
      await expectLock(page, course.link, t('course.lock_sign_in'))
      await expect(step(page, 'common.sign_in')).toHaveAttribute('href', /^\/login/)
      await expect(step(page, 'course.see_access')).toBeVisible()
    })
  })
}

test('a page in the last hour counts down, and opens by itself', async ({ page }) => {
  const { course, send, link } = await makePractice(page, { name: 'Soon' })
  const path = `/courses/${course}/lessons-new`
  const { id, link: soon } = await send('POST', path, { title: 'In a moment' })
  await send('PUT', `${path}/${id}`, { status_id: 4, ...rule(inDays(1)) })
  await page.clock.install()
  await page.goto(link)
  await page.goto(soon)
  const lock = page.getByRole('region', { name: 'This lesson is locked' })
  await expect(lock).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time until it opens' })).toHaveCount(0)
  await page.clock.fastForward('23:30:00')
  await expect(page.getByRole('timer', { name: 'Time until it opens' })).toBeVisible()
  await send('PUT', `${path}/${id}`, { release: null })
  await page.clock.fastForward('00:31:00')
  await expect(lock).toHaveCount(0)
})
