import { rehearseContactAction, startContactAction } from '@lectern/contract/contacts/bulk.api'
import { deleteTag, listTags, renameTag } from '@lectern/contract/contacts/contacts.api'
import type { Tag } from '@lectern/contract/contacts/contacts'
import type { Task } from '@lectern/contract/tasks/tasks'
import { listTasks } from '@lectern/contract/tasks/tasks.api'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { TagsTab } from './tags-tab.tsx'

const task: Task = {
  ...{ id: 7, kind: 'contacts.untag', state: 'running', details: { tag: 'Fair' }, total: 12, done: 0 },
  ...{ changed: 0, failed: 0, error: null, started_by: { id: 1, name: 'Demo Expert' }, is_own: true },
  ...{ created_at: '2026-11-29T11:00:00.000Z', started_at: null, finished_at: null },
  ...{ undo_until: null, undoes_id: null, file: null },
}
let tags: Tag[]
let tasks: Task[]
let asked = 0

beforeEach(() => {
  tags = [
    { id: 1, name: 'Café', contacts: 0 },
    { id: 2, name: 'Fair', contacts: 12 },
  ]
  tasks = []
  asked = 0
  answerCall(listTags, () => ({ data: tags }))
  answerCall(listTasks, () => ({ data: tasks }))
})

const show = (setting: { mayEdit?: boolean; width?: number } = {}) =>
  renderPart(<TagsTab mayEdit={setting.mayEdit ?? true} onNew={() => (asked += 1)} />, {
    texts: ['common', 'contacts', 'expert'],
    width: setting.width ?? 1440,
  })
const nameOf = (tag: string) => page.getByLabelText(`Name of “${tag}”`)
const actionsOf = async (tag: string) => page.getByRole('button', { name: `Actions for “${tag}”` }).click()

test('a tag is renamed in place; Escape takes back, and undo gives the old name back', async () => {
  answerCall(renameTag, ({ body }) => {
    const renamed = { id: 2, name: body?.name ?? '', contacts: 12 }
    tags = [...tags.slice(0, 1), renamed]
    return { data: renamed }
  })
  await show()
  await nameOf('Fair').fill('Nothing')
  await userEvent.keyboard('{Escape}')
  await expect.element(nameOf('Fair')).toHaveValue('Fair')
  await nameOf('Fair').fill('Spring fair')
  await userEvent.keyboard('{Enter}')
  await expect.element(nameOf('Spring fair')).toHaveValue('Spring fair')
  const [told] = toasts.list()
  expect(told).toMatchObject({ title: '“Fair” is now “Spring fair”.' })
  told?.action?.onSelect()
  await expect.element(nameOf('Fair')).toBeVisible()
})

test('a name that another tag has stays written, with the reason', async () => {
  refuseCall(renameTag, 422, 'tag_taken', { name: ['taken'] })
  await show()
  await nameOf('Fair').fill('Cafe')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is already a tag with this name.')
  await expect.element(nameOf('Fair')).toHaveValue('Cafe')
  await expect.element(nameOf('Fair')).toHaveAttribute('aria-invalid', 'true')
})

test('a tag is removed from those who have it by a task, after its rehearsal', async () => {
  const sent: unknown[] = []
  answerCall(rehearseContactAction, () => ({
    data: { matched: 12, changed: 12, already: 0, refused: [], undo_hours: 720 },
  }))
  answerCall(startContactAction, ({ body }) => {
    sent.push(body)
    tasks = [task]
    return { data: task }
  })
  await show()
  await actionsOf('Fair')
  await page.getByRole('menuitem', { name: 'Remove from 12 people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the tag “Fair”' })
  await expect.element(dialog.getByText(/Can be undone for 30 days/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the tag from 12 people' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([
    { selection: { filter: { search: '', tag: 2 } }, action: { kind: 'untag', tag_id: 2 }, expected: 12 },
  ])
  await expect.element(page.getByText(/0 of 12/)).toBeVisible()
})

test('a tag that nobody has is deleted after a yes; one that somebody got meanwhile is not', async () => {
  refuseCall(deleteTag, 409, 'tag_in_use')
  await show()
  await actionsOf('Café')
  await page.getByRole('menuitem', { name: 'Delete tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the tag “Café”?' })
  await dialog.getByRole('button', { name: 'Delete tag' }).click()
  await expect.element(dialog.getByText('Somebody has this tag. Remove it from people first.')).toBeVisible()
  answerCall(deleteTag, () => {
    tags = tags.slice(1)
    return { data: { success: true as const } }
  })
  await dialog.getByRole('button', { name: 'Delete tag' }).click()
  await expect.element(nameOf('Café')).not.toBeInTheDocument()
  await expect.element(nameOf('Fair')).toBeVisible()
})

test('a tag is found whatever the forms of its letters', async () => {
  await show({ width: 390 })
  await page.getByLabelText('Find a tag').fill('CAFE')
  await expect.element(nameOf('Fair')).not.toBeInTheDocument()
  await expect.element(nameOf('Café')).toBeVisible()
  await page.getByLabelText('Find a tag').fill('nobody')
  await expect.element(page.getByText('No tag is called that')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a school without tags is told what they are for', async () => {
  tags = []
  await show()
  await page.getByRole('button', { name: 'New tag' }).click()
  expect(asked).toBe(1)
})

test('whoever may only read changes nothing', async () => {
  await show({ mayEdit: false })
  await expect.element(page.getByText('Fair', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '12 people' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for “Fair”' })).not.toBeInTheDocument()
  await expect.element(nameOf('Fair')).not.toBeInTheDocument()
})
