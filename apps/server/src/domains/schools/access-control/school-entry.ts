import { createCache } from '../../../platform/cache/cache.ts'
import type { ReadDatabase, Database } from '../../../platform/database/pool.ts'
import type { Actor } from '../../../platform/http/call.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolEntry, Visit } from '../../../platform/http/school-entry.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { schoolChannel } from '../school-change.ts'
import * as repository from './access-control.repository.ts'
import { createSchoolRulesCache, rulesChannel, rulesFor } from './school-rules-cache.ts'
import { decideVisit, type PersonRules, type VisitDecision } from './rules/decide-visit.ts'

/** How long a session counts as being in a school after it was seen there. */
export const insideMs = 15 * 60 * 1000
/** How long an admitted session is not looked at again. */
const admittedMs = 60 * 1000
/** The same refusal of the same session is written down once in this time. */
const quietMs = 10 * 60 * 1000
/** Of one key and its moment, with what the cache itself needs for them. */
const bytesOfAdmission = 150
const mostBytes = 4 * 1024 ** 2

interface SignedVisit extends Visit {
  readonly actor: Actor
}

/** Makes the gate of all schools. It costs one look into memory where a school's control is off. */
export const createSchoolEntry = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<SchoolEntry> => {
  const facts = createSchoolRulesCache({ db, clock })
  /** `{school}/{session}` → when it was admitted. */
  const admitted = createCache<string, number>({
    mostBytes,
    keepMs: admittedMs,
    sizeOf: () => bytesOfAdmission,
  })
  await notifications.listen(rulesChannel, (notification) => {
    if (notification.kind === 'missed') {
      facts.clear()
      admitted.clear()
      return
    }
    facts.drop((key) => key === notification.payload)
    for (const key of [...admitted.keys()])
      if (key.startsWith(`${notification.payload}/`)) admitted.delete(key)
  })

  // The owner is never locked out.
  await notifications.listen(schoolChannel, (notification) => {
    if (notification.kind === 'missed') facts.clear()
    else facts.drop((key) => key === notification.payload)
  })

  const enter = async (visit: SignedVisit, rules: PersonRules): Promise<VisitDecision> => {
    const key = `${visit.schoolId}/${visit.actor.sessionId}`
    const now = clock.now()
    if (now.getTime() - (admitted.get(key) ?? 0) < admittedMs) return { isAllowed: true }
    const verdict = await takePlace(db, visit, rules, now)
    if (!verdict.isAllowed) return verdict
    admitted.set(key, now.getTime())
    return verdict
  }

  const refuse = async (visit: Visit, verdict: VisitDecision & { isAllowed: false }): Promise<never> => {
    const { schoolId, actor, ip, userAgent } = visit
    const { kind, limit } = verdict
    const at = clock.now()
    const who = { userId: actor?.userId ?? null, sessionId: actor?.sessionId ?? null }
    const violation = { schoolId, ...who, kind, ip, userAgent, limit, at }
    await repository.noteViolation(db, violation, new Date(at.getTime() - quietMs))
    throw new CallError(kind, { params: limit === null ? {} : { limit } })
  }

  return {
    enter: async (visit) => {
      const school = await facts.get(String(visit.schoolId))
      if (!school.isEnabled) return
      const rules = rulesFor(school, visit.actor?.userId ?? null, visit.ip)
      if (!rules.isAddressAllowed)
        return refuse(visit, { isAllowed: false, kind: 'address_refused', limit: null })
      if (visit.actor === null || (rules.sessionLimit === null && rules.deviceLimit === null)) return
      const verdict = await enter({ ...visit, actor: visit.actor }, rules)
      if (!verdict.isAllowed) return refuse(visit, verdict)
    },
  }
}

/** The device of a session; a session without one is a device of its own. */
export const deviceOf = ({ deviceId, sessionId }: Pick<Actor, 'deviceId' | 'sessionId'>): number =>
  deviceId ?? -sessionId

/** Where a session stands in a school at this moment. */
export const standingOf = async (
  db: ReadDatabase,
  { schoolId, actor }: Pick<SignedVisit, 'schoolId' | 'actor'>,
  now: Date,
) => {
  const since = new Date(now.getTime() - insideMs)
  const sessions = await repository.listVisits(db, { schoolId, userId: actor.userId }, since, now)
  const devices = await repository.listDevices(db, schoolId, actor.userId)
  return { sessionId: actor.sessionId, sessions, deviceId: deviceOf(actor), devices }
}

/** Takes a place in the school for a session when there is one. */
const takePlace = (db: Database, visit: SignedVisit, rules: PersonRules, now: Date): Promise<VisitDecision> =>
  db.transaction(async (tx) => {
    const { schoolId, actor } = visit
    const { userId, sessionId } = actor
    await repository.lockPlaces(tx, schoolId, userId)
    const verdict = decideVisit(rules, await standingOf(tx, visit, now))
    if (!verdict.isAllowed) return verdict
    await repository.noteVisit(tx, { schoolId, userId, sessionId }, now)
    if (rules.deviceLimit !== null)
      await repository.noteDevice(tx, { schoolId, userId, deviceId: deviceOf(actor) }, now)
    return verdict
  })
