import { lastConsents } from '../../consents/consents.repository.ts'
import { keptOutOf } from '../../consents/kept-out.ts'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import {
  type ImportAccessOutcome,
  importAccessOutcomes,
} from '@lectern/contract/contacts/imports/import-access'
import type { ImportRules } from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { holdFields } from '../../fields/contact-fields.repository.ts'
import { comparedForm } from '../../fields/rules/compared-form.ts'
import { whereEmailsLead } from '../../merging/former-emails.ts'
import * as people from '../import-people.repository.ts'
import type { ImportedField } from '../rules/field-value.ts'
import { type JudgedAccess, type JudgingPlace, type KnownPerson, uniqueKey } from '../rules/judge-row.ts'
import { type ReadingPlan, type ReadRow, readRow } from '../rules/read-row.ts'
import type { KnownConsents } from '../rules/weigh-consents.ts'
import type { OfferedAccess } from './offered-access.ts'

/** What an import works by. */
export interface ImportPlace {
  readonly schoolId: SchoolId
  readonly mapping: readonly ImportTarget[]
  readonly rules: ImportRules
  /** Null: of no list, or of one that is not there yet. */
  readonly listId: number | null
  /** Null: none is given. `gone`: what the rules give is there no more. */
  readonly access: OfferedAccess | 'gone' | null
  readonly now: Date
}

/** Own fields of a plan that the school still asks; until the transaction ends, none of them becomes unique. */
const loadFields = async (
  tx: Transaction,
  { schoolId, mapping }: ImportPlace,
): Promise<ReadonlyMap<number, ImportedField>> => {
  const ids = mapping.flatMap((target) => (target.to === 'field' ? [target.field_id] : []))
  const rows = await holdFields(tx, schoolId, ids)
  return new Map(
    rows.map(({ id, type, isRequired, isUnique, options }) => [
      id,
      {
        ...{ id, type, isRequired, isUnique },
        options: options.map(({ value, title, titles }) => ({
          value,
          names: [title, ...Object.values(titles ?? {}).filter((each) => each !== undefined)],
        })),
      },
    ]),
  )
}

/** Rows of a file as they were read, and by which plan. */
export interface Reading {
  readonly plan: ReadingPlan
  readonly read: readonly ReadRow[]
}

/** Reads rows of a file by its plan. */
export const readRows = async (
  tx: Transaction,
  place: ImportPlace,
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
): Promise<Reading> => {
  const today = place.now.toISOString().slice(0, 10)
  const plan = { ...place, today, fields: await loadFields(tx, place) }
  return { plan, read: rows.map(({ line, cells }) => readRow(plan, line, cells)) }
}

const knownPerson = (
  row: people.PersonRow,
  tags: readonly { readonly folded: string }[],
  isOnList: boolean,
  said: KnownConsents['said'],
): KnownPerson => ({
  ...{ id: row.id, userId: row.userId, fields: row.fields, isOnList },
  consents: { said, isKeptOut: row.keptOut !== null || row.addressState === 'complaint' },
  tags: new Set(tags.map(({ folded }) => folded)),
  keys: {
    ...{ name: row.name, surname: row.surname, phone: row.phone, country: row.country, city: row.city },
    ...{ language: row.language, time_zone: row.timeZone, birthday: row.birthday },
  },
})

/** Contact → the last thing that was said about each topic, where a file tells of topics. */
const loadSaid = async (
  db: ReadDatabase,
  { schoolId, mapping }: ImportPlace,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownConsents['said']>> => {
  if (!mapping.some(({ to }) => to === 'consent')) return new Map()
  const rows = Map.groupBy(await lastConsents(db, schoolId, ids), ({ contactId }) => contactId)
  return new Map(
    [...rows].map(([id, said]) => [id, Object.fromEntries(said.map(({ topic, state }) => [topic, state]))]),
  )
}

const loadOwners = async (
  db: ReadDatabase,
  fields: ReadingPlan['fields'],
  read: readonly ReadRow[],
): Promise<Map<string, number>> => {
  const wanted = read.flatMap((row) =>
    Object.entries(row.fields).flatMap(([id, given]) => {
      const value = fields.get(Number(id))?.isUnique === true ? comparedForm(given) : null
      return value === null ? [] : [{ fieldId: Number(id), value }]
    }),
  )
  const owners = wanted.length === 0 ? [] : await people.listOwners(db, wanted)
  return new Map(owners.map(({ fieldId, value, contactId }) => [uniqueKey(fieldId, value), contactId]))
}

/** Contacts of some e-mails: who has one, and who is meant by one since a merge. */
const findPeople = async (
  tx: Transaction,
  { schoolId, now }: Pick<ImportPlace, 'schoolId' | 'now'>,
  emails: readonly string[],
  isLocked: boolean,
): Promise<{ readonly email: string; readonly row: people.PersonRow }[]> => {
  const find = isLocked ? people.lockPeople : people.listPeople
  const own = (await find(tx, schoolId, emails)).map((row) => ({ email: row.email ?? '', row }))
  const known = new Set(own.map(({ email }) => email))
  const others = emails.filter((email) => !known.has(email))
  const leads = await whereEmailsLead(tx, schoolId, others, now)
  if (leads.size === 0) return own
  const findById = isLocked ? people.lockPeopleById : people.listPeopleById
  const survivors = await findById(tx, schoolId, [...new Set([...leads.values()].map(({ id }) => id))])
  const rowOf = new Map(survivors.map((row) => [row.id, row]))
  const led = [...leads].flatMap(([email, { id }]) => {
    const row = rowOf.get(id)
    return row === undefined || row.status === 'erased' ? [] : [{ email, row }]
  })
  return [...own, ...led]
}

type Outcomes = JudgedAccess['outcomes']

/** What becomes of the access of contacts with an account. */
const loadOutcomes = async (
  db: ReadDatabase,
  { schoolId, access }: ImportPlace,
  rows: readonly people.PersonRow[],
): Promise<Outcomes> => {
  const ids = rows.filter(({ userId }) => userId !== null).map(({ id }) => id)
  if (access === null || ids.length === 0) return new Map()
  if (access === 'gone') return new Map(ids.map((id) => [id, 'gone']))
  const judged = await people.judgeAccess(db, schoolId, ids, access.verdictOf)
  return new Map(judged.map(({ id, verdict }) => [id, outcomeOf(verdict)]))
}

const outcomeOf = (verdict: string): ImportAccessOutcome =>
  verdict === 'change' ? 'given' : (importAccessOutcomes.find((each) => each === verdict) ?? 'gone')

/** Against what rows are judged: as it is now, in the same number of statements for any number of rows. */
export const loadJudging = async (
  tx: Transaction,
  place: ImportPlace,
  { plan, read }: Reading,
  { isLocked, outcomes }: { readonly isLocked: boolean; readonly outcomes?: Outcomes | undefined },
): Promise<JudgingPlace> => {
  const { schoolId, rules, listId, now, access } = place
  const emails = read.flatMap(({ email }) => (email === null ? [] : [email]))
  const rows = await findPeople(tx, { schoolId, now }, emails, isLocked)
  const ids = rows.map(({ row: { id } }) => id)
  const known = new Set(rows.map(({ email }) => email))
  // An address that is kept out and of nobody any more is that of somebody who was erased.
  const unknown = emails.filter((email) => !known.has(email))
  const tags = await people.listTagForms(tx, schoolId, ids)
  const members = listId === null ? new Set<number>() : await people.listMembersAmong(tx, listId, ids)
  const said = await loadSaid(tx, place, ids)
  const ofSchool = await people.listSchoolTags(tx, schoolId)
  return {
    ...{ rules, fields: plan.fields, keptOut: await keptOutOf(tx, schoolId, unknown, now) },
    people: new Map(
      rows.map(({ email, row }) => [
        email,
        knownPerson(row, tags.get(row.id) ?? [], members.has(row.id), said.get(row.id) ?? {}),
      ]),
    ),
    owners: await loadOwners(tx, plan.fields, read),
    lines: new Map(),
    access: access && {
      title: access === 'gone' ? '' : access.title,
      outcomes:
        outcomes ??
        (await loadOutcomes(
          tx,
          place,
          rows.map(({ row }) => row),
        )),
    },
    tags: {
      known: new Set(ofSchool.map(({ folded }) => folded)),
      ...{ room: contactLimits.tags - ofSchool.length, made: [] },
    },
  }
}
