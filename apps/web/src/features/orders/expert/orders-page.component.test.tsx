import { listFunnels } from '@lectern/contract/orders/funnels.api'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { listViews } from '@lectern/contract/views/views.api'
import { listContacts, listManagers } from '@lectern/contract/contacts/contacts.api'
import { listOffers } from '@lectern/contract/offers/offers.api'
import type { Offer } from '@lectern/contract/offers/offer'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { countOrders, createOrder, listOrders } from '@lectern/contract/orders/staff-orders.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { answerAuthor } from '../../../testing/author.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { noGroups, orderCard, orderRow } from '../testing/order.ts'
import { NewOrder } from './new-order.tsx'
import { Orders } from './list/orders-list.tsx'
import type { OrdersSearch } from './orders-search.ts'

const answer = (data: OrderRow[]) => ({
  ...{ data, meta: { per_page: 50, total: data.length, is_total_exact: true } },
  links: { next: null, previous: null },
})
const texts = [
  'common',
  'orders',
  'order-board',
  'views',
  'order-desk',
  'create-course',
  'expert',
  'contacts',
] as const
const opened: number[] = []

const show = (search: OrdersSearch = {}, width = 1440) =>
  renderPart(
    <Suspense>
      <Orders
        search={search}
        readerId={1}
        onOpen={(id) => opened.push(id)}
        onClose={() => undefined}
        onNew={() => undefined}
      />
    </Suspense>,
    { texts, width },
  )

const plan = {
  ...({ id: 5, title: '', note: '', scheme: 'once', amount: 59_000, old_amount: null, promo: null } as const),
  ...{ promo_taken: 0, product_ids: null, length: null, is_on: true },
}
const offer: Offer = {
  ...{ id: 2, code: 'abc', title: 'Sourdough', title_alternative: null, description: '', status_id: 2 },
  is_self_service: true,
  currency: 'EUR',
  plans: [plan],
  ...{ phone_asking: 'no', terms_url: null, sale_starts_at: null, sale_ends_at: null },
  ...{ places_total: null, places_taken: 0, link: '/offers/abc', products: [], participants_count: null },
  updated_at: '2026-11-01T10:00:00.000Z',
}
const pageOf = (data: Offer[]) => ({
  data,
  meta: { current_page: 1, per_page: 100, total: data.length, last_page: 1 },
  links: { next: null },
})

beforeEach(() => {
  answerAuthor()
  answerCall(listViews, () => ({ data: [] }))
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listManagers, () => ({ data: [] }))
  opened.length = 0
  answerCall(listFunnels, () => ({ data: [] }))
  answerCall(countOrders, () => ({
    data: { ...noGroups, all: 12, awaiting_payment: 5, late: 1, paid: 4, closed: 2 },
  }))
  answerCall(listPermissions, () => ({ data: ['order_list', 'offer_list', 'order_create', 'contact_list'] }))
  answerCall(listOffers, () =>
    pageOf([offer, { ...offer, id: 3, title: 'For nothing', currency: null, plans: [] }]),
  )
})

test('the groups have their numbers, and a row tells what is paid and what comes next', async () => {
  answerCall(listOrders, () =>
    answer([
      {
        ...orderRow,
        ...{ paid_total: 20_000, state: 'paid_in_part' },
        next: { kind: 'pay', amount: 39_000, due_at: null, closes_at: null },
      },
    ]),
  )
  await show()
  await expect.element(page.getByRole('tab', { name: /^Waiting for money/ })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Ivan P.' })
  await expect.element(row.getByText('€200 of €590')).toBeVisible()
  await expect.element(row.getByText('€390 to be paid.').first()).toBeInTheDocument()
  await row.click()
  expect(opened).toEqual([18])
})

test('the address asks for a group, an offer and words', async () => {
  const asked: unknown[] = []
  answerCall(listOrders, ({ query }) => {
    asked.push(query)
    return answer([])
  })
  await show({ q: 'ivan', group: 'late', offer: 2, after: 'abc' })
  await expect.element(page.getByText('No orders match')).toBeVisible()
  expect(asked[0]).toMatchObject({ query: 'ivan', group: 'late', offer: '2', after: 'abc' })
})

test('a school without orders is told where they come from', async () => {
  answerCall(listOrders, () => answer([]))
  await show({}, 390)
  await expect.element(page.getByText('No orders yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open offers' })).toBeVisible()
})

test('an order is made for a contact at a price of its own; free offers are not there', async () => {
  answerCall(listContacts, () => ({
    ...{ data: [], meta: { per_page: 20, total: 0, is_total_exact: true } },
    links: { next: null, previous: null },
  }))
  const sent: unknown[] = []
  answerCall(createOrder, ({ body }) => {
    sent.push(body)
    return { data: orderCard }
  })
  const made: number[] = []
  await renderPart(
    <NewOrder
      contact={{ id: 5, name: 'Ivan', language: 'uk' }}
      onClose={() => undefined}
      onMade={({ id }) => made.push(id)}
    />,
    { texts },
  )
  await expect.element(page.getByRole('option', { name: /For nothing/ })).not.toBeInTheDocument()
  await page.getByLabelText('Offer').selectOptions('Sourdough · €590')
  await page.getByRole('textbox', { name: /^Price/ }).fill('300')
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect.poll(() => made).toEqual([18])
  expect(sent).toEqual([
    {
      ...{ contact_id: 5, offer_id: 2, plan_id: 5, amount: 30_000, reason: '', language: 'uk' },
      is_letter_sent: true,
    },
  ])
})
