import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Page } from '@playwright/test'
import { callAs } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { enterAs, windowsOf } from '../support/looks.ts'
import { expectStored, tabTo } from '../support/question-journey.ts'
import { type TextId, type Locale, type Texts, textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

/** One way through the whole exam: a language, a screen, and what the author builds with. */
interface Way {
  readonly locale: Locale
  readonly width: 1440 | 360
  readonly by: 'mouse' | 'keys'
}

const ways: readonly Way[] = windowsOf('exam').map(({ locale, width }) => ({
  locale,
  width,
  by: width === 1440 ? 'mouse' : 'keys',
}))

const questions = [
  { name: 'Which planet is the largest?', right: 'Jupiter', wrong: 'Mars' },
  { name: 'Which planet is the hottest?', right: 'Venus', wrong: 'Mercury' },
  { name: 'Which planet has a day longer than its year?', right: 'The second one', wrong: 'The third one' },
] as const

/** A person of the demo school on this page, in this language. */
const enter = async (page: Page, origin: string, { locale, width }: Way, email: string): Promise<string> => {
  // A page of whoever was here before would go to another by itself, in the middle of the next step.
  await page.goto('about:blank')
  await page.setViewportSize({ width, height: 900 })
  return enterAs(page, origin, locale, email)
}

/** Writes an exam of three questions on its own page, with a countdown of 10 minutes; answers its id. */
const buildExam = async (page: Page, t: Texts, { by }: Way, name: string): Promise<number> => {
  await page.goto('/expert/quiz/list?new=true')
  await page.getByLabel(t('quizzes.library_name')).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const question of questions) {
    if (by === 'keys') await addByKeys(page, t, question)
    else await addByMouse(page, t, question)
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: t('quizzes.quiz_settings') })
  await settings.getByRole('radio', { name: t('quizzes.timer_countdown') }).check()
  await settings.getByLabel(t('quizzes.timer_minutes')).fill('10')
  await settings.getByLabel(t('quizzes.timer_minutes')).blur()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  return Number(/\/expert\/quiz\/(\d+)/.exec(page.url())?.[1])
}

type Written = (typeof questions)[number]

const addByMouse = async (page: Page, t: Texts, { name, right, wrong }: Written) => {
  await page.locator('[data-palette] [data-question-type="single_answer"]').click()
  await page.getByLabel(t('quizzes.question_text'), { exact: true }).fill(name)
  await page.getByLabel(t('questions.option_text', { number: 1 })).fill(wrong)
  await page.getByLabel(t('questions.option_text', { number: 2 })).fill(right)
  await page.getByLabel(t('questions.option_right', { number: 2 })).check()
}

/** The same without a mouse: the kind by its first letters, then from field to field by Enter. */
const addByKeys = async (page: Page, t: Texts, { name, right, wrong }: Written) => {
  const text = page.getByLabel(t('quizzes.question_text'), { exact: true })
  await page.keyboard.press('1')
  await expect(text).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('questions.option_text', { number: 1 }))).toBeFocused()
  await page.keyboard.type(right)
  await page.keyboard.press('Enter')
  await page.keyboard.type(wrong)
  await tabTo(page, new RegExp(`^${String(t('quizzes.builder_close_all'))}$`), true)
  await page.keyboard.press('Enter')
}

/** Puts the exam into a lesson of a course of its own, and publishes both; answers the learner's address. */
const publishExam = async (page: Page, t: Texts, token: string, name: string): Promise<string> => {
  const course = await callAs(page, token, 'POST', '/courses', { title: `${name}, course` })
  await callAs(page, token, 'PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const lesson = await callAs(page, token, 'POST', `/courses/${course.id}/lessons-new`, { title: name })
  await page.goto(`/expert/course/${course.id}/lesson/${lesson.id}/constructor?section=0`)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${String(t('lesson-editor.add_practice'))}`) })
    .last()
    .click()
  await page.getByRole('button', { name: t('quizzes.quiz_from_library') }).click()
  await page.getByRole('searchbox', { name: t('quizzes.quiz_search') }).fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('button', { name: new RegExp('is the largest') })).toBeVisible()
  await page.getByRole('button', { name: t('create-course.lesson_publish') }).click()
  await expect(page.getByText(t('create-course.status_published'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('common.work_stored')).first()).toBeVisible({ timeout: 20_000 })
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${course.id}/join`)
  return lesson.link
}

for (const way of ways) {
  const { locale, width, by } = way
  const t = textsOf(locale)
  const press = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true }).click()
  const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
  const clock = (page: Page) => page.getByRole('timer', { name: t('quiz.time_left'), exact: true })

  test(`an exam is built by ${by}, sat through every interruption and looked at (${locale}, ${width} px)`, async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(180_000)
    const name = `Exam ${locale} ${width}`
    const expert = await enter(page, server.origin, way, people.expert)
    const quiz = await buildExam(page, t, way, name)
    const link = await publishExam(page, t, expert, name)

    await enter(page, server.origin, way, people.student)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(link)
    await expectAccessible(page)
    await press(page, 'quiz.start')
    await expect(clock(page)).toContainText(/00:(10:00|09:)/)
    await pick(page, questions[0].right)
    await expectStored(page)

    // A reload, and the clock of the device an hour ahead.
    await page.reload()
    await expect(page.getByRole('radio', { name: questions[0].right, exact: true })).toBeChecked()
    await page.clock.setSystemTime(new Date(Date.now() + 3_600_000))
    await expect(clock(page)).toContainText('00:09:')

    // A second tab of the same browser has the answer, and gives one that the first shows.
    const tab = await page.context().newPage()
    await tab.setViewportSize({ width, height: 900 })
    await tab.goto(link)
    await expect(tab.getByRole('radio', { name: questions[0].right, exact: true })).toBeChecked()
    await pick(tab, questions[1].wrong)
    await expectStored(tab)
    await expect(page.getByRole('radio', { name: questions[1].wrong, exact: true })).toBeChecked()
    await tab.close()

    // Another device goes on with the same attempt.
    const device = await browser.newContext({ baseURL: server.origin })
    const phone = await device.newPage()
    await enter(phone, server.origin, way, people.student)
    await phone.goto(link)
    await expect(phone.getByRole('radio', { name: questions[1].wrong, exact: true })).toBeChecked()
    await pick(phone, questions[1].right)
    await expectStored(phone)
    await device.close()

    // The connection is gone, and then the server dies.
    await page.reload()
    await expect(page.getByRole('radio', { name: questions[1].right, exact: true })).toBeChecked()
    await page.context().setOffline(true)
    await pick(page, questions[2].wrong)
    await page.context().setOffline(false)
    await expectStored(page)
    await server.kill()
    await pick(page, questions[2].right)
    await server.restart()
    await page.reload()
    await expect(page.getByRole('radio', { name: questions[2].right, exact: true })).toBeChecked()
    // Nothing waits any more: it arrived while this page opened, or before.
    await expect(page.locator('[data-receipt="stored"], [data-receipt="idle"]')).toBeVisible({
      timeout: 40_000,
    })

    await press(page, 'quiz.finish')
    await expect(page.getByText(t('quiz.score_of', { points: 3, max: 3 }))).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await enter(page, server.origin, way, people.expert)
    await page.goto(`/expert/practices/quiz/${quiz}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('practices.results_title'))
    await expect(page.getByText(t('practices.results_no_pass_mark'))).toBeVisible()
    await expectAccessible(page)
  })
}
