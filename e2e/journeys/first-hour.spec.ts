import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { callAs, writeText } from '../support/expert.ts'
import { collectEvidence, type Evidence } from '../support/hands/evidence.ts'
import { fill, press } from '../support/hands/hands.ts'
import { startServer } from '../support/server.ts'
import { type TextId, type Locale, locales, textsOf } from '../support/texts.ts'
import { chooseLanguage, expectSound, inTurn } from '../support/looks.ts'

const password = 'flour water salt'

const test = base.extend<{ evidence: Evidence }>({
  // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
  evidence: ({}, lend, info) => collectEvidence(lend, info),
})

const openPage = async (browser: Browser, origin: string, locale: Locale): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await chooseLanguage(context, locale, origin)
  return context.newPage()
}

/** Sound in both widths: accessible, and no wider than the window. */
const expectSoundAtBothWidths = async (page: Page) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
}

const signIn = async (page: Page, email: string): Promise<string> => {
  const reply = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  return (await reply.json()).data.token
}

/** Writes a text into the only section of each lesson of a course. */
const writeLessons = async (page: Page, token: string, course: string) => {
  const { lessons } = await callAs(page, token, 'GET', `/courses/${course}/program/minimal`)
  for (const { id } of lessons) await writeText(page, token, { course, lesson: id }, 'Words.')
}

for (const locale of inTurn('first-hour', locales))
  test(`the first hour of an owner, from the checklist to the first learner, in ${locale}`, async ({
    browser,
    evidence,
  }) => {
    const t = textsOf(locale)
    const server = evidence.serve(await startServer({ NODE_ENV: 'production' }))
    const invite = /\/register\?invite=(\S+)/.exec(server.output())?.[1] ?? ''
    const owner = evidence.watch(await openPage(browser, server.origin, locale))
    const button = (id: TextId, values = {}) =>
      owner.getByRole('button', { name: t(id, values), exact: true })
    const step = owner.locator('[aria-current="step"]')
    const isDone = (done: number) =>
      owner.getByText(t('expert.first_count', { done, all: 7 }), { exact: true })

    await owner.goto(`/register?invite=${invite}`)
    await fill(owner.getByLabel(t('auth.owner_school'), { exact: true }), 'Corner bakery')
    await owner.getByLabel(t('create-account.name'), { exact: true }).fill('Demo Owner')
    await owner.getByLabel(t('auth.email'), { exact: true }).fill('owner@example.test')
    await owner.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await press(button('auth.owner_submit'))
    await expect(isDone(0)).toBeVisible()
    await expectSoundAtBothWidths(owner)

    await step.getByRole('link', { name: t('expert.first_look_do') }).click()
    await owner.getByRole('textbox', { name: t('school.color') }).fill('#0a7f5c')
    await button('school.settings_save').click()
    await expect(button('school.settings_save')).toBeHidden()
    await owner.goto('/expert/first-steps')
    await expect(isDone(1)).toBeVisible()

    await step.getByRole('link', { name: t('expert.first_course_do') }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('courses.course_title') }).fill('Bread at home')
    await dialog.getByText(t('courses.course_begin_outline'), { exact: true }).click()
    await dialog.getByRole('textbox', { name: t('courses.outline') }).fill('# Start\nFlour\nWater')
    await expectSoundAtBothWidths(owner)
    await dialog.getByRole('button', { name: t('courses.course_create'), exact: true }).click()
    await expect(owner).toHaveURL(/\/expert\/course\/\d+$/)
    const course = /\d+$/.exec(owner.url())?.[0] ?? ''
    await expect(owner.getByRole('link', { name: 'Water' })).toBeVisible()
    await writeLessons(owner, await signIn(owner, 'owner@example.test'), course)

    await owner.reload()
    await press(button('courses.course_publish', { kind: 'course' }))
    await press(owner.getByRole('radio', { name: t('courses.enrolment_open') }))
    await press(owner.getByRole('button', { name: /2 .*(lessons|урок)/ }))
    await expect(owner.getByRole('img', { name: t('courses.share_picture') })).toBeVisible()
    await owner.goto('/?front=edit')
    await owner.getByRole('textbox', { name: t('front-page.headline') }).fill('Bread for everybody')
    await expectSoundAtBothWidths(owner)
    await button('front-page.save').click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Bread for everybody' })).toBeVisible()
    await expectSoundAtBothWidths(owner)

    const learner = evidence.watch(await openPage(browser, server.origin, locale))
    const data = { email: 'learner@example.test', password, name: 'Demo Learner' }
    expect((await learner.request.post('/api/v1/auth/register', { data })).ok()).toBe(true)
    await learner.goto('/')
    await press(learner.getByRole('link', { name: 'Bread at home' }).first())
    await press(learner.getByRole('button', { name: t('course.start_learning') }))
    await expect(learner).toHaveURL(/\/courses\/bread-at-home\/flour$/)
    await expect(learner.getByText('Words.')).toBeVisible()

    await owner.goto('/expert/first-steps')
    await expect(isDone(6)).toBeVisible()
    await owner.goto(`/expert/course/${course}?tab=participants`)
    await expect(owner.getByText('learner@example.test')).toBeVisible()
    await expectSoundAtBothWidths(owner)
    await server.remove()
  })
