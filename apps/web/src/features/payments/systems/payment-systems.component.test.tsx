import {
  createPaymentSystem,
  deletePaymentSystem,
  listBalances,
  listPaymentSystems,
  orderPaymentSystems,
  updatePaymentSystem,
} from '@lectern/contract/payments/payment-systems.api'
import type { NewPaymentSystem, PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { useSearch } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InShell } from '../../../testing/in-shell.tsx'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { connectedSystem } from '../testing/systems.ts'
import { PaymentSystemsPage } from './payment-systems-page.tsx'
import { readSystemsSearch } from './systems-search.ts'

const bank: PaymentSystem = {
  ...{ id: 1, provider_id: 90, title: 'Bank transfer', instruction: 'To the account', currencies: [] },
  ...{ state: 'live', position: 1, connection: null, updated_at: '2026-11-28T10:00:00.000Z' },
}
const cash: PaymentSystem = { ...bank, id: 2, title: 'Cash', currencies: ['UAH'], position: 2 }
let systems: PaymentSystem[]
let sent: NewPaymentSystem[]

beforeEach(() => {
  systems = [bank, cash]
  sent = []
  answerCall(listPermissions, () => ({ data: ['paymentsystem_read', 'paymentsystem_edit'] }))
  answerCall(listPaymentSystems, () => ({ data: systems }))
  answerCall(listBalances, () => ({ data: [] }))
  answerCall(orderPaymentSystems, ({ body }) => {
    systems = (body?.ids ?? []).flatMap((id) => systems.find((system) => system.id === id) ?? [])
    return { data: systems }
  })
})

const Page = () => {
  const search = useSearch({ strict: false })
  return (
    <InShell>
      <PaymentSystemsPage search={readSystemsSearch({ ...search })} />
    </InShell>
  )
}
const show = (width = 1440) =>
  renderPart(<Page />, { texts: ['common', 'expert', 'create-course', 'payments'], width })
const field = (name: string) => page.getByRole('textbox', { name })
const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('button[class*=title]')?.textContent)

test('ways to pay stand in the order of the checkout, are moved by keys, and back', async () => {
  await show(390)
  await expect.element(page.getByText('Marked by hand · UAH')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Actions for “Cash”' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(titles).toEqual(['Cash', 'Bank transfer'])
  await expect.poll(() => systems.map(({ id }) => id)).toEqual([2, 1])
  await expect.poll(() => toasts.list().length).toBe(1)
  toasts.list()[0]?.action?.onSelect()
  await expect.poll(() => systems.map(({ id }) => id)).toEqual([1, 2])
})

test('payments for trying out are marked as a test for the staff, also once they are live', async () => {
  systems = [
    bank,
    { ...connectedSystem, provider_id: providerIds.standIn, title: 'Card for trying out', state: 'live' },
  ]
  await show()
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect.element(row('Card for trying out').getByText('Test', { exact: true })).toBeVisible()
  await expect.element(row('Card for trying out').getByText('Live', { exact: true })).toBeVisible()
  await expect.element(row('Bank transfer').getByText('Live', { exact: true })).toBeVisible()
  await expect.element(row('Bank transfer').getByText('Test', { exact: true })).not.toBeInTheDocument()
})

test('an order of ways that are gone is told, and the list is as they made it', async () => {
  refuseCall(orderPaymentSystems, 404, 'not_found')
  await show()
  await page.getByRole('button', { name: 'Actions for “Cash”' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(() => toasts.list().map(({ tone }) => tone)).toEqual(['danger'])
  await expect.poll(titles).toEqual(['Bank transfer', 'Cash'])
})

test('where there is none, what to do is taught; one is added with what a buyer reads beside', async () => {
  systems = []
  answerCall(createPaymentSystem, ({ body }) => {
    if (body) sent.push(body)
    systems = [bank]
    return { data: bank }
  })
  await show()
  await expect.element(page.getByText('No way to pay yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Stripe' }))
    .toHaveAttribute(...['href', '/expert/payments/systems/3'])
  await page.getByRole('button', { name: 'Add a way to pay' }).first().click()
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add a way to pay' })
  await expect.element(add).toBeDisabled()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await expect.element(field('How to pay')).toHaveValue(expect.stringContaining('IBAN'))
  await field('How to pay').fill('To the account')
  await expect.element(page.getByRole('figure').getByText('To the account')).toBeVisible()
  await page.getByRole('radio', { name: 'Only chosen ones' }).click()
  await expect.element(add).toBeDisabled()
  await page.getByRole('combobox', { name: 'Add a currency' }).fill('euro')
  await page.getByRole('option', { name: 'EUR · Euro' }).click()
  await add.click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        ...{ provider_id: 90, title: 'Bank transfer', instruction: 'To the account', currencies: ['EUR'] },
        state: 'live',
      },
    ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('one is switched off at the checkout, and taken away after a question', async () => {
  answerCall(updatePaymentSystem, ({ body }) => {
    systems = [bank, { ...cash, state: body?.state ?? 'live' }]
    return { data: cash }
  })
  answerCall(deletePaymentSystem, () => {
    systems = [bank]
    return { data: { success: true as const } }
  })
  await show()
  await page.getByRole('switch', { name: '“Cash” at the checkout' }).click()
  await expect.element(page.getByRole('switch', { name: '“Cash” at the checkout' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Actions for “Cash”' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(titles).toEqual(['Bank transfer'])
})

test('who may only look at them changes nothing', async () => {
  answerCall(listPermissions, () => ({ data: ['paymentsystem_read'] }))
  await show()
  await expect.element(page.getByText('Cash')).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Connect' })).not.toBeInTheDocument()
  await userEvent.keyboard('c')
})

test('payment systems that the school has not yet can be connected; a stopped one says what buyers see', async () => {
  systems = [
    bank,
    { ...connectedSystem, connection: { ...connectedSystem.connection, stopped_at: bank.updated_at } },
  ]
  await show(390)
  await expect.element(page.getByText('Stopped', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Keys refused since/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Enter keys again' }))
    .toHaveAttribute(...['href', '/expert/payments/systems/3?system=3'])
  await expectFits()
  await expectAccessible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'PayPal' }))
    .toHaveAttribute(...['href', '/expert/payments/systems/2'])
  await expect.element(page.getByRole('menuitem', { name: 'Stripe' })).not.toBeInTheDocument()
})
