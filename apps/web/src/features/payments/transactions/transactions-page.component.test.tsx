import { useSearch } from '@tanstack/react-router'
import { savePersonalSettings } from '@lectern/contract/identity/profile.api'
import { exportTransactions, listTransactions } from '@lectern/contract/payments/payments.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import type { ListView } from '@lectern/contract/views/views'
import { countViews, listViews } from '@lectern/contract/views/views.api'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerAuthor } from '../../../testing/author.ts'
import { InShell } from '../../../testing/in-shell.tsx'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { charge } from '../../../testing/transactions.ts'
import { TransactionsPage } from './transactions-page.tsx'
import { readTransactionsSearch } from './transactions-search.ts'

const refunds: ListView = {
  ...{ id: 9, name: 'Refunds', is_shared: true, may_change: true, position: 0 },
  ...{ query: { kind: 'refund' }, columns: ['net', 'fee'] },
}
const task: Task = {
  ...{ id: 7, kind: 'payments.export', state: 'waiting' as const, details: {} },
  ...{ total: 1, done: 0, changed: 0, failed: 0, error: null, started_by: null, is_own: true },
  ...{ created_at: '2026-11-28T10:00:00.000Z', started_at: null, finished_at: null, undo_until: null },
  ...{ undoes_id: null, file: null },
}

let asked: Record<string, string>[]
let tasks: Task[]

const Page = () => (
  <Suspense>
    <InShell>
      <TransactionsPage search={readTransactionsSearch(useSearch({ strict: false }))} />
    </InShell>
  </Suspense>
)
const show = (at = '/') =>
  renderPart(<Page />, {
    at,
    texts: ['common', 'expert', 'payments', 'views', 'create-course'],
    width: 1440,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lastAsked = () => asked.at(-1)

beforeEach(() => {
  asked = []
  tasks = []
  answerAuthor()
  answerCall(listPermissions, () => ({
    data: ['transaction_list', 'transaction_read', 'transaction_export'],
  }))
  answerCall(listTasks, () => ({ data: tasks }))
  answerCall(listViews, () => ({ data: [refunds] }))
  answerCall(countViews, () => ({ data: [{ id: 9, count: 4, is_more: false, is_broken: false }] }))
  answerCall(listTransactions, ({ query }) => {
    asked.push(query)
    return {
      ...{ data: [charge], sums: [], links: { next: null, previous: null } },
      meta: { per_page: 50, total: 1, is_total_exact: true },
    }
  })
})

test('a view opens with its question and its columns', async () => {
  const { address } = await show()
  await page.getByRole('tab', { name: 'Refunds 4' }).click()
  await expect.poll(lastAsked).toMatchObject({ kind: 'refund' })
  await expect.element(page.getByRole('columnheader', { name: 'Net' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '€575.00' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Buyer' })).not.toBeInTheDocument()
  expect(address()).toContain('saved=9')
})

test('both dates sort, the latest first, and turn when they are pressed again', async () => {
  await show()
  const moved = page.getByRole('columnheader', { name: 'Money moved' })
  await moved.getByRole('button').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'processed' })
  await expect.element(moved).toHaveAttribute('aria-sort', 'descending')
  await moved.getByRole('button').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'processed', direction: 'asc' })
  await expect.element(moved).toHaveAttribute('aria-sort', 'ascending')
})

test('columns are chosen, and kept for the person', async () => {
  const kept: unknown[] = []
  answerCall(savePersonalSettings, ({ body }) => {
    kept.push(...(body?.settings ?? []))
    return { data: body?.settings ?? [] }
  })
  await show()
  await button('Columns').click()
  await page.getByRole('checkbox', { name: 'Net', exact: true }).click()
  await button('Show').click()
  await expect.element(page.getByRole('columnheader', { name: 'Net' })).toBeVisible()
  await expect.poll(() => kept).toMatchObject([{ value: expect.arrayContaining(['buyer', 'net']) }])
})

test('a file has what the list asks for, with the currency of each sum, and its task is shown', async () => {
  const sent: unknown[] = []
  answerCall(exportTransactions, ({ body }) => {
    sent.push(body)
    tasks = [task]
    return { data: task }
  })
  await show('/?kind=charge')
  await button('Export').click()
  await button('Export all that match').click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    ...{ filter: { kind: 'charge' }, format: 'xlsx' },
    columns: expect.arrayContaining(['order', 'amount', 'currency']),
  })
  await expect.element(page.getByText(/Export of transactions/)).toBeVisible()
})

test('a file is made by those who may', async () => {
  answerCall(listPermissions, () => ({ data: ['transaction_list', 'transaction_read'] }))
  await show()
  await expect.element(page.getByRole('columnheader', { name: 'Buyer' })).toBeVisible()
  await expect.element(button('Export')).not.toBeInTheDocument()
})
