import type { OfferedFamily, OfferedField } from '@lectern/contract/contacts/contact-filters'
import type { FilterField } from '@lectern/contract/filters/family'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { defineExtensionPoint } from '../../../platform/composition/services.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type ContactFamilies, isOnAddress } from './open-contact-filter.ts'
import type { ContactFilterScope } from './contact-scope.ts'
import { listFilteredFields } from './own-field-family.repository.ts'

/** Names the things of a school among which a field lets choose: `tag.has` → tags. */
export interface FindChoices {
  /** `family.field` */
  readonly fields: readonly string[]
  readonly find: (db: ReadDatabase, schoolId: SchoolId) => Promise<readonly NamedThing[]>
}

/** Domains whose things a filter of contacts names. */
export const contactFilterChoices = defineExtensionPoint<FindChoices>('contacts.filterChoices')

interface Offer {
  readonly families: ContactFamilies
  readonly choices: readonly FindChoices[]
}

/** By what contacts of a school can be filtered, for an editor of conditions. */
export const offerFields = async (
  db: ReadDatabase,
  scope: ContactFilterScope,
  { families, choices }: Offer,
): Promise<OfferedFamily[]> => {
  const things = await findThings(db, scope.schoolId, choices)
  const offered: OfferedFamily[] = []
  for (const source of families) {
    const { family } = await source(db, scope)
    const fields = Object.entries<FilterField>(family.fields)
      .filter(([name]) => !scope.hidesAddresses || !isOnAddress(family.name, name))
      .map(([name, field]) => offerField(name, field, things.get(`${family.name}.${name}`) ?? []))
    offered.push({ name: family.name, fields })
  }
  const own = await offerOwnFields(db, scope.schoolId)
  return offered
    .map((family) => (family.name === 'own' ? { ...family, fields: own } : family))
    .filter(({ fields }) => fields.length > 0)
}

const findThings = async (db: ReadDatabase, schoolId: SchoolId, choices: readonly FindChoices[]) => {
  const things = new Map<string, readonly NamedThing[]>()
  for (const { fields, find } of choices) {
    const found = await find(db, schoolId)
    for (const field of fields) things.set(field, found)
  }
  return things
}

const offerField = (
  name: string,
  { kind, options }: FilterField,
  things: readonly NamedThing[],
): OfferedField => ({
  name,
  kind,
  label: null,
  options: options
    ? options.map((value) => ({ value, label: null }))
    : things.map((thing) => ({ value: thing.id, label: thing.name })),
})

const kindOfType = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  date: 'day',
  datetime: 'day',
  select: 'choice',
  multiselect: 'choices',
  checkbox: 'flag',
  phone: 'text',
  email: 'text',
  url: 'text',
  file: 'text',
} as const

const isAsked = ({ archivedAt }: { readonly archivedAt: Date | null }): boolean => archivedAt === null

const offerOwnFields = async (db: ReadDatabase, schoolId: SchoolId): Promise<OfferedField[]> =>
  (await listFilteredFields(db, schoolId)).filter(isAsked).map(({ id, type, title, options }) => ({
    name: `field.${id}`,
    kind: kindOfType[type],
    label: title,
    options: options.map((option) => ({ value: option.value, label: option.title })),
  }))
