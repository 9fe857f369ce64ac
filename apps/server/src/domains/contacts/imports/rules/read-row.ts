import type {
  ImportProblem,
  ImportReason,
  ImportRules,
} from '@lectern/contract/contacts/imports/contact-imports'
import type { ConsentTopic } from '@lectern/contract/contacts/consents/consent-kinds'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import { contactLimits, tagName } from '@lectern/contract/contacts/contacts'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { email, personNameLength } from '@lectern/contract/identity/people'
import { timeZone } from '@lectern/contract/kernel/dates'
import { isLocale } from '@lectern/contract/kernel/locales'
import { normalizePhone } from '../../../../platform/phone.ts'
import { countryCode } from './country-code.ts'
import { fieldValue, type ImportedField } from './field-value.ts'
import { type WrittenConsent, writtenConsent } from './written-consent.ts'
import { writtenDate } from './written-date.ts'

/** Columns of a contact that an import writes. */
export const writtenKeys = [
  'name',
  'surname',
  'phone',
  'country',
  'city',
  'language',
  'time_zone',
  'birthday',
] as const
export type WrittenKey = (typeof writtenKeys)[number]

/** By what the rows of a file are read. */
export interface ReadingPlan {
  readonly mapping: readonly ImportTarget[]
  readonly rules: Pick<ImportRules, 'clear_word' | 'country'>
  readonly fields: ReadonlyMap<number, ImportedField>
  /** As ISO. */
  readonly today: string
}

/** What a row says of a person; null clears, what is not there changes nothing. */
export interface ReadRow {
  readonly line: number
  readonly email: string | null
  readonly who: string
  readonly keys: Partial<Record<WrittenKey, string | null>>
  readonly fields: Readonly<Record<number, ContactFieldValue>>
  /** Which column each own field came from. */
  readonly columnOf: ReadonlyMap<number, number>
  readonly tags: readonly string[]
  readonly consents: Readonly<Partial<Record<ConsentTopic, WrittenConsent>>>
  readonly problems: readonly ImportProblem[]
}

interface Reading {
  email: string | null
  emailCell: string
  readonly keys: Partial<Record<WrittenKey, string | null>>
  readonly fields: Record<number, ContactFieldValue>
  readonly columnOf: Map<number, number>
  readonly tags: string[]
  readonly consents: Partial<Record<ConsentTopic, WrittenConsent>>
  readonly problems: ImportProblem[]
}

type ReadKey = { readonly value: string } | { readonly problem: ImportReason }

const control = /\p{Cc}/gu
const lineOf = (text: string): string => text.replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim()

const limited =
  (most: number) =>
  (text: string): ReadKey =>
    lineOf(text).length > most ? { problem: 'too_long' } : { value: lineOf(text) }

const checked = (value: string | null, problem: ImportReason): ReadKey =>
  value === null ? { problem } : { value }

const languageOf = (text: string): string | null => {
  const [base = ''] = text.toLowerCase().split(/[-_]/)
  if (isLocale(base)) return base
  const names: Readonly<Record<string, string>> = {
    ...{ english: 'en', английский: 'en', англійська: 'en', ukrainian: 'uk', українська: 'uk', ua: 'uk' },
    ...{ украинский: 'uk', russian: 'ru', русский: 'ru', російська: 'ru' },
  }
  return Object.hasOwn(names, base) ? (names[base] ?? null) : null
}

const keyReaders: Readonly<Record<WrittenKey, (text: string, country: string | null) => ReadKey>> = {
  name: limited(personNameLength),
  surname: limited(personNameLength),
  city: limited(contactLimits.cityLength),
  phone: (text, country) => checked(normalizePhone(text.slice(0, 60), country), 'bad_phone'),
  country: (text) => checked(countryCode(text), 'bad_country'),
  language: (text) => checked(languageOf(text), 'bad_language'),
  time_zone: (text) => checked(timeZone.safeParse(text).data ?? null, 'bad_time_zone'),
  birthday: (text) => checked(writtenDate(text), 'bad_date'),
}

const isWrittenKey = (key: string): key is WrittenKey => writtenKeys.some((each) => each === key)

/** "Anna Maria Kot" into name and surname: the surname is the last word, or the first one. */
const partedName = (text: string, isSurnameFirst: boolean): Readonly<Record<'name' | 'surname', string>> => {
  const words = lineOf(text).split(' ')
  const surname = words.length < 2 ? '' : isSurnameFirst ? (words.shift() ?? '') : (words.pop() ?? '')
  return { name: words.join(' '), surname }
}

const createReader = ({ rules, fields, today }: ReadingPlan, country: string | null, into: Reading) => {
  const refuse = (column: number, code: ImportReason, value: string) => {
    into.problems.push({ code, column, value: value.slice(0, 120), line: null })
  }
  const keep = (key: WrittenKey, column: number, text: string) => {
    const read = keyReaders[key](text, country)
    if ('problem' in read) refuse(column, read.problem, text)
    else into.keys[key] = read.value
  }
  const readTags = (column: number, text: string) => {
    for (const part of text.split(/[,;]/).map(lineOf)) {
      if (part === '') continue
      const { data } = tagName.safeParse(part)
      if (data === undefined) refuse(column, 'too_long', part)
      else into.tags.push(data)
    }
  }
  const readField = (fieldId: number, column: number, text: string, isCleared: boolean) => {
    const field = fields.get(fieldId)
    if (!field) return refuse(column, 'field_gone', text)
    if (isCleared && field.isRequired) return refuse(column, 'required_field', text)
    const read = isCleared ? { value: null } : fieldValue(field, text)
    if (read.value === undefined) return refuse(column, read.problem, text)
    into.fields[fieldId] = read.value
    into.columnOf.set(fieldId, column)
  }
  const readConsent = (topic: ConsentTopic, column: number, text: string) => {
    const read = writtenConsent(text, today)
    if (read === null) refuse(column, 'bad_consent', text)
    else into.consents[topic] = read
  }
  return (target: ImportTarget, column: number, text: string): void => {
    const isCleared = text === rules.clear_word
    if (target.to === 'consent') return isCleared ? undefined : readConsent(target.topic, column, text)
    if (target.to === 'field') return readField(target.field_id, column, text, isCleared)
    if (target.to === 'email') {
      into.emailCell = isCleared ? '' : text
      into.email = email.safeParse(into.emailCell).data ?? null
    } else if (target.to === 'tag') {
      if (!isCleared) readTags(column, text)
    } else if (isWrittenKey(target.to)) {
      if (isCleared) into.keys[target.to] = target.to === 'name' ? '' : null
      else keep(target.to, column, text)
    } else if (target.to !== 'none' && !isCleared) {
      const { name, surname } = partedName(text, target.to === 'surname_first')
      keep('name', column, name)
      if (surname !== '') keep('surname', column, surname)
    }
  }
}

const countryIn = ({ mapping, rules }: ReadingPlan, cells: readonly string[]): string | null => {
  const at = mapping.findIndex(({ to }) => to === 'country')
  return (at < 0 ? null : countryCode(cells[at] ?? '')) ?? rules.country
}

/** Reads one row by a plan; cells that do not fit are told with their columns, and the rest is kept. */
export const readRow = (plan: ReadingPlan, line: number, cells: readonly string[]): ReadRow => {
  const into: Reading = {
    ...{
      email: null,
      emailCell: '',
      keys: {},
      fields: {},
      columnOf: new Map(),
      tags: [],
      consents: {},
      problems: [],
    },
  }
  const read = createReader(plan, countryIn(plan, cells), into)
  for (const [column, target] of plan.mapping.entries()) {
    const text = cells[column] ?? ''
    if (text !== '') read(target, column, text)
  }
  const { email: address, emailCell, ...rest } = into
  const who = [rest.keys.name, rest.keys.surname].filter((word) => (word ?? '') !== '').join(' ')
  const key = plan.mapping.findIndex(({ to }) => to === 'email')
  const code = emailCell === '' ? 'no_email' : 'bad_email'
  return {
    ...rest,
    line,
    email: address,
    who: who === '' ? emailCell.slice(0, 200) : who,
    problems:
      address === null
        ? [
            {
              code,
              column: key < 0 ? null : key,
              value: emailCell === '' ? null : emailCell.slice(0, 120),
              line: null,
            },
          ]
        : rest.problems,
  }
}
