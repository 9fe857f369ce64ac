import {
  consentGranted,
  consentWithdrawn,
  contactCreated,
  contactFieldChanged,
  tagAdded,
} from '@lectern/contract/contacts/contacts.facts'
import { importRules } from '@lectern/contract/contacts/imports/contact-imports'
import { contactKeys } from '@lectern/contract/contacts/contacts'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { SliceOutcome, TaskSlice } from '../../../tasks/index.ts'
import { addConsents } from '../../consents/consents.repository.ts'
import { comparedForm } from '../../fields/rules/compared-form.ts'
import { lockList } from '../../lists/contact-lists.repository.ts'
import { idsOf, settleMembers } from '../../lists/list-members.repository.ts'
import { recordContactEvents } from '../../record-contact.ts'
import type { AccessOfMany } from '../../services.ts'
import * as imports from '../contact-imports.repository.ts'
import type { FormerPerson } from '../former-person.ts'
import * as people from '../import-people.repository.ts'
import { listByLines, writeBefore } from '../import-rows.repository.ts'
import { type JudgedAccess, type JudgedRow, judgeRow, type JudgingPlace } from '../rules/judge-row.ts'
import { type ImportPlace, loadJudging, type Reading, readRows } from './load-judging.ts'
import { findAccess, type OfferedAccess } from './offered-access.ts'
import { mayImportBy } from './plan-import.ts'

type Slice = TaskSlice<{ readonly import_id: number }>
/** Accounts that were given access, each with what gives it back. */
type Given = ReadonlyMap<number, unknown>

/** A row whose person is known by now: written by this import, or before. */
interface DoneRow {
  readonly row: JudgedRow
  readonly contactId: number
  readonly userId: number | null
  /** Of a contact that the import made. */
  readonly version: number | null
}

/** Imports some lines of a file, as people are at this moment. */
export const importSlice = async (
  tx: Transaction,
  slice: Slice,
  access: AccessOfMany,
): Promise<SliceOutcome> => {
  const { schoolId, seat, input, ids: lines, now } = slice
  const row = await imports.findImport(tx, schoolId, input.import_id)
  if (row === null || row.mapping === null) return refuseAll(lines, 'gone')
  const rules = importRules.parse(row.rules)
  if (!mayImportBy(seat, rules, row.mapping)) return refuseAll(lines, 'right_taken')
  const offered = rules.access === null ? null : await findAccess(tx, access, slice, rules.access)
  if (rules.access !== null && offered === null) return refuseAll(lines, 'gone')
  const place = { schoolId, mapping: row.mapping, rules, listId: row.listId, access: offered, now }
  const stored = await listByLines(tx, row.id, lines)
  const reading = await readRows(tx, place, stored)
  const { given, outcomes } = await giveAccess(tx, slice, access, place, reading)
  const against = await loadJudging(tx, place, reading, { isLocked: true, outcomes })
  const judged = reading.read.map((each) => judgeRow(each, against))
  const done = await writePeople(tx, slice, judged)
  checkGiven(given, done)
  const marks = await putTagsAndList(tx, slice, place, done)
  await claimUnique(tx, against, done)
  await writeConsents(tx, slice, row, done)
  await recordRows(tx, slice, done, marks)
  const rows = done.map((each) => ({
    line: each.row.line,
    before: formerOf(each, slice, place, { ...marks, given }),
  }))
  await writeBefore(tx, row.id, rows)
  return {
    changed: done.map(({ row: { line } }) => ({ id: line, before: {} })),
    refused: judged.flatMap(({ line, who, verdict, problems }) =>
      verdict === 'skipped' ? [{ id: line, about: who, reason: problems[0]?.code ?? 'gone' }] : [],
    ),
  }
}

const refuseAll = (lines: readonly number[], reason: string): SliceOutcome => ({
  changed: [],
  refused: lines.map((id) => ({ id, reason, about: '' })),
})

/**
 * Gives access to who is to have it, before contacts are locked: whoever begins to learn is a contact afterwards, so an access is held
 * before its contact everywhere.
 */
const giveAccess = async (
  tx: Transaction,
  { seat, userId, now }: Slice,
  access: AccessOfMany,
  place: ImportPlace & { readonly access: OfferedAccess | null },
  reading: Reading,
): Promise<{ readonly given: Given; readonly outcomes: JudgedAccess['outcomes'] | undefined }> => {
  if (place.access === null) return { given: new Map(), outcomes: undefined }
  const against = await loadJudging(tx, place, reading, { isLocked: false })
  const accountIds = reading.read.flatMap((each) => {
    const { access: outcome, person } = judgeRow(each, against)
    return outcome === 'given' ? [person?.userId ?? []].flat() : []
  })
  const given = await access.change(tx, { seat, userId, now }, place.access.action, accountIds)
  return { given, outcomes: against.access?.outcomes }
}

/** @throws Error when somebody else changed a person meanwhile who was given access: the slice is done anew */
const checkGiven = (given: Given, done: readonly DoneRow[]): void => {
  const reached = new Set(done.filter(({ row }) => row.access === 'given').map(({ userId }) => userId))
  if ([...given.keys()].some((accountId) => !reached.has(accountId)))
    throw new Error('Somebody else changes the same people: the slice is done anew.')
}

/** @throws Error when somebody else adds one of them at this moment: the slice is done anew, and finds them */
const writePeople = async (
  tx: Transaction,
  { schoolId, now }: Slice,
  judged: readonly JudgedRow[],
): Promise<DoneRow[]> => {
  const fresh = judged.filter(({ verdict }) => verdict === 'create')
  const made = await people.insertPeople(tx, schoolId, fresh, now)
  if (made.length < fresh.length)
    throw new Error('Somebody else adds the same people: the slice is done anew.')
  const byEmail = new Map(made.map((each) => [each.email, each]))
  const known = judged.flatMap((row) =>
    row.person !== null && (row.verdict === 'update' || row.verdict === 'partly')
      ? [{ row, contactId: row.person.id, userId: row.person.userId, version: null }]
      : [],
  )
  const written = known.filter(({ row }) => Object.keys(row.keys).length + Object.keys(row.fields).length > 0)
  const changes = written.map(({ contactId: id, row: { keys, fields } }) => ({ id, keys, fields }))
  await people.updatePeople(tx, schoolId, changes, now)
  const added = fresh.flatMap((row) => {
    const contact = byEmail.get(row.email)
    return contact ? [{ row, contactId: contact.id, userId: null, version: contact.version }] : []
  })
  return [...added, ...known]
}

/** What was put on people: contact → ids of tags; who came onto the list. */
interface Marks {
  readonly tags: ReadonlyMap<number, readonly { readonly tagId: number }[]>
  readonly joined: ReadonlySet<number>
}

const putTagsAndList = async (
  tx: Transaction,
  { schoolId, now }: Slice,
  { listId }: ImportPlace,
  done: readonly DoneRow[],
): Promise<Marks> => {
  const idOf = new Map((await people.listSchoolTags(tx, schoolId)).map(({ id, folded }) => [folded, id]))
  const given = done.flatMap(({ contactId, row }) =>
    row.tags.flatMap((name) => {
      const tagId = idOf.get(foldForSearch(name))
      return tagId === undefined ? [] : [{ contactId, tagId }]
    }),
  )
  const put = await people.putTags(tx, given, now)
  const joined = done.filter(({ row }) => row.joins).map(({ contactId }) => contactId)
  const tags = Map.groupBy(put, ({ contactId }) => contactId)
  if (listId === null || joined.length === 0) return { tags, joined: new Set() }
  // A list that is gone by now, or fills itself, takes nobody.
  if ((await lockList(tx, schoolId, listId))?.kind !== 'hand') return { tags, joined: new Set() }
  const note = { cause: 'hand', fact: null, at: now, isNoted: true } as const
  await settleMembers(tx, listId, { among: joined, belong: idsOf(joined) }, note)
  return { tags, joined: new Set(joined) }
}

/** @throws Error when somebody else claims one of the values at this moment: the slice is done anew, and leaves it to them */
const claimUnique = async (
  tx: Transaction,
  { fields }: JudgingPlace,
  done: readonly DoneRow[],
): Promise<void> => {
  const written = done.flatMap(({ contactId, row }) =>
    Object.entries(row.fields).flatMap(([id, value]) =>
      fields.get(Number(id))?.isUnique === true
        ? [{ fieldId: Number(id), contactId, value: comparedForm(value) }]
        : [],
    ),
  )
  await people.releaseValues(tx, written)
  const claimed = written.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }]))
  if ((await people.claimValues(tx, claimed)) < claimed.length)
    throw new Error('Somebody else claims the same value: the slice is done anew.')
}

/** Each with the file and the line as its proof. */
const writeConsents = async (
  tx: Transaction,
  { schoolId, userId, now }: Slice,
  { id: importId, name: file }: imports.ImportRow,
  done: readonly DoneRow[],
): Promise<void> => {
  const told = done.flatMap(({ contactId, row: { line, consents } }) =>
    consents.flatMap(({ topic, outcome, on }) =>
      outcome === 'granted' || outcome === 'withdrawn'
        ? [{ contactId, topic, state: outcome, line, on }]
        : [],
    ),
  )
  const mark = { source: 'import', byUserId: userId, at: now } as const
  await addConsents(
    tx,
    schoolId,
    told.map(({ line, on, ...said }) => ({
      ...{ ...said, ...mark },
      proof: { import_id: importId, file, line, ...(on === null ? {} : { said_on: on }) },
    })),
  )
}

const recordRows = async (
  tx: Transaction,
  { schoolId, userId: by, now: at }: Slice,
  done: readonly DoneRow[],
  { tags }: Marks,
): Promise<void> => {
  const details = { by_id: by }
  const events = (of: (each: DoneRow) => readonly { subjectId: number | null; details: object }[]) =>
    done.flatMap((each) =>
      of(each).map((event) => ({ ...event, contactId: each.contactId, userId: each.userId, at })),
    )
  const isNew = ({ version }: DoneRow) => version !== null
  const created = { subjectId: null, details: { ...details, source: 'import' as const } }
  await recordContactEvents(
    tx,
    schoolId,
    contactCreated,
    events((each) => (isNew(each) ? [created] : [])),
  )
  await recordContactEvents(
    tx,
    schoolId,
    contactFieldChanged,
    events((each) => (isNew(each) ? [] : changedOf(each.row, details))),
  )
  const put = ({ contactId }: DoneRow) =>
    (tags.get(contactId) ?? []).map(({ tagId }) => ({ subjectId: tagId, details }))
  await recordContactEvents(tx, schoolId, tagAdded, events(put))
  const said =
    (state: 'granted' | 'withdrawn') =>
    ({ row }: DoneRow) =>
      row.consents.flatMap(({ topic, outcome }) =>
        outcome === state ? [{ subjectId: null, details: { ...details, topic } }] : [],
      )
  await recordContactEvents(tx, schoolId, consentGranted, events(said('granted')))
  await recordContactEvents(tx, schoolId, consentWithdrawn, events(said('withdrawn')))
}

const changedOf = ({ keys, fields }: JudgedRow, details: { readonly by_id: number }) => [
  ...contactKeys
    .filter((key) => key in keys)
    .map((key) => ({ subjectId: null, details: { ...details, key } })),
  ...Object.keys(fields).map((id) => ({ subjectId: Number(id), details })),
]

const formerOf = (
  { row, contactId, userId, version }: DoneRow,
  { now }: Slice,
  { listId }: ImportPlace,
  { tags, joined, given }: Marks & { readonly given: Given },
): FormerPerson => {
  const beforeOf = <T>(of: object, before: Readonly<Record<string, T>>): Record<string, T | null> =>
    Object.fromEntries(Object.keys(of).map((key) => [key, before[key] ?? null]))
  const after = Object.fromEntries(Object.entries(row.keys).map(([key, value]) => [key, value ?? null]))
  return {
    contactId,
    created: version === null ? null : { version },
    keys: { before: beforeOf(row.keys, row.person?.keys ?? {}), after },
    fields: { before: beforeOf(row.fields, row.person?.fields ?? {}), after: row.fields },
    tags: (tags.get(contactId) ?? []).map(({ tagId }) => tagId),
    at: now.toISOString(),
    listId: joined.has(contactId) ? listId : null,
    tellsConsent: row.consents.some(({ outcome }) => outcome === 'granted' || outcome === 'withdrawn'),
    access: userId !== null && given.has(userId) ? { user_id: userId, before: given.get(userId) } : null,
  }
}
