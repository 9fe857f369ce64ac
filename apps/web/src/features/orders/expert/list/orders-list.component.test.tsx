import { useSearch } from '@tanstack/react-router'
import { listManagers } from '@lectern/contract/contacts/contacts.api'
import { savePersonalSettings } from '@lectern/contract/identity/profile.api'
import { listOffers } from '@lectern/contract/offers/offers.api'
import { exportOrders, rehearseOrderAction, startOrderAction } from '@lectern/contract/orders/bulk.api'
import { getBoard, listFunnels } from '@lectern/contract/orders/funnels.api'
import { countOrders, listOrders } from '@lectern/contract/orders/staff-orders.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { countViews, createView, listViews } from '@lectern/contract/views/views.api'
import type { ListView } from '@lectern/contract/views/views'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAuthor } from '../../../../testing/author.ts'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { boardColumns, funnel } from '../../testing/board.ts'
import { noGroups, orderRow } from '../../testing/order.ts'
import { readOrdersSearch } from '../orders-search.ts'
import { Orders } from './orders-list.tsx'

const sale: ListView = {
  ...{ id: 12, name: 'Christmas sale', is_shared: true, may_change: true, position: 0 },
  ...{ query: { source: 'offer_page', sort: 'total' }, columns: ['email', 'method'] },
}
const task: Task = {
  ...{
    id: 7,
    kind: 'orders.cancel',
    state: 'waiting',
    details: {},
    total: 2,
    done: 0,
    changed: 0,
    failed: 0,
  },
  ...{ error: null, started_by: null, is_own: true, created_at: '2026-11-28T10:00:00.000Z' },
  ...{ started_at: null, finished_at: null, undo_until: null, undoes_id: null, file: null },
}
const texts = [
  ...([
    'common',
    'orders',
    'order-board',
    'order-desk',
    'create-course',
    'expert',
    'contacts',
    'views',
  ] as const),
]

let asked: Record<string, string>[]
let boards: Record<string, string>[]

const Page = () => (
  <Suspense>
    <Orders
      search={readOrdersSearch(useSearch({ strict: false }))}
      readerId={1}
      onOpen={() => undefined}
      onClose={() => undefined}
    />
  </Suspense>
)
const show = (at = '/') => renderPart(<Page />, { at, texts: [...texts], width: 1440 })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lastAsked = () => asked.at(-1)

beforeEach(() => {
  asked = []
  boards = []
  answerAuthor()
  answerCall(listPermissions, () => ({ data: ['order_list', 'order_edit', 'order_export'] }))
  answerCall(listManagers, () => ({ data: [] }))
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listViews, () => ({ data: [sale] }))
  answerCall(countViews, () => ({ data: [{ id: 12, count: 22, is_more: false, is_broken: false }] }))
  answerCall(countOrders, () => ({ data: { ...noGroups, all: 128, needs_action: 7, disputed: 1 } }))
  answerCall(listOffers, () => ({
    ...{ data: [], meta: { current_page: 1, per_page: 100, total: 0, last_page: 1 } },
    links: { next: null },
  }))
  answerCall(listFunnels, () => ({ data: [funnel] }))
  answerCall(getBoard, ({ query }) => {
    boards.push(query)
    return { data: boardColumns }
  })
  answerCall(listOrders, ({ query }) => {
    asked.push(query)
    return {
      data: [{ ...orderRow, method: { id: 3, title: 'By bank' } }],
      meta: { per_page: 50, total: 128, is_total_exact: true },
      links: { next: null, previous: null },
    }
  })
})

test('views that every school has stand before those that people keep, and each opens with its question', async () => {
  const { address } = await show()
  await expect.element(tab('Needs action 7')).toBeVisible()
  await expect.element(tab('Christmas sale 22')).toBeVisible()
  await tab(/Needs action/).click()
  await expect.poll(lastAsked).toMatchObject({ group: 'needs_action' })
  await expect.element(tab(/Needs action/)).toHaveAttribute('aria-selected', 'true')
  expect(address()).toContain('group=needs_action')
  await tab(/Christmas sale/).click()
  await expect.poll(lastAsked).toMatchObject({ source: 'offer_page', sort: 'total' })
  await expect.element(page.getByText('By bank')).toBeVisible()
  expect(lastAsked()).not.toHaveProperty('group')
  await userEvent.keyboard('5')
  await expect.poll(lastAsked).toMatchObject({ group: 'disputed' })
})

test('the board is asked what the open view asks', async () => {
  await show('/?view=board&group=late&state=late&source=manual')
  await expect.element(page.getByRole('region', { name: /^New/ })).toBeVisible()
  expect(boards.at(-1)).toMatchObject({ group: 'late', state: 'late', source: 'manual' })
})

test('a filter is added, asks, and is kept in a new view', async () => {
  const kept: unknown[] = []
  answerCall(createView, ({ body }) => {
    kept.push(body)
    return { data: { ...sale, id: 13, name: 'Mine' } }
  })
  await show()
  await expect.element(page.getByRole('table')).toBeVisible()
  await button('Filter').click()
  await page.getByRole('menuitem', { name: 'State' }).click()
  await page.getByLabelText('State', { exact: true }).selectOptions('Overpaid')
  await expect.poll(lastAsked).toMatchObject({ state: 'overpaid' })
  await button('Save view').click()
  await page.getByRole('textbox', { name: 'View name' }).fill('Mine')
  await button('Save').click()
  await expect.poll(() => kept).toMatchObject([{ name: 'Mine', query: { state: 'overpaid' } }])
})

test('heads sort, and turn at the second press', async () => {
  await show()
  await button('Total').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'total' })
  await button('Total').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'total', direction: 'asc' })
  await button('What comes next').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'due' })
})

test('all that match are cancelled after a rehearsal that tells what is left out', async () => {
  const sent: unknown[] = []
  answerCall(rehearseOrderAction, () => ({
    data: {
      ...{ matched: 128, changed: 2, already: 100, places: 2, undo_hours: 720 },
      refused: [{ reason: 'has_money' as const, orders: 26 }],
    },
  }))
  answerCall(startOrderAction, ({ body }) => {
    sent.push(body)
    return { data: task }
  })
  await show('/?source=manual')
  await page.getByLabelText('Select order no. 1018').click()
  await button('Choose all 128').click()
  await button('Cancel…').click()
  await expect.element(page.getByRole('row', { name: /they have money.* 26/ })).toBeVisible()
  await expect.element(page.getByText(/2 places come free/)).toBeVisible()
  await expect.element(button('Keep orders')).toBeVisible()
  await button('Cancel 2 orders').click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    ...{ selection: { filter: { source: 'manual' } }, expected: 128 },
    action: { kind: 'cancel', reason: '' },
  })
})

test('a file takes the columns in sight, and a row for each item where that is wanted', async () => {
  const sent: unknown[] = []
  answerCall(exportOrders, ({ body }) => {
    sent.push(body)
    return { data: task }
  })
  await show('/?group=late')
  await button('Export').click()
  await page.getByRole('checkbox', { name: 'Stage', exact: true }).click()
  await page.getByRole('checkbox', { name: /A row for each item/ }).click()
  await button('Export all that match').click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({
    selection: { filter: { group: 'late' } },
    ...{ with_lines: true, format: 'xlsx' },
    columns: ['number', 'buyer', 'offer', 'total', 'currency', 'state', 'next', 'created'],
  })
})

test('a column folds, and a card tells the chosen fields; both are kept for the person', async () => {
  const kept: unknown[] = []
  answerCall(savePersonalSettings, ({ body }) => {
    kept.push(...(body?.settings ?? []))
    return { data: body?.settings ?? [] }
  })
  await show('/?view=board')
  const fresh = page.getByRole('region', { name: /^New/ })
  await expect.element(fresh.getByText('Ivan P.')).toBeVisible()
  await button('Fold “New”').click()
  await expect.element(fresh.getByText('Ivan P.')).not.toBeVisible()
  await button('Unfold “New”').click()
  await expect.element(fresh.getByText('Ivan P.')).toBeVisible()
  await button('Card fields').click()
  await page.getByRole('checkbox', { name: 'What comes next' }).click()
  await page.getByRole('checkbox', { name: 'E-mail' }).click()
  await button('Show').click()
  await expect.element(fresh.getByText(/ivan@example\.test/).first()).toBeVisible()
  expect(kept).toEqual([
    { key: 'orders-folded', value: ['1'] },
    { key: 'orders-folded', value: [] },
    { key: 'orders-card', value: ['offer', 'paid', 'days_in_stage', 'manager', 'comments', 'email'] },
  ])
})
