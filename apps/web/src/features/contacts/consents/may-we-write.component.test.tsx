import type { ConsentEntry, ContactConsents } from '@lectern/contract/contacts/consents/consents'
import {
  getContactConsents,
  liftSuppression,
  recordConsent,
  suppressAddress,
} from '@lectern/contract/contacts/consents/consents.api'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ivan } from '../merging/testing/pair.ts'
import { MayWeWrite } from './may-we-write.tsx'

const entry: ConsentEntry = {
  ...{ id: 1, state: 'granted', at: '2026-11-01T10:00:00.000Z', source: 'form', by: null },
  ...{ note: null, file: null, text_version: 'v3' },
}

const consents: ContactConsents = {
  letters: 'on',
  topics: [{ topic: 'letters', state: 'granted', is_theirs: false, history: [entry] }],
  address: { state: 'unknown', suppressed: null, suppressed_at: null, can_lift: false },
}
const theirNo: ContactConsents = {
  ...consents,
  letters: 'off',
  topics: [
    {
      ...{ topic: 'letters', state: 'withdrawn', is_theirs: true },
      history: [{ ...entry, id: 2, state: 'withdrawn', source: 'person', text_version: null }, entry],
    },
  ],
}
const keptOut = (suppressed: 'asked' | 'complaint'): ContactConsents => ({
  ...consents,
  letters: 'never',
  address: {
    ...{ state: 'unknown', suppressed, suppressed_at: '2026-11-05T10:00:00.000Z' },
    can_lift: suppressed === 'asked',
  },
})

let held = consents

const show = (readOnly = false, email: string | null = 'ivan@example.test') =>
  renderPart(
    <>
      <MayWeWrite card={{ ...ivan, email }} readOnly={readOnly} />
      <ToastRegion toasts={toasts} label="Notices" closeLabel="Close" />
    </>,
    { texts: ['common', 'contacts', 'expert'], width: 390 },
  )

beforeEach(() => {
  held = consents
  answerCall(getContactConsents, () => ({ data: held }))
})

test('each topic says what was said, from where that is known, and shows all answers with their proof', async () => {
  await show()
  await expect.element(page.getByText('News and offers: yes')).toBeVisible()
  await expect.element(page.getByText('in a form, 1 Nov 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Proof and earlier answers' }).click()
  const sheet = page.getByRole('dialog', { name: 'News and offers: all answers' })
  await expect.element(sheet.getByText('words of the consent: v3')).toBeVisible()
})

test('a no is written down with or without words', async () => {
  const sent: unknown[] = []
  answerCall(recordConsent, ({ body }) => {
    sent.push(body)
    held = {
      ...consents,
      letters: 'off',
      topics: [{ topic: 'letters', state: 'withdrawn', is_theirs: false, history: [] }],
    }
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Record a no' }).click()
  await page.getByRole('button', { name: 'Record the no' }).click()
  await expect.element(page.getByText('News and offers: no')).toBeVisible()
  expect(sent).toEqual([{ topic: 'letters', state: 'withdrawn', note: '' }])
  await expect.element(page.getByRole('button', { name: 'Record a no' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Record a yes with proof' })).toBeVisible()
})

test('a yes needs its proof, and a refusal of the words stands at their field', async () => {
  held = {
    ...consents,
    letters: 'not_confirmed',
    topics: [{ topic: 'letters', state: null, is_theirs: false, history: [] }],
  }
  await show()
  await expect.element(page.getByText('News and offers: never asked')).toBeVisible()
  await page.getByRole('button', { name: 'Record a yes with proof' }).click()
  const send = page.getByRole('button', { name: 'Record the yes' })
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('Where and when they agreed').fill('   ')
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('Where and when they agreed').fill('At the fair')
  refuseCall(recordConsent, 422, 'invalid_fields', { note: ['too_long'] })
  await send.click()
  await expect
    .element(page.getByLabelText('Where and when they agreed'))
    .toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('their own no is theirs: no yes is offered', async () => {
  held = theirNo
  await show()
  await expect.element(page.getByText('Only this person can turn it on again.')).toBeVisible()
  await expect.element(page.getByText('their own answer, 1 Nov 2026')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Record a yes with proof' })).not.toBeInTheDocument()
})

test('an address is kept out, and the notice takes it back', async () => {
  const calls: string[] = []
  answerCall(suppressAddress, () => {
    calls.push('out')
    held = keptOut('asked')
    return { data: held }
  })
  answerCall(liftSuppression, () => {
    calls.push('in')
    held = consents
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Never write to this address' }).click()
  await expect.element(page.getByText('The team stopped it on 5 Nov 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Never write to this address' })).toBeVisible()
  expect(calls).toEqual(['out', 'in'])
})

test('the way back in tells the reason first', async () => {
  held = keptOut('asked')
  answerCall(liftSuppression, () => {
    held = consents
    return { data: held }
  })
  await show()
  await page.getByRole('button', { name: 'Allow letters again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Allow letters to ivan@example.test again?' })
  await expect.element(dialog.getByText(/^The team stopped it on 5 Nov 2026/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Allow letters again' }).click()
  await expect.element(page.getByRole('button', { name: 'Never write to this address' })).toBeVisible()
})

test('an address whose owner complained has no way back in', async () => {
  held = keptOut('complaint')
  await show()
  await expect.element(page.getByText('Only the owner of the address can change this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Allow letters again' })).not.toBeInTheDocument()
})

test('whoever may not edit is told and offered nothing', async () => {
  await show(true)
  await expect.element(page.getByText('News and offers: yes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Proof and earlier answers' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Record/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Never/ })).not.toBeInTheDocument()
})

test('without an e-mail there is no address to keep out', async () => {
  await show(false, null)
  await expect.element(page.getByText('No e-mail')).toBeVisible()
  await expect.element(page.getByText('News and offers: yes')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Never/ })).not.toBeInTheDocument()
})

test('what cannot be read is said, with a way to try again', async () => {
  refuseCall(getContactConsents, 500, 'internal')
  await show()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
