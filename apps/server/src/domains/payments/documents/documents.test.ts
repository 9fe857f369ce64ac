import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSchool } from '../../../testing/people.ts'
import { newBuyer } from '../../../testing/selling.ts'
import { payingSchool } from '../testing/paying-school.ts'
import { issueInvoice } from './issue-documents.ts'

const { app, send, offerOf, order, cardOf, take, bank, begin, fake, ask, school, later } =
  await payingSchool('documents')
const { db, database, env } = app.dependencies
const rival = await openTestSchool(app, 'documents-rival', false)
const { code } = await offerOf()

const seller = {
  ...{ legal_name: 'Lectern Test GmbH', address: 'Brotweg 1\n10115 Berlin', country: 'Germany' },
  ...{ vat_id: 'DE 123 456 789', footer: 'IBAN DE00 0000', invoice_prefix: 'INV-', first_number: 12 },
}
const company = { name: 'Bäckerei Müller AG', address: 'Gasse 2', country: 'Austria', tax_id: 'ATU 12345678' }
const saveSeller = (change: object = {}) => send('PUT', '/billing-details', { ...seller, ...change })

/** Ordered at the checkout, waiting for the bank transfer. */
const waiting = async (body: object = {}) => {
  const { token, number } = (await order(code, { ...newBuyer(), ...body })).body.data
  return { token: String(token), card: await cardOf(Number(number)) }
}
const paid = async (body: object = {}) => {
  const { token, card } = await waiting(body)
  const taken = await take(card)
  expect(taken.status).toBe(200)
  return { token, id: Number(card.id), number: Number(card.number) }
}
const ofBuyer = async (token: string) =>
  (await app.call('GET', `/public/orders/${token}/documents`)).body.data
const askInvoice = (token: string, body: object = company) =>
  app.call('POST', `/public/orders/${token}/invoice`, { body })
const fetched = (url: string, as?: string) =>
  app.app.inject({
    ...{ method: 'GET', url },
    headers: { host: 'localhost', ...(as !== undefined && { authorization: `Bearer ${as}` }) },
  })
/** Words of a PDF, as any reader finds them. */
const textOf = (bytes: Buffer): string => {
  const file = join(env.dataFolder, `document-${bytes.length}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
}
const refund = (id: number, amount: number) =>
  send('POST', `/orders/${id}/refund`, {
    ...{ amount, is_access_closed: false, is_order_cancelled: false, method: 'bank', reason: 'Ill' },
  })

describe('a receipt', () => {
  it('comes with each payment by hand, once, and names the school before it says who sells', async () => {
    const { token, id } = await paid({ name: 'Olena Доу' })
    const { documents, invoice } = await ofBuyer(token)
    expect(documents).toMatchObject([
      { kind: 'receipt', number: 'R-0001', total: 59_000, buyer_name: 'Olena Доу', order: { id } },
    ])
    expect(invoice).toBe('seller_missing')
    const reply = await fetched(documents[0].link)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Receipt R-0001.pdf'),
    })
    const text = textOf(reply.rawPayload)
    for (const words of [
      'Receipt R-0001',
      'documents',
      'Olena Доу',
      '€590.00',
      'bank transfer',
      'Page 1 of 1',
    ])
      expect(text).toContain(words)
  })

  it('is the same bytes after the school and the person changed', async () => {
    const { token, id } = await paid()
    const [{ link }] = (await ofBuyer(token)).documents
    const before = (await fetched(link)).rawPayload
    await saveSeller()
    await database.pool.query(`update orders set buyer_name = '', email = null, title = 'x' where id = $1`, [
      id,
    ])
    app.clock.advance(86_400_000)
    expect((await fetched(link)).rawPayload.equals(before)).toBe(true)
    app.clock.advance(-86_400_000)
  })

  it('comes with money of a provider, however often it is told', async () => {
    const { token, key } = await begin(code)
    fake.pay(key)
    await ask(token)
    app.clock.advance(3_000)
    await ask(token)
    const { documents } = await ofBuyer(token)
    expect(documents).toMatchObject([{ kind: 'receipt', total: 59_000 }])
    expect(textOf((await fetched(documents[0].link)).rawPayload)).toContain('Stripe')
  })
})

describe('an invoice', () => {
  it('is refused by name until the school says who sells', async () => {
    await database.pool.query('delete from billing_details')
    const { token, id } = await paid()
    expect(await askInvoice(token)).toMatchObject({ status: 409, body: { error: 'seller_missing' } })
    expect(await send('POST', `/orders/${id}/invoice`, company)).toMatchObject({ status: 409 })
  })

  it('is made out once, to whom the buyer names, with the number that the school begins with', async () => {
    await saveSeller()
    const { token, id } = await paid()
    const made = (await askInvoice(token)).body.data
    expect(made.invoice).toBe('issued')
    expect(made.documents[0]).toMatchObject({ kind: 'invoice', number: 'INV-0012', total: 59_000 })
    const again = (await send('POST', `/orders/${id}/invoice`, { ...company, name: 'Other' })).body.data
    expect(again.documents).toHaveLength(2)
    const text = textOf((await fetched(made.documents[0].link)).rawPayload)
    for (const words of [
      ...['Invoice INV-0012', 'Lectern Test GmbH', 'DE 123 456 789', 'Bäckerei Müller AG', 'ATU 12345678'],
      ...['Bread, the whole of it', '€590.00', 'IBAN DE00 0000'],
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('To be paid')
    expect((await send('GET', '/billing-details')).body).toMatchObject({
      next_number: 'INV-0013',
      is_begun: true,
    })
  })

  it('of an order that waits for a bank transfer says what is to be paid, and how', async () => {
    const { token } = await waiting({ language: 'uk' })
    const { documents } = (await askInvoice(token)).body.data
    const text = textOf((await fetched(documents[0].link)).rawPayload)
    for (const words of ['Рахунок INV-0013', 'До сплати: 590,00', bank.instruction])
      expect(text).toContain(words)
  })

  it('is refused of an order that waits for a provider, and of one that was cancelled', async () => {
    const { token } = await begin(code)
    expect(await askInvoice(token)).toMatchObject({ status: 409, body: { error: 'nothing_to_invoice' } })
    const other = await waiting()
    await app.call('POST', `/public/orders/${other.token}/cancel`, { body: {} })
    expect(await askInvoice(other.token)).toMatchObject({ status: 409 })
  })

  it('comes by itself with the payment where the school says so', async () => {
    await saveSeller({ is_invoice_automatic: true })
    const { token } = await paid({ name: 'Auto Matic' })
    await saveSeller()
    expect((await ofBuyer(token)).documents).toMatchObject([
      { kind: 'invoice', buyer_name: 'Auto Matic' },
      { kind: 'receipt' },
    ])
  })

  it('with another prefix begins counting again', async () => {
    await saveSeller({ invoice_prefix: '2027/', first_number: 1 })
    const { token } = await paid()
    expect((await askInvoice(token)).body.data.documents[0].number).toBe('2027/0001')
    await saveSeller()
    expect(await saveSeller({ invoice_prefix: 'CN-' })).toMatchObject({ status: 422 })
  })
})

describe('a credit note', () => {
  it('takes off an invoice what went back, and once nothing is left another invoice may follow', async () => {
    await saveSeller()
    const { token, id } = await paid()
    await askInvoice(token)
    await refund(id, 9_000)
    const [note, invoice] = (await ofBuyer(token)).documents
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: 'CN-0001',
      total: 9_000,
      corrects: invoice.number,
    })
    expect(invoice).toMatchObject({ kind: 'invoice', total: 59_000, credited_total: 9_000 })
    const text = textOf((await fetched(note.link)).rawPayload)
    for (const words of ['Credit note CN-0001', `Invoice ${invoice.number} of`, company.name, '€90.00'])
      expect(text).toContain(words)
    await refund(id, 50_000)
    const after = await ofBuyer(token)
    expect(after.documents.filter((each: { kind: string }) => each.kind === 'credit_note')).toHaveLength(2)
    expect(after.invoice).toBe('nothing_to_invoice')
  })

  it('comes with money that goes back through its provider, once it went', async () => {
    const { token, number, key } = await begin(code)
    fake.pay(key)
    await ask(token)
    await askInvoice(token)
    const { id } = await cardOf(number)
    await send('POST', `/orders/${id}/refund`, {
      ...{
        amount: 9_000,
        is_access_closed: false,
        is_order_cancelled: false,
        method: 'provider',
        reason: '',
      },
    })
    expect((await ofBuyer(token)).documents).toHaveLength(2)
    await later(11)
    expect((await ofBuyer(token)).documents[0]).toMatchObject({ kind: 'credit_note', total: 9_000 })
  })

  it('of money that went back before the invoice comes with it; without an invoice none comes', async () => {
    const { token, id } = await paid()
    await refund(id, 9_000)
    expect((await ofBuyer(token)).documents).toMatchObject([{ kind: 'receipt' }])
    const { documents } = (await askInvoice(token)).body.data
    expect(documents).toMatchObject([
      { kind: 'credit_note', total: 9_000 },
      { kind: 'invoice', total: 59_000, credited_total: 9_000 },
      { kind: 'receipt' },
    ])
  })
})

describe('numbers', () => {
  it('of 200 invoices at the same moment have no gap and no double, though some are rolled back', async () => {
    await saveSeller({ invoice_prefix: 'MANY-', first_number: 1 })
    const { id } = await paid()
    const { rows } = await database.pool.query(
      `insert into orders (school_id, number, type, price, total, paid_total, currency, paid_status, source, title, created_at)
       select school_id, 10000 + n, type, price, total, total, currency, 'paid', source, title, created_at
       from orders, generate_series(1, 220) n where id = $1 returning id`,
      [id],
    )
    const outcomes = await Promise.allSettled(
      rows.map(({ id: orderId }, index) =>
        db.transaction(async (tx) => {
          const place = { schoolId: school.schoolId, orderId: Number(orderId) }
          await issueInvoice(tx, place, { ...company }, app.clock.now())
          if (index % 11 === 0) throw new Error('rolled back')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
    const issued = await database.pool.query(
      `select number from money_documents where series = 'MANY-' order by number`,
    )
    expect(issued.rows.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
    await saveSeller()
  })

  it('are asked for twice at the same moment, and one invoice is made out', async () => {
    const { token } = await paid()
    const replies = await Promise.all([askInvoice(token), askInvoice(token), askInvoice(token)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ofBuyer(token)).documents).toHaveLength(2)
  })
})

describe('documents', () => {
  it('are listed with sums, by kind and by words', async () => {
    const { token } = await paid()
    await askInvoice(token, { ...company, name: 'Findable Company' })
    const found = (await send('GET', '/payments/documents?query=findable+comp')).body
    expect(found.data).toMatchObject([{ kind: 'invoice', buyer_name: 'Findable Company' }])
    expect(found.sums).toEqual([{ currency: 'EUR', invoices: 59_000, credit_notes: 0, receipts: 0 }])
    const receipts = (await send('GET', '/payments/documents?query=findable&kind=receipt')).body
    expect(receipts).toMatchObject({ data: [], sums: [], meta: { total: 0 } })
  })

  it('are given to nobody else', async () => {
    const mine = await paid()
    const other = await paid()
    const [{ id }] = (await ofBuyer(mine.token)).documents
    const staffLink = `/api/v1/payments/documents/${id}/file`
    expect((await fetched(staffLink, school.owner.token)).statusCode).toBe(200)
    expect((await fetched(staffLink)).statusCode).toBe(401)
    expect((await fetched(staffLink, rival.owner.token)).statusCode).toBe(404)
    expect((await fetched(`/api/v1/public/orders/${other.token}/documents/${id}`)).statusCode).toBe(404)
    expect((await fetched('/api/v1/billing-details/preview')).statusCode).toBe(401)
    expect((await fetched('/api/v1/billing-details/preview', school.owner.token)).statusCode).toBe(200)
  })

  it('of a purchase are the buyer’s own', async () => {
    const { id } = await paid()
    const asked = await send('GET', `/user/purchases/documents?orders=${id}`, undefined, rival.owner.token)
    expect(asked).toMatchObject({ status: 200, body: { data: [] } })
  })
})
