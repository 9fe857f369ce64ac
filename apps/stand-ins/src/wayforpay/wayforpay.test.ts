import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { wayForPaySignature } from '../core/signatures.ts'
import { startStandIns, type StandIns } from '../start.ts'
import { standInDesk } from '../testing.ts'
import { postForm, purchaseForm, shopAccount, wayForPayClient } from '../testing/clients.ts'
import { type Received, startShop } from '../testing/shop.ts'
import { secretOf } from './objects.ts'

let standIns: StandIns
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  shop = await startShop()
})
beforeEach(async () => {
  await standInDesk(standIns.url).settled()
  shop.received.splice(0)
})
afterAll(async () => {
  await standIns.close()
  await shop.close()
})

const accept = ({ body }: Received) => {
  const { orderReference } = JSON.parse(body)
  const time = 1_700_000_000
  const signature = wayForPaySignature(secretOf(shopAccount), [orderReference, 'accept', String(time)])
  return { status: 200, body: JSON.stringify({ orderReference, status: 'accept', time, signature }) }
}
const urls = () => ({ serviceUrl: `${shop.url}/service`, returnUrl: 'https://shop.example/back' })
const reference = ['merchantAccount', 'orderReference']
const refundNames = [...reference, 'amount', 'currency']

it('signs as the vectors say', () => {
  const sign = (line: string) => wayForPaySignature(secretOf(shopAccount), line.split(';'))
  expect(sign('test_merch_n1;example.test;L-1-1;1700000000;100.5;UAH;Course;1;100.5')).toBe(
    '690f541e6adbdc3e83566745945145de',
  )
  expect(sign('test_merch_n1;L-1-1;100.5;UAH;541963;41****8217;Approved;1100')).toBe(
    '42cc84ddacf9dd095b92d5a21de9fe74',
  )
  expect(sign('DH783023;accept;1415379863')).toBe('bd8d3443f99fb2c7a8b610ac600c80b0')
  expect(sign('test_merch_n1;L-1-1;100.5;UAH')).toBe('64e9476342c8b65d6818368d9a1031aa')
})

it('takes a signed form, sends the buyer back by a form, and calls the shop until it accepts', async () => {
  const desk = standInDesk(standIns.url)
  const posted = await postForm(`${standIns.url}/pay`, purchaseForm('100.5', 'L-1', urls()))
  expect(posted.status).toBe(303)
  const page = posted.headers.get('location') ?? ''
  const shown = await (await fetch(page)).text()
  expect(shown).toContain('lang="uk"')
  expect(shown).toContain('100,50 UAH')
  shop.answerBy((message) => {
    const { status, body } = accept(message)
    return { status, body: JSON.stringify({ ...JSON.parse(body), signature: 'f'.repeat(32) }) }
  })
  const back = await postForm(page, { button: 'pay' })
  expect(back.body).toContain('action="https://shop.example/back"')
  expect(back.body).toContain('name="transactionStatus" value="Approved"')
  await desk.settled()
  shop.answerBy(accept)
  await desk.forward(61_000)
  await desk.settled()
  await desk.forward(4 * 86_400_000)
  await desk.settled()
  expect(shop.received).toHaveLength(2)
  const told = JSON.parse(shop.received[0]?.body ?? '')
  const { merchantAccount, orderReference, amount, currency, authCode, cardPan } = told
  expect(told).toMatchObject({ amount: 100.5, transactionStatus: 'Approved', reasonCode: 1100 })
  expect(told.merchantSignature).toBe(
    wayForPaySignature(
      secretOf(shopAccount),
      [merchantAccount, orderReference, amount, currency, authCode, cardPan, 'Approved', 1100].map(String),
    ),
  )
})

it('refuses a wrong signature, a used reference and an unknown one', async () => {
  const fields = purchaseForm('10.00', 'L-2', urls())
  const wrong = await postForm(`${standIns.url}/pay`, { ...fields, amount: '1.00' })
  expect([wrong.status, wrong.headers.get('x-reason-code')]).toEqual([400, '1113'])
  expect((await postForm(`${standIns.url}/pay`, fields)).status).toBe(303)
  const twice = await postForm(`${standIns.url}/pay`, fields)
  expect([twice.status, twice.headers.get('x-reason-code')]).toEqual([400, '1112'])
  const call = wayForPayClient(standIns.url)
  expect((await call('CHECK_STATUS', { orderReference: 'none' }, reference)).body.reasonCode).toBe(1127)
  const forged = { orderReference: 'L-2', merchantSignature: 'f'.repeat(32) }
  expect((await call('CHECK_STATUS', forged, reference)).body.reasonCode).toBe(1113)
  expect((await call('CHECK_STATUS', { orderReference: 'L-2' }, reference)).body.transactionStatus).toBe(
    'Created',
  )
})

it('gives money back and lists it', async () => {
  const desk = standInDesk(standIns.url)
  const call = wayForPayClient(standIns.url)
  shop.answerBy(accept)
  await postForm(`${standIns.url}/pay`, purchaseForm('60.00', 'L-3', urls()))
  await desk.press('L-3', 'pay')
  const wish = { orderReference: 'L-3', amount: '25.00', currency: 'UAH', comment: 'part' }
  const refund = await call('REFUND', wish, refundNames)
  expect(refund.body).toMatchObject({ transactionStatus: 'Refunded', reasonCode: 1100 })
  expect(refund.body.merchantSignature).toBe(
    wayForPaySignature(secretOf(shopAccount), [shopAccount, 'L-3', 'Refunded', '1100']),
  )
  expect((await call('REFUND', { ...wish, amount: '35.01' }, refundNames)).body.reasonCode).toBe(1128)
  expect((await call('CHECK_STATUS', { orderReference: 'L-3' }, reference)).body).toMatchObject({
    ...{ transactionStatus: 'Refunded', amount: 60, refundAmount: 25 },
  })
  const now = Math.floor((await desk.now()).getTime() / 1_000)
  const period = { dateBegin: String(now - 3_600), dateEnd: String(now + 3_600) }
  const list = await call('TRANSACTION_LIST', period, ['merchantAccount', 'dateBegin', 'dateEnd'])
  const own = list.body.transactionList.filter(
    (row: { orderReference: string }) => row.orderReference === 'L-3',
  )
  expect(
    own.map((row: { transactionType: string; amount: number }) => [row.transactionType, row.amount]),
  ).toEqual([
    ['Purchase', 60],
    ['Refund', 25],
  ])
})

it('charges a card by its token', async () => {
  const desk = standInDesk(standIns.url)
  const call = wayForPayClient(standIns.url)
  await postForm(`${standIns.url}/pay`, purchaseForm('60.00', 'L-4', urls()))
  await desk.press('L-4', 'pay')
  const { recToken } = (await call('CHECK_STATUS', { orderReference: 'L-4' }, reference)).body
  const charge = (amount: string, orderReference: string) => {
    const { merchantSignature, ...fields } = purchaseForm(amount, orderReference, urls())
    const bare = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name.replace('[]', ''), value]),
    )
    return call('CHARGE', { ...bare, recToken, merchantSignature: merchantSignature ?? '' }, [])
  }
  expect((await charge('60.00', 'L-5')).body).toMatchObject({ transactionStatus: 'Approved', amount: 60 })
  expect((await charge('60.24', 'L-6')).body).toMatchObject({
    transactionStatus: 'Declined',
    reasonCode: 1103,
  })
  expect((await charge('60.23', 'L-7')).body).toMatchObject({
    transactionStatus: 'InProcessing',
    reasonCode: 5100,
  })
  expect((await charge('60.00', 'L-5')).body.reasonCode).toBe(1112)
})
