import * as operations from '@lectern/contract/contacts/consents/consents.api'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { lockContact, type LockedContact } from '../contact-changes.repository.ts'
import { findContact } from '../contact-list.repository.ts'
import { contactScopeOf } from '../contacts.policy.ts'
import { leadOn } from '../merging/absorbed.repository.ts'
import type { LearnersOfTeams, SeenContact } from '../services.ts'
import { findKeptOut, keepOut, letIn, settleKeptOut } from './kept-out.ts'
import { loadConsents } from './load-consents.ts'
import { recordConsent } from './record-consent.ts'

interface ConsentParts {
  readonly seenContact: SeenContact
  readonly learnersOfTeams: LearnersOfTeams
  readonly keys: KeyedTools
}

/** Binds whether contacts may be written to. */
export const bindConsents = (bind: Bind, { seenContact, learnersOfTeams, keys }: ConsentParts): void => {
  const load = async (db: ReadDatabase, { schoolId }: StaffSeat, contactId: number) => {
    const contact = found(await findContact(db, { schoolId, contactId, scope: undefined }))
    return { data: await loadConsents(db, keys, schoolId, contact) }
  }

  /** @throws CallError not_found for a contact whom the caller does not see, contact_erased */
  const lock = async (
    tx: Transaction,
    staff: StaffSeat,
    userId: number,
    askedId: number,
  ): Promise<LockedContact> => {
    const { schoolId } = staff
    const contactId = await leadOn(tx, schoolId, askedId)
    const scope = await contactScopeOf(tx, staff, userId, learnersOfTeams)
    found(await findContact(tx, { schoolId, contactId, scope }))
    const contact = found(await lockContact(tx, schoolId, contactId))
    if (contact.status === 'erased') throw new CallError('contact_erased')
    return contact
  }

  bind(operations.getContactConsents, async ({ db, staff, actor, params, now }) => {
    const { id } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    return load(db, staff, id)
  })

  bind(operations.recordConsent, async ({ db: tx, staff, actor, params, body, now }) => {
    const contact = await lock(tx, staff, actor.userId, params.contact)
    await recordConsent(tx, contact, { ...body, source: 'staff', by: actor.userId, now })
    return load(tx, staff, contact.id)
  })

  bind(operations.suppressAddress, async ({ db: tx, staff, actor, params, now }) => {
    const contact = await lock(tx, staff, actor.userId, params.contact)
    await keepOut(tx, { schoolId: staff.schoolId, emails: [emailOf(contact)], now }, 'asked')
    await settle(tx, contact, now)
    return load(tx, staff, contact.id)
  })

  bind(operations.liftSuppression, async ({ db: tx, staff, actor, params, now }) => {
    const contact = await lock(tx, staff, actor.userId, params.contact)
    const email = emailOf(contact)
    const kept = await findKeptOut(tx, staff.schoolId, email, now)
    if (kept !== null && kept.reason !== 'asked') throw new CallError('suppression_stays')
    await letIn(tx, { schoolId: staff.schoolId, emails: [email], now }, 'asked')
    await settle(tx, contact, now)
    return load(tx, staff, contact.id)
  })
}

/** @throws CallError contact_without_email */
const emailOf = ({ email }: LockedContact): string => {
  if (email === null) throw new CallError('contact_without_email')
  return email
}

const settle = (tx: Transaction, { schoolId, id }: LockedContact, now: Date): Promise<void> =>
  settleKeptOut(tx, { schoolId, contactIds: [id], cameThemselves: false, now })
