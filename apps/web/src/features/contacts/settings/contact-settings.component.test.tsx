import {
  archiveContactField,
  createContactField,
  createContactTab,
  getContactSettings,
  orderContactFields,
  rehearseContactField,
  restoreContactField,
  updateContactField,
} from '@lectern/contract/contacts/contact-settings.api'
import type {
  ContactFieldSetup,
  ContactSettings as Settings,
} from '@lectern/contract/contacts/contact-settings'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { answerCall, refuseCall } from '../../../testing/network.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { ContactSettings } from './contact-settings.tsx'
import { useContactSettings } from './use-contact-settings.ts'

const field = (id: number, title: string, part: Partial<ContactFieldSetup> = {}): ContactFieldSetup => ({
  ...{ id, key: `field_${id}`, title, titles: {}, type: 'text', options: [] },
  ...{ is_required: false, is_unique: false, visible_to_student: true, editable_by_student: true },
  ...{ show_in_registration: false, position: id, archived_at: null, answers: 0, used_in: ['profile'] },
  asked_by: { lists: [], views: [], unnamed: 0 },
  ...part,
})
const withFields = (...fields: ContactFieldSetup[]): Settings => ({
  languages: ['en', 'uk'],
  are_answers_exact: true,
  tabs: [{ id: 1, title: 'Main', titles: {}, position: 1, fields }],
})
const [city, goal] = [field(10, 'City'), field(11, 'Goal', { answers: 3 })]
const oven = field(12, 'Oven', {
  ...{ type: 'select', answers: 5 },
  options: [
    { value: 'gas', title: 'Gas', titles: {}, answers: 2 },
    { value: 'stone', title: 'Stone', titles: {}, answers: 3 },
  ],
})
const nobody = { count: 0, people: [] }

const everything = { mayCreate: true, mayEdit: true, mayDelete: true }

const Part = ({ rights = everything }: { rights?: typeof everything }) => {
  const work = useContactSettings()
  const [isNew, setNew] = useState(false)
  const { data } = work.settings
  return (
    <>
      <button type="button" onClick={() => setNew(true)}>
        Begin
      </button>
      {data && (
        <ContactSettings settings={data.data} work={work} rights={rights} isNew={isNew} onNew={setNew} />
      )}
    </>
  )
}

const show = async (settings: Settings, setting: { width?: number; rights?: typeof everything } = {}) => {
  answerCall(getContactSettings, () => ({ data: settings }))
  const texts = ['common', 'contacts', 'create-course', 'expert'] as const
  await renderPart(<Part {...(setting.rights && { rights: setting.rights })} />, {
    texts: [...texts],
    width: setting.width ?? 1440,
  })
}
const rowOf = (name: string) =>
  page.getByRole('list', { name: 'Main' }).getByRole('button', { name: new RegExp(`^${name}`) })
const panel = (name: string) => page.getByRole('region', { name, exact: true })

test('a school without fields adds four usual ones at a press', async () => {
  const made: string[] = []
  answerCall(createContactTab, () => ({ data: withFields(), tab_id: 1 }))
  answerCall(createContactField, ({ body }) => {
    made.push(body?.title ?? '')
    return { data: withFields(...made.map((title, at) => field(at + 1, title))), field_id: made.length }
  })
  await show({ ...withFields(), tabs: [] })
  await page.getByRole('button', { name: 'Add city, goal, experience and source' }).click()
  await expect.element(rowOf('Goal')).toBeVisible()
  expect(made).toEqual(['City', 'Goal', 'Experience', 'How did you hear about us?'])
})

test('a field is added with its kind and its options', async () => {
  const sent: unknown[] = []
  answerCall(createContactField, ({ body }) => {
    sent.push(body)
    return { data: withFields(city, oven), field_id: oven.id }
  })
  await show(withFields(city))
  await page.getByRole('button', { name: 'Begin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Oven')
  await dialog.getByLabelText('Kind').selectOptions('select')
  await expect.element(dialog.getByRole('button', { name: 'Add field' })).toBeDisabled()
  await dialog.getByLabelText('Options').fill('Gas\n\nStone')
  await dialog.getByRole('button', { name: 'Add field' }).click()
  await expect.element(panel('Oven')).toBeVisible()
  expect(sent).toMatchObject([
    { tab_id: 1, title: 'Oven', type: 'select', options: [{ title: 'Gas' }, { title: 'Stone' }] },
  ])
})

test('a field is renamed in place, in each language of the school; Escape takes back', async () => {
  const sent: unknown[] = []
  answerCall(updateContactField, ({ body }) => {
    sent.push(body)
    return { data: withFields({ ...city, title: 'Home city' }) }
  })
  await show(withFields(city))
  const name = panel('City').getByLabelText('Name, English')
  await name.fill('Nothing')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('City')
  await name.fill('Home city')
  await userEvent.keyboard('{Enter}')
  await expect.element(rowOf('Home city')).toBeVisible()
  await panel('Home city').getByLabelText('Name, Українська').fill('Місто')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toMatchObject([{ title: 'Home city' }, { titles: { uk: 'Місто' } }])
})

test('fields go to other places by keys; a stale order is told', async () => {
  const sent: unknown[] = []
  answerCall(orderContactFields, ({ body }) => {
    sent.push(body)
    return { data: withFields(goal, city) }
  })
  await show(withFields(city, goal))
  await expect.element(rowOf('City')).toBeVisible()
  rowOf('City').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect
    .poll(() => sent)
    .toEqual([{ tabs: [{ id: 1, field_ids: [11, 10] }], was: [{ id: 1, field_ids: [10, 11] }] }])
  refuseCall(orderContactFields, 409, 'contact_order_stale')
  rowOf('Goal').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText(/^Somebody else changed the order/)).toBeVisible()
})

test('a field goes to the archive and comes back by undo', async () => {
  const gone = { ...goal, archived_at: '2026-11-20T10:00:00.000Z' }
  answerCall(archiveContactField, () => ({ data: withFields(city, gone) }))
  answerCall(restoreContactField, () => ({ data: withFields(city, goal) }))
  await show(withFields(city, goal))
  await rowOf('Goal').click()
  await panel('Goal').getByRole('button', { name: 'Archive field' }).click()
  await expect.element(page.getByText('Archive (1)')).toBeVisible()
  await expect.element(rowOf('Goal')).not.toBeInTheDocument()
  const [told] = toasts.list()
  expect(told).toMatchObject({ title: '“Goal” is in the archive. The answers are kept.' })
  told?.action?.onSelect()
  await expect.element(rowOf('Goal')).toBeVisible()
})

test('a field that lists and views ask for goes to the archive after they are named', async () => {
  const asked = {
    ...goal,
    asked_by: { lists: [{ id: 1, name: 'Newcomers' }], views: [{ id: 2, name: 'By goal' }], unnamed: 2 },
  }
  const sent: number[] = []
  answerCall(archiveContactField, ({ params }) => {
    sent.push(Number(params['field']))
    return { data: withFields(city, { ...asked, archived_at: '2026-11-20T10:00:00.000Z' }) }
  })
  await show(withFields(city, asked))
  await rowOf('Goal').click()
  await panel('Goal').getByRole('button', { name: 'Archive field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive “Goal”?' })
  await expect.element(dialog.getByText('Newcomers')).toBeVisible()
  await expect.element(dialog.getByText('By goal')).toBeVisible()
  await expect.element(dialog.getByText('and 2 more that you don’t see')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Archive field' }).click()
  await expect.element(page.getByText('Archive (1)')).toBeVisible()
  expect(sent).toEqual([11])
})

test('a field whose values people share does not become unique, and they are named', async () => {
  const people = [{ id: 7, name: 'Nina' }]
  answerCall(rehearseContactField, () => ({
    data: { sharing: { count: 3, people }, missing: nobody, losing: nobody },
  }))
  await show(withFields(goal))
  await panel('Goal')
    .getByRole('switch', { name: /^Different for everyone/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('3 people share a value')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Nina' })).toBeVisible()
  await expect.element(dialog.getByText('and 2 more')).toBeVisible()
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect
    .element(panel('Goal').getByRole('switch', { name: /^Different for everyone/ }))
    .not.toBeChecked()
})

test('an option that people chose goes only after a yes', async () => {
  const sent: unknown[] = []
  answerCall(rehearseContactField, () => ({
    data: { sharing: nobody, missing: nobody, losing: { count: 2, people: [{ id: 7, name: 'Nina' }] } },
  }))
  answerCall(updateContactField, ({ body }) => {
    sent.push(body)
    return { data: withFields({ ...oven, options: oven.options.slice(1) }) }
  })
  await show(withFields(oven))
  const remove = panel('Oven').getByRole('button', { name: 'Remove “Gas”' })
  await remove.click()
  await page.getByRole('button', { name: 'Keep as it is' }).click()
  expect(sent).toEqual([])
  await remove.click()
  await page.getByRole('button', { name: 'Remove 2 answers' }).click()
  await expect.element(remove).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ accepts_loss: true, options: [{ value: 'stone' }] }])
})

test('new options are added behind the others, also faster than they are stored', async () => {
  const sent: unknown[] = []
  answerCall(updateContactField, ({ body }) => {
    sent.push(body)
    const options = (body?.options ?? []).map(({ value = '', title }) => ({
      ...{ value, title, titles: {}, answers: 0 },
    }))
    return { data: withFields({ ...oven, options }) }
  })
  await show(withFields(oven))
  const add = panel('Oven').getByLabelText('Add an option')
  for (const title of ['Wood', 'Brick']) {
    await add.fill(title)
    await userEvent.keyboard('{Enter}')
  }
  await expect
    .poll(() => sent)
    .toMatchObject([
      { options: [{ value: 'gas' }, { value: 'stone' }, { title: 'Wood' }] },
      { options: [{ value: 'gas' }, { value: 'stone' }, { title: 'Wood' }, { title: 'Brick' }] },
    ])
})

test('whoever may only read changes nothing; on a phone all stands in one column', async () => {
  await show(withFields(city, goal), {
    width: 390,
    rights: { mayCreate: false, mayEdit: false, mayDelete: false },
  })
  await expect.element(panel('City').getByLabelText('Name, English')).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Archive field' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
