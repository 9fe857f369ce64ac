import { pageTexts, standInDesk, type Button } from '@lectern/stand-ins/testing'
import type { Page } from '@playwright/test'
import type { Locale } from '@lectern/contract/kernel/locales'
import { press } from '../support/hands/hands.ts'
import { expect } from '../support/journey.ts'
import { chooseLanguage, expectSound } from '../support/looks.ts'
import { linkTo } from '../support/mailbox.ts'
import { goToPay, type Provider, providers } from '../support/selling/buying-hands.ts'
import { openShop, test } from '../support/selling/paying-shop.ts'
import { textsOf } from '../support/texts.ts'

/** What happens between the pay page and the school. */
interface Way {
  readonly name: string
  readonly button: Button
  /** What the order's page says once the buyer is back; null: nobody goes back by themselves. */
  readonly back: 'paid' | 'found' | 'failed' | 'wait' | null
  /** How many messages of the provider reach the school, beside what it sends by itself. */
  readonly messages: 'usual' | 'none' | 'five times'
}

const ways: readonly Way[] = [
  { name: 'success', button: 'pay', back: 'paid', messages: 'usual' },
  { name: 'decline', button: 'decline', back: 'failed', messages: 'usual' },
  { name: '3-D Secure', button: 'three_d_secure_pass', back: 'paid', messages: 'usual' },
  { name: 'delay', button: 'slow', back: 'wait', messages: 'usual' },
  { name: 'closed window', button: 'close', back: null, messages: 'none' },
  { name: 'no message ever', button: 'pay', back: 'paid', messages: 'none' },
  { name: 'each message five times', button: 'pay', back: 'paid', messages: 'five times' },
]

const languages: readonly Locale[] = ['en', 'uk', 'ru']
const widths = [360, 1440] as const

/** Of those whose page the stand-in plays, WayForPay alone has Ukrainian: the browser's language stands on the others. */
const pageLanguage = ({ name }: Provider, language: Locale): Locale =>
  language === 'uk' && name !== 'WayForPay' ? 'en' : language

/** What the buyer reads at the order's page, by how the payment ended. */
const expectOutcome = async (page: Page, language: Locale, outcome: Way['back'], sum: string) => {
  const t = textsOf(language)
  const paid = page.getByText(t('checkout.paid_title'), { exact: true })
  const found = page.getByText(t('checkout.found_title', { sum }), { exact: true })
  if (outcome === 'failed')
    await expect(page.getByText(t('checkout.failed_title'), { exact: true })).toBeVisible()
  else if (outcome === 'wait')
    await expect(page.getByText(t('checkout.wait_title', { sum }), { exact: true })).toBeVisible()
  else await expect(paid.or(found).first()).toBeVisible()
}

const sumIn = (language: Locale): string => (language === 'en' ? '€590' : '590\u00A0€')

for (const [row, provider] of providers.entries())
  for (const [column, way] of ways.entries()) {
    const language = languages[(row + column) % languages.length] ?? 'en'
    const width = widths[(row + column) % widths.length] ?? 360

    test.describe(`${provider.name}: ${way.name}, in ${language} at ${width}`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('a stranger orders, pays, and is told the truth', async ({ page, server, standIns }) => {
        const desk = standInDesk(standIns.url)
        const sum = sumIn(language)
        const email = `walk-${provider.id}-${column}@paying.test`
        const shop = await openShop(page, provider)
        await chooseLanguage(page.context(), language, server.origin)
        if (way.messages === 'none') await desk.hold()
        await goToPay(page, { ...provider, language, sum }, { ...shop, email })
        const texts = pageTexts[pageLanguage(provider, language)]
        await press(page.getByRole('button', { name: texts.buttons[way.button], exact: true }))
        const [{ id }] = await shop.send('GET', `/orders?query=${email}`)
        const { pay_link: link } = await shop.send('GET', `/orders/${id}`)
        if (way.back === null) await page.goto(link)
        else await page.waitForURL(/\/orders\//)
        await expectOutcome(page, language, way.back, sum)
        await expectSound(page)
        if (way.back === 'failed') {
          expect(await shop.send('GET', `/orders/${id}`)).toMatchObject({
            paid_total: 0,
            is_access_open: false,
          })
          return
        }
        if (way.back === 'wait') {
          await desk.forward(15_000)
          await expectOutcome(page, language, 'paid', sum)
        }
        if (way.messages === 'five times') {
          await desk.settled()
          const told = (await desk.events()).map(({ n }) => n)
          for (let time = 0; time < 4; time += 1) for (const n of told) await desk.replay(n)
        }
        await desk.release({ drop: way.messages === 'none' })
        await page.goto(await linkTo(page, email, 'token='))
        await expectSound(page)
        const own = await page.request.get('/api/v1/user/purchases')
        expect((await own.json()).data).toMatchObject([{ paid_status: 'paid', paid_total: 59_000 }])
        const charges: { state: string; amount: number }[] = await shop.send(
          'GET',
          `/orders/${id}/transactions`,
        )
        expect(charges.filter(({ state }) => state === 'succeeded')).toMatchObject([{ amount: 59_000 }])
        expect(await shop.send('GET', `/orders/${id}`)).toMatchObject({ is_access_open: true })
      })
    })
  }
