import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { MergeOrder } from '@lectern/contract/contacts/merging/merging'
import { contactMerged } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { readWhole } from '../bulk/erasure.repository.ts'
import { keepOut, settleKeptOut } from '../consents/kept-out.ts'
import { lockContact, type LockedContact } from '../contact-changes.repository.ts'
import { holdFields } from '../fields/contact-fields.repository.ts'
import { recordContact } from '../record-contact.ts'
import { columnOf } from '../rules/column-of.ts'
import { listAbsorbed } from './absorbed.repository.ts'
import { rememberEmail } from './former-emails.ts'
import { mergeConsents } from './merge-consents.ts'
import * as rows from './merge.repository.ts'
import { insertMerge } from './merges.repository.ts'
import type { MergeOriginals } from './originals.ts'
import { compareFields, compareKeys, stricterOf } from './rules/compare.ts'

export interface MergePlace {
  readonly schoolId: SchoolId
  readonly by: number
  readonly keys: KeyedTools
  readonly now: Date
}

/** Locks two contacts, always the older id first, so that two who merge wait for each other and do not hold each other up. */
export const lockPair = async (
  tx: Transaction,
  schoolId: SchoolId,
  oneId: number,
  otherId: number,
): Promise<[LockedContact, LockedContact]> => {
  const first = found(await lockContact(tx, schoolId, Math.min(oneId, otherId)))
  const second = found(await lockContact(tx, schoolId, Math.max(oneId, otherId)))
  return first.id === oneId ? [first, second] : [second, first]
}

/**
 * Makes two contacts one.
 *
 * @returns the merge
 * @throws CallError not_found, contact_erased, contact_changed, two_accounts, account_stays, too_many_tags
 */
export const mergeContacts = async (
  tx: Transaction,
  { schoolId, by, keys, now }: MergePlace,
  survivorId: number,
  order: MergeOrder,
): Promise<number> => {
  const pair = { schoolId, survivorId, absorbedId: order.absorbed_id }
  await holdFields(tx, schoolId, Object.keys(order.fields).map(Number))
  const [survivor, absorbed] = await lockPair(tx, schoolId, survivorId, order.absorbed_id)
  checkPair(survivor, absorbed, order)
  const originals = await readOriginals(tx, survivor, absorbed, order)
  const sealed = keys.seal(JSON.stringify(originals))
  const mergeId = await insertMerge(tx, { ...pair, byUserId: by, at: now, originals: sealed })
  const taken = originals.keys.includes('email') ? survivor : absorbed
  await rememberEmail(tx, keys, { schoolId, mergeId, contactId: taken.id, email: taken.email })
  await rows.absorb(tx, pair, now)
  await rows.repoint(tx, schoolId, originals.absorbedBefore, survivorId)
  await rows.writeSurvivor(tx, pair, takenOf(survivor, absorbed, originals), now)
  if (!(await rows.moveTags(tx, pair, now))) throw new CallError('too_many_tags')
  await rows.moveLists(tx, pair, now)
  await rows.moveUniqueValues(tx, pair, originals.fieldIds)
  const { consent, isAddressTaken } = stricterOf(survivor, absorbed, compareKeys(survivor, absorbed, order))
  await mergeConsents(tx, { ...pair, mergeId, by, now }, { consent, isAddressTaken })
  const email = isAddressTaken ? absorbed.email : survivor.email
  if (originals.keptOut !== null) await keepOut(tx, { schoolId, emails: [email], now }, originals.keptOut)
  await settleKeptOut(tx, { schoolId, contactIds: [survivorId], cameThemselves: false, now })
  const contact = { schoolId, contactId: survivorId, userId: survivor.userId }
  const details = { absorbed_id: absorbed.id, by_id: by }
  await recordContact(tx, contact, contactMerged, { subjectId: null, details, at: now })
  return mergeId
}

const checkPair = (survivor: LockedContact, absorbed: LockedContact, { seen }: MergeOrder): void => {
  if (survivor.status === 'erased' || absorbed.status === 'erased') throw new CallError('contact_erased')
  if (survivor.userId !== null && absorbed.userId !== null) throw new CallError('two_accounts')
  if (absorbed.userId !== null) throw new CallError('account_stays')
  const stale = [
    ...(survivor.updatedAt.toISOString() === new Date(seen.survivor).toISOString() ? [] : ['survivor']),
    ...(absorbed.updatedAt.toISOString() === new Date(seen.absorbed).toISOString() ? [] : ['absorbed']),
  ]
  if (stale.length > 0)
    throw new CallError('contact_changed', {
      fields: Object.fromEntries(stale.map((side) => [`seen.${side}`, ['changed']])),
    })
}

const readOriginals = async (
  tx: Transaction,
  survivor: LockedContact,
  absorbed: LockedContact,
  order: MergeOrder,
): Promise<MergeOriginals> => {
  const { schoolId } = survivor
  const whole = await readWhole(tx, { schoolId, ids: [survivor.id, absorbed.id] })
  const keys = compareKeys(survivor, absorbed, order)
  const { keptOut, isAddressTaken } = stricterOf(survivor, absorbed, keys)
  const owner = isAddressTaken ? absorbed : survivor
  return {
    survivor: found(whole.find(({ id }) => id === survivor.id) ?? null),
    absorbed: found(whole.find(({ id }) => id === absorbed.id) ?? null),
    keys: keys.filter(({ takes }) => takes === 'absorbed').map(({ key }) => key),
    fieldIds: compareFields(survivor, absorbed, order)
      .filter(({ takes }) => takes === 'absorbed')
      .map(({ field_id: fieldId }) => fieldId),
    keptOut: keptOut === owner.keptOut ? null : keptOut,
    absorbedBefore: await listAbsorbed(tx, schoolId, absorbed.id),
  }
}

const takenOf = (survivor: LockedContact, absorbed: LockedContact, { keys, fieldIds }: MergeOriginals) => {
  const taken = fieldIds.map((id): [string, ContactFieldValue] => [String(id), absorbed.fields[id] ?? null])
  const fields = Object.entries({ ...survivor.fields, ...Object.fromEntries(taken) })
  return {
    ...Object.fromEntries(keys.map((key) => [columnOf[key], absorbed[columnOf[key]]])),
    ...(keys.includes('email') ? { addressState: absorbed.addressState } : {}),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== null)),
    activeAt: new Date(Math.max(survivor.activeAt.getTime(), absorbed.activeAt.getTime())),
  }
}
