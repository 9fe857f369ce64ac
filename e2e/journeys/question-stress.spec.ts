import { rightRows } from '@lectern/contract/quizzes/question-types/testing/named-things'
import {
  question as anyQuestion,
  questionTypeOf,
  type Question,
} from '@lectern/contract/quizzes/question-types/registry'
import type { Page } from '@playwright/test'
import { answerQuestion } from '../support/questions/any-answer.ts'
import { ways } from '../support/answering-hands.ts'
import { callAs } from '../support/expert.ts'
import {
  expect,
  expectAccessible,
  people,
  signInQuickly,
  test as base,
  startPatience,
} from '../support/journey.ts'
import {
  button,
  expectFingerSized,
  expectStored,
  questionOf,
  startAgain,
} from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { freePort, startServer } from '../support/server.ts'
import { textsAtRest } from '../support/hands/reads.ts'

/** With the school in which every text is too long. */
const test = base.extend({
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
})

/** Makes the stress school the one in which somebody works. */
const enter = async (page: Page, token: string): Promise<void> => {
  const { expert_cabinets } = await callAs(page, token, 'GET', '/profile/menu?is_expert=1')
  const { id } = expert_cabinets.find(({ slug }: { slug: string | null }) => slug === 'stress')
  await callAs(page, token, 'PUT', '/cabinets/current', { cabinet_id: id })
}

/** The questions as their author wrote them, and the address of their lesson. */
const findPractice = async (page: Page): Promise<{ questions: Question[]; link: string }> => {
  const token = await signInQuickly(page, people.expert)
  await enter(page, token)
  const courses = await callAs(page, token, 'GET', '/courses-cards')
  const course = courses.find(({ title }: { title: string }) => title.startsWith('How to'))
  const { lessons } = await callAs(page, token, 'GET', `/courses/${course.id}/program/minimal`)
  const { id } = lessons.find(({ title }: { title: string }) => title.startsWith('Every type'))
  const lesson = await callAs(page, token, 'GET', `/courses/${course.id}/lessons-new/${id}`)
  const quiz = await callAs(page, token, 'GET', `/quizzes/${lesson.quiz_ids[0]}`)
  await page.context().clearCookies()
  return {
    questions: quiz.content.questions.map((each: unknown) => anyQuestion.parse(each)),
    link: lesson.link,
  }
}

/** The school's pages for learners have an address of their own. */
const openLesson = async (page: Page, person: string, link: string): Promise<void> => {
  await signInQuickly(page, person)
  const { origin } = new URL((await page.request.get('/')).url())
  const home = origin.replace('//', '//stress.')
  const cookies = await page.context().cookies(origin)
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: home })))
  await page.goto(new URL(link, home).href)
}

/** What lies outside the window or is cut off within the questions, unless it can be scrolled to. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const isWithinScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (scrolls(element) || isWithinScrolled(element.parentElement))
    // What only screen readers are told is a pixel wide.
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isUnseen(element.parentElement))
    const lost = [...document.querySelectorAll('[data-question] *')].filter((element) => {
      if (!(element instanceof HTMLElement) || element.closest('[aria-hidden="true"]')) return false
      const { right, left, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || isWithinScrolled(element) || isUnseen(element)) return false
      const isOutside = right > innerWidth + 1 || left < -1
      const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
      const isCut =
        !isField &&
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1
      return isOutside || isCut
    })
    return lost.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`,
    )
  })

const expectWhole = async (page: Page) => {
  expect(await findLost(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The result of a question with a key says that all of it is right. */
const expectFullMarks = async (page: Page, question: Question): Promise<void> => {
  const { correctness, max_points: most } = questionTypeOf(question).grade(question, rightRows(question))
  if (correctness !== 'correct') return
  await expect(questionOf(page, question)).toContainText(`${most} of ${most}`)
}

for (const [width, person] of inTurn('question-stress', [
  [1440, people.student],
  [360, people.newcomer],
] as const)) {
  test.describe(`texts that are too long at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('a question of every type: four hands, one score, and nothing is cut off', async ({ page }) => {
      // Four times two dozen questions, one after the other.
      test.slow()
      const { questions, link } = await findPractice(page)
      await openLesson(page, person, link)
      const scores = new Set<string>()
      for (const way of ways)
        await test.step(way, async () => {
          await startAgain(page)
          for (const question of questions) {
            const card = questionOf(page, question)
            await expect(card.locator('[aria-busy="true"]')).toHaveCount(0)
            await test.step(question.type, () => answerQuestion(page, way, { card, question }))
          }
          await expectStored(page)
          if (way === ways[0]) {
            await expectWhole(page)
            await expectAccessible(page)
            await expectFingerSized(
              page
                .locator('[data-question]')
                .locator('label:has(input), button[data-thing], button[data-piece], select'),
            )
          }
          await button(page, 'Finish').click()
          for (const question of questions) await expectFullMarks(page, question)
          scores.add((await textsAtRest(page.getByText(/ of [\d.]+ points$/))).join())
          if (way === ways[0]) {
            await expectWhole(page)
            await expectAccessible(page)
          }
        })
      expect(scores.size).toBe(1)
    })
  })
}
