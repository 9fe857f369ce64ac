import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { listViews } from '@lectern/contract/views/views.api'
import { listManagers } from '@lectern/contract/contacts/contacts.api'
import { listOffers } from '@lectern/contract/offers/offers.api'
import type { BoardColumn } from '@lectern/contract/orders/funnels'
import {
  assignOrders,
  changeFunnel,
  createFunnel,
  getBoard,
  listFunnels,
  moveOrder,
} from '@lectern/contract/orders/funnels.api'
import { countOrders, getOrder, listOrders } from '@lectern/contract/orders/staff-orders.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAuthor } from '../../../../testing/author.ts'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { boardColumns, funnel } from '../../testing/board.ts'
import { noGroups, orderCard, orderRow } from '../../testing/order.ts'
import { Orders } from '../list/orders-list.tsx'
import type { OrdersSearch } from '../orders-search.ts'

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
let columns: BoardColumn[] = []
const curator = { id: 4, name: 'Demo Curator', email: 'curator@example.test' }
const anna = { id: 1, name: 'Anna', email: 'anna@example.test' }
const noOffers = {
  data: [],
  meta: { current_page: 1, per_page: 100, total: 0, last_page: 1 },
  links: { next: null },
}

const show = (search: OrdersSearch = {}, { width = 1440, mayNew = true } = {}) =>
  renderPart(
    <Suspense>
      <Orders
        search={{ view: 'board', ...search }}
        readerId={1}
        onOpen={(id) => opened.push(id)}
        onClose={() => undefined}
        onNew={mayNew ? () => undefined : undefined}
      />
      <ToastRegion toasts={toasts} label="News" closeLabel="Close" />
    </Suspense>,
    { texts, width },
  )

const mayDo = (...rights: string[]) =>
  answerCall(listPermissions, () => ({
    data: ['order_list', 'offer_list', 'contact_list', ...rights],
  }))

const column = (name: string | RegExp) => page.getByRole('region', { name })
const card = (name: string) => page.getByRole('button', { name: new RegExp(name) }).first()

beforeEach(() => {
  opened.length = 0
  columns = boardColumns
  answerAuthor()
  answerCall(listViews, () => ({ data: [] }))
  answerCall(listTasks, () => ({ data: [] }))
  mayDo('order_edit', 'transaction_edit', 'order_create')
  answerCall(listManagers, () => ({ data: [anna, curator] }))
  answerCall(listOffers, () => noOffers)
  answerCall(countOrders, () => ({
    data: { ...noGroups, all: 3, awaiting_payment: 3, late: 0, paid: 0, closed: 0 },
  }))
  answerCall(listFunnels, () => ({ data: [funnel] }))
  answerCall(getBoard, () => ({ data: columns }))
  answerCall(getOrder, () => ({ data: orderCard }))
})

test('columns tell how many orders they have and what these come to; cards open', async () => {
  await show()
  const fresh = column('New, 2 orders')
  await expect.element(fresh.getByText('€780')).toBeVisible()
  await expect.element(column('In work, 1 order').getByText('$100').first()).toBeVisible()
  await expect.element(column('Paid, 0 orders').getByText('No orders here')).toBeVisible()
  await expect
    .element(column('Paid, 0 orders').getByText('Orders come here by their money'))
    .toBeInTheDocument()
  await expect.element(fresh.getByText('Manager: Demo Curator')).toBeInTheDocument()
  await card('Ivan P.').click()
  expect(opened).toEqual([18])
})

test('a card whose money went back tells so', async () => {
  const [first, ...rest] = boardColumns
  const back = { ...orderRow, state: 'refunded' as const, paid_total: 0, refunded_total: orderRow.total }
  columns = first ? [{ ...first, orders: [back] }, ...rest] : []
  await show()
  await expect.element(card('Ivan P.').getByText('refunded', { exact: true })).toBeVisible()
  await expect.element(card('Ivan P.').getByText('not paid')).not.toBeInTheDocument()
})

test('the dialog of card fields speaks of fields', async () => {
  await show()
  await page.getByRole('button', { name: 'Card fields' }).click()
  await expect.element(page.getByRole('heading', { name: 'More fields' })).toBeVisible()
})

test('arrows go between cards and columns, and M moves the one that has the keyboard', async () => {
  const sent: unknown[] = []
  answerCall(moveOrder, ({ body }) => {
    sent.push(body)
    return { data: { ...orderRow, stage: { id: 2, title: 'In work', since: orderRow.created_at } } }
  })
  await show()
  await expect.element(card('Ivan P.')).toBeVisible()
  card('Nina D.').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Oleh V.')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card('Ivan P.')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('radio', { name: /In work/ })).toBeChecked()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.element(column('In work, 2 orders').getByText('Ivan P.')).toBeVisible()
  await expect.element(card('Ivan P.')).toHaveFocus()
  await expect.poll(() => sent).toEqual([{ stage_id: 2, seen_stage_id: 1 }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(column('New, 2 orders').getByText('Ivan P.')).toBeVisible()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual({ stage_id: 1, seen_stage_id: 2 })
})

test('an order that somebody else moved goes back, and where it is now is told', async () => {
  refuseCall(moveOrder, 409, 'order_moved')
  answerCall(getOrder, () => ({
    data: { ...orderCard, stage: { id: 3, title: 'Paid', since: orderCard.created_at } },
  }))
  await show()
  await card('Ivan P.').dropTo(column(/^In work/))
  await expect.element(page.getByText('Order no. 1018 is in “Paid” now')).toBeVisible()
  await expect.element(column('New, 2 orders').getByText('Ivan P.')).toBeVisible()
})

test('a card that is dropped on a column of money moves nothing and asks for the payment', async () => {
  await show()
  await card('Ivan P.').dropTo(column(/^Paid/))
  await expect.element(page.getByRole('heading', { name: 'Take payment by hand' })).toBeVisible()
  await expect.element(column('New, 2 orders')).toBeInTheDocument()
  expect(opened).toEqual([])
})

test('on the stage of closed orders an order is cancelled, not set', async () => {
  columns = boardColumns.map((each) =>
    each.stage.rule === null ? each : { ...each, stage: { ...each.stage, title: 'Closed', rule: 'closed' } },
  )
  await show()
  await card('Ivan P.').dropTo(column(/^Closed/))
  await expect.element(page.getByRole('heading', { name: 'Cancel order no. 1018?' })).toBeVisible()
})

test('a reader who may change no order drags nothing and has no menu', async () => {
  mayDo()
  await show()
  await card('Ivan P.').dropTo(column(/^In work/))
  await expect.element(column('In work, 1 order')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Stages' })).not.toBeInTheDocument()
})

test('the next cards of a column come when they are asked for', async () => {
  columns = boardColumns.map((each) => (each.stage.id === 1 ? { ...each, count: 3, next: 'abc' } : each))
  const asked: unknown[] = []
  answerCall(listOrders, ({ query }) => {
    asked.push(query)
    return {
      data: [{ ...orderRow, id: 30, number: 1030, buyer: { ...orderRow.buyer, name: 'Tom B.' } }],
      meta: { per_page: 50, total: 3, is_total_exact: true },
      links: { next: null, previous: null },
    }
  })
  await show({ manager: 4 })
  await page.getByRole('button', { name: '1 more' }).click()
  await expect.element(column('New, 3 orders').getByText('Tom B.')).toBeVisible()
  expect(asked).toMatchObject([{ stage: '1', after: 'abc', manager: '4' }])
  await expect.element(page.getByRole('button', { name: '1 more' })).not.toBeInTheDocument()
})

test('on a phone one column is there at a time', async () => {
  await show({}, { width: 390 })
  await expect.element(column(/^New/)).toBeVisible()
  await expect.element(page.getByText('Oleh V.')).not.toBeVisible()
  await page.getByLabelText('Stage').selectOptions('In work · 1')
  await expect.element(page.getByText('Oleh V.')).toBeVisible()
  await expect.element(page.getByText('Ivan P.')).not.toBeVisible()
})

test('a school without orders is told how the board begins; a question that finds nothing says so', async () => {
  answerCall(listFunnels, () => ({ data: [] }))
  await show()
  await expect.element(page.getByText('The board begins with your first order')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New order' })).toBeVisible()
})

test('a question that finds nothing can be taken back', async () => {
  columns = boardColumns.map((each) => ({ ...each, count: 0, orders: [], sums: [] }))
  await show({ q: 'nobody' })
  await expect.element(page.getByText('No orders match')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear search and filters' })).toBeVisible()
})

test('a board that does not come can be asked for again', async () => {
  refuseCall(getBoard, 500, 'internal')
  await show()
  const again = page.getByRole('button', { name: /again/i })
  await expect.element(again).toBeVisible()
  answerCall(getBoard, () => ({ data: columns }))
  await again.click()
  await expect.element(card('Ivan P.')).toBeVisible()
})

test('an order is given to a colleague from its card', async () => {
  const sent: unknown[] = []
  answerCall(assignOrders, ({ body }) => {
    sent.push(body)
    return { data: { changed: 1 } }
  })
  await show()
  await card('Ivan P.').hover()
  await page.getByRole('button', { name: 'Actions for order no. 1018' }).click()
  await page.getByRole('menuitem', { name: 'Manager…' }).click()
  await page.getByRole('dialog').getByLabelText('Manager').selectOptions('Demo Curator')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect.element(page.getByText('1 order has a new manager')).toBeVisible()
  expect(sent).toEqual([{ order_ids: [18], manager_id: 4, reason: '' }])
})

test('stages are renamed, added and removed; orders of one that goes are counted', async () => {
  const sent: unknown[] = []
  answerCall(changeFunnel, ({ body }) => {
    sent.push(body)
    return { data: funnel }
  })
  await show()
  await page.getByRole('button', { name: 'Stages' }).click()
  await page.getByLabelText('Name of stage 1').fill('Fresh')
  await page.getByRole('button', { name: 'Remove stage “In work”' }).click()
  await expect.element(page.getByText('1 order moves to “Fresh”.')).toBeVisible()
  await page.getByRole('button', { name: 'Add stage' }).click()
  await expect.element(page.getByRole('button', { name: 'Save stages' })).toBeDisabled()
  await page.getByLabelText('Name of stage 3').fill('Closed')
  await page.getByLabelText('What moves orders to stage 3').selectOptions('By itself: closed')
  await page.getByRole('button', { name: 'Save stages' }).click()
  await expect.element(page.getByText('The stages are saved')).toBeVisible()
  expect(sent).toEqual([
    {
      title: 'Sales',
      stages: [
        { id: 1, title: 'Fresh', rule: null },
        { id: 3, title: 'Paid', rule: 'paid' },
        { id: null, title: 'Closed', rule: 'closed' },
      ],
      offer_ids: [],
    },
  ])
})

test('another funnel begins with the stages of this one, and is chosen above the board', async () => {
  const sent: unknown[] = []
  answerCall(createFunnel, ({ body }) => {
    sent.push(body)
    return { data: { ...funnel, id: 2, title: 'Groups' } }
  })
  const { address } = await show()
  await page.getByRole('button', { name: 'Stages' }).click()
  await page.getByRole('button', { name: 'New funnel' }).click()
  await page.getByLabelText('Name of the funnel').fill('Groups')
  answerCall(listFunnels, () => ({ data: [funnel, { ...funnel, id: 2, title: 'Groups' }] }))
  await page.getByRole('button', { name: 'Create funnel' }).click()
  await expect.poll(address).toContain('funnel=2')
  await page.getByLabelText('Funnel').selectOptions('Groups')
  expect(sent).toMatchObject([{ title: 'Groups', stages: [{ id: null }, { id: null }, { id: null }] }])
})
