import { rightRows } from '@lectern/contract/quizzes/question-types/testing/named-things'
import {
  question as anyQuestion,
  questionTypeOf,
  type Question,
} from '@lectern/contract/quizzes/question-types/registry'
import type { Page } from '@playwright/test'
import { answerQuestion } from '../support/questions/any-answer.ts'
import type { Way } from '../support/answering-hands.ts'
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

// Every look ends in full marks, so that all hands come to one score. A school has few learners: two hands share one.
const looks = [
  { width: 1440, way: 'mouse', person: people.student },
  { width: 360, way: 'touch', person: people.newcomer },
  { width: 360, way: 'keys', person: people.newcomer },
  { width: 1440, way: 'reader', person: people.student },
] as const satisfies readonly { width: number; way: Way; person: string }[]

for (const { width, way, person } of inTurn('question-stress', looks)) {
  test.describe(`texts that are too long at ${width} pixels, by ${way}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('a question of every type: full marks, and nothing is cut off', async ({ page }) => {
      // Two dozen questions, one after the other.
      test.slow()
      const { questions, link } = await findPractice(page)
      await openLesson(page, person, link)
      await startAgain(page)
      for (const question of questions) {
        const card = questionOf(page, question)
        await expect(card.locator('[aria-busy="true"]')).toHaveCount(0)
        await test.step(question.type, () => answerQuestion(page, way, { card, question }))
      }
      await expectStored(page)
      await expectWhole(page)
      await expectAccessible(page)
      await expectFingerSized(
        page
          .locator('[data-question]')
          .locator('label:has(input), button[data-thing], button[data-piece], select'),
      )
      await button(page, 'Finish').click()
      for (const question of questions) await expectFullMarks(page, question)
      await expectWhole(page)
      await expectAccessible(page)
    })
  })
}
