import type { ConnectionKeys } from '@lectern/contract/payments/connections'
import {
  checkPaymentSystem,
  connectPaymentSystem,
  createPaymentSystem,
  listPaymentSystems,
  updatePaymentSystem,
} from '@lectern/contract/payments/payment-systems.api'
import { locales } from '@lectern/contract/kernel/locales'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { providerIds, type OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { expectAccessible, expectFits } from '@lectern/ui/testing/look'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { InShell } from '../../../../testing/in-shell.tsx'
import { answerCall, refuseCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { connectedSystem } from '../../testing/systems.ts'
import { ProviderPage } from './provider-page.tsx'

let systems: PaymentSystem[]
let sent: (ConnectionKeys | undefined)[]

const { connection } = connectedSystem
const unconnected: PaymentSystem = {
  ...{ ...connectedSystem, state: 'off' },
  connection: { ...connection, mode: null, keys: [], steps: [], checked_at: null, last_message_at: null },
}

beforeEach(() => {
  systems = [connectedSystem]
  sent = []
  answerCall(listPermissions, () => ({ data: ['paymentsystem_read', 'paymentsystem_edit'] }))
  answerCall(listPaymentSystems, () => ({ data: systems }))
  answerCall(connectPaymentSystem, ({ body }) => {
    sent.push(body)
    systems = [connectedSystem]
    return { data: connectedSystem }
  })
})

const show = (
  provider: OnlineProviderId = providerIds.stripe,
  setting: Parameters<typeof renderPart>[1] = {},
) =>
  renderPart(
    <InShell>
      <ProviderPage provider={provider} search={{}} />
    </InShell>,
    { texts: ['common', 'expert', 'create-course', 'payments'], ...setting },
  )
const secret = page.getByLabelText('Secret key', { exact: true })
const save = page.getByRole('button', { name: 'Save and check' })

test('the first keys make a way to pay that nobody sees yet; a key in the wrong field is told before', async () => {
  systems = []
  const made: unknown[] = []
  answerCall(createPaymentSystem, ({ body }) => {
    made.push(body)
    return { data: unconnected }
  })
  await show()
  await save.click()
  await expect.element(page.getByText('Enter the key.')).toBeVisible()
  await secret.fill('sk_test_51abcdefghij')
  await page.getByLabelText(/^Signing secret of messages/).fill('sk_live_51abcdefghij')
  await save.click()
  await expect
    .element(page.getByText(/This is a secret key. The signing secret begins with whsec_/))
    .toBeVisible()
  expect(made).toEqual([])
  await page.getByLabelText(/^Signing secret of messages/).fill('')
  await save.click()
  await expect.poll(() => sent).toEqual([{ keys: { secret_key: 'sk_test_51abcdefghij' } }])
  expect(made).toEqual([{ provider_id: 3, title: 'Stripe', instruction: null, currencies: [], state: 'off' }])
  await expect.element(page.getByText('All is in order')).toBeVisible()
})

test('keys that the payment system does not know are told, and what was typed stays', async () => {
  systems = [unconnected]
  refuseCall(connectPaymentSystem, 422, 'keys_refused')
  await show()
  await secret.fill('sk_test_51abcdefghij')
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(secret).toHaveValue('sk_test_51abcdefghij')
  await expect.element(page.getByText('Enter the keys first.').first()).toBeVisible()
})

test('a kept secret shows its last signs, and stays unless it is changed', async () => {
  await show()
  await expect.element(secret).toHaveValue('••••••••7Qx2')
  await save.click()
  await expect.poll(() => sent).toEqual([{ keys: {} }])
  await page.getByRole('button', { name: 'Change Secret key' }).click()
  await secret.fill('rk_live_51abcdefghij')
  await save.click()
  await expect.poll(() => sent.at(-1)).toEqual({ keys: { secret_key: 'rk_live_51abcdefghij' } })
})

test('buyers are not shown test keys, nor what does not work; the check says what to do', async () => {
  const states: unknown[] = []
  answerCall(updatePaymentSystem, ({ body }) => {
    states.push(body)
    return { data: connectedSystem }
  })
  answerCall(checkPaymentSystem, () => {
    systems = [
      {
        ...connectedSystem,
        connection: { ...connection, mode: 'live', steps: [{ step: 'keys', fault: 'rights_missing' }] },
      },
    ]
    return { data: connectedSystem }
  })
  await show()
  await expect.element(page.getByText(/These are test keys/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Live/ })).toBeDisabled()
  await page.getByRole('radio', { name: /^Off/ }).click()
  await expect.poll(() => states).toEqual([{ state: 'off' }])
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText(/The key lacks a right/)).toBeVisible()
  await expect.element(page.getByText('1 step is open')).toBeVisible()
  await expect.element(page.getByText(/Not all steps of the check/)).toBeVisible()
})

test('live keys that work are shown to buyers', async () => {
  const states: unknown[] = []
  systems = [{ ...connectedSystem, connection: { ...connection, mode: 'live' } }]
  answerCall(updatePaymentSystem, ({ body }) => {
    states.push(body)
    return { data: connectedSystem }
  })
  await show()
  await page.getByRole('radio', { name: /^Live/ }).click()
  await expect.poll(() => states).toEqual([{ state: 'live' }])
})

test('the account of PayPal is chosen, and its own currencies alone are offered', async () => {
  systems = [
    {
      ...connectedSystem,
      provider_id: 2,
      connection: { ...connection, keys: [{ name: 'client_id', shown: 'AbCdEfGhIj' }] },
    },
  ]
  answerCall(connectPaymentSystem, ({ body }) => {
    sent.push(body)
    return { data: connectedSystem }
  })
  await show(providerIds.paypal)
  await page.getByRole('radio', { name: 'Live', exact: true }).first().click()
  await page.getByLabelText('Secret', { exact: true }).fill('EfGhIjKlMn')
  await save.click()
  await expect
    .poll(() => sent)
    .toEqual([{ mode: 'live', keys: { client_id: 'AbCdEfGhIj', client_secret: 'EfGhIjKlMn' } }])
  await page.getByRole('combobox', { name: 'Add a currency' }).fill('uah')
  await expect.element(page.getByRole('option', { name: /UAH/ })).not.toBeInTheDocument()
})

test('payments for trying out have no keys, and can be shown to buyers', async () => {
  systems = [{ ...connectedSystem, provider_id: 99 }]
  await show(providerIds.standIn)
  await expect.element(page.getByText(/No real money moves/).first()).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: /^Live/ })).toBeEnabled()
})

test.each(locales)('it fits a phone, in %s', async (locale) => {
  await show(providerIds.stripe, { locale, width: 360 })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await expectAccessible()
  await expectFits()
})
