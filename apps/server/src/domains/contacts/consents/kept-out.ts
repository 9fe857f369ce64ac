import type { SuppressionReason } from '@lectern/contract/contacts/consents/consent-kinds'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { loadKeys } from '../../identity/index.ts'
import * as repository from './suppressions.repository.ts'

/** The hash by which a school remembers an address that it may not write to. */
export const hashOf = (keys: KeyedTools, schoolId: SchoolId, email: string): string =>
  keys.hash('suppression', schoolId, email.trim().normalize('NFC').toLowerCase())

/** Which of some addresses a school writes to no more: whoever imports or mails leaves these out. */
export const keptOutOf = async (
  tx: Transaction,
  schoolId: SchoolId,
  emails: readonly string[],
  now: Date,
): Promise<Set<string>> => {
  if (emails.length === 0) return new Set()
  const keys = await loadKeys(tx, now)
  const hashes = new Map(emails.map((email) => [email, hashOf(keys, schoolId, email)]))
  const kept = await repository.findSuppressions(tx, schoolId, [...new Set(hashes.values())])
  return new Set(emails.filter((email) => kept.has(hashes.get(email) ?? '')))
}

interface KeptAddresses {
  readonly schoolId: SchoolId
  readonly emails: readonly (string | null)[]
  readonly now: Date
}

const hashesOf = async (tx: Transaction, { schoolId, emails, now }: KeptAddresses): Promise<string[]> => {
  const keys = await loadKeys(tx, now)
  return [...new Set(emails.flatMap((email) => (email === null ? [] : [hashOf(keys, schoolId, email)])))]
}

/** Keeps addresses out from now on. */
export const keepOut = async (
  tx: Transaction,
  addresses: KeptAddresses,
  reason: SuppressionReason,
): Promise<void> => {
  const hashes = await hashesOf(tx, addresses)
  await repository.writeSuppressions(tx, addresses.schoolId, { hashes, reason, now: addresses.now })
}

/** Lets addresses in again that are kept out for a reason; others stay. */
export const letIn = async (
  tx: Transaction,
  addresses: KeptAddresses,
  reason: SuppressionReason,
): Promise<void> =>
  repository.removeSuppressions(tx, addresses.schoolId, await hashesOf(tx, addresses), reason)

/** Since when and why one address is kept out; null: it is not. */
export const findKeptOut = async (
  tx: Transaction,
  schoolId: SchoolId,
  email: string,
  now: Date,
): Promise<{ readonly reason: SuppressionReason; readonly at: Date } | null> => {
  const hash = hashOf(await loadKeys(tx, now), schoolId, email)
  return (await repository.findSuppressions(tx, schoolId, [hash])).get(hash) ?? null
}

/** Contacts whose addresses are new to them. */
interface NewAddresses {
  readonly schoolId: SchoolId
  readonly contactIds: readonly number[]
  /** The people came by themselves: that they were erased before keeps them out no more. */
  readonly cameThemselves: boolean
  readonly now: Date
}

/** Writes on contacts whether the addresses that they have now are kept out: after they were added, or got another e-mail. */
export const settleKeptOut = async (
  tx: Transaction,
  { schoolId, contactIds, cameThemselves, now }: NewAddresses,
): Promise<void> => {
  if (contactIds.length === 0) return
  const rows = await repository.listAddresses(tx, schoolId, contactIds)
  const keys = await loadKeys(tx, now)
  const hashes = new Map(
    rows.flatMap(({ id, email }) => (email === null ? [] : [[id, hashOf(keys, schoolId, email)]])),
  )
  if (cameThemselves) await repository.removeSuppressions(tx, schoolId, [...hashes.values()], 'erased')
  const kept = await repository.findSuppressions(tx, schoolId, [...hashes.values()])
  const wanted = rows.map(({ id, keptOut }) => ({
    ...{ id, keptOut, reason: kept.get(hashes.get(id) ?? '')?.reason ?? null },
  }))
  const changed = Map.groupBy(
    wanted.filter(({ keptOut, reason }) => keptOut !== reason),
    ({ reason }) => reason,
  )
  for (const [reason, group] of changed) {
    const ids = group.map(({ id }) => id)
    await repository.writeKeptOut(tx, schoolId, ids, reason)
  }
}
