import { createContact, listContacts, listTags } from '@lectern/contract/contacts/contacts.api'
import { listContactLists, listFilterFields } from '@lectern/contract/contacts/lists/contact-lists.api'
import type { ContactRow } from '@lectern/contract/contacts/contacts'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { listContactColumns } from '@lectern/contract/contacts/card/contact-card.api'
import { listViews } from '@lectern/contract/views/views.api'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { answerAuthor } from '../../../testing/author.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { nina } from '../testing/nina.ts'
import { Contacts } from './contacts-page.tsx'
import { NewContact } from './new-contact.tsx'

const nameless: ContactRow = {
  ...nina,
  id: 6,
  name: '',
  email: 'who@example.test',
  tags: [],
  status: 'blocked',
}

const answer = (data: ContactRow[], links: { next: string | null; previous: string | null }) => ({
  data,
  meta: { per_page: 50, total: data.length, is_total_exact: true },
  links,
})
const alone = { next: null, previous: null }
const texts = ['common', 'contacts', 'views', 'create-course', 'expert'] as const

beforeEach(() => {
  answerAuthor()
  answerCall(listViews, () => ({ data: [] }))
  answerCall(listContactColumns, () => ({ data: [] }))
  answerCall(listPermissions, () => ({ data: ['contactlist_list', 'contactlist_create'] }))
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listContactLists, () => ({ data: [] }))
  answerCall(listFilterFields, () => ({ data: [] }))
  answerCall(listTags, () => ({ data: [{ id: 3, name: 'Baker', contacts: 2 }] }))
})

test('a row names the person, or how they are reached, and their first tags', async () => {
  answerCall(listContacts, () => answer([nina, nameless], alone))
  await renderPart(<Contacts search={{}} />, { texts: [...texts] })
  const row = page.getByRole('row').filter({ hasText: 'Nina' })
  await expect.element(row.getByText('+1').first()).toBeInTheDocument()
  const other = page.getByRole('row').filter({ hasText: 'who@example.test' })
  await expect.element(other.getByText('Blocked')).toBeVisible()
  await expect.element(page.getByText('Total: 2')).toBeVisible()
})

test('the address asks for words, a tag, an account and an order', async () => {
  const asked: unknown[] = []
  answerCall(listContacts, ({ query }) => {
    asked.push(query)
    return answer([], alone)
  })
  const search = { q: 'nina', tag: 3, account: 'without', sorted: 'name', after: 'abc' } as const
  await renderPart(<Contacts search={search} />, { texts: [...texts] })
  await expect.element(page.getByText('No contacts match')).toBeVisible()
  expect(asked[0]).toMatchObject({ search: 'nina', tag: '3', account: 'without', sort: 'name', after: 'abc' })
})

test('there are ways to the neighbouring pages where there are such', async () => {
  answerCall(listContacts, () => answer([nina], { next: 'abc', previous: null }))
  await renderPart(<Contacts search={{}} />, { texts: [...texts] })
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

test('a school without contacts says where they come from', async () => {
  answerCall(listContacts, () => answer([], alone))
  await renderPart(<Contacts search={{}} onNew={() => undefined} />, { texts: [...texts] })
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New contact' })).toBeVisible()
})

test('somebody is added by a phone alone; a taken e-mail is told at its field', async () => {
  const sent: unknown[] = []
  refuseCall(createContact, 422, 'contact_email_taken', { email: ['taken'] })
  await renderPart(<NewContact onMade={(made) => sent.push(made)} onClose={() => undefined} />, {
    texts: [...texts],
  })
  const add = page.getByRole('button', { name: 'Add contact' })
  await expect.element(add).toBeDisabled()
  await page.getByLabelText('E-mail').fill('nina@example.test')
  await add.click()
  await expect.element(page.getByText('This is already taken.')).toBeVisible()
  expect(sent).toEqual([])
})
