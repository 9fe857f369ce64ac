import type { FieldKind, StoredValues } from './kinds/field-kinds.ts'

/** A field by which people are filtered. */
export interface FilterField<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  /** The fixed list of a choice; without it, a choice names ids of things that the school has. */
  readonly options?: readonly string[]
}

export const textField = (): FilterField<'text'> => ({ kind: 'text' })
export const numberField = (): FilterField<'number'> => ({ kind: 'number' })
/** An instant, such as when somebody was seen last. */
export const momentField = (): FilterField<'moment'> => ({ kind: 'moment' })
/** A date without a time, such as a birthday. */
export const dayField = (): FilterField<'day'> => ({ kind: 'day' })
export const choiceField = (options?: readonly string[]): FilterField<'choice'> => ({
  kind: 'choice',
  ...(options && { options }),
})
export const choicesField = (options?: readonly string[]): FilterField<'choices'> => ({
  kind: 'choices',
  ...(options && { options }),
})
export const flagField = (): FilterField<'flag'> => ({ kind: 'flag' })

type Fields = Readonly<Record<string, FilterField>>

/** Fields that belong together: their values are read at once, and their SQL comes from one domain. */
export interface FilterFamily<Known extends Fields = Fields> {
  readonly name: string
  readonly fields: Known
  /** A field of the family; null for one that it does not have. */
  readonly fieldOf: (name: string) => FilterField | null
}

interface FamilyDefinition<Known extends Fields> {
  readonly name: string
  readonly fields: Known
  /** Fields that only the school knows, such as `field.17`: its own, or one for each of its products. */
  readonly resolve?: (name: string) => FilterField | null
}

export const defineFilterFamily = <const Known extends Fields>({
  name,
  fields,
  resolve = () => null,
}: FamilyDefinition<Known>): FilterFamily<Known> => {
  const known = new Map<string, FilterField>(Object.entries(fields))
  return { name, fields, fieldOf: (field) => known.get(field) ?? resolve(field) }
}

/** What is stored in a field: nothing, a value, or several of which one is enough. */
export type StoredIn<Kind extends FieldKind> = StoredValues[Kind] | readonly StoredValues[Kind][] | null

/** What a family knows of one person. */
export type FactsOf<Family extends FilterFamily> = {
  readonly [Field in keyof Family['fields']]: StoredIn<Family['fields'][Field]['kind']>
}

/** What the families of a filter know of one person, by the name of the family; a field that is not there has no value. */
export type FilterSubject = Readonly<Record<string, Readonly<Record<string, StoredIn<FieldKind>>>>>
