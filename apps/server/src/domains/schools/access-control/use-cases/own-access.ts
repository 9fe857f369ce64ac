import type { ReadDatabase, Database } from '../../../../platform/database/pool.ts'
import type { OwnAccess } from '@lectern/contract/schools/access-control'
import type { Visit } from '../../../../platform/http/school-entry.ts'
import type { Actor } from '../../../../platform/http/call.ts'
import { deleteOtherVisits } from '../access-control.repository.ts'
import { standingOf } from '../school-entry.ts'
import { announceRulesChange, loadSchoolRules, rulesFor } from '../school-rules-cache.ts'
import { decideVisit } from '../rules/decide-visit.ts'

type OwnVisit = Omit<Visit, 'actor'> & { readonly actor: Actor }

/** How one session stands to the access control of a school. Looking takes no place. */
export const describeOwnAccess = async (db: ReadDatabase, visit: OwnVisit, now: Date): Promise<OwnAccess> => {
  const rules = rulesFor(await loadSchoolRules(db, visit.schoolId), visit.actor.userId, visit.ip)
  const standing = await standingOf(db, visit, now)
  const verdict = decideVisit(rules, standing)
  return {
    is_allowed: verdict.isAllowed,
    reason: verdict.isAllowed ? null : verdict.kind,
    session_limit: rules.sessionLimit,
    sessions: standing.sessions.length,
    device_limit: rules.deviceLimit,
    devices: standing.devices.length,
    can_free: !verdict.isAllowed && verdict.kind === 'session_limit',
  }
}

/** Frees the places that other sessions of the same person hold in a school. */
export const freePlaces = (db: Database, { schoolId, actor }: OwnVisit): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId, sessionId } = actor
    await deleteOtherVisits(tx, { schoolId, userId, sessionId })
    await announceRulesChange(tx, schoolId)
  })
