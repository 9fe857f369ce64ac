import { listContactColumns } from '@lectern/contract/contacts/card/contact-card.api'
import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type {
  ContactMerge,
  MergeComparison,
  Suggestion,
  Unmerged,
} from '@lectern/contract/contacts/merging/merging'
import * as merging from '@lectern/contract/contacts/merging/merging.api'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Compare } from './compare-page.tsx'
import { Duplicates } from './duplicates-page.tsx'
import { MergeLines } from './merge-lines.tsx'
import { SamePerson } from './same-person.tsx'
import { comparison, ivan, ivanAgain, likeOf } from './testing/pair.ts'

const bread: CardField = {
  ...{ id: 17, title: 'Favourite bread', type: 'text', options: [], is_required: false },
  ...{ position: 0, tab: 'Bread' },
}
const suggestion: Suggestion = { contact: likeOf(ivanAgain), likenesses: ['phone', 'name'] }

let rights: PermissionString[] = []
let compared: MergeComparison = comparison

const show = (part: ReactNode, width = 1440) =>
  renderPart(
    <Suspense>
      {part}
      <ToastRegion toasts={toasts} label="Notices" closeLabel="Close" />
    </Suspense>,
    { texts: ['common', 'contacts', 'expert'], width },
  )

beforeEach(() => {
  rights = ['contact_edit', 'contact_delete']
  compared = comparison
  answerCall(listPermissions, () => ({ data: rights }))
  answerCall(merging.compareContacts, () => ({ data: compared }))
  answerCall(listContactColumns, () => ({
    data: [bread],
  }))
})

const suggest = () => answerCall(merging.listSuggestions, () => ({ data: [suggestion] }))

test('a card names who looks like its person, why, and leads to the comparison', async () => {
  suggest()
  await show(<SamePerson card={ivan} />, 390)
  await expect.element(page.getByText('Looks like Ivan')).toBeVisible()
  await expect.element(page.getByText(/^same phone · same name, e-mails differ by one letter/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Compare with Ivan' }))
    .toHaveAttribute('href', '/expert/crm/contacts/duplicates/5/6')
})

test('whoever may not merge opens the other card instead', async () => {
  rights = ['contact_edit']
  suggest()
  await show(<SamePerson card={ivan} />)
  await expect
    .element(page.getByRole('link', { name: 'Open Ivan' }))
    .toHaveAttribute('href', '/expert/crm/contacts/6')
})

test('pairs that are two people leave the list, and the notice brings them back', async () => {
  const asked: unknown[] = []
  let isStranger = false
  answerCall(merging.listLikePairs, ({ query }) => {
    asked.push(query['sort'])
    return {
      data: isStranger ? [] : [{ one: likeOf(ivan), other: likeOf(ivanAgain) }],
      links: { next: null, previous: null },
    }
  })
  answerCall(merging.markStrangers, () => {
    isStranger = true
    return { data: { success: true as const } }
  })
  answerCall(merging.unmarkStrangers, () => {
    isStranger = false
    return { data: { success: true as const } }
  })
  await show(<Duplicates by="name" onBy={() => undefined} />)
  await page.getByRole('button', { name: 'Not the same person: Ivan and Ivan' }).click()
  await expect.element(page.getByText('No such pairs')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: 'Compare Ivan and Ivan' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['name']))
})

test('another likeness is asked for, and further pages follow', async () => {
  const chosen: unknown[] = []
  answerCall(merging.listLikePairs, ({ query }) =>
    query['after'] === undefined
      ? { data: [{ one: likeOf(ivan), other: likeOf(ivanAgain) }], links: { next: 'abc', previous: null } }
      : {
          data: [{ one: likeOf(ivan), other: { ...likeOf(ivanAgain), id: 7, name: 'Ivas' } }],
          links: { next: null, previous: null },
        },
  )
  await show(<Duplicates by="phone" onBy={(by) => chosen.push(by)} />)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByRole('link', { name: 'Ivas', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Same mailbox' }).click()
  expect(chosen).toEqual(['mailbox'])
})

const merged = (order: unknown[]) =>
  answerCall(merging.mergeContacts, ({ body, params }) => {
    order.push({ stays: params['contact'], ...body })
    return { data: { merge_id: 9, contact: ivan } }
  })

test('what is chosen is merged, and the account adds up', async () => {
  const order: unknown[] = []
  merged(order)
  await show(<Compare contactId={5} otherId={6} />)
  await expect.element(page.getByRole('heading', { name: '3 fields differ' })).toBeVisible()
  const values = page.getByRole('table', { name: 'Fields that differ' })
  await expect.element(values.getByRole('cell').nth(0)).toHaveTextContent('2')
  await expect.element(page.getByText('Unsubscribed')).toBeVisible()
  const bread = page.getByRole('radiogroup', { name: 'Favourite bread' })
  await bread.getByText('wheat').click()
  await expect.element(values.getByRole('cell').nth(0)).toHaveTextContent('1')
  await expect.element(values.getByRole('cell').nth(1)).toHaveTextContent('2')
  await expect.element(values.getByRole('cell').nth(2)).toHaveTextContent('3')
  await page.getByRole('button', { name: 'Merge into Ivan' }).click()
  await expect
    .poll(() => order)
    .toEqual([
      {
        ...{ stays: '5', absorbed_id: 6, fields: { 17: 'absorbed' } },
        keys: { email: 'survivor', city: 'absorbed' },
        seen: { survivor: ivan.updated_at, absorbed: ivanAgain.updated_at },
      },
    ])
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the other one stays where that is chosen', async () => {
  const order: unknown[] = []
  merged(order)
  await show(<Compare contactId={5} otherId={6} />, 390)
  await page.getByRole('radiogroup', { name: 'Who stays' }).getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: 'Merge into Ivan' }).click()
  await expect.poll(() => order).toMatchObject([{ stays: '6', absorbed_id: 5, keys: { city: 'survivor' } }])
})

test('of an account nobody chooses who stays, nor its e-mail', async () => {
  compared = {
    ...comparison,
    survivor: { ...ivan, has_account: true, user_id: 3 },
    can_swap: false,
    keys: [{ key: 'email', takes: 'survivor', is_fixed: true }],
  }
  await show(<Compare contactId={5} otherId={6} />)
  const stays = page.getByRole('radiogroup', { name: 'Who stays' })
  await expect.element(stays.getByRole('radio').nth(1)).toBeDisabled()
  const email = page.getByRole('radiogroup', { name: 'E-mail' })
  await expect.element(email.getByText('belongs to the account')).toBeVisible()
  await expect.element(email.getByRole('radio').nth(1)).toBeDisabled()
})

test('two accounts are told and not merged', async () => {
  compared = { ...comparison, refusal: 'two_accounts', can_swap: false }
  await show(<Compare contactId={5} otherId={6} />)
  await expect.element(page.getByText('Both have an account, so they cannot be merged.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Merge into/ })).not.toBeInTheDocument()
})

test('who was changed meanwhile is compared again', async () => {
  refuseCall(merging.mergeContacts, 409, 'contact_changed', { 'seen.absorbed': ['changed'] })
  await show(<Compare contactId={5} otherId={6} />)
  await page.getByRole('button', { name: 'Merge into Ivan' }).click()
  await expect.element(page.getByText(/Nothing was merged/)).toBeVisible()
  compared = {
    ...comparison,
    absorbed: { ...ivanAgain, city: 'Odesa', updated_at: '2026-11-29T10:00:00.000Z' },
  }
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect.element(page.getByText('Odesa')).toBeVisible()
  await expect.element(page.getByText(/Nothing was merged/)).not.toBeInTheDocument()
})

const merge: ContactMerge = {
  ...{ id: 9, absorbed_id: 6, absorbed_name: 'Ivan K.', at: '2026-11-20T10:00:00.000Z' },
  ...{ by: { id: 1, name: 'Rita' }, undo_until: '2026-12-20T10:00:00.000Z', undone_at: null },
}

const undone: Unmerged = {
  survivor: ivan,
  restored: ivanAgain,
  kept: { keys: ['city'], field_ids: [17] },
}

test('a card names its merges, and takes one back with what stays', async () => {
  let isUndone = false
  answerCall(merging.listContactMerges, () => ({
    data: [
      { ...merge, undone_at: isUndone ? '2026-11-21T10:00:00.000Z' : null },
      { ...merge, id: 8, absorbed_name: null, undo_until: null },
    ],
  }))
  answerCall(merging.undoMerge, () => {
    isUndone = true
    return { data: undone }
  })
  await show(<MergeLines contactId={5} />, 390)
  await expect.element(page.getByText('Merged with Ivan K. on 20 Nov 2026')).toBeVisible()
  await expect.element(page.getByText('Rita · can be undone until 20 Dec 2026')).toBeVisible()
  await expect.element(page.getByText('Rita · can no longer be undone')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByText('What was changed since stays with Ivan: City, Favourite bread'))
    .toBeVisible()
  await expect.element(page.getByText('Merged with Ivan K. on 20 Nov 2026')).not.toBeInTheDocument()
})

test('a merge is not taken back by whoever may not merge', async () => {
  rights = ['contact_edit']
  answerCall(merging.listContactMerges, () => ({ data: [merge] }))
  await show(<MergeLines contactId={5} />)
  await expect.element(page.getByText('Merged with Ivan K. on 20 Nov 2026')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
