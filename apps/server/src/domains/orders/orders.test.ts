import { moneyLimits } from '@lectern/contract/kernel/money/minor-units'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { openTestSchool, signUp } from '../../testing/people.ts'
import { exportOrders, forgetBuyer, insertOrder } from './orders.repository.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { schoolId } = await openTestSchool(app, 'orders', true)
const other = await openTestSchool(app, 'other', false)
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(clock.now().getTime() + days * dayMs)

const order = (userId: number, school = schoolId) =>
  dependencies.db.transaction((tx) =>
    insertOrder(
      tx,
      {
        order: {
          schoolId: school,
          userId,
          type: 'instalments',
          price: 9000n,
          total: 9000n,
          paidTotal: 3000n,
          currency: 'EUR',
          paidStatus: 'partial',
          source: 'offer_page',
        },
        lines: [{ title: 'Bread', price: 9000n }],
        payments: [
          { amount: 3000n, dueAt: inDays(-1), paidAt: inDays(-1), status: 'paid' },
          { amount: 3000n, dueAt: inDays(2), status: 'planned' },
          { amount: 3000n, dueAt: inDays(1), status: 'planned' },
          { amount: 3000n, dueAt: null, status: 'cancelled' },
        ],
      },
      clock.now(),
    ),
  )

describe('purchases', () => {
  it('are the own alone, numbered within each school, with their payments', async () => {
    const [buyer, stranger] = [await signUp(app), await signUp(app)]
    await Promise.all([order(buyer.id), order(buyer.id), order(buyer.id, other.schoolId)])
    const { body } = await call('GET', '/user/purchases?per_page=2', { as: buyer.token })
    expect(body.meta).toMatchObject({ total: 3, last_page: 2 })
    expect(body.links.next).toContain('page=2')
    expect(body.data[0]).toMatchObject({
      products: [{ title: 'Bread', price: 9000, quantity: 1, product_id: null }],
      total: 9000,
      paid_total: 3000,
      currency: 'EUR',
      paid_status: 'partial',
    })
    expect(body.data[0].payments.map(({ status }: { status: string }) => status)).toEqual([
      'paid',
      'planned',
      'planned',
      'cancelled',
    ])
    const all = (await call('GET', '/user/purchases', { as: buyer.token })).body.data
    const numbers = all.map(
      (each: { number: number; school: { name: string } }) => `${each.school.name} ${each.number}`,
    )
    expect(numbers.toSorted()).toEqual(['orders 1', 'orders 2', 'other 1'])
    expect((await call('GET', '/user/purchases', { as: stranger.token })).body.data).toEqual([])
  })
})

/** The text of an answer, without what differs from run to run and what came to it later. */
const textOf = (body: unknown) =>
  JSON.stringify(body, (key, value) => (key === 'next' || key === 'link' ? undefined : value))
    .replaceAll(/("(?:id|order_id|payment_id|number)"):\d+/g, '$1:0')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')

describe('answers about money', () => {
  it('are written as before amounts were counted in bigints, letter for letter', async () => {
    const buyer = await signUp(app)
    await order(buyer.id, other.schoolId)
    const purchases = (await call('GET', '/user/purchases', { as: buyer.token })).body
    const pending = (await call('GET', '/orders/payments/pending', { as: buyer.token })).body
    expect(textOf(purchases.data[0])).toBe(
      '{"id":0,"number":0,"type":"instalments","school":{"id":0,"name":"other"},"products":[{"product_id":null,"title":"Bread","quantity":1,"price":9000}],"total":9000,"paid_total":3000,"currency":"EUR","paid_status":"partial","created_at":"then","payments":[{"id":0,"no":1,"amount":3000,"due_at":"then","paid_at":"then","status":"paid"},{"id":0,"no":2,"amount":3000,"due_at":"then","paid_at":null,"status":"planned"},{"id":0,"no":3,"amount":3000,"due_at":"then","paid_at":null,"status":"planned"},{"id":0,"no":4,"amount":3000,"due_at":null,"paid_at":null,"status":"cancelled"}]}',
    )
    expect(textOf(pending)).toBe(
      '{"data":[{"payment_id":0,"order_id":0,"number":0,"school":{"id":0,"name":"other"},"titles":["Bread"],"amount":3000,"currency":"EUR","due_at":"then","is_overdue":false},{"payment_id":0,"order_id":0,"number":0,"school":{"id":0,"name":"other"},"titles":["Bread"],"amount":3000,"currency":"EUR","due_at":"then","is_overdue":false}],"has_more":false}',
    )
  })
})

describe('amounts beyond four bytes', () => {
  const most = BigInt(moneyLimits.most)
  const orderOf = (userId: number, amount: bigint) =>
    dependencies.db.transaction((tx) =>
      insertOrder(
        tx,
        {
          order: {
            ...{ schoolId, userId, type: 'standard', source: 'offer_page' },
            ...{ price: amount, total: amount, paidTotal: amount, currency: 'UZS', paidStatus: 'paid' },
          },
          lines: [{ title: 'Bread', price: amount }],
          payments: [{ amount, status: 'planned' }],
        },
        clock.now(),
      ),
    )

  it('are kept exactly, in the answers and in the download', async () => {
    const buyer = await signUp(app)
    const { most: wire } = moneyLimits
    await orderOf(buyer.id, most)
    const [purchase] = (await call('GET', '/user/purchases', { as: buyer.token })).body.data
    expect(purchase).toMatchObject({ total: wire, paid_total: wire, currency: 'UZS' })
    expect([purchase.products[0].price, purchase.payments[0].amount]).toEqual([wire, wire])
    const [owed] = (await call('GET', '/orders/payments/pending', { as: buyer.token })).body.data
    expect(owed.amount).toBe(wire)
    const exported = await exportOrders(dependencies.db, buyer.id)
    expect(JSON.parse(JSON.stringify(exported))).toMatchObject([{ total: wire, paid_total: wire }])
  })

  it('are refused beyond the limit of the wire', async () => {
    const buyer = await signUp(app)
    await expect(orderOf(buyer.id, most + 1n)).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ constraint: 'orders_amounts_fit' }) }),
    )
  })

  it('add up in the database without a rounding', async () => {
    const buyer = await signUp(app)
    for (const amount of [most - 1n, most, most - 3n]) await orderOf(buyer.id, amount)
    const { rows } = await dependencies.database.pool.query(
      'select sum(total)::text as total from orders where user_id = $1',
      [buyer.id],
    )
    expect(rows).toEqual([{ total: String(3n * most - 4n) }])
  })
})

describe('payments to come', () => {
  it('are told with the next first, and overdue once their day is over', async () => {
    const buyer = await signUp(app)
    await order(buyer.id)
    const owed = async () => (await call('GET', '/orders/payments/pending', { as: buyer.token })).body.data
    expect((await owed()).map(({ due_at }: { due_at: string }) => due_at)).toEqual([
      inDays(1).toISOString(),
      inDays(2).toISOString(),
    ])
    expect((await owed())[0]).toMatchObject({ amount: 3000, titles: ['Bread'], is_overdue: false })
    clock.advance(dayMs + 1)
    expect((await owed()).map(({ is_overdue }: { is_overdue: boolean }) => is_overdue)).toEqual([true, false])
  })

  it.each(['awaiting_since', 'differs_since'])(
    'are not asked for while the money is on its way or lies before the school: %s',
    async (column) => {
      const buyer = await signUp(app)
      const id = await order(buyer.id)
      const owed = async () => (await call('GET', '/orders/payments/pending', { as: buyer.token })).body.data
      expect(await owed()).toHaveLength(2)
      await dependencies.database.pool.query(`update orders set ${column} = $2 where id = $1`, [
        id,
        clock.now(),
      ])
      expect(await owed()).toEqual([])
    },
  )

  it('of somebody whose account was erased stay in the books without a name', async () => {
    const buyer = await signUp(app)
    const id = await order(buyer.id)
    await forgetBuyer(dependencies.db, buyer.id)
    const { rows } = await dependencies.database.pool.query(
      'select user_id, total from orders where id = $1',
      [id],
    )
    expect(rows).toEqual([{ user_id: null, total: '9000' }])
  })
})
