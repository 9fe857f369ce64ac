import { getContact, listContacts, listManagers } from '@lectern/contract/contacts/contacts.api'
import type { Look } from '@lectern/contract/contacts/looks/looks'
import { listLooks } from '@lectern/contract/contacts/looks/looks.api'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { nina } from '../testing/nina.ts'
import type { LooksSearch } from './looks-search.ts'
import { LooksTab } from './looks-tab.tsx'

const opened: Look = {
  ...{ id: 3, kind: 'opened', at: '2026-11-28T10:00:00.000Z', contacts: null, format: null },
  member: { id: 8, name: 'Kate', email: 'kate@example.org' },
  ...{ contact: { id: 5, name: 'Nina Baker' }, has_addresses: null },
}
const taken: Look = {
  ...opened,
  ...{ id: 2, kind: 'downloaded', contact: null, contacts: 312, format: 'csv', has_addresses: true },
}
const missed: Look = { ...opened, id: 1, kind: 'missed', member: null, contact: null, contacts: 2 }
let asked: Record<string, string>[]

beforeEach(() => {
  asked = []
  answerCall(listManagers, () => ({ data: [{ id: 8, name: 'Kate', email: 'kate@example.org' }] }))
  answerCall(listLooks, ({ query }) => {
    asked.push(query)
    return query['after'] === undefined
      ? { data: [opened, taken], links: { next: 'abc' } }
      : { data: [missed], links: { next: null } }
  })
})

const Part = ({ start }: { start: LooksSearch }) => {
  const [search, setSearch] = useState(start)
  return <LooksTab search={search} onSearch={(part) => setSearch({ ...search, ...part })} />
}
const show = (start: LooksSearch = {}, width = 1440) =>
  renderPart(<Part start={start} />, { texts: ['common', 'contacts', 'expert'], width })

test('the log tells who opened which card and took which file, page by page', async () => {
  await show({}, 390)
  await expect.element(page.getByText('Card opened: Nina Baker')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nina Baker' })).toBeVisible()
  await expect.element(page.getByText('File downloaded: 312 contacts')).toBeVisible()
  await expect.element(page.getByText('Kate · CSV · with e-mails or phones')).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.element(page.getByText('2 looks were not recorded: too much at once')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('it is narrowed by kind, member and period', async () => {
  await show()
  await page.getByLabelText('What was done').selectOptions('downloaded')
  await page.getByLabelText('Team member').selectOptions('Kate')
  await page.getByLabelText('Period').selectOptions('7 days')
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ kind: 'downloaded', member: '8', from: expect.stringMatching(/:00:00\.000Z$/) })
})

test('who looked at one contact is asked by name, and everybody again', async () => {
  answerCall(listContacts, () => ({
    data: [nina],
    meta: { per_page: 20, total: 1, is_total_exact: true },
    links: { next: null, previous: null },
  }))
  answerCall(getContact, () => ({
    data: {
      ...nina,
      ...{ user_id: null, merged_into: null, birthday: null, time_zone: null, updated_at: nina.created_at },
    },
  }))
  await show()
  await page.getByRole('combobox', { name: 'Who looked at a contact' }).fill('Nina')
  await page.getByRole('option', { name: /Nina/ }).click()
  await expect.element(page.getByText(/^Who looked at Nina/)).toBeVisible()
  await expect.poll(() => asked.at(-1)).toMatchObject({ contact: '5' })
  await page.getByRole('button', { name: 'All contacts' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Who looked at a contact' })).toBeVisible()
})

test('an empty log tells what comes into it, an empty answer that nothing matches', async () => {
  answerCall(listLooks, () => ({ data: [], links: { next: null } }))
  await show()
  await expect.element(page.getByText('Nobody has looked yet')).toBeVisible()
  await page.getByLabelText('Period').selectOptions('30 days')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
})
