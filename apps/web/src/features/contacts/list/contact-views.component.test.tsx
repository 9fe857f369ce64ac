import { useSearch } from '@tanstack/react-router'
import { listContactColumns } from '@lectern/contract/contacts/card/contact-card.api'
import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import { listContacts, listTags } from '@lectern/contract/contacts/contacts.api'
import { listContactLists, listFilterFields } from '@lectern/contract/contacts/lists/contact-lists.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { countViews, createView, deleteView, listViews, updateView } from '@lectern/contract/views/views.api'
import type { ListView } from '@lectern/contract/views/views'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAuthor } from '../../../testing/author.ts'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { nina } from '../testing/nina.ts'
import { Contacts } from './contacts-page.tsx'
import { readContactsSearch } from './contacts-search.ts'

const buyers: ListView = {
  ...{ id: 12, name: 'Buyers', is_shared: true, may_change: true, position: 0 },
  ...{ query: { account: 'without', sort: 'name' }, columns: ['city', 'field.7'] },
}
const mine: ListView = { ...buyers, id: 13, name: 'Mine', is_shared: false, query: {}, columns: null }
const level: CardField = {
  ...{ id: 7, title: 'Levels', type: 'multiselect', is_required: false, position: 1, tab: 'Own' },
  options: [{ value: 'a', title: 'Advanced' }],
}

let views: ListView[]
let asked: Record<string, string>[]
let sent: unknown[]

const Page = () => <Contacts search={readContactsSearch(useSearch({ strict: false }))} />
const show = (at = '/') =>
  renderPart(<Page />, { at, texts: ['common', 'contacts', 'views', 'create-course', 'expert'] })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lastAsked = () => asked.at(-1)

beforeEach(() => {
  views = [buyers, mine]
  asked = []
  sent = []
  answerAuthor()
  answerCall(listPermissions, () => ({ data: ['contactlist_list'] }))
  answerCall(listTasks, () => ({ data: [] }))
  answerCall(listContactLists, () => ({ data: [] }))
  answerCall(listFilterFields, () => ({ data: [] }))
  answerCall(listContactColumns, () => ({ data: [level] }))
  answerCall(listTags, () => ({ data: [{ id: 3, name: 'Baker', contacts: 2 }] }))
  answerCall(listContacts, ({ query }) => {
    asked.push(query)
    return {
      data: [{ ...nina, fields: { 7: ['a'] } }],
      meta: { per_page: 50, total: 1, is_total_exact: true },
      links: { next: null, previous: null },
    }
  })
  answerCall(listViews, () => ({ data: views }))
  answerCall(countViews, () => ({
    data: [
      { id: 12, count: 40, is_more: true, is_broken: false },
      { id: 13, count: null, is_more: false, is_broken: true },
    ],
  }))
  answerCall(updateView, ({ body }) => {
    sent.push(body)
    views = views.map((view) => (view.id === 12 ? { ...view, query: body?.query ?? view.query } : view))
    return { data: buyers }
  })
})

test('a view is a tab with its count; it opens with its question and columns, and the address holds both', async () => {
  const { address } = await show()
  await expect.element(tab('Buyers 40+')).toBeVisible()
  await expect.element(tab('Mine !')).toBeVisible()
  await tab(/Buyers/).click()
  await expect.element(page.getByText('Advanced')).toBeVisible()
  await expect.poll(lastAsked).toMatchObject({ account: 'without', sort: 'name' })
  expect(address()).toContain('saved=12')
  expect(address()).toContain('account=without')
  await expect.element(button('Save')).not.toBeInTheDocument()
  await tab('All').click()
  await expect.poll(address).not.toContain('saved')
})

test('keys open views, and a link with a view alone opens it', async () => {
  const { address } = await show('/?saved=12')
  await expect.poll(address).toContain('account=without')
  await userEvent.keyboard('1')
  await expect.poll(address).not.toContain('saved')
  await userEvent.keyboard('2')
  await expect.poll(address).toContain('saved=12')
  await userEvent.keyboard('9')
  expect(address()).toContain('saved=12')
})

test('a changed view is saved, put back, or kept as another', async () => {
  answerCall(createView, ({ body }) => {
    sent.push(body)
    views = [...views, { ...mine, id: 14, name: body?.name ?? '', query: body?.query ?? {} }]
    return { data: { ...mine, id: 14, name: body?.name ?? '', query: body?.query ?? {} } }
  })
  const { address } = await show()
  await tab(/Buyers/).click()
  await page.getByRole('button', { name: 'With an account', exact: true }).click()
  await expect.element(page.getByText('View changed')).toBeVisible()
  await button('Reset').click()
  await expect.poll(lastAsked).toMatchObject({ account: 'without' })
  await expect.element(page.getByText('View changed')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'With an account', exact: true }).click()
  await button('Save').click()
  await expect
    .poll(() => sent)
    .toEqual([{ query: { account: 'with', sort: 'name' }, columns: ['city', 'field.7'] }])
  await expect.element(page.getByText('View changed')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Without an account', exact: true }).click()
  await button('Save as new').click()
  await page.getByLabelText('View name').fill('Third')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(address).toContain('saved=14')
  await expect.element(tab('Third')).toBeVisible()
})

test('a deleted view comes back at its place', async () => {
  answerCall(deleteView, () => {
    views = [mine]
    return { data: { success: true as const } }
  })
  answerCall(createView, ({ body }) => {
    sent.push(body)
    return { data: buyers }
  })
  await show('/?saved=12&account=without&sorted=name')
  await button('Actions for the view “Buyers”').click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect.element(tab(/Buyers/)).not.toBeInTheDocument()
  const undo = () => toasts.list().find(({ title }) => title === 'View “Buyers” deleted')?.action
  await expect.poll(undo).toBeDefined()
  undo()?.onSelect()
  await expect.poll(() => sent).toMatchObject([{ name: 'Buyers', is_shared: true, position: 0 }])
})

test('who may not change a shared view is offered a copy alone', async () => {
  views = [{ ...buyers, may_change: false }]
  await show('/?saved=12&account=with&sorted=name')
  await expect.element(button('Save as new')).toBeVisible()
  await expect.element(button('Save')).not.toBeInTheDocument()
  await button('Actions for the view “Buyers”').click()
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Delete view' })).not.toBeInTheDocument()
})

test('a view of somebody else opens the whole list with the conditions of its link, and says so', async () => {
  const { address } = await show('/?saved=99&account=with')
  await expect.element(page.getByText('belongs to somebody else', { exact: false })).toBeVisible()
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true')
  expect(lastAsked()).toMatchObject({ account: 'with' })
  await button('Close').click()
  await expect.poll(address).not.toContain('saved')
  expect(address()).toContain('account=with')
})

test('a condition whose thing was deleted is named', async () => {
  await show('/?tag=99')
  await expect.element(page.getByText('A condition no longer works: Tag')).toBeVisible()
})

test('a filter that the school does not have any more leaves the page usable', async () => {
  refuseCall(listContacts, 422, 'bad_filter', { 'filter.field': ['unknown_field'] })
  const filter = JSON.stringify({ family: 'own', field: 'field.9', operator: 'empty' })
  await show(`/?filter=${encodeURIComponent(filter)}`)
  await expect.element(page.getByText('A condition no longer works', { exact: false })).toBeVisible()
  await expect.element(button('Clear')).toBeVisible()
})

test('columns are chosen and kept for the reader; in a view they change the view', async () => {
  const { address } = await show()
  await button('Columns').click()
  await page.getByRole('checkbox', { name: 'Levels' }).click()
  await page.getByRole('checkbox', { name: 'City' }).click()
  await button('Show').click()
  await expect.element(page.getByRole('columnheader', { name: 'Levels' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'City' })).not.toBeInTheDocument()
  expect(address()).not.toContain('columns')
  await tab(/Buyers/).click()
  await expect.element(page.getByRole('columnheader', { name: 'City' })).toBeVisible()
  await button('Columns').click()
  await page.getByRole('button', { name: /Move “City”/ }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await button('Show').click()
  await expect.element(page.getByText('View changed')).toBeVisible()
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
  await expect.poll(heads).toEqual(['Name', 'Levels', 'City'])
})

test('heads sort and say how', async () => {
  await show()
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect.element(head('Last active')).toHaveAttribute('aria-sort', 'descending')
  await head('Name').getByRole('button').click()
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  await head('Name').getByRole('button').click()
  await expect.poll(lastAsked).toMatchObject({ sort: 'name', direction: 'desc' })
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending')
})

test('many columns scroll inside the table, beside the person', async () => {
  answerCall(listViews, () => ({
    data: [
      {
        ...buyers,
        query: {},
        columns: ['tags', 'city', 'phone', 'email', 'source', 'status', 'created', 'account', 'field.7'],
      },
    ],
  }))
  // As on a page of the workbench, whose bar heads of narrow tables keep below.
  await renderPart(
    <div style={{ '--table-top': '52px' }}>
      <Page />
    </div>,
    {
      ...{ at: '/?saved=12', width: 1000 },
      texts: ['common', 'contacts', 'views', 'create-course', 'expert'],
    },
  )
  await expect.element(page.getByText('Advanced')).toBeInTheDocument()
  const tops = page
    .getByRole('columnheader')
    .elements()
    .map((each) => each.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000)
  const cell = page.getByRole('row').filter({ hasText: 'Nina' }).element().querySelector('td')
  expect(cell && getComputedStyle(cell).position).toBe('sticky')
})
