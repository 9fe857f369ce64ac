import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scenarios } from './core/scenarios.ts'
import { startStandIns, type StandIns } from './start.ts'
import { standInDesk } from './testing.ts'
import {
  orderBody,
  payPalClient,
  postForm,
  purchaseForm,
  type Reply,
  wayForPayClient,
} from './testing/clients.ts'

let standIns: StandIns
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
})
afterAll(() => standIns.close())

it('the other two play the same scenarios in their own words', async () => {
  const desk = standInDesk(standIns.url)
  const call = await payPalClient(standIns.url, 'client-of-scenarios')
  const captured = async (value: string) => {
    const made = await call('POST', '/v2/checkout/orders', orderBody(value, `p${value}`))
    await desk.press(`p${value}`, 'pay')
    return call('POST', `/v2/checkout/orders/${made.body.id}/capture`, {})
  }
  const captureOf = (reply: Reply) => reply.body.purchase_units[0].payments.captures[0]
  expect((await captured('10.01')).body.details[0].issue).toBe('INSTRUMENT_DECLINED')
  expect(captureOf(await captured('10.03')).status).toBe('PENDING')
  expect(captureOf(await captured('10.14')).amount.value).toBe('10.13')
  expect((await captured('10.16')).status).toBe(500)
  expect((await desk.payment('p10.16')).state).toBe('paid')
  expect(captureOf(await captured('10.25')).status).toBe('AWAITING_THE_STARS')

  const ask = wayForPayClient(standIns.url)
  const paid = async (amount: string) => {
    await postForm(`${standIns.url}/pay`, purchaseForm(amount, `w${amount}`, {}))
    await desk.press(`w${amount}`, 'pay')
    return (
      await ask('CHECK_STATUS', { orderReference: `w${amount}` }, ['merchantAccount', 'orderReference'])
    ).body
  }
  expect(await paid('10.01')).toMatchObject({ transactionStatus: 'Declined', reasonCode: 1101 })
  expect(await paid('10.03')).toMatchObject({ transactionStatus: 'Pending', reasonCode: 1134 })
  expect(await paid('10.12')).toMatchObject({ merchantAccount: 'somebody_else' })
  expect(await paid('10.15')).toMatchObject({ transactionStatus: 'Approved', currency: 'EUR' })
  expect(await paid('10.18')).toMatchObject({ transactionStatus: 'Expired' })
  expect(await paid('10.25')).toMatchObject({ transactionStatus: 'AwaitingTheStars' })
  await paid('10.20')
  const wish = { orderReference: 'w10.20', amount: '10.20', currency: 'UAH' }
  const names = ['merchantAccount', 'orderReference', 'amount', 'currency']
  expect((await ask('REFUND', wish, names)).body.transactionStatus).toBe('RefundInProcessing')
})

it('the README says each scenario as the code does', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = Object.entries(scenarios).map(
    ([ending, { does }]) => `| .${ending.padStart(2, '0')} | ${does} |`,
  )
  const written = readme.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
  expect(rows.filter((row) => !written.some((line) => line.startsWith(row)))).toEqual([])
  expect(rows).toHaveLength(25)
})
