import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { openTestSchool, signUp } from '../../testing/people.ts'
import { forgetBuyer, insertOrder } from './orders.repository.ts'

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
          price: 9000,
          total: 9000,
          paidTotal: 3000,
          currency: 'EUR',
          paidStatus: 'partial',
          source: 'offer_page',
        },
        lines: [{ title: 'Bread', price: 9000 }],
        payments: [
          { amount: 3000, dueAt: inDays(-1), paidAt: inDays(-1), status: 'paid' },
          { amount: 3000, dueAt: inDays(2), status: 'planned' },
          { amount: 3000, dueAt: inDays(1), status: 'planned' },
          { amount: 3000, dueAt: null, status: 'cancelled' },
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

  it('of somebody whose account was erased stay in the books without a name', async () => {
    const buyer = await signUp(app)
    const id = await order(buyer.id)
    await forgetBuyer(dependencies.db, buyer.id)
    const { rows } = await dependencies.database.pool.query(
      'select user_id, total from orders where id = $1',
      [id],
    )
    expect(rows).toEqual([{ user_id: null, total: 9000 }])
  })
})
