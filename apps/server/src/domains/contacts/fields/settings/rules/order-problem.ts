import type { ContactOrderTab } from '@lectern/contract/contacts/contact-settings'

interface Stored {
  readonly tabs: readonly { readonly id: number }[]
  readonly fields: readonly {
    readonly id: number
    readonly tabId: number
    readonly archivedAt: Date | null
  }[]
}

/** The order of the tabs, and of the fields in use in each. */
export const orderOf = ({ tabs, fields }: Stored): ContactOrderTab[] =>
  tabs.map(({ id }) => ({
    id,
    field_ids: fields
      .filter(({ tabId, archivedAt }) => tabId === id && archivedAt === null)
      .map((field) => field.id),
  }))

const namesOf = (tabs: readonly ContactOrderTab[]): string => {
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
  return JSON.stringify([sorted(tabs.map(({ id }) => id)), sorted(tabs.flatMap(({ field_ids: ids }) => ids))])
}

const plain = (tabs: readonly ContactOrderTab[]): string =>
  JSON.stringify(tabs.map(({ id, field_ids: ids }) => [id, ids]))

/** Why an order cannot be written: the editor saw another one, or it names not each thing once. */
export const orderProblem = (
  stored: readonly ContactOrderTab[],
  { tabs, was }: { readonly tabs: readonly ContactOrderTab[]; readonly was: readonly ContactOrderTab[] },
): 'stale' | 'not_whole' | null => {
  if (plain(stored) !== plain(was)) return 'stale'
  return namesOf(stored) === namesOf(tabs) ? null : 'not_whole'
}
