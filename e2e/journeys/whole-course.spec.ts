import type { Page } from '@playwright/test'
import { ownPassword } from '../support/account-journey.ts'
import { expect, startPatience, test as base } from '../support/journey.ts'
import { chooseLanguage, expectSound, inTurn, windows } from '../support/looks.ts'
import { newAddress } from '../support/newcomers.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import {
  makeWholeCourse,
  type SchoolSlug,
  type WholeCourse,
  wordsOf,
} from '../support/lessons/whole-course.ts'
import { press } from '../support/hands/hands.ts'

/** One server for all six students, with both schools and a course in each. */
const test = base.extend<
  object,
  { server: RunningServer; courses: Readonly<Record<SchoolSlug, WholeCourse>> }
>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const origin = `http://localhost:${await freePort()}`
      const server = await startServer({
        PORT: new URL(origin).port,
        PUBLIC_URL: origin,
        LECTERN_DEMO: 'stress',
      })
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
  courses: [
    async ({ browser, server }, lend) => {
      const page = await browser.newPage({ baseURL: server.origin })
      const demo = await makeWholeCourse(page, server.origin, 'demo')
      const stress = await makeWholeCourse(page, server.origin, 'stress')
      await page.context().close()
      await lend({ demo, stress })
    },
    { scope: 'worker', timeout: startPatience },
  ],
})

type Texts = ReturnType<typeof textsOf>

/** The hands of a student, in their language. */
const handsOf = (page: Page, t: Texts) => {
  const heading = page.getByRole('heading', { level: 1 })
  const isAt = (title: string) => expect(heading).toHaveText(title)
  return {
    isAt,
    button: (id: TextId) => page.getByRole('button', { name: t(id), exact: true }),
    link: (id: TextId) => page.getByRole('link', { name: t(id), exact: true }),
    says: (id: TextId) => expect(page.getByText(t(id), { exact: true }).first()).toBeVisible(),
    /** By the link at the head of a lesson. */
    goOn: async (title: string) => {
      await page.getByRole('link', { name: `${String(t('course.lesson_next'))}: ${title}` }).click()
      await isAt(title)
    },
  }
}

/** From a course's page through a new account into its first lesson. */
const join = async (page: Page, t: Texts): Promise<void> => {
  const { button, link } = handsOf(page, t)
  await link('course.start_learning').click()
  await page.getByLabel(t('auth.email'), { exact: true }).fill(newAddress())
  await button('auth.continue').click()
  await page.getByLabel(t('create-account.name'), { exact: true }).fill('Whole Course')
  await page.getByLabel(t('auth.password'), { exact: true }).fill(ownPassword)
  await button('create-account.submit').click()
}

/** Answers the only question of the practice, and hands in. */
const answer = async (page: Page, t: Texts, start: TextId, option: string): Promise<void> => {
  const { button } = handsOf(page, t)
  await button(start).click()
  const question = page.locator('[data-question]')
  await question.getByRole('radio', { name: option, exact: true }).check()
  await button('quiz.finish').click()
}

for (const [at, { locale, width }] of inTurn('whole-course', [...windows.entries()])) {
  // Each language and each width meets both schools.
  const school: SchoolSlug = (Math.floor(at / 2) + at) % 2 === 0 ? 'demo' : 'stress'
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels, in the school of the ${school}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a student learns a whole course, from the front page to the page that says it is finished', async ({
      page,
      courses,
    }) => {
      const { home, title, lessons, right, wrong } = courses[school]
      const { isAt, button, link, says, goOn } = handsOf(page, t)
      await chooseLanguage(page.context(), locale, home)

      await page.goto(home)
      await press(page.getByRole('link', { name: title }).first())
      await isAt(title)
      await expectSound(page)

      await join(page, t)
      await isAt(lessons.text)
      await expect(page.getByText(wordsOf(lessons.text))).toBeVisible()
      await says('course.unit_read')
      await expectSound(page)

      await goOn(lessons.sound)
      await page
        .locator('[data-audio]')
        .getByRole('button', { name: t('player.play') })
        .first()
        .click()
      await says('course.unit_watched')
      await expectSound(page)

      // What opens after the practice says so, and leads there.
      await goOn(lessons.practice)
      await goOn(lessons.after)
      const lock = page.getByRole('region', { name: t('course.locked_title') })
      await expect(lock.getByText(t('course.lock_after_practice'))).toBeVisible()
      await expectSound(page)
      await lock.getByRole('link', { name: t('course.to_practice'), exact: true }).click()
      await isAt(lessons.practice)

      await answer(page, t, 'quiz.start', wrong)
      await says('quiz.status_failed')
      await answer(page, t, 'quiz.try_again', right)
      await says('quiz.status_passed')
      await says('course.unit_passed')
      await expectSound(page)
      await link('course.lesson_next').click()

      await isAt(lessons.after)
      await expect(page.getByText(wordsOf(lessons.after))).toBeVisible()
      // Read before the comments take its place on a narrow page.
      await page.getByText(wordsOf(lessons.after)).scrollIntoViewIfNeeded()
      await says('course.unit_read')
      const comments = page.getByRole('region', { name: t('comments.title') })
      await comments.getByRole('textbox').fill(`Thanks, ${locale} ${width}.`)
      await comments.getByRole('button', { name: t('comments.send'), exact: true }).click()
      await expect(comments.locator('[data-comment]').getByText(`Thanks, ${locale} ${width}.`)).toBeVisible()
      await expectSound(page)

      await goOn(lessons.last)
      await expect(
        page.getByRole('heading', { name: t('course.course_finished'), exact: true }),
      ).toBeVisible()
      await link('course.see_path').click()

      await isAt(String(t('home.done_title', { title })))
      const part = (id: TextId) => page.getByRole('region', { name: t(id), exact: true })
      await expect(part('home.path_title').getByRole('listitem').getByRole('link')).toHaveText(
        Object.values(lessons),
      )
      await expect(part('home.hard_title').getByRole('link')).toContainText(lessons.practice)
      await expect(part('home.next_title').getByRole('link').first()).toBeVisible()
      await expect(part('home.next_title').getByRole('link', { name: title, exact: true })).toHaveCount(0)
      await expectSound(page)

      await link('home.done_again').click()
      await isAt(title)
      await says('course.finished_text')
      await expect(button('course.start_learning')).toHaveCount(0)
    })
  })
}
