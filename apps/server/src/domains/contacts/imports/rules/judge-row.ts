import type {
  ImportChange,
  ImportProblem,
  ImportRules,
  ImportVerdict,
} from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportAccessOutcome } from '@lectern/contract/contacts/imports/import-access'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { comparedForm } from '../../fields/rules/compared-form.ts'
import { isEmptyValue } from '../../fields/rules/field-problem.ts'
import type { ImportedField } from './field-value.ts'
import { type KnownConsents, weighConsents, type WeighedConsent } from './weigh-consents.ts'
import { type ReadRow, type WrittenKey, writtenKeys } from './read-row.ts'

/** A contact of the school with the e-mail of a row. */
export interface KnownPerson {
  readonly id: number
  readonly userId: number | null
  readonly keys: Readonly<Record<WrittenKey, string | null>>
  readonly fields: Readonly<Record<string, ContactFieldValue>>
  /** Tags in the form in which their names are compared. */
  readonly tags: ReadonlySet<string>
  readonly isOnList: boolean
  readonly consents: KnownConsents
}

/** What a row is held against. */
export interface JudgingPlace {
  readonly rules: ImportRules
  readonly fields: ReadonlyMap<number, ImportedField>
  readonly people: ReadonlyMap<string, KnownPerson>
  readonly keptOut: ReadonlySet<string>
  /** Of values that no two may share, by `uniqueKey`: whose they are; 0 for a person of this file who is new. */
  readonly owners: Map<string, number>
  /** By e-mail, and by the id of who is known: the line of this file that is taken. */
  readonly lines: Map<string, number>
  /** Tags of the school, as they are compared, and how many more it may have. */
  readonly tags: { readonly known: Set<string>; room: number; readonly made: string[] }
  /** Access that everybody gets, and what becomes of it by contact; null: none is given. */
  readonly access: JudgedAccess | null
}

export interface JudgedAccess {
  /** Of the product. */
  readonly title: string
  /** Of contacts with an account alone. */
  readonly outcomes: ReadonlyMap<number, ImportAccessOutcome>
}

/** What becomes of a row. */
export interface JudgedRow {
  readonly line: number
  readonly email: string | null
  readonly who: string
  readonly verdict: ImportVerdict
  readonly person: KnownPerson | null
  readonly changes: readonly ImportChange[]
  readonly problems: readonly ImportProblem[]
  /** What is written, where something is. */
  readonly keys: Partial<Record<WrittenKey, string | null>>
  readonly fields: Readonly<Record<string, ContactFieldValue>>
  /** Names of tags that are put on. */
  readonly tags: readonly string[]
  readonly joins: boolean
  /** Null: none is given, or the row is skipped. */
  readonly access: ImportAccessOutcome | null
  readonly consents: readonly WeighedConsent[]
}

export const uniqueKey = (fieldId: number, form: string): string => `${fieldId} ${form}`

const shownLength = 200

const shown = (value: ContactFieldValue | undefined): string | null => {
  if (value === undefined || isEmptyValue(value)) return null
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, shownLength)
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const isFree = (before: ContactFieldValue | undefined, { known }: ImportRules): boolean =>
  known === 'update' || before === undefined || isEmptyValue(before)

const skip = (
  { line, email, who, problems }: ReadRow,
  person: KnownPerson | null,
  problem?: ImportProblem,
): JudgedRow => ({
  ...{
    line,
    email,
    who,
    person,
    verdict: 'skipped',
    changes: [],
    keys: {},
    fields: {},
    tags: [],
    joins: false,
    access: null,
    consents: [],
  },
  problems: problem === undefined ? problems : [problem],
})

const ofRow = (code: ImportProblem['code'], line: number | null = null): ImportProblem => ({
  ...{ code, column: null, value: null, line },
})

/** Why a whole row is left out; null where it is taken. */
const refusalOf = (row: ReadRow, place: JudgingPlace): JudgedRow | null => {
  const { email } = row
  if (email === null) return skip(row, null)
  if (place.keptOut.has(email)) return skip({ ...row, who: '', email: null }, null, ofRow('erased_before'))
  const person = place.people.get(email) ?? null
  // Since a merge several e-mails may mean one person.
  const names = person === null ? [email] : [email, String(person.id)]
  const earlier = names.map((name) => place.lines.get(name)).find((line) => line !== undefined)
  if (earlier !== undefined && earlier !== row.line) return skip(row, person, ofRow('same_as_line', earlier))
  for (const name of names) place.lines.set(name, row.line)
  const rule = person === null ? place.rules.new : place.rules.known
  return rule === 'leave' ? skip(row, person, ofRow('left_by_rule')) : null
}

interface Weighed {
  readonly changes: ImportChange[]
  readonly problems: ImportProblem[]
  readonly keys: Partial<Record<WrittenKey, string | null>>
  readonly fields: Record<string, ContactFieldValue>
}

const weighKeys = (row: ReadRow, person: KnownPerson | null, rules: ImportRules, into: Weighed): void => {
  for (const key of writtenKeys) {
    const value = row.keys[key]
    const before = person?.keys[key] ?? null
    if (value === undefined || (value ?? '') === (before ?? '') || !isFree(before, rules)) continue
    into.keys[key] = value
    into.changes.push({ key, field_id: null, old: shown(before), new: shown(value) })
  }
}

const weighFields = (row: ReadRow, person: KnownPerson | null, place: JudgingPlace, into: Weighed): void => {
  for (const [id, value] of Object.entries(row.fields)) {
    const fieldId = Number(id)
    const before = person?.fields[id] ?? null
    if (isSame(before, value) || !isFree(before, place.rules)) continue
    const form = comparedForm(value)
    const me = person?.id ?? 0
    if (form !== null && place.fields.get(fieldId)?.isUnique === true) {
      const owner = place.owners.get(uniqueKey(fieldId, form))
      if (owner !== undefined && (owner !== me || me === 0)) {
        const column = row.columnOf.get(fieldId) ?? null
        into.problems.push({ code: 'unique_taken', column, value: shown(value), line: null })
        continue
      }
      place.owners.set(uniqueKey(fieldId, form), me)
    }
    into.fields[id] = value
    into.changes.push({ key: 'field', field_id: fieldId, old: shown(before), new: shown(value) })
  }
}

/** Names of tags that the person gets, as far as there is room for them. */
const weighTags = (
  row: ReadRow,
  person: KnownPerson | null,
  place: JudgingPlace,
  into: Weighed,
): string[] => {
  const has = new Set(person?.tags)
  const added: string[] = []
  for (const name of [...place.rules.tags, ...row.tags]) {
    const form = foldForSearch(name)
    if (has.has(form)) continue
    const isKnown = place.tags.known.has(form)
    const isFull = has.size >= contactLimits.tagsOfContact
    if (isFull || (!isKnown && place.tags.room <= 0)) {
      const code = isFull ? 'too_many_tags' : 'too_many_tags_of_school'
      into.problems.push({ code, column: null, value: name, line: null })
      continue
    }
    if (!isKnown) {
      place.tags.known.add(form)
      place.tags.made.push(name)
      place.tags.room -= 1
    }
    has.add(form)
    added.push(name)
    into.changes.push({ key: 'tag', field_id: null, old: null, new: name })
  }
  return added
}

const reasonOf = {
  no_account: 'no_account',
  never_learned: 'never_learned',
  too_many_accesses: 'too_many_accesses',
  gone: 'product_gone',
} as const

/** What becomes of the person's access to the product that everybody gets. */
const weighAccess = (
  person: KnownPerson | null,
  { access }: JudgingPlace,
  into: Weighed,
): ImportAccessOutcome | null => {
  if (access === null) return null
  const outcome =
    (person === null || person.userId === null ? null : access.outcomes.get(person.id)) ?? 'no_account'
  const { title } = access
  if (outcome === 'given') into.changes.push({ key: 'access', field_id: null, old: null, new: shown(title) })
  else if (outcome !== 'already')
    into.problems.push({ code: reasonOf[outcome], column: null, value: shown(title), line: null })
  return outcome
}

const verdictOf = (person: KnownPerson | null, isChanged: boolean, problems: number): ImportVerdict => {
  if (person === null) return 'create'
  if (!isChanged) return 'unchanged'
  return problems > 0 ? 'partly' : 'update'
}

/**
 * What an import does with a row: the dry run tells it, and the import does it. Judges the rows of a file in the order of their lines:
 * of two with one e-mail the first is taken, of two with one value that nobody may share too.
 */
export const judgeRow = (row: ReadRow, place: JudgingPlace): JudgedRow => {
  const refused = refusalOf(row, place)
  if (refused) return refused
  const { line, email, who } = row
  const person = place.people.get(email ?? '') ?? null
  const into: Weighed = { changes: [], problems: [...row.problems], keys: {}, fields: {} }
  weighKeys(row, person, place.rules, into)
  weighFields(row, person, place, into)
  const tags = weighTags(row, person, place, into)
  const consents = weighConsents(row, person?.consents ?? null, into)
  const access = weighAccess(person, place, into)
  const joins = place.rules.list !== null && person?.isOnList !== true
  const verdict = verdictOf(person, into.changes.length > 0 || joins, into.problems.length)
  return { line, email, who, person, verdict, ...into, tags, joins, access, consents }
}
