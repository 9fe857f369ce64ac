import { getContactSettings } from '@lectern/contract/contacts/contact-settings.api'
import type { ContactSettings } from '@lectern/contract/contacts/contact-settings'
import type { ContactImport, ImportedRow } from '@lectern/contract/contacts/imports/contact-imports'
import {
  checkContactImport,
  getContactImport,
  listImportRows,
  startContactImport,
} from '@lectern/contract/contacts/imports/contact-imports.api'
import { listContactLists, listFilterFields } from '@lectern/contract/contacts/lists/contact-lists.api'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { useSearch } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InShell } from '../../../testing/in-shell.tsx'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { fair, triedFair } from '../testing/fair.ts'
import { ImportPage } from './import-page.tsx'
import { readImportSearch } from './import-search.ts'

const rows: ImportedRow[] = [
  {
    ...{ line: 14, verdict: 'update', who: 'Anna K.', contact_id: 5, problems: [] },
    changes: [{ key: 'city', field_id: null, old: 'Kiev', new: 'Kyiv' }],
  },
  {
    ...{ line: 15, verdict: 'update', who: 'Ivan', contact_id: 6, problems: [] },
    changes: [{ key: 'consent.letters', field_id: null, old: null, new: 'granted' }],
  },
  {
    ...{ line: 203, verdict: 'skipped', who: 'lena@', contact_id: null, changes: [] },
    problems: [{ code: 'bad_email', column: 0, value: 'lena@', line: null }],
  },
]
const settings: ContactSettings = { tabs: [], languages: ['en'], are_answers_exact: true }
const every: PermissionString[] = ['contact_create.import', 'contact_edit', 'contact_list']

let stored: ContactImport
let sent: unknown[]

const task: Task = {
  ...{ id: 7, kind: 'contactImport.run', state: 'running', details: { file: 'autumn-fair.csv' } },
  ...{ total: 1698, done: 400, changed: 390, failed: 2, error: null, started_by: { id: 1, name: 'Anna' } },
  ...{ is_own: true, created_at: '2026-11-29T11:00:00.000Z', started_at: null, finished_at: null },
  ...{ undo_until: null, undoes_id: null, file: null },
}

const Shown = () => {
  const search = useSearch({ strict: false })
  return (
    <InShell>
      <ImportPage importId={4} search={readImportSearch(search)} />
    </InShell>
  )
}

const show = async (given: ContactImport, rights = every) => {
  stored = given
  answerCall(listPermissions, () => ({ data: rights }))
  const shown = await renderPart(<Shown />, {
    texts: ['common', 'contacts', 'contact-imports', 'expert'],
  })
  await expect.element(page.getByRole('heading', { name: 'Import autumn-fair.csv' })).toBeVisible()
  return shown
}

beforeEach(() => {
  sent = []
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listContactLists, () => ({ data: [] }))
  answerCall(listFilterFields, () => ({ data: [] }))
  answerCall(getContactSettings, () => ({ data: settings }))
  answerCall(getContactImport, () => ({ data: stored }))
  answerCall(checkContactImport, ({ body }) => {
    sent.push(body)
    stored = { ...stored, ...body, state: 'checking', counts: null, done: 0, version: stored.version + 1 }
    return { data: stored }
  })
  answerCall(listImportRows, ({ query }) => {
    sent.push(query)
    return {
      data: rows,
      meta: { per_page: 50, total: 1846, is_total_exact: true },
      links: { next: 'abc', previous: null },
    }
  })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const target = (column: string) => page.getByLabelText(`Where “${column}” goes`)

test('columns come mapped as proposed, say how sure that is, and a change is stored as it is made', async () => {
  const shown = await show(fair)
  await expect.element(target('Пошта')).toHaveValue('email')
  await expect.element(page.getByText('99.6% e-mails').last()).toBeVisible()
  await expect.element(page.getByText('2 tags').last()).toBeVisible()
  await expect.poll(() => shown.address()).toContain('tab=columns')
  await target('id_old').selectOptions('City')
  await expect.poll(() => sent).toMatchObject([{ base_version: 0, mapping: [{}, {}, {}, { to: 'city' }] }])
  await expect.element(page.getByText(/^Stored/)).toBeVisible()
  await expect.element(target('id_old')).toHaveValue('city')
})

test('arrows go from column to column, Enter to its choice, and Ctrl+Enter to the dry run', async () => {
  const shown = await show(fair)
  page.getByRole('row', { name: /Пошта/ }).element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(target('Ім’я')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => shown.address()).toContain('tab=dry')
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  expect(sent).toMatchObject([{ base_version: 0, mapping: [{ to: 'email' }, {}, {}, {}] }])
})

test('two columns with one target, and a file without e-mails, are told before anything is sent', async () => {
  await show(fair)
  await target('id_old').selectOptions('Name')
  await expect.element(page.getByText('Another column goes there already').last()).toBeVisible()
  await expect.element(button('Look at the result before anything changes')).toBeDisabled()
  await target('id_old').selectOptions('Leave out')
  await target('Пошта').selectOptions('Leave out')
  await expect.element(page.getByText('Choose the column with e-mails')).toBeVisible()
  await expect.element(button('Look at the result before anything changes')).toBeDisabled()
})

test('rules are stored with the columns, and a new list needs a name', async () => {
  await show(fair, [...every, 'contactlist_create'])
  await page.getByRole('radio', { name: 'Only fill what is empty' }).click()
  await page.getByLabelText('Tags for everybody').fill('Fair, Autumn')
  await page.getByLabelText('Put them on a list').selectOptions('New list')
  await expect.element(button('Look at the result before anything changes')).toBeDisabled()
  await page.getByLabelText('Name of the new list').fill('Autumn fair')
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      rules: { known: 'fill_empty', tags: ['Fair', 'Autumn'], list: { name: 'Autumn fair' } },
    })
})

test('who may not change contacts is offered to leave known people alone', async () => {
  await show(fair, ['contact_create.import', 'contact_list'])
  await expect.element(page.getByRole('radio', { name: 'Leave alone' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Fill and update' })).toBeDisabled()
})

test('what somebody else changed meanwhile is told, and both ways out work', async () => {
  await show(fair)
  refuseCall(checkContactImport, 409, 'import_changed')
  await target('id_old').selectOptions('City')
  await expect.element(page.getByText('Somebody else has changed this import')).toBeVisible()
  stored = { ...triedFair, version: 3 }
  await button('Take the other').click()
  await expect.element(page.getByText('Somebody else has changed this import')).not.toBeInTheDocument()
  await expect.element(target('id_old')).toHaveValue('none')
})

test('the figures of a dry run add up, its chips narrow the rows, and the button names its number', async () => {
  const shown = await show(triedFair)
  await expect.element(page.getByText('1,412 + 286 + 131 + 17 = 1,846')).toBeVisible()
  await expect.element(page.getByText('Kiev').last()).toBeVisible()
  await expect.element(page.getByText('Пошта: “lena@” is not an e-mail address').last()).toBeVisible()
  await expect.element(button('Import 1,698')).toBeEnabled()
  await page.getByRole('button', { name: 'Skipped 17' }).click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ verdict: 'skipped' })
  await button('Next page').click()
  await expect.poll(() => shown.address()).toContain('after=abc')
  await button('Back to columns').click()
  await expect.element(target('Пошта')).toHaveValue('email')
})

test('nothing is imported by a dry run of other columns than those that were chosen last', async () => {
  await show(triedFair)
  await button('Back to columns').click()
  await target('id_old').selectOptions('Name')
  await page.getByRole('tab', { name: '3 Dry run' }).click()
  await expect.element(page.getByText('This is not the result of your last changes')).toBeVisible()
  await expect.element(button('Import 1,698')).toBeDisabled()
})

test('a newer dry run is told before anything is imported, and looked at', async () => {
  await show(triedFair)
  refuseCall(startContactImport, 409, 'import_stale')
  await button('Import 1,698').click()
  await expect.element(page.getByText('There is a newer dry run')).toBeVisible()
  await expect.element(button('Import 1,698')).toBeDisabled()
  stored = {
    ...triedFair,
    counts: { create: 1411, update: 280, partly: 6, unchanged: 132, skipped: 17 },
    version: 2,
  }
  await button('Look at the new result').click()
  await expect.element(button('Import 1,697')).toBeEnabled()
  await expect.element(page.getByText('There is a newer dry run')).not.toBeInTheDocument()
})

test('an import is started with what was seen, and tells how far it is', async () => {
  await show(triedFair)
  answerCall(startContactImport, ({ body }) => {
    sent.push(body)
    stored = { ...triedFair, state: 'importing', task }
    return { data: stored }
  })
  await button('Import 1,698').click()
  await expect.element(page.getByText('Import autumn-fair.csv: 400 of 1,698')).toBeVisible()
  expect(sent).toContainEqual({ expected: triedFair.counts, base_version: 1 })
  await expect.element(page.getByText('390 + 2 + 139 + 17 + 1,298 = 1,846')).toBeVisible()
  await expect.element(button('Stop')).toBeVisible()
})

test('a file that cannot be read says why and where, and leads to another one', async () => {
  await show({ ...fair, state: 'failed', error: 'too_long_cell', error_line: 12, columns: [], proposed: [] })
  await expect.element(page.getByText('A cell holds more than 2,000 letters. See line 12.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Another file' })).toBeVisible()
})

const bread = {
  name: 'access',
  fields: [{ name: 'has', kind: 'choices' as const, label: null, options: [{ value: 31, label: 'Bread' }] }],
}
const rule = (label: string) => page.getByLabelText(label, { exact: true })

test('access to a product is chosen with its length, and not stored while the length is missing', async () => {
  answerCall(listFilterFields, () => ({ data: [bread] }))
  await show(fair, [...every, 'course_edit'])
  await rule('Give access to a product').selectOptions('Bread')
  await rule('For how long').selectOptions('For a number of days')
  await rule('For how many days').fill('')
  await expect.element(page.getByText('From 1 to 3,650 days.')).toBeVisible()
  await expect.element(button('Look at the result before anything changes')).toBeDisabled()
  await rule('For how many days').fill('90')
  const access = { product_id: 31, length: { kind: 'days', count: 90 }, notifies: false }
  await expect.poll(() => sent.at(-1)).toMatchObject({ rules: { access } })
  await rule('For how long').selectOptions('Until a date')
  await expect.element(page.getByText('Choose the last day.')).toBeVisible()
  await rule('Until').fill('2027-03-01')
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      rules: { access: { length: { kind: 'until', at: new Date('2027-03-01T23:59:59').toISOString() } } },
    })
  await expect.element(rule('Until')).toHaveValue('2027-03-01')
})

test('who may not change products is offered no access', async () => {
  answerCall(listFilterFields, () => ({ data: [bread] }))
  await show(fair)
  await expect.element(page.getByLabelText('Tags for everybody')).toBeVisible()
  await expect.element(rule('Give access to a product')).not.toBeInTheDocument()
})

test('the dry run tells who gets access, and who does not and why', async () => {
  answerCall(listFilterFields, () => ({ data: [bread] }))
  const rules = triedFair.rules && {
    ...triedFair.rules,
    access: { product_id: 31, length: null, notifies: false },
  }
  const access = {
    ...{ given: 410, already: 12, no_account: 1, never_learned: 0, too_many_accesses: 0, gone: 0 },
  }
  await show({ ...triedFair, rules, access })
  await page.getByRole('tab', { name: /Dry run/ }).click()
  await expect.element(page.getByText('410 people get access to “Bread”')).toBeVisible()
  await expect.element(page.getByText('12 have it already · 1 has no account')).toBeVisible()
})

test('a column of consents is chosen, and the dry run tells what is not taken', async () => {
  await show(fair)
  await expect.element(page.getByText('Nobody is subscribed by an import')).toBeVisible()
  await target('id_old').selectOptions('Agreed to: News and offers')
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      mapping: [{}, {}, {}, { to: 'consent', topic: 'letters' }],
    })
  await expect.element(page.getByText('A yes is kept with its proof')).toBeVisible()
})

test('the dry run tells whose yes is kept, and whose no stays', async () => {
  const consents = { granted: 30, withdrawn: 0, already: 0, said_no: 1, kept_out: 0 }
  await show({ ...triedFair, consents })
  await page.getByRole('tab', { name: /Dry run/ }).click()
  await expect.element(page.getByText('30 people agree to letters')).toBeVisible()
  await expect.element(page.getByText('1 said no: the no stays')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'News and offers: Yes' })).toBeVisible()
})
