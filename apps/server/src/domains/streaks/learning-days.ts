import { localDay } from '@lectern/contract/streaks/rules/local-day'
import { createCache } from '../../platform/cache/cache.ts'
import type { Database, ReadDatabase } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findUser } from '../identity/index.ts'
import { findSchool } from '../schools/index.ts'
import { insertLearningDays, type Learner } from './streaks.repository.ts'

/** The zone by whose clock a person's days are counted: their own, else that of the school. */
export const zoneOfLearner = async (db: ReadDatabase, { schoolId, userId }: Learner): Promise<string> => {
  const person = await findUser(db, userId)
  return person?.timeZone ?? (await findSchool(db, schoolId))?.timeZone ?? 'UTC'
}

/** Notes that somebody learned at a moment. */
export const noteLearningDay = async (db: Database, learner: Learner, at: Date): Promise<void> =>
  insertLearningDays(db, learner, [localDay(at, await zoneOfLearner(db, learner))])

/** The same for calls that come often. */
export interface LearningDays {
  /**
   * Notes that somebody learned at a moment: a row for a day, written once. Never inside a transaction: it takes a connection of its own.
   * What cannot be noted is logged and keeps nobody from learning.
   */
  note(learner: Learner, at: Date): Promise<void>
}

/** A change of the own zone counts after this long. */
const keepMs = 10 * 60 * 1000
const bytesOfEntry = 128

export const createLearningDays = ({
  db,
  log,
}: { db: Database } & Pick<Dependencies, 'log'>): LearningDays => {
  const known = createCache<string, { readonly zone: string; readonly day: string }>({
    mostBytes: 2 * 1024 ** 2,
    keepMs,
    sizeOf: () => bytesOfEntry,
  })
  return {
    note: async (learner, at) => {
      const key = `${learner.schoolId}/${learner.userId}`
      const noted = known.get(key)
      if (noted && localDay(at, noted.zone) === noted.day) return
      try {
        const zone = noted?.zone ?? (await zoneOfLearner(db, learner))
        const day = localDay(at, zone)
        await insertLearningDays(db, learner, [day])
        known.set(key, { zone, day })
      } catch (error) {
        log.error({ err: error, ...learner }, 'a day of learning was not noted')
      }
    },
  }
}
