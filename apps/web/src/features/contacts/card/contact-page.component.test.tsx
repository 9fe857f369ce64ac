import {
  getCardParts,
  getContactPoints,
  listContactHistory,
} from '@lectern/contract/contacts/card/contact-card.api'
import type { HistoryEntry } from '@lectern/contract/contacts/card/history'
import {
  getContact,
  listManagers,
  listTags,
  setContactTags,
  updateContact,
} from '@lectern/contract/contacts/contacts.api'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { listContactMerges, listSuggestions } from '@lectern/contract/contacts/merging/merging.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { PersonColumn } from './person-column.tsx'
import { PointsTab } from './points-tab.tsx'
import { useContact } from './use-contact.ts'
import { useContactChanges } from './use-contact-changes.ts'

const nina: ContactCard = {
  ...{ id: 5, name: 'Nina', surname: null, email: 'nina@example.test', phone: null, avatar_url: null },
  ...{
    has_account: false,
    status: 'active',
    source: 'form',
    address_state: 'unknown',
    letters: 'not_confirmed',
    user_id: null,
    merged_into: null,
  },
  ...{ country: 'UA', city: 'Kyiv', language: null, manager: null, birthday: null, time_zone: null },
  tags: [{ id: 1, name: 'Baker' }],
  fields: {},
  active_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
}

let held = nina

const Person = () => {
  const card = useContact(5).data?.data
  return card && <Column card={card} />
}
const Column = ({ card }: { card: ContactCard }) => (
  <PersonColumn card={card} changes={useContactChanges(card)} readOnly={false} tagField={{ current: null }} />
)
const show = () =>
  renderPart(
    <Suspense>
      <Person />
    </Suspense>,
    { texts: ['common', 'contacts', 'expert'], width: 390 },
  )

beforeEach(() => {
  held = nina
  answerCall(getContact, () => ({ data: held }))
  answerCall(listTags, () => ({ data: [{ id: 1, name: 'Baker', contacts: 2 }] }))
  answerCall(listManagers, () => ({ data: [] }))
  answerCall(listPermissions, () => ({ data: ['contact_edit'] }))
  answerCall(listSuggestions, () => ({ data: [] }))
  answerCall(listContactMerges, () => ({ data: [] }))
})

test('a field is stored when it is left, with what was shown before', async () => {
  const sent: unknown[] = []
  answerCall(updateContact, ({ body }) => {
    sent.push(body)
    held = { ...held, city: 'Lviv' }
    return { data: held }
  })
  await show()
  await page.getByLabelText('City').fill('Lviv')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual([{ city: 'Lviv', was: { city: 'Kyiv' } }])
  await expect.element(page.getByLabelText('City')).toHaveValue('Lviv')
})

test('Escape takes back what is not stored', async () => {
  await show()
  await page.getByLabelText('City').fill('Lviv')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByLabelText('City')).toHaveValue('Kyiv')
})

test('what somebody else changed meanwhile stands beside what was written, and either is chosen', async () => {
  refuseCall(updateContact, 409, 'contact_changed', { city: ['changed'] })
  await show()
  await page.getByLabelText('City').fill('Lviv')
  held = { ...nina, city: 'Odesa' }
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Somebody else changed this: City')).toBeVisible()
  await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('Lviv')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('Odesa')
  const sent: unknown[] = []
  answerCall(updateContact, ({ body }) => {
    sent.push(body)
    held = { ...held, city: 'Lviv' }
    return { data: held }
  })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => sent).toEqual([{ city: 'Lviv', was: { city: 'Odesa' } }])
  await expect.element(page.getByText('Somebody else changed this: City')).not.toBeInTheDocument()
})

test('the other value is taken without sending anything', async () => {
  refuseCall(updateContact, 409, 'contact_changed', { city: ['changed'] })
  await show()
  await page.getByLabelText('City').fill('Lviv')
  held = { ...nina, city: 'Odesa' }
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Take the other' }).click()
  await expect.element(page.getByLabelText('City')).toHaveValue('Odesa')
})

test('a refused value stays with its reason below it', async () => {
  refuseCall(updateContact, 422, 'contact_email_taken', { email: ['taken'] })
  await show()
  await page.getByLabelText('E-mail').fill('taken@example.test')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This is already taken.')).toBeVisible()
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('taken@example.test')
})

test('the e-mail of an account says that it is', async () => {
  held = { ...nina, user_id: 7, has_account: true }
  await show()
  await expect.element(page.getByText('Belongs to the account: only its owner changes it')).toBeVisible()
  await expect.element(page.getByText('nina@example.test')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument()
})

test('tags are added by Enter and taken off by Backspace', async () => {
  const sent: unknown[] = []
  answerCall(setContactTags, ({ body }) => {
    sent.push(body)
    held = { ...held, tags: sent.length === 1 ? [...nina.tags, { id: 2, name: 'Fair' }] : nina.tags }
    return { data: held }
  })
  await show()
  await page.getByLabelText('Add tag').fill('Fair')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove tag “Fair”' })).toBeVisible()
  await expect.element(page.getByLabelText('Add tag')).toHaveValue('')
  await page.getByLabelText('Add tag').click()
  await userEvent.keyboard('{Backspace}')
  await expect
    .poll(() => sent)
    .toEqual([
      { add: ['Fair'], remove: [] },
      { add: [], remove: [2] },
    ])
})

const entry: HistoryEntry = {
  ...{ id: 9, type: 'lesson.completed', at: '2026-11-20T10:00:00.000Z', is_by_team: false, by: null },
  ...{ subject_id: 3, details: {}, names: [{ thing: 'lesson', id: 3, title: 'Folding' }] },
}

test('the history tells in sentences, names what is gone as gone, and goes on to earlier pages', async () => {
  const asked: unknown[] = []
  const tag: HistoryEntry = {
    ...{ ...entry, id: 8, type: 'tag.added', is_by_team: true, by: { id: 2, name: 'Rita' } },
    names: [{ thing: 'tag', id: 4, title: null }],
  }
  answerCall(listContactHistory, ({ query }) => {
    asked.push(query)
    return query['after'] === undefined
      ? { data: [entry], links: { next: 'abc' } }
      : { data: [tag], links: { next: null } }
  })
  await renderPart(<HistoryTab contactId={5} kind="everything" onKind={() => undefined} />, {
    texts: ['common', 'contacts'],
  })
  await expect.element(page.getByText('Lesson completed')).toBeVisible()
  await expect.element(page.getByText('“Folding”')).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.element(page.getByText('deleted tag · Rita')).toBeVisible()
  await expect.element(page.getByText('Older than 400 days only totals are kept.')).toBeVisible()
  expect(asked).toMatchObject([{ kind: 'everything' }, { after: 'abc' }])
})

test('the history asks for one kind when that is chosen', async () => {
  const chosen: unknown[] = []
  answerCall(listContactHistory, () => ({ data: [], links: { next: null } }))
  await renderPart(<HistoryTab contactId={5} kind="everything" onKind={(kind) => chosen.push(kind)} />, {
    texts: ['common', 'contacts'],
  })
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByText('By the team').click()
  expect(chosen).toEqual(['team'])
})

test('points stand with their balance', async () => {
  answerCall(getContactPoints, () => ({
    data: {
      balance: 25,
      entries: [
        { id: 1, delta: -15, reason: 'correction' as const, note: null, at: '2026-11-20T10:00:00.000Z' },
      ],
      has_more: false,
    },
  }))
  answerCall(getCardParts, () => ({ data: { tabs: [], fields: [] } }))
  await renderPart(<PointsTab contactId={5} />, { texts: ['common', 'contacts'] })
  await expect.element(page.getByText('25 points')).toBeVisible()
  await expect.element(page.getByText('-15')).toBeVisible()
})
