import { contactUnmerged } from '@lectern/contract/contacts/contacts.facts'
import type { ContactKey } from '@lectern/contract/contacts/contacts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { errorCode } from '../../../platform/error-fields.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { isAnyValueTaken, restoreContact } from '../bulk/erasure.repository.ts'
import { lastConsents, writeLetters } from '../consents/consents.repository.ts'
import { letIn, settleKeptOut } from '../consents/kept-out.ts'
import { isEmailTaken, type LockedContact } from '../contact-changes.repository.ts'
import { claimUniqueValue } from '../fields/contact-fields.repository.ts'
import { recordContact } from '../record-contact.ts'
import { columnOf } from '../rules/column-of.ts'
import { deleteFormerOfMerge, writeAccount } from './former-emails.repository.ts'
import { lockPair, type MergePlace } from './merge-contacts.ts'
import * as rows from './merge.repository.ts'
import { deleteMergedConsents, lockMerge, markUndone, undoUntil } from './merges.repository.ts'
import { mergeOriginals, type MergeOriginals } from './originals.ts'

interface Unmerged {
  readonly survivorId: number
  readonly absorbedId: number
  readonly keys: ContactKey[]
  readonly fieldIds: number[]
}

const uniqueViolation = '23505'

/**
 * Makes two contacts of one again. What was changed on the survivor since stays there.
 *
 * @returns both, and what stays
 * @throws CallError not_found, merge_stays, contact_email_taken, contact_field_shared
 */
export const undoMerge = async (tx: Transaction, place: MergePlace, mergeId: number): Promise<Unmerged> => {
  const { schoolId, by, keys, now } = place
  const merge = found(await lockMerge(tx, schoolId, mergeId))
  const { survivorId, absorbedId, at } = merge
  if (merge.originals === null || merge.undoneAt !== null || undoUntil(at) < now)
    throw new CallError('merge_stays')
  const [locked, absorbed] = await lockPair(tx, schoolId, survivorId, absorbedId)
  if (locked.status === 'erased' || absorbed.mergedInto !== survivorId) throw new CallError('merge_stays')
  const originals = mergeOriginals.parse(JSON.parse(keys.unseal(merge.originals)))
  const account = accountOfAbsorbed(locked, originals)
  const survivor = account === null ? locked : await releaseAccount(tx, place, locked, originals)
  const kept = await giveBack(tx, place, survivor, originals)
  await rows.takeBackMoved(tx, { survivorId }, at)
  await bringBack(tx, place, { survivorId, absorbedId, schoolId }, originals)
  if (account !== null) await writeAccount(tx, { schoolId, contactId: absorbedId }, { userId: account }, now)
  await deleteFormerOfMerge(tx, schoolId, mergeId)
  await settleConsents(tx, place, { survivor, mergeId, absorbedId }, originals)
  await markUndone(tx, schoolId, mergeId, now)
  const contact = { schoolId, contactId: survivorId, userId: survivor.userId }
  const details = { absorbed_id: absorbedId, by_id: by }
  await recordContact(tx, contact, contactUnmerged, { subjectId: null, details, at: now })
  return { survivorId, absorbedId, ...kept }
}

/** The account that came to the survivor by the address of the absorbed contact; null: none did. */
const accountOfAbsorbed = (survivor: LockedContact, originals: MergeOriginals): number | null =>
  survivor.userId !== originals.survivor.userId &&
  survivor.email !== null &&
  survivor.email === originals.absorbed.email &&
  !originals.keys.includes('email')
    ? survivor.userId
    : null

/** Gives the survivor its own address again, and takes the account off it. */
const releaseAccount = async (
  tx: Transaction,
  { schoolId, now }: MergePlace,
  survivor: LockedContact,
  { survivor: { email, addressState } }: MergeOriginals,
): Promise<LockedContact> => {
  const place = { schoolId, contactId: survivor.id }
  if (email !== null && (await isEmailTaken(tx, place, email))) throw new CallError('contact_email_taken')
  await guarded(tx, () => writeAccount(tx, place, { userId: null, email, addressState }, now))
  return { ...survivor, userId: null, email, addressState }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Takes from the survivor what it got of the other one, unless it was changed since. @returns what stays */
const giveBack = async (
  tx: Transaction,
  { schoolId, now }: MergePlace,
  survivor: LockedContact,
  { survivor: former, absorbed, keys, fieldIds }: MergeOriginals,
): Promise<Pick<Unmerged, 'keys' | 'fieldIds'>> => {
  const back = keys.filter((key) => isSame(survivor[columnOf[key]], absorbed[columnOf[key]]))
  const fieldsBack = fieldIds.filter((id) => isSame(survivor.fields[id], absorbed.fields[id]))
  const fields = {
    ...survivor.fields,
    ...Object.fromEntries(fieldsBack.map((id) => [String(id), former.fields[id] ?? null])),
  }
  const place = { schoolId, contactId: survivor.id }
  if (back.includes('email') && former.email !== null && (await isEmailTaken(tx, place, former.email)))
    throw new CallError('contact_email_taken')
  const written = {
    ...Object.fromEntries(back.map((key) => [columnOf[key], former[columnOf[key]]])),
    ...(back.includes('email') ? { addressState: former.addressState } : {}),
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  }
  await guarded(tx, () => rows.writeSurvivor(tx, { schoolId, survivorId: survivor.id }, written, now))
  for (const fieldId of fieldsBack) {
    const value = former.values.find((each) => each.fieldId === fieldId)?.value ?? null
    if (!(await claimUniqueValue(tx, { fieldId, contactId: survivor.id }, value)))
      throw new CallError('contact_field_shared')
  }
  return {
    keys: keys.filter(
      (key) => !back.includes(key) && !isSame(survivor[columnOf[key]], former[columnOf[key]]),
    ),
    fieldIds: fieldIds.filter((id) => !fieldsBack.includes(id)),
  }
}

/** Gives the absorbed contact back what it had. */
const bringBack = async (
  tx: Transaction,
  { now }: MergePlace,
  { schoolId, absorbedId, survivorId }: rows.MergedPair,
  { absorbed, absorbedBefore }: MergeOriginals,
): Promise<void> => {
  const place = { schoolId, contactId: absorbedId }
  if (absorbed.email !== null && (await isEmailTaken(tx, place, absorbed.email)))
    throw new CallError('contact_email_taken')
  if (await isAnyValueTaken(tx, absorbed.values)) throw new CallError('contact_field_shared')
  // What it said stayed with it.
  await guarded(tx, () => restoreContact(tx, { ...place, now }, { ...absorbed, consents: [] }))
  await rows.repoint(tx, schoolId, [absorbedId], null)
  if (absorbedBefore.length > 0)
    await rows.repointFrom(tx, schoolId, absorbedBefore, [survivorId, absorbedId])
}

/** Somebody may get the same e-mail at this moment. */
const guarded = async (tx: Transaction, work: () => Promise<void>): Promise<void> => {
  try {
    await inSavepoint(tx, work)
  } catch (error) {
    throw errorCode(error) === uniqueViolation ? new CallError('contact_email_taken') : error
  }
}

const settleConsents = async (
  tx: Transaction,
  { schoolId, now }: MergePlace,
  { survivor, mergeId, absorbedId }: { survivor: LockedContact; mergeId: number; absorbedId: number },
  { keptOut, keys, absorbed }: MergeOriginals,
): Promise<void> => {
  const place = { schoolId, contactId: survivor.id }
  await deleteMergedConsents(tx, schoolId, mergeId, survivor.id)
  const last = await lastConsents(tx, schoolId, [survivor.id])
  await writeLetters(tx, place, last.find(({ topic }) => topic === 'letters')?.state ?? null)
  const address = keys.includes('email') ? absorbed.email : survivor.email
  if (keptOut !== null) await letIn(tx, { schoolId, emails: [address], now }, keptOut)
  const contactIds = [survivor.id, absorbedId]
  await settleKeptOut(tx, { schoolId, contactIds, cameThemselves: false, now })
}
