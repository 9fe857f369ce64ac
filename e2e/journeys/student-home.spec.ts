import { callApi, leave, signUp, test, walk } from '../support/account-journey.ts'
import { expect, expectAccessible, people, signInQuickly } from '../support/journey.ts'
import { takenOver } from '../support/hands/take-over.ts'
import { openAs } from '../support/staff.ts'
import type { Visit } from '../support/visit.ts'
import { press } from '../support/hands/hands.ts'

const mixing = '/courses/how-to-learn-a-short-course/mix-what-you-practise'

const textUnit = (key: string, words: string) => ({
  key,
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})

/** A published course of two short texts, in the school of the demo; gives its address. */
const makeCourse = async (visit: Visit): Promise<string> => {
  await signInQuickly(visit.page, people.expert)
  const course = await callApi(visit, 'POST', '/courses', { title: `Two pages ${visit.look.locale}` })
  for (const title of ['First page', 'Last page']) {
    const lesson = await callApi(visit, 'POST', `/courses/${course.id}/lessons-new`, { title })
    await callApi(visit, 'PUT', `/info-section/${lesson.sections[0].id}`, {
      name: '',
      info_units: [textUnit(`unit-of-${lesson.id}`, `The words of “${title}”.`)],
    })
    await callApi(visit, 'PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  }
  await callApi(visit, 'PUT', `/courses/${course.id}`, { status_id: 4 })
  await leave(visit)
  return `/courses/${course.slug}`
}

walk('a small course from the first press to the page that says it is finished', async (visit) => {
  const { page, t } = visit
  const course = await makeCourse(visit)
  await signUp(visit)
  await page.clock.install()
  await page.goto(course)
  await visit.press('course.start_learning')
  await expect(page.getByText('The words of “First page”.')).toBeVisible()
  await expect(page.getByText(String(t('course.unit_read')), { exact: true })).toBeVisible()
  await page.goto('/')
  await visit.follow('course.go_on')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Last page')
  await expect(page.getByRole('heading', { name: String(t('course.course_finished')) })).toBeVisible()
  await expect(page.getByText(String(t('course.unit_read')), { exact: true })).toBeVisible()
  await visit.sees('course.leads_on')
  await page.clock.fastForward(15_000)
  const finished = `${new URL(page.url()).origin}${course}/finished`
  await expect(page).toHaveURL(finished)
  // Back in the lesson nobody is led away a second time.
  await visit.follow('home.done_back')
  await expect(page.getByRole('heading', { name: String(t('course.course_finished')) })).toBeVisible()
  await page.clock.fastForward(60_000)
  await visit.follow('course.see_path')
  await expect(page).toHaveURL(finished)
  await visit.sees('home.done_badge')
  await visit.sees('home.path_title')
  await visit.check()
  await page.goto('/')
  await visit.sees('home.all_done')
  await visit.check()
})

test('a student goes on on a second device where they stopped on the first', async ({
  page,
  browser,
  server,
}) => {
  await signInQuickly(page, people.student)
  await page.goto(mixing)
  const unit = page.locator('[id^="unit-"]').nth(1)
  const id = String(await unit.getAttribute('id'))
  const told = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/reading') &&
      String(reply.request().postData()).includes(`"at_unit_id":${id.replace('unit-', '')}`),
  )
  await takenOver(unit)
  await unit.evaluate((element) => element.scrollIntoView())
  expect((await told).ok()).toBe(true)

  const phone = await openAs(browser, server.origin, people.student)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/')
  await press(phone.getByRole('link', { name: 'Continue learning' }))
  await expect(phone).toHaveURL(`${server.origin}${mixing}#${id}`)
  await expect(phone.getByText(/^You stopped here/)).toBeVisible()
  await expect(phone.locator(`#${id}`)).toBeInViewport()
  await expectAccessible(phone)
})

test('the home tells a student who answered, what comes, and hides the days in a row', async ({ page }) => {
  await signInQuickly(page, people.student)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Answers for you' })).toBeVisible()
  await expect(page.getByText('Needs rework')).toBeVisible()
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByText('Practice is due')).toBeVisible()
  await expect(coming.getByRole('link', { name: 'Third evening: keep it empty' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide days in a row' }).click()
  await expect(page.getByText('One question counts as a day.')).toBeHidden()
  await page.getByRole('button', { name: 'Show days in a row' }).click()
  await expect(page.getByText('One question counts as a day.')).toBeVisible()
})

test('somebody who has not begun is led to the first lesson, and somebody without a course to the front page', async ({
  page,
}) => {
  await signInQuickly(page, people.newcomer)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start learning' })).toBeVisible()
  await expectAccessible(page)
  await signInQuickly(page, people.visitor)
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn it once, keep it for years' }),
  ).toBeVisible()
})

test('a month is walked by keys, says what its days hold, and stays in the address', async ({ page }) => {
  await signInQuickly(page, people.student)
  await page.goto('/account/calendar')
  await press(page.getByText('Month', { exact: true }))
  await expect(page).toHaveURL(/\/account\/calendar\?view=month$/)
  const opening = page.getByRole('button', { name: /Lesson opens: Third evening: keep it empty/ })
  await expect(opening).toBeVisible()
  await expectAccessible(page)
  await opening.click()
  const day = page.getByRole('region').filter({ hasText: 'Third evening: keep it empty' }).last()
  await expect(day.getByRole('link', { name: 'Third evening: keep it empty' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is planned on this day.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.reload()
  await expect(opening).toBeVisible()
})

test('a calendar is subscribed to by an address that its person makes and switches off', async ({ page }) => {
  await signInQuickly(page, people.student)
  await page.goto('/account/calendar')
  await press(page.getByRole('button', { name: 'Make address' }))
  const address = page.getByRole('textbox', { name: 'Address of the calendar' })
  await expect(address).toHaveValue(/\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
  await expectAccessible(page)
  const { pathname } = new URL(await address.inputValue())
  const subscribed = await page.request.get(pathname)
  expect(subscribed.headers()['content-type']).toContain('text/calendar')
  const written = (await subscribed.text()).replaceAll('\r\n ', '')
  expect(written).toContain('Lesson opens: Third evening: keep it empty')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Make address' })).toBeVisible()
  expect((await page.request.get(pathname)).status()).toBe(404)
})
