import type {
  ContactFieldSetup,
  ContactOrderTab,
  ContactSettings,
  ContactTabSetup,
  contactFieldChange,
} from '@lectern/contract/contacts/contact-settings'
import type { z } from 'zod'
import { moved } from '../../../lib/lists.ts'

export type FieldChange = z.input<typeof contactFieldChange>

/** Fields that are asked, in order. */
export const usedFields = ({ fields }: ContactTabSetup): ContactFieldSetup[] =>
  fields.filter((field) => field.archived_at === null)

/** Fields that are asked no more. */
export const archivedFields = ({ tabs }: ContactSettings): ContactFieldSetup[] =>
  tabs.flatMap(({ fields }) => fields).filter((field) => field.archived_at !== null)

/** The order as the server takes it. */
export const orderOf = ({ tabs }: ContactSettings): ContactOrderTab[] =>
  tabs.map((tab) => ({ id: tab.id, field_ids: usedFields(tab).map(({ id }) => id) }))

/** The settings with a tab at another place. */
export const withTabMoved = (settings: ContactSettings, from: number, to: number): ContactSettings => ({
  ...settings,
  tabs: moved(settings.tabs, from, to),
})

const changeTab = (
  settings: ContactSettings,
  tabId: number,
  change: (tab: ContactTabSetup) => ContactFieldSetup[],
): ContactSettings => ({
  ...settings,
  tabs: settings.tabs.map((tab) => (tab.id === tabId ? { ...tab, fields: change(tab) } : tab)),
})

/** The settings with a field of a tab at another place; archived ones stay behind those that are asked. */
export const withFieldMoved = (
  settings: ContactSettings,
  tabId: number,
  from: number,
  to: number,
): ContactSettings =>
  changeTab(settings, tabId, (tab) => [
    ...moved(usedFields(tab), from, to),
    ...tab.fields.filter((field) => field.archived_at !== null),
  ])

/** The settings with a field at the end of another tab. */
export const withFieldIn = (
  settings: ContactSettings,
  field: ContactFieldSetup,
  tabId: number,
): ContactSettings => {
  const without = {
    ...settings,
    tabs: settings.tabs.map((tab) => ({ ...tab, fields: tab.fields.filter(({ id }) => id !== field.id) })),
  }
  return changeTab(without, tabId, (tab) => [...usedFields(tab), field])
}

const changedField = (
  field: ContactFieldSetup,
  { options, title = field.title, titles = field.titles, type = field.type, ...flags }: FieldChange,
): ContactFieldSetup => ({
  ...field,
  ...Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag !== undefined)),
  title,
  titles,
  type,
  options:
    options === undefined
      ? field.options
      : options.map(({ value = '', title: words, titles: others = {} }) => ({
          ...{ value, title: words, titles: others },
          answers: field.options.find((option) => option.value === value)?.answers ?? 0,
        })),
})

/** The settings as they stand once a field is changed. */
export const withFieldChanged = (
  settings: ContactSettings,
  fieldId: number,
  change: FieldChange,
): ContactSettings => ({
  ...settings,
  tabs: settings.tabs.map((tab) => ({
    ...tab,
    fields: tab.fields.map((field) => (field.id === fieldId ? changedField(field, change) : field)),
  })),
})
