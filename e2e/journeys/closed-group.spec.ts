import type { Page } from '@playwright/test'
import {
  startTelegramStandIn,
  type TelegramStandIn,
} from '../../apps/server/src/testing/outside-services/telegram-stand-in.ts'
import { callAs } from '../support/expert.ts'
import { expect, people, startPatience, test as base } from '../support/journey.ts'
import { freePort, startServer } from '../support/server.ts'
import { type TextId, textsOf } from '../support/texts.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { press } from '../support/hands/hands.ts'

interface WorkerFixtures {
  telegram: TelegramStandIn
}

/** A server whose bots meet a stand-in in the place of Telegram; it tells its own address, so it must know it. */
const test = base.extend<object, WorkerFixtures>({
  telegram: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const telegram = await startTelegramStandIn()
      await lend(telegram)
      telegram.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ telegram }, lend) => {
      const server = await startServer({
        TELEGRAM_API_URL: telegram.origin,
        PORT: String(await freePort()),
      })
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
})

let groups = 0

for (const { locale, width } of windowsOf('closed-group')) {
  const t = textsOf(locale)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    const enter = (page: Page, origin: string, email: string) => enterAs(page, origin, locale, email)
    const button = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true })
    /** Where a link leads that a browser would hand to Telegram. */
    const codeIn = (url: string | null, name: string) => new URL(url ?? '').searchParams.get(name) ?? ''

    test('a closed group lets in whoever has access, and removes them when it ends', async ({
      page,
      server,
      telegram,
    }) => {
      groups += 1
      const name = `Evening talks ${locale} ${width}`
      const bot = telegram.addBot(`${4_000 + groups}:${'b'.repeat(35)}`, `talks_${groups}_bot`)
      const chat = telegram.addChat({ id: -100_900 - groups, title: `Talks ${groups}` })
      const its = {
        id: 50_000 + groups,
        first_name: 'Ann',
        username: `ann_${groups}`,
        language_code: locale,
      }

      const author = await enter(page, server.origin, people.expert)
      await page.goto('/expert/closed-group/detail/new/settings/edit')
      await page.getByLabel(t('closed-groups.closed_name'), { exact: true }).fill(name)
      await button(page, 'closed-groups.closed_create').click()
      await page.waitForURL(/\/expert\/closed-group\/detail\/\d+\/settings\/edit$/)
      const id = Number(/detail\/(\d+)/.exec(page.url())?.[1])
      await page.getByLabel(t('closed-groups.closed_token'), { exact: true }).fill(bot)
      await button(page, 'closed-groups.closed_bot_connect').click()
      await expect(page.getByText(`@talks_${groups}_bot`)).toBeVisible()
      await button(page, 'closed-groups.closed_chat_add').click()
      const way = page.getByRole('link', { name: t('account.group_open'), exact: true })
      await telegram.bringBot(bot, chat, codeIn(await way.getAttribute('href'), 'startgroup'))
      await expect(page.getByText(t('closed-groups.closed_state_ok'), { exact: true })).toBeVisible()
      await expect(page.getByText(chat.title)).toBeVisible()
      await expectSound(page)
      const path = `/closed-groups/${id}`
      const group = await callAs(page, author, 'PATCH', path, { status_id: 4, enrolment: 'open' })

      await enter(page, server.origin, people.student)
      await page.goto(`/group-access/${id}`)
      await press(button(page, 'account.group_join'))
      await expectSound(page)
      const left = page.waitForRequest('https://t.me/**')
      await page.route('https://t.me/**', (route) => route.fulfill({ status: 204 }))
      await button(page, 'account.group_enter').click()
      await telegram.press(bot, its, codeIn((await left).url(), 'start'))
      await expect.poll(() => telegram.saidTo(its).at(-1)?.link).toContain('invite')
      await telegram.ask(bot, chat, its, telegram.saidTo(its).at(-1)?.link ?? '')
      await expect.poll(() => telegram.isIn(chat, its)).toBe(true)
      await page.reload()
      await expect(page.getByRole('heading', { name: t('account.group_inside_title') })).toBeVisible()

      await enter(page, server.origin, people.expert)
      const inTable = (words: string) => page.getByRole('table').getByText(words, { exact: true })
      const members = `/expert/closed-group/detail/${id}/settings/edit?tab=members`
      await page.goto(members)
      await expect(inTable(String(t('closed-groups.closed_state_joined')))).toBeVisible()
      await expectSound(page)
      const [{ user }] = await callAs(page, author, 'GET', `${path}/members`)
      await callAs(page, author, 'DELETE', `/products/${group.product_id}/participants/${user.id}`)
      await expect.poll(() => telegram.isIn(chat, its)).toBe(false)
      await page.goto(members)
      await expect(inTable(String(t('closed-groups.closed_state_removed')))).toBeVisible()
    })
  })
}
