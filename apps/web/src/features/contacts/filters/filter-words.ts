import type { OfferedFamily, OfferedField } from '@lectern/contract/contacts/contact-filters'
import type { FilterCondition } from '@lectern/contract/filters/tree'
import type { TextId, Translate } from '../../../lib/texts/index.ts'
import { needsValue } from './filter-draft.ts'

type Words = { readonly t: Translate; readonly day: (day: string) => string }

const known = (id: string, t: Translate): id is TextId => t.has(id)

const textOr = (t: Translate, id: string, otherwise: string): string => (known(id, t) ? t(id) : otherwise)

export const familyName = (family: string, t: Translate): string =>
  textOr(t, `contacts.filter_family_${family}`, family)

/** What a field is called: its own name where the school made it. */
export const fieldName = (
  family: string,
  field: Pick<OfferedField, 'name' | 'label'>,
  t: Translate,
): string => field.label ?? textOr(t, `contacts.filter_${family}_${field.name}`, field.name)

/** How an operator reads between a field and its value; that of a choice of things differs from that of a text. */
export const operatorName = (operator: string, t: Translate): string =>
  textOr(t, `contacts.filter_op_${operator}`, operator)

/** What an option of a choice is called. */
export const optionName = (field: string, option: OfferedField['options'][number], t: Translate): string =>
  option.label ??
  [`contacts.${field}_${option.value}`, `contacts.filter_option_${field}_${option.value}`]
    .filter((id) => known(id, t))
    .map((id) => textOr(t, id, ''))[0] ??
  String(option.value)

const days: ReadonlySet<string> = new Set(['in_last_days', 'more_than_days_ago', 'in_next_days'])

export const isOfDays = (operator: string): boolean => days.has(operator)

/** One condition as a sentence: "Tag: one of Baker, Fair". */
export const conditionWords = (
  condition: FilterCondition,
  families: readonly OfferedFamily[],
  { t, day }: Words,
): string => {
  const { family, field: name, operator, value } = condition
  const field = families.find((each) => each.name === family)?.fields.find((each) => each.name === name)
  const called = fieldName(family, field ?? { name, label: null }, t)
  if (!needsValue(operator) || value === undefined)
    return t('contacts.filter_sentence', { field: called, operator: operatorName(operator, t) })
  return t('contacts.filter_sentence_value', {
    field: called,
    operator: operatorName(operator, t),
    value: valueWords({ name, operator, value }, field, { t, day }),
  })
}

interface NamedValue {
  readonly name: string
  readonly operator: string
  readonly value: NonNullable<FilterCondition['value']>
}

const valueWords = (
  { name, operator, value }: NamedValue,
  field: OfferedField | undefined,
  { t, day }: Words,
): string => {
  if (Array.isArray(value))
    return value
      .map((each) => field?.options.find((option) => option.value === each) ?? { value: each, label: null })
      .map((option) => optionName(name, option, t))
      .join(', ')
  if (isOfDays(operator)) return t('contacts.filter_days', { count: Number(value) })
  const isDay = field?.kind === 'moment' || field?.kind === 'day'
  return isDay ? day(String(value)) : String(value)
}
