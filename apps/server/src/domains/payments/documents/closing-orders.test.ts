import { describe, expect, it } from 'vitest'
import { newBuyer } from '../../../testing/selling.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { expireOrders } from '../../orders/index.ts'
import { payingSchool } from '../testing/paying-school.ts'

const { app, send, offerOf, order, cardOf, take, drain } = await payingSchool('closing-orders')
const { clock } = app
const { database } = app.dependencies
const letters = await openTestMailServer(app)
const { code } = await offerOf()
const company = { name: 'Bread AG', address: '', country: '', tax_id: '' }
await send('PUT', '/billing-details', {
  ...{ legal_name: 'Lectern Test GmbH', address: 'Brotweg 1', country: 'Germany' },
})

const ofBuyer = async (token: string) =>
  (await app.call('GET', `/public/orders/${token}/documents`)).body.data
const invoiced = async (person: object = newBuyer()) => {
  const { token, number } = (await order(code, person)).body.data
  await app.call('POST', `/public/orders/${token}/invoice`, { body: company })
  return { token: String(token), card: await cardOf(Number(number)) }
}
/** Kinds and sums of what an order has, the latest first. */
const told = async (token: string) =>
  (await ofBuyer(token)).documents.map(({ kind, total }: { kind: string; total: number }) => [kind, total])
const refund = (id: number, amount: number, isCancelled = true) =>
  send('POST', `/orders/${id}/refund`, {
    ...{ amount, is_access_closed: false, is_order_cancelled: isCancelled, method: 'bank', reason: 'Ill' },
  })

describe('an invoice of which nothing is paid', () => {
  it('is taken off whole when its buyer cancels, and another follows when the order opens again', async () => {
    const { token, card } = await invoiced()
    await app.call('POST', `/public/orders/${token}/cancel`, { body: {} })
    await app.call('POST', `/public/orders/${token}/cancel`, { body: {} })
    const { documents, invoice } = await ofBuyer(token)
    expect(documents).toMatchObject([
      { kind: 'credit_note', total: 59_000, corrects: documents[1].number, buyer_name: 'Bread AG' },
      { kind: 'invoice', credited_total: 59_000 },
    ])
    expect(invoice).toBe('nothing_to_invoice')
    await send('POST', `/orders/${card.id}/reopen`)
    await app.call('POST', `/public/orders/${token}/invoice`, { body: company })
    expect(await told(token)).toEqual([
      ['invoice', 59_000],
      ['credit_note', 59_000],
      ['invoice', 59_000],
    ])
  })

  it('is taken off when the staff cancel, by one or by many, and when time is over', async () => {
    const one = await invoiced()
    await send('POST', `/orders/${one.card.id}/cancel`, { reason: 'Asked by phone' })
    expect(await told(one.token)).toHaveLength(2)
    const many = await invoiced()
    const started = await send('POST', '/orders/bulk', {
      ...{ selection: { ids: [many.card.id] }, expected: 1 },
      action: { kind: 'cancel', reason: 'Asked by phone' },
    })
    expect(started.status).toBe(201)
    await drain()
    expect(await told(many.token)).toHaveLength(2)
    const late = await invoiced()
    clock.advance(8 * 86_400_000)
    await database.pool.query('select graphile_worker.add_job($1, $2)', [expireOrders.name, '{}'])
    await drain()
    expect(await told(late.token)).toEqual([
      ['credit_note', 59_000],
      ['invoice', 59_000],
    ])
  })
})

it('an order that is closed with money given back has what was paid and what was not taken off apart', async () => {
  const { token, card } = await invoiced()
  await take(card, { amount: 20_000 })
  expect((await refund(card.id, 15_000)).status).toBe(200)
  expect(await told(token)).toEqual([
    ['credit_note', 39_000],
    ['credit_note', 15_000],
    ['receipt', 20_000],
    ['invoice', 59_000],
  ])
})

it('an order that is closed with its money kept has what was not paid taken off', async () => {
  const { token, card } = await invoiced()
  await take(card, { amount: 20_000 })
  expect((await refund(card.id, 0)).status).toBe(200)
  expect(await told(token)).toEqual([
    ['credit_note', 39_000],
    ['receipt', 20_000],
    ['invoice', 59_000],
  ])
})

it('what was paid beyond the order goes back without a credit note: it stood on no invoice', async () => {
  const { token, card } = await invoiced()
  await take(card)
  await database.pool.query('update orders set paid_total = paid_total + 5000 where id = $1', [card.id])
  expect((await refund(card.id, 5_000, false)).status).toBe(200)
  expect(await told(token)).toHaveLength(2)
  expect((await refund(card.id, 59_000, false)).status).toBe(200)
  expect((await told(token))[0]).toEqual(['credit_note', 59_000])
})

it('the letter of a payment has its receipt', async () => {
  const person = newBuyer()
  const { token, card } = await invoiced(person)
  await take(card)
  const letter = await letters.newest(person.email)
  const [receipt] = (await ofBuyer(token)).documents
  expect(receipt.kind).toBe('receipt')
  expect(letter.text).toContain(`Receipt ${receipt.number}: `)
  expect(letter.text).toContain(receipt.link)
})
