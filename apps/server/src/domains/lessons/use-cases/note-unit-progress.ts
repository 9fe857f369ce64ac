import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { noteStarted } from '../reading/progress.repository.ts'
import { isPlausibleWatch } from '../rules/is-plausible-watch.ts'
import * as repository from '../watching/unit-progress.repository.ts'
import { noteWatched } from './note-progress.ts'

/** A film or a recording in a lesson, and who watches it. */
export interface WatchedUnit extends repository.UnitPlace {
  readonly courseId: number
  readonly sections: PublicLesson['sections']
}

/** Notes that a learner has begun a film, and with it the lesson. */
export const noteUnitStarted = async (db: WriteDatabase, unit: WatchedUnit, now: Date): Promise<void> => {
  await noteStarted(db, lessonOf(unit), now)
  await repository.noteUnitStarted(db, placeOf(unit), now)
}

/**
 * Notes that a learner has watched a film. A lesson whose films and recordings are all watched is watched.
 *
 * @param duration seconds, null when it is not known
 * @returns whether it counts: what was started a moment ago cannot have been watched
 */
export const noteUnitWatched = async (
  db: Transaction,
  unit: WatchedUnit,
  duration: number | null,
  now: Date,
): Promise<boolean> => {
  const place = placeOf(unit)
  await repository.noteUnitStarted(db, place, now)
  const before = await repository.findUnitProgress(db, place)
  const since = before ? (now.getTime() - before.startedAt.getTime()) / 1000 : 0
  if (!before?.watchedAt && !isPlausibleWatch(since, duration)) return false
  await repository.noteUnitWatched(db, place, now)
  const toWatch = playedUnits(unit.sections)
  const watched = await repository.listWatchedUnits(db, unit.userId, toWatch)
  if (toWatch.every((id) => watched.has(id))) await noteWatched(db, lessonOf(unit), now)
  return true
}

const placeOf = ({ userId, unitId, lessonId, schoolId }: WatchedUnit): repository.UnitPlace => ({
  userId,
  unitId,
  lessonId,
  schoolId,
})

const lessonOf = ({ userId, lessonId, courseId, schoolId }: WatchedUnit) => ({
  userId,
  lessonId,
  courseId,
  schoolId,
})

/** The units of a lesson that are played, with something to play. */
const playedUnits = (sections: WatchedUnit['sections']): number[] =>
  sections
    .flatMap(({ info_units }) => info_units)
    .filter((unit) => {
      const { completion, isShownEmpty } = blockTypeOf(unit.type_id)
      return completion === 'played' && !isShownEmpty(unit)
    })
    .map(({ id }) => id)
