import type { ContactFieldSetup, ContactSettings } from '@lectern/contract/contacts/contact-settings'
import { expect, test } from 'vitest'
import {
  archivedFields,
  orderOf,
  withFieldChanged,
  withFieldIn,
  withFieldMoved,
  withTabMoved,
} from './settings-work.ts'

const field = (id: number, archivedAt: string | null = null): ContactFieldSetup => ({
  ...{ id, key: `field_${id}`, title: `Field ${id}`, titles: {}, type: 'text', options: [] },
  ...{ is_required: false, is_unique: false, visible_to_student: true, editable_by_student: true },
  ...{ show_in_registration: false, position: id, archived_at: archivedAt, answers: 0, used_in: [] },
  asked_by: { lists: [], views: [], unnamed: 0 },
})
const settings: ContactSettings = {
  languages: ['en'],
  are_answers_exact: true,
  tabs: [
    {
      ...{ id: 1, title: 'One', titles: {}, position: 1 },
      fields: [field(10), field(11, 'then'), field(12)],
    },
    { ...{ id: 2, title: 'Two', titles: {}, position: 2 }, fields: [] },
  ],
}

test('an order names tabs and the fields that are asked', () => {
  expect(orderOf(settings)).toEqual([
    { id: 1, field_ids: [10, 12] },
    { id: 2, field_ids: [] },
  ])
  expect(archivedFields(settings).map(({ id }) => id)).toEqual([11])
})

test('tabs and fields go to other places, and archived ones are not lost', () => {
  expect(orderOf(withTabMoved(settings, 0, 1)).map(({ id }) => id)).toEqual([2, 1])
  const swapped = withFieldMoved(settings, 1, 0, 1)
  expect(orderOf(swapped)[0]).toEqual({ id: 1, field_ids: [12, 10] })
  expect(archivedFields(swapped)).toHaveLength(1)
  expect(orderOf(withFieldIn(settings, field(12), 2))).toEqual([
    { id: 1, field_ids: [10] },
    { id: 2, field_ids: [12] },
  ])
})

test('a change is shown before it is stored: named parts alone, with the answers of options', () => {
  const select = { ...field(10), options: [{ value: 'a', title: 'A', titles: {}, answers: 4 }] }
  const [tab] = settings.tabs
  const before = { ...settings, tabs: tab ? [{ ...tab, fields: [select] }] : [] }
  const options = [
    { value: 'b', title: 'B' },
    { value: 'a', title: 'Ah' },
  ]
  const after = withFieldChanged(before, 10, { is_required: true, options })
  expect(after.tabs[0]?.fields[0]).toMatchObject({
    title: 'Field 10',
    is_required: true,
    options: [
      { value: 'b', answers: 0 },
      { value: 'a', title: 'Ah', answers: 4 },
    ],
  })
})
