import type { ContactChange } from '@lectern/contract/contacts/contacts'

type Stored = Readonly<Record<string, unknown>> & { readonly fields: Readonly<Record<string, unknown>> }

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * What is changed by two people at once: `was` of the change differs from what is stored, and so does what is wanted. Own fields are
 * named `fields.{id}`.
 */
export const conflictsOf = (stored: Stored, { was, fields, ...change }: ContactChange): string[] => {
  if (was === undefined) return []
  const { fields: fieldsWere = {}, ...keysWere } = was
  const wanted = new Map<string, unknown>(Object.entries(change))
  const keys = Object.entries(keysWere)
    .filter(([key, before]) => !isSame(stored[key], before) && !isSame(stored[key], wanted.get(key)))
    .map(([key]) => key)
  const ids = Object.entries(fieldsWere)
    .filter(([id, before]) => !isSame(stored.fields[id], before) && !isSame(stored.fields[id], fields?.[id]))
    .map(([id]) => `fields.${id}`)
  return [...keys, ...ids]
}
