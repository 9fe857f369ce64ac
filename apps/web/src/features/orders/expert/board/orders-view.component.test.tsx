import { rehearseOrderAction, startOrderAction } from '@lectern/contract/orders/bulk.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { listViews } from '@lectern/contract/views/views.api'
import { listManagers } from '@lectern/contract/contacts/contacts.api'
import { savePersonalSettings } from '@lectern/contract/identity/profile.api'
import { listOffers } from '@lectern/contract/offers/offers.api'
import { assignOrders, getBoard, listFunnels } from '@lectern/contract/orders/funnels.api'
import { countOrders, getOrder, listOrders } from '@lectern/contract/orders/staff-orders.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiAddress } from '../../../../lib/api/index.ts'
import { answerAuthor } from '../../../../testing/author.ts'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { boardColumns, funnel } from '../../testing/board.ts'
import { noGroups, orderCard, orderRow } from '../../testing/order.ts'
import { Orders } from '../list/orders-list.tsx'
import type { OrdersSearch } from '../orders-search.ts'
import { OrderManager } from './manager/order-manager.tsx'

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
const curator = { id: 4, name: 'Demo Curator', email: 'curator@example.test' }

const show = (search: OrdersSearch) =>
  renderPart(
    <Suspense>
      <Orders search={search} readerId={1} onOpen={() => undefined} onClose={() => undefined} />
    </Suspense>,
    { texts },
  )

/** Calls that give orders to somebody, as they come. */
const task: Task = {
  ...{ id: 7, kind: 'orders.move', state: 'waiting', details: {}, total: 1, done: 0, changed: 0, failed: 0 },
  ...{ error: null, started_by: null, is_own: true, created_at: '2026-11-28T10:00:00.000Z' },
  ...{ started_at: null, finished_at: null, undo_until: null, undoes_id: null, file: null },
}

const takeAssignments = () => {
  const sent: unknown[] = []
  answerCall(assignOrders, ({ body }) => {
    sent.push(body)
    return { data: { changed: 1 } }
  })
  return sent
}

beforeEach(() => {
  answerAuthor()
  answerCall(listViews, () => ({ data: [] }))
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listPermissions, () => ({ data: ['order_list', 'order_edit', 'contact_list'] }))
  answerCall(listManagers, () => ({ data: [{ ...curator, id: 1, name: 'Anna' }, curator] }))
  answerCall(listOffers, () => ({
    ...{ data: [], meta: { current_page: 1, per_page: 100, total: 0, last_page: 1 } },
    links: { next: null },
  }))
  answerCall(countOrders, () => ({
    data: { ...noGroups, all: 1, awaiting_payment: 1, late: 0, paid: 0, closed: 0 },
  }))
  answerCall(listFunnels, () => ({ data: [funnel] }))
  answerCall(getBoard, () => ({ data: boardColumns }))
  answerCall(getOrder, () => ({ data: orderCard }))
  answerCall(listOrders, () => ({
    ...{ data: [orderRow], meta: { per_page: 50, total: 1, is_total_exact: true } },
    links: { next: null, previous: null },
  }))
})

test('the switch writes the view into the address and keeps it for the person', async () => {
  const kept: unknown[] = []
  answerCall(savePersonalSettings, ({ body }) => {
    kept.push(body?.settings)
    return { data: body?.settings ?? [] }
  })
  const { address } = await show({})
  await expect.element(page.getByRole('table')).toBeVisible()
  await page.getByRole('radio', { name: 'Board' }).click()
  await expect.poll(address).toContain('view=board')
  await expect.poll(() => kept).toEqual([[{ key: 'orders-view', value: 'board' }]])
  await expect.element(page.getByRole('region', { name: /^New/ })).toBeVisible()
})

test('without a word in the address the view is the one that was chosen last', async () => {
  await fetch(apiAddress('/user-personal-settings'), {
    method: 'POST',
    body: JSON.stringify({ settings: [{ key: 'orders-view', value: 'board' }] }),
  })
  await show({})
  await expect.element(page.getByRole('region', { name: /^New/ })).toBeVisible()
})

test('chosen rows of the table are given to one manager, whose orders can be asked for', async () => {
  const sent: unknown[] = []
  answerCall(rehearseOrderAction, () => ({
    data: { matched: 1, changed: 1, already: 0, refused: [], places: 1, undo_hours: 720 },
  }))
  answerCall(startOrderAction, ({ body }) => {
    sent.push(body)
    return { data: { ...task, kind: 'orders.manager', details: { manager: 'Anna' } } }
  })
  const { address } = await show({ view: 'table' })
  await page.getByLabelText('Select order no. 1018').click()
  const bar = page.getByRole('region', { name: '1 order selected' })
  await bar.getByRole('button', { name: 'Manager…' }).click()
  await expect.element(page.getByText('You can take it back for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Assign 1 order' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        ...{ selection: { ids: [18] }, expected: 1 },
        action: { kind: 'manager', manager_id: 1, reason: '' },
      },
    ])
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByLabelText('Manager').selectOptions('Me')
  await expect.poll(address).toContain('manager=1')
})

test('in the sheet the manager is chosen in its place, by those who may', async () => {
  const sent = takeAssignments()
  await renderPart(
    <Suspense>
      <OrderManager order={orderCard} />
    </Suspense>,
    { texts },
  )
  await page.getByLabelText('Manager').selectOptions('Demo Curator')
  await expect.poll(() => sent).toEqual([{ order_ids: [18], manager_id: 4, reason: '' }])
})

test('whoever may not change orders reads who looks after one', async () => {
  answerCall(listPermissions, () => ({ data: ['order_list'] }))
  await renderPart(
    <Suspense>
      <OrderManager order={{ ...orderCard, manager: curator }} />
    </Suspense>,
    { texts },
  )
  await expect.element(page.getByText('Demo Curator')).toBeVisible()
  await expect.element(page.getByLabelText('Manager')).not.toBeInTheDocument()
})
