import { found } from '../../platform/http/call-error.ts'
import { findContact } from './contact-list.repository.ts'
import { contactScopeOf } from './contacts.policy.ts'
import type { LookNotes } from './looks/noting-looks.ts'
import { leadOn } from './merging/absorbed.repository.ts'
import type { LearnersOfTeams, SeenContact } from './services.ts'

/** Lends the contacts of a school to calls about a part of their card, as far as the reader may read them, and notes that they look. */
export const createSeenContact =
  (learnersOfTeams: LearnersOfTeams, looks: LookNotes): SeenContact =>
  async (db, { staff, userId, now }, contactId) => {
    const { schoolId } = staff
    const scope = await contactScopeOf(db, staff, userId, learnersOfTeams, 'read')
    const row = found(
      await findContact(db, { schoolId, contactId: await leadOn(db, schoolId, contactId), scope }),
    )
    looks.opened({ schoolId, userId, contactId: row.id, now })
    return { id: row.id, userId: row.userId }
  }
