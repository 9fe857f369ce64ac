import { createCache } from '../../../platform/cache/cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SchoolEntry } from '../../../platform/http/school-entry.ts'
import { noteActivity } from './activity.repository.ts'

/** A person's calls to one school within this time are one for "last active": a write with every call would cost more than it tells. */
export const activityMs = 5 * 60 * 1000
/** Of a school, a person and the moment, with what the cache itself needs for them. */
const bytesOfActivity = 150
const maxBytes = 4 * 1024 ** 2

/** The gate of schools, which also notes when somebody with an account was last active in a school. Most calls end in a look into memory. */
export const notingActivity = (
  gate: SchoolEntry,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): SchoolEntry => {
  /** `{school}/{user}` → when it was noted. */
  const noted = createCache<string, number>({
    mostBytes: maxBytes,
    keepMs: activityMs,
    sizeOf: () => bytesOfActivity,
  })
  return {
    enter: async (visit) => {
      await gate.enter(visit)
      if (visit.actor === null) return
      const place = { schoolId: visit.schoolId, userId: visit.actor.userId }
      const [key, now] = [`${place.schoolId}/${place.userId}`, clock.now()]
      const at = noted.get(key)
      if (at !== undefined && now.getTime() - at < activityMs) return
      noted.set(key, now.getTime())
      await noteActivity(db, place, now, new Date(now.getTime() - activityMs))
    },
  }
}
