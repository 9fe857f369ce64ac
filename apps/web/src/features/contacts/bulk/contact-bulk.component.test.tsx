import {
  exportContacts,
  rehearseContactAction,
  startContactAction,
} from '@lectern/contract/contacts/bulk.api'
import { listContacts, listManagers, listTags } from '@lectern/contract/contacts/contacts.api'
import { getContactSettings } from '@lectern/contract/contacts/contact-settings.api'
import type { ContactFieldSetup, ContactSettings } from '@lectern/contract/contacts/contact-settings'
import type { ContactRehearsal } from '@lectern/contract/contacts/bulk'
import { listContactLists, listFilterFields } from '@lectern/contract/contacts/lists/contact-lists.api'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { listContactColumns } from '@lectern/contract/contacts/card/contact-card.api'
import { listViews } from '@lectern/contract/views/views.api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { answerAuthor } from '../../../testing/author.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Contacts } from '../list/contacts-page.tsx'
import { nina } from '../testing/nina.ts'

const task: Task = {
  ...{ id: 7, kind: 'contacts.tag', state: 'running', details: { tag: 'Fair' }, total: 312, done: 0 },
  ...{ changed: 0, failed: 0, error: null, started_by: { id: 1, name: 'Demo Expert' }, is_own: true },
  ...{ created_at: '2026-11-29T11:00:00.000Z', started_at: null, finished_at: null },
  ...{ undo_until: null, undoes_id: null, file: null },
}
const rehearsed: ContactRehearsal = {
  ...{ matched: 312, changed: 279, already: 21, undo_hours: 720 },
  refused: [{ reason: 'too_many_tags', contacts: 12 }],
}
const every: PermissionString[] = [
  ...(['contact_list', 'contact_edit', 'contact_delete', 'contact_deactivate'] as const),
  ...(['contact_export', 'contactfield_list'] as const),
]

let tasks: Task[]
let sent: unknown[]

const show = async (rights: PermissionString[] = every) => {
  answerCall(listPermissions, () => ({ data: rights }))
  await renderPart(<Contacts search={{ account: 'with' }} />, {
    texts: ['common', 'contacts', 'views', 'create-course', 'expert'],
  })
  await expect.element(page.getByText('Olena')).toBeVisible()
}

beforeEach(() => {
  answerAuthor()
  answerCall(listViews, () => ({ data: [] }))
  answerCall(listContactColumns, () => ({ data: [] }))
  tasks = []
  sent = []
  answerCall(listContactLists, () => ({ data: [] }))
  answerCall(listTags, () => ({ data: [{ id: 3, name: 'Baker', contacts: 2 }] }))
  answerCall(listManagers, () => ({ data: [] }))
  const settings: ContactSettings = { tabs: [], languages: ['en'], are_answers_exact: true }
  answerCall(getContactSettings, () => ({ data: settings }))
  answerCall(listTasks, () => ({ data: tasks }))
  answerCall(listContacts, () => ({
    data: [nina, { ...nina, id: 6, name: 'Olena' }],
    meta: { per_page: 50, total: 312, is_total_exact: true },
    links: { next: 'abc', previous: null },
  }))
  answerCall(rehearseContactAction, ({ body }) => {
    sent.push(body)
    return { data: rehearsed }
  })
  answerCall(startContactAction, ({ body }) => {
    sent.push(body)
    tasks = [task]
    return { data: task }
  })
})

const bar = () => page.getByRole('region', { name: /chosen|All that match/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('all that match are tagged once the rehearsal has named their number', async () => {
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await expect.element(bar().getByText('1 person chosen')).toBeVisible()
  await button('Choose all 312 that match').click()
  await expect.element(bar().getByText('All that match: 312')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Choose Olena' })).toBeChecked()
  await bar().getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('dialog').getByLabelText('Tag').fill('Fair')
  await expect.element(page.getByRole('row', { name: 'Get the tag 279' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Unchanged: have the tag already 21' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Left out: have 50 tags already 12' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Chosen 312' })).toBeVisible()
  await expect.element(page.getByText(/Can be undone for 30 days/)).toBeVisible()
  await button('Tag 279 people').click()
  await expect.element(page.getByText('Tag “Fair”: 0 of 312')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({
    selection: { filter: { account: 'with' } },
    action: { kind: 'tag', tag: 'Fair' },
    expected: 312,
  })
})

test('Ctrl+A chooses all that match and Escape nobody', async () => {
  await show()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar().getByText('All that match: 312')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose Olena' }).click()
  await expect.element(bar().getByText('1 person chosen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar()).not.toBeInTheDocument()
})

test('numbers that are out of date are refused, told and asked for again', async () => {
  refuseCall(startContactAction, 409, 'selection_changed')
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click()
  await expect.element(button('Block 279 people')).toBeEnabled()
  expect(sent).toHaveLength(1)
  answerCall(rehearseContactAction, ({ body }) => {
    sent.push(body)
    return { data: { ...rehearsed, matched: 313, changed: 280 } }
  })
  await button('Block 279 people').click()
  await expect.element(page.getByText(/Other contacts match now/)).toBeVisible()
  await expect.element(button('Block 280 people')).toBeEnabled()
  expect(sent.at(-1)).toMatchObject({ selection: { ids: [5] }, action: { kind: 'block' } })
})

test('erasing needs the number to be typed', async () => {
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Erase' }).click()
  await expect.element(button('Erase 279 people')).toBeDisabled()
  await page.getByLabelText('Type 279 to confirm').fill('278')
  await expect.element(button('Erase 279 people')).toBeDisabled()
  await page.getByLabelText('Type 279 to confirm').fill('279')
  await button('Erase 279 people').click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ action: { kind: 'erase' }, expected: 312 })
})

test('an own field is filled in for many, one of its own choices', async () => {
  const field: ContactFieldSetup = {
    ...{ id: 9, key: 'level', title: 'Level', titles: {}, type: 'select', is_required: false },
    ...{ is_unique: false, visible_to_student: true, editable_by_student: true, position: 1 },
    ...{ show_in_registration: false, archived_at: null, answers: 0, used_in: [] },
    asked_by: { lists: [], views: [], unnamed: 0 },
    options: [{ value: 'first', title: 'Beginner', titles: {}, answers: 0 }],
  }
  const fields = [field, { ...field, id: 10, title: 'Passport', is_unique: true }]
  const settings: ContactSettings = {
    tabs: [{ id: 1, title: 'Main', titles: {}, position: 1, fields }],
    ...{ languages: ['en'], are_answers_exact: true },
  }
  answerCall(getContactSettings, () => ({ data: settings }))
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Fill in a field' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('option', { name: 'Level' })).toBeInTheDocument()
  await expect.element(dialog.getByRole('option', { name: 'Passport' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Field').selectOptions('Level')
  await expect.element(button('Clear the field for 279 people')).toBeEnabled()
  await dialog.getByLabelText('Value').selectOptions('Beginner')
  await button('Fill in the field for 279 people').click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ action: { kind: 'field', field_id: 9, value: 'first' }, expected: 312 })
})

test('people come onto a list by hand, not onto one that fills itself', async () => {
  const list = {
    ...{ id: 4, name: 'Fair', kind: 'hand' as const, filter: null, members: 2, is_filling: false },
    ...{ filled_at: null, version: 0, created_at: '2026-11-29T11:00:00.000Z' },
  }
  const filling = { ...list, id: 5, name: 'Itself', kind: 'filter' as const }
  answerCall(listContactLists, () => ({ data: [list, filling] }))
  await show([...every, 'contactlist_list', 'contactlist_edit'])
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add to a list' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('option', { name: 'Fair' })).toBeInTheDocument()
  await expect.element(dialog.getByRole('option', { name: 'Itself' })).not.toBeInTheDocument()
  await dialog.getByLabelText('List').selectOptions('Fair')
  await button('Add 279 people to the list').click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ action: { kind: 'list_add', list_id: 4 } })
})

test('access to a product is given without a word, unless that is asked for', async () => {
  const options = [{ value: 7, label: 'Bread' }]
  const field = { name: 'has', kind: 'choices' as const, label: null, options }
  answerCall(listFilterFields, () => ({ data: [{ name: 'access', fields: [field] }] }))
  await show([...every, 'course_edit'])
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Give access' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('option', { name: 'Bread' })).toBeInTheDocument()
  await dialog.getByLabelText('Product').selectOptions('Bread')
  await dialog.getByLabelText('Until').fill('2027-05-01')
  await button('Give access to 279 people').click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ action: { kind: 'give_access', product_id: 7, notifies: false } })
})

test('what needs another right beside is not offered without it', async () => {
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Remove tag' })).toBeVisible()
  for (const name of ['Add to a list', 'Give points', 'Give access'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
})

test('an export takes the chosen columns along', async () => {
  answerCall(exportContacts, ({ body }) => {
    sent.push(body)
    return { data: { ...task, kind: 'contacts.export', details: {} } }
  })
  await show()
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await bar().getByRole('button', { name: 'Export' }).click()
  await page.getByRole('checkbox', { name: 'City' }).click()
  await page.getByRole('radio', { name: 'CSV' }).click()
  await button('Export 1 person').click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      ...{ selection: { ids: [5] }, format: 'csv' },
      columns: ['name', 'surname', 'email', 'phone', 'city', 'tags'],
    })
})

test('only what the rights allow is offered', async () => {
  await show(['contact_read', 'contact_export'])
  await page.getByRole('checkbox', { name: 'Choose Nina' }).click()
  await expect.element(bar().getByRole('button', { name: 'Export' })).toBeVisible()
  await expect.element(bar().getByRole('button', { name: 'Tag' })).not.toBeInTheDocument()
  await expect.element(bar().getByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test('who may do nothing with many contacts chooses none', async () => {
  await show(['contact_list', 'contact_export'])
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})
