import type { Browser, Page } from '@playwright/test'
import { callAs, expectStored } from '../support/expert.ts'
import { expect, expectAccessible, people, signInQuickly, testOnOwnServer } from '../support/journey.ts'
import { newAddress } from '../support/newcomers.ts'
import { inSeconds, makePractice } from '../support/practice.ts'
import { button } from '../support/question-journey.ts'
import { inTurn } from '../support/looks.ts'
import { textsAtRest } from '../support/hands/reads.ts'

const test = testOnOwnServer()

const question = (id: string, name: string) => ({
  id,
  type: 'single_answer',
  name: `${name}?`,
  points: 10,
  answers: [
    { id: `${id}-right`, text: `${name}, right`, is_correct: true },
    { id: `${id}-wrong`, text: `${name}, wrong`, is_correct: false },
  ],
})
const names = ['Salt', 'Sugar'] as const

/** A course of its own with one competition of two questions. */
const makeCompetition = (page: Page, settings: object = {}, opensInSeconds?: number) =>
  makePractice(page, {
    name: 'Race',
    type: 'competition',
    questions: names.map((name) => question(`${name.toLowerCase()}-question`, name)),
    settings: { competition_question_seconds: 60, ...settings },
    ...(opensInSeconds && { opening: { opens_at: inSeconds(opensInSeconds) } }),
  })
type Competition = Awaited<ReturnType<typeof makeCompetition>>

const board = (page: Page) => page.getByRole('region', { name: 'Ranking' })
const line = (page: Page, name: string) => board(page).getByRole('row').filter({ hasText: name })
const start = (page: Page) => button(page, 'Start').click()
const answer = async (page: Page, name: string, which: 'right' | 'wrong') => {
  await page.getByRole('radio', { name: `${name}, ${which}` }).check()
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
}

const enter = async (page: Page, { course, link }: Competition, email: string = people.student) => {
  await page.context().clearCookies()
  const token = await signInQuickly(page, email)
  await callAs(page, token, 'POST', `/public/courses/${course}/join`)
  await page.goto(link)
}

for (const width of inTurn('competition', [1440, 360] as const))
  test.describe(`at ${width} pixels`, () => {
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 900 }))

    test('somebody plays, sees the own place, and the team sees the same', async ({ page }) => {
      const competition = await makeCompetition(page)
      await enter(page, competition)
      await expect(board(page).getByText('Nobody has started yet.')).toBeVisible()
      await expectAccessible(page)
      await start(page)
      await expect(page.getByRole('timer', { name: 'Time left for this question' })).toBeVisible()
      await expectAccessible(page)
      await answer(page, 'Salt', 'right')
      await answer(page, 'Sugar', 'wrong')
      await expect(page.getByText('Check code')).toBeVisible()
      await expect(board(page).getByText('Your place: 1 of 1')).toBeVisible()
      await expect(line(page, 'You')).toContainText(/9\.\d|10/)
      await expectAccessible(page)
      await expect(page.getByRole('button', { name: /^(Start|Try again)$/ })).toHaveCount(0)

      await page.context().clearCookies()
      await signInQuickly(page, people.expert)
      await page.goto(`/expert/practices/quiz/${competition.quiz}`)
      await expect(board(page).getByRole('row')).toHaveCount(2)
      await expect(board(page).getByText('Nobody is playing now')).toBeVisible()
      await expectAccessible(page)
    })

    test('everybody starts together, and the page opens by itself', async ({ page }) => {
      const competition = await makeCompetition(page, { is_late_start_allowed: false }, 12)
      await enter(page, competition)
      await expect(page.getByRole('timer', { name: 'Time until the competition starts' })).toBeVisible()
      await expect(button(page, 'Start')).toHaveCount(0)
      await expect(button(page, 'Start')).toBeVisible({ timeout: 20_000 })
      await start(page)
      await expect(page.getByRole('radio', { name: 'Salt, right' })).toBeVisible()
    })

    test('an author writes a competition: its own settings, and only what can be marked at once', async ({
      page,
    }) => {
      await signInQuickly(page, people.expert)
      await page.goto('/expert/quiz/list?new=true')
      const dialog = page.getByRole('dialog', { name: 'New quiz' })
      await dialog.getByRole('textbox').fill(`Race of ${width}`)
      await dialog.getByRole('radio', { name: /^Competition/ }).check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Create quiz' }).click()
      await expect(page).toHaveURL(/\/expert\/quiz\/\d+/)
      await expect(page.locator('[data-question-type="essay"]')).toHaveCount(0)
      await button(page, 'Settings').click()
      const settings = page.getByRole('region', { name: 'Competition' })
      await settings.getByRole('textbox', { name: 'Seconds for a question' }).fill('20')
      await settings.getByRole('textbox', { name: /^Points kept/ }).fill('25')
      await expectStored(page)
      await expectAccessible(page)
    })
  })

/** Somebody new, in a browser of their own. */
const newcomer = async (browser: Browser, origin: string, competition: Competition, name: string) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const email = newAddress()
  const reply = await page.request.post('/api/v1/auth/register', {
    data: { name, email, password: 'race-password' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const { token } = (await reply.json()).data
  await callAs(page, token, 'POST', `/public/courses/${competition.course}/join`)
  await page.goto(competition.link)
  return { name, page, leave: () => context.close() }
}

test('ten browsers compete, and all see the same table', async ({ page, browser, server }) => {
  test.setTimeout(300_000)
  const competition = await makeCompetition(page)
  const players: Awaited<ReturnType<typeof newcomer>>[] = []
  for (let at = 1; at <= 10; at += 1)
    players.push(await newcomer(browser, server.origin, competition, `Racer ${at}`))
  for (const [at, player] of players.entries()) {
    await start(player.page)
    await answer(player.page, 'Salt', at % 2 === 0 ? 'right' : 'wrong')
  }
  // Everybody still plays: the table of the first one follows.
  const first = players[0]?.page ?? page
  await expect(board(first).getByText('10 are still playing')).toBeVisible({ timeout: 20_000 })
  for (const player of players) await answer(player.page, 'Sugar', 'right')
  for (const player of players) await expect(player.page.getByText('Check code')).toBeVisible()
  const tableOf = (of: Page) => textsAtRest(board(of).getByRole('rowheader'))
  const plain = (names: string[]) => names.map((name) => name.replace('You', ''))
  await expect(board(first).getByText('Nobody is playing now')).toBeVisible({ timeout: 20_000 })
  await expect(board(first).getByRole('rowheader')).toHaveCount(10)
  const places = plain(await tableOf(first))
  // Five had both right: none of the others stands before them.
  const good = new Set(['Racer 1', 'Racer 3', 'Racer 5', 'Racer 7', 'Racer 9'])
  expect(places.slice(0, 5).every((name) => good.has(name))).toBe(true)
  for (const { page: own, name } of players) {
    await expect.poll(async () => plain(await tableOf(own)), { timeout: 20_000 }).toEqual(places)
    await expect(line(own, 'You')).toContainText(name)
  }
  await Promise.all(players.map(({ leave }) => leave()))
})
