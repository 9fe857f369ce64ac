import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { loadKeys } from '../../identity/index.ts'
import { lockContact } from '../contact-changes.repository.ts'
import { listNewcomers, type MetPeople } from '../contacts.repository.ts'
import {
  findFormerOwners,
  hasFormerEmails,
  insertFormerEmail,
  writeAccount,
} from './former-emails.repository.ts'

interface TakenEmail {
  readonly schoolId: SchoolId
  readonly contactId: number
  readonly mergeId: number
  readonly email: string | null
}

/** The hash by which a school knows an address that leads on: the address itself is not kept. */
const hashOf = (keys: KeyedTools, schoolId: SchoolId, email: string): string =>
  keys.hash('former_email', schoolId, email)

/** Remembers that an address belonged to a contact before a merge. */
export const rememberEmail = async (
  tx: Transaction,
  keys: KeyedTools,
  { email, ...taken }: TakenEmail,
): Promise<void> => {
  if (email === null) return
  await insertFormerEmail(tx, { ...taken, hash: hashOf(keys, taken.schoolId, email) })
}

/** E-mail → the contact that it leads to since a merge, of e-mails that no contact has. */
export const whereEmailsLead = async (
  tx: Transaction,
  schoolId: SchoolId,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly id: number; readonly mergeId: number }>> => {
  if (emails.length === 0 || !(await hasFormerEmails(tx, schoolId))) return new Map()
  const keys = await loadKeys(tx, now)
  const hashes = new Map(emails.map((email) => [email, hashOf(keys, schoolId, email)]))
  const owners = await findFormerOwners(tx, schoolId, [...new Set(hashes.values())])
  return new Map(
    [...hashes].flatMap(([email, hash]) => {
      const owner = owners.get(hash)
      return owner ? [[email, owner] as const] : []
    }),
  )
}

/**
 * Gives accounts to the contacts that their addresses lead to since a merge. The e-mail of the account becomes that of the contact, and
 * the one that it had leads to it from now on. A contact that has an account already keeps it: one contact has one account.
 */
export const linkByFormerEmail = async (tx: Transaction, met: MetPeople, now: Date): Promise<void> => {
  const { schoolId } = met
  if (!(await hasFormerEmails(tx, schoolId))) return
  const newcomers = await listNewcomers(tx, met)
  const leads = await whereEmailsLead(
    tx,
    schoolId,
    newcomers.map(({ email }) => email),
    now,
  )
  if (leads.size === 0) return
  const keys = await loadKeys(tx, now)
  for (const { id: userId, email } of newcomers) {
    const lead = leads.get(email)
    const contact = lead ? await lockContact(tx, schoolId, lead.id) : null
    if (!lead || contact === null || contact.status === 'erased' || contact.userId !== null) continue
    const place = { schoolId, contactId: contact.id }
    await rememberEmail(tx, keys, { ...place, mergeId: lead.mergeId, email: contact.email })
    await writeAccount(tx, place, { userId, email, addressState: 'unknown' }, now)
  }
}
