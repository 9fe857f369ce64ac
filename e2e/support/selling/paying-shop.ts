import type { Page } from '@playwright/test'
import { startStandIns, type StandIns } from '@lectern/stand-ins'
import { startPatience, test as base } from '../journey.ts'
import { makePractice } from '../practice.ts'
import { freePort, startServer } from '../server.ts'

interface WorkerFixtures {
  standIns: StandIns
}

/** A server whose providers are all played by a stand-in of the test; it tells its own address, so it must know it. */
export const test = base.extend<object, WorkerFixtures>({
  standIns: [
    // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
    async ({}, lend) => {
      const standIns = await startStandIns({ port: 0 })
      await lend(standIns)
      await standIns.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ standIns }, lend) => {
      const server = await startServer({
        PAYMENT_STAND_IN_URL: standIns.url,
        PORT: String(await freePort()),
      })
      await lend(server)
      await server.remove()
    },
    { scope: 'worker', timeout: startPatience },
  ],
})

/** A payment provider as a school connects it. */
export interface ConnectedProvider {
  readonly id: number
  readonly name: string
  /** How a school connects it. */
  readonly account: object
}

const price = { currency: 'EUR', plans: [{ amount: 59_000 }] }

/** A school that sells a course, paid through one provider. */
export const openShop = async (page: Page, { id, name, account }: ConnectedProvider, terms: object = {}) => {
  const { course, send } = await makePractice(page, { name: `Bread by ${name}` })
  await send('PUT', `/courses/${course}`, { enrolment: 'closed' })
  const { product_id } = await send('GET', `/courses/${course}`)
  const systems: { id: number; provider_id: number }[] = await send('GET', '/payment-systems')
  const way = `By ${name}`
  const system =
    systems.find(({ provider_id: provider }) => provider === id) ??
    (await send('POST', '/payment-systems', {
      ...{ provider_id: id, title: way, instruction: null, currencies: [], state: 'off' },
    }))
  await send('POST', `/payment-systems/${system.id}/connect`, account)
  await send('PUT', `/payment-systems/${system.id}`, { state: 'live', title: way })
  const scope = { content: { kind: 'all' }, length: null, delays: null, is_checkpoint_skipped: false }
  const { code } = await send('POST', '/offers', {
    ...{ title: 'Bread with a curator', status_id: 2, is_self_service: true, ...price },
    products: [{ product_id, ...scope }],
    ...terms,
  })
  await page.context().clearCookies()
  return { send, code, way }
}
