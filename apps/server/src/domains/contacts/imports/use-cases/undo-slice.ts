import {
  consentGranted,
  consentWithdrawn,
  contactFieldChanged,
  tagRemoved,
} from '@lectern/contract/contacts/contacts.facts'
import { contactKeys } from '@lectern/contract/contacts/contacts'
import { importRules } from '@lectern/contract/contacts/imports/contact-imports'
import type { Transaction } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import type { SliceOutcome, UndoSlice } from '../../../tasks/index.ts'
import { lastConsents, takeBackImported } from '../../consents/consents.repository.ts'
import { holdFields } from '../../fields/contact-fields.repository.ts'
import { comparedForm } from '../../fields/rules/compared-form.ts'
import { lockList } from '../../lists/contact-lists.repository.ts'
import { idsOf, settleMembers } from '../../lists/list-members.repository.ts'
import { recordContactEvents } from '../../record-contact.ts'
import { columnOf } from '../../rules/column-of.ts'
import type { AccessOfMany } from '../../services.ts'
import { findImport } from '../contact-imports.repository.ts'
import { type FormerPerson, formerPerson } from '../former-person.ts'
import * as people from '../import-people.repository.ts'
import { forgetBefore, listByLines } from '../import-rows.repository.ts'
import { deleteUntouched, takeBackTags } from '../import-undo.repository.ts'
import { uniqueKey } from '../rules/judge-row.ts'
import { writtenKeys } from '../rules/read-row.ts'
import { actionOf, findAccess } from './offered-access.ts'

type Undo = UndoSlice<{ readonly import_id: number }>
type Contact = people.PersonRow

interface Taken {
  readonly line: number
  readonly former: FormerPerson
  readonly contact: Contact
}

/** Takes back what an import did by some lines, where nobody has touched the person's values since. */
export const undoSlice = async (
  tx: Transaction,
  slice: Undo,
  access: AccessOfMany,
): Promise<SliceOutcome> => {
  const { input, rows } = slice
  const lines = rows.map(({ id }) => id)
  const stored = await listByLines(tx, input.import_id, lines)
  const formers = stored.flatMap(({ line, before }) =>
    before === null ? [] : [{ line, former: formerPerson.parse(before) }],
  )
  const unique = await uniqueFields(
    tx,
    slice,
    formers.map(({ former }) => former),
  )
  const restored = await restoreAccess(tx, slice, access, formers, unique)
  const { there, taken, untouched } = await weigh(tx, slice, formers, unique, people.lockPeopleById)
  const gone = await removeMade(tx, slice, there)
  const known = untouched.filter(({ line, former }) => former.access === null || restored.has(line))
  if (known.filter(({ former }) => former.access !== null).length < restored.size)
    throw new Error('Somebody else changes the same people: the slice is done anew.')
  const done = new Set([...known, ...gone].map(({ line }) => line))
  // Before what is recorded, by which lists follow who is of the import.
  await forgetBefore(tx, input.import_id, [...done])
  await restore(tx, slice, known, unique)
  const about = new Map(there.map(({ line, contact }) => [line, contact.email ?? contact.name]))
  return {
    changed: [...done].map((id) => ({ id })),
    refused: lines
      .filter((id) => !done.has(id))
      .map((id) => ({
        ...{ id, about: about.get(id) ?? '' },
        reason: taken.has(id) ? 'value_taken' : about.has(id) ? 'changed_since' : 'gone',
      })),
  }
}

type Former = Omit<Taken, 'contact'>

/** Whose values are as the import wrote them, among the rows whose contacts are there; and the lines whose former values are others' by now. */
const weigh = async (
  tx: Transaction,
  { schoolId }: Undo,
  formers: readonly Former[],
  unique: ReadonlySet<string>,
  find: (tx: Transaction, schoolId: SchoolId, ids: readonly number[]) => Promise<people.PersonRow[]>,
) => {
  const ids = formers.map(({ former }) => former.contactId)
  const contacts = new Map((await find(tx, schoolId, ids)).map((each) => [each.id, each]))
  const there = formers.flatMap(({ line, former }) => {
    const contact = contacts.get(former.contactId)
    return contact && contact.status !== 'erased' ? [{ line, former, contact }] : []
  })
  const same = there.filter(({ former, contact }) => former.created === null && isAsWritten(former, contact))
  const taken = await heldByOthers(tx, same, unique)
  return { there, taken, untouched: same.filter(({ line }) => !taken.has(line)) }
}

/**
 * Gives back the access that people had, before contacts are locked, where nobody has changed the person or the access since.
 *
 * @returns the lines of whom
 */
const restoreAccess = async (
  tx: Transaction,
  slice: Undo,
  access: AccessOfMany,
  formers: readonly Former[],
  unique: ReadonlySet<string>,
): Promise<ReadonlySet<number>> => {
  const { schoolId, seat, userId, now, input } = slice
  const given = formers.filter(({ former }) => former.access !== null)
  if (given.length === 0) return new Set()
  const rules = importRules.safeParse((await findImport(tx, schoolId, input.import_id))?.rules).data
  const actor = { seat, userId, now }
  if (!rules?.access || (await findAccess(tx, access, actor, { ...rules.access, length: null })) === null)
    return new Set()
  const { untouched } = await weigh(tx, slice, given, unique, people.listPeopleById)
  const before = new Map(
    untouched.flatMap(({ former: { access: was } }) => (was === null ? [] : [[was.user_id, was.before]])),
  )
  const restored = await access.restore(tx, actor, actionOf(rules.access, now), before)
  const isRestored = ({ former }: Former) => former.access !== null && restored.has(former.access.user_id)
  return new Set(untouched.filter(isRestored).map(({ line }) => line))
}

const uniqueFields = async (
  tx: Transaction,
  { schoolId }: Undo,
  formers: readonly FormerPerson[],
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(formers.flatMap(({ fields }) => Object.keys(fields.after)))]
  const held = await holdFields(tx, schoolId, ids.map(Number))
  return new Set(held.flatMap(({ id, isUnique }) => (isUnique ? [String(id)] : [])))
}

const removeMade = async (tx: Transaction, { schoolId }: Undo, there: readonly Taken[]): Promise<Taken[]> => {
  const made = there.flatMap(({ former: { contactId, created, listId } }) =>
    created === null ? [] : [{ contactId, listId, version: created.version }],
  )
  const removed = await deleteUntouched(tx, schoolId, made)
  return there.filter(({ former }) => former.created !== null && removed.has(former.contactId))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether all that the import wrote of a person is as it wrote it. */
const isAsWritten = ({ keys, fields }: FormerPerson, contact: Contact): boolean =>
  writtenKeys.every((key) => !(key in keys.after) || isSame(contact[columnOf[key]], keys.after[key])) &&
  Object.entries(fields.after).every(([id, value]) => isSame(contact.fields[id], value))

const restore = async (
  tx: Transaction,
  slice: Undo,
  known: readonly Taken[],
  unique: ReadonlySet<string>,
): Promise<void> => {
  const { schoolId, now } = slice
  const changes = known.flatMap(({ former: { contactId: id, keys, fields } }) =>
    Object.keys(keys.before).length + Object.keys(fields.before).length === 0
      ? []
      : [{ id, keys: keys.before, fields: fields.before }],
  )
  await people.updatePeople(tx, schoolId, changes, now)
  await restoreUnique(tx, known, unique)
  const tags = known.flatMap(({ former: { contactId, tags: put, at } }) =>
    put.map((tagId) => ({ contactId, tagId, at })),
  )
  const taken = await takeBackTags(tx, tags)
  await leaveList(tx, slice, known)
  await takeBackConsents(tx, slice, known)
  await recordUndone(tx, slice, known, taken)
}

/** Former values in unique fields, in the form in which they are compared; null: there was none. */
const formerValues = (known: readonly Taken[], unique: ReadonlySet<string>) =>
  known.flatMap(({ line, former: { contactId, fields } }) =>
    Object.entries(fields.before).flatMap(([id, value]) =>
      unique.has(id) ? [{ line, fieldId: Number(id), contactId, value: comparedForm(value) }] : [],
    ),
  )

/** Lines whose former value somebody else has by now. */
const heldByOthers = async (
  tx: Transaction,
  known: readonly Taken[],
  unique: ReadonlySet<string>,
): Promise<ReadonlySet<number>> => {
  const values = formerValues(known, unique).flatMap(({ value, ...rest }) =>
    value === null ? [] : [{ ...rest, value }],
  )
  if (values.length === 0) return new Set()
  const owners = new Map(
    (await people.listOwners(tx, values)).map(({ fieldId, value, contactId }) => [
      uniqueKey(fieldId, value),
      contactId,
    ]),
  )
  const isOthers = ({ fieldId, value, contactId }: (typeof values)[number]) =>
    (owners.get(uniqueKey(fieldId, value)) ?? contactId) !== contactId
  return new Set(values.filter(isOthers).map(({ line }) => line))
}

const restoreUnique = async (
  tx: Transaction,
  known: readonly Taken[],
  unique: ReadonlySet<string>,
): Promise<void> => {
  const values = formerValues(known, unique)
  await people.releaseValues(tx, values)
  await people.claimValues(
    tx,
    values.flatMap(({ fieldId, contactId, value }) =>
      value === null ? [] : [{ fieldId, contactId, value }],
    ),
  )
}

const leaveList = async (
  tx: Transaction,
  { schoolId, now }: Undo,
  known: readonly Taken[],
): Promise<void> => {
  const joined = known.filter(({ former }) => former.listId !== null)
  const listId = joined[0]?.former.listId ?? null
  if (listId === null || (await lockList(tx, schoolId, listId))?.kind !== 'hand') return
  const among = joined.map(({ former }) => former.contactId)
  const note = { cause: 'hand', fact: null, at: now, isNoted: true } as const
  await settleMembers(tx, listId, { among, belong: idsOf([]) }, note)
}

/** What counts of consents afterwards is recorded, by which lists follow it. */
const takeBackConsents = async (
  tx: Transaction,
  { schoolId, input, userId: by, now: at }: Undo,
  known: readonly Taken[],
): Promise<void> => {
  const told = known.filter(({ former }) => former.tellsConsent)
  if (told.length === 0) return
  const ids = told.map(({ contact }) => contact.id)
  const topics = await takeBackImported(tx, schoolId, input.import_id, ids)
  const last = await lastConsents(tx, schoolId, ids)
  const isGranted = ({ contactId, topic }: (typeof topics)[number]) =>
    last.some((each) => each.contactId === contactId && each.topic === topic && each.state === 'granted')
  const userOf = new Map(told.map(({ contact }) => [contact.id, contact.userId]))
  for (const [granted, group] of Map.groupBy(topics, isGranted))
    await recordContactEvents(
      tx,
      schoolId,
      granted ? consentGranted : consentWithdrawn,
      group.map(({ contactId, topic }) => ({
        ...{ contactId, userId: userOf.get(contactId) ?? null, at, subjectId: null },
        details: { topic, by_id: by },
      })),
    )
}

const recordUndone = async (
  tx: Transaction,
  { schoolId, userId: by, now: at }: Undo,
  known: readonly Taken[],
  taken: readonly { readonly contactId: number; readonly tagId: number }[],
): Promise<void> => {
  const details = { by_id: by }
  const userOf = new Map(known.map(({ contact }) => [contact.id, contact.userId]))
  const personOf = (contactId: number) => ({ contactId, userId: userOf.get(contactId) ?? null, at })
  const changed = known.flatMap(({ former: { contactId, keys, fields } }) => [
    ...contactKeys
      .filter((key) => key in keys.before)
      .map((key) => ({ ...personOf(contactId), subjectId: null, details: { ...details, key } })),
    ...Object.keys(fields.before).map((id) => ({ ...personOf(contactId), subjectId: Number(id), details })),
  ])
  await recordContactEvents(tx, schoolId, contactFieldChanged, changed)
  const removed = taken.map(({ contactId, tagId }) => ({ ...personOf(contactId), subjectId: tagId, details }))
  await recordContactEvents(tx, schoolId, tagRemoved, removed)
}
