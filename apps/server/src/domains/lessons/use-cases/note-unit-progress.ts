import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { isPlausibleWatch } from '../rules/is-plausible-watch.ts'
import * as repository from '../watching/unit-progress.repository.ts'
import type { ProgressPlace } from '../reading/progress.repository.ts'
import { noteOpened, noteStarted, noteWatched } from './note-progress.ts'

/** A film or a recording in a lesson, and who watches it. */
export interface WatchedUnit extends repository.UnitPlace {
  readonly courseId: number
  readonly sections: PublicLesson['sections']
}

/** Notes that a learner has begun a film, and with it the lesson. */
export const noteUnitStarted = async (tx: Transaction, unit: WatchedUnit, now: Date): Promise<void> => {
  await noteStarted(tx, lessonOf(unit), now)
  await repository.noteUnitStarted(tx, placeOf(unit), now)
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
  if (await isAllPlayed(db, unit.userId, unit.sections)) await noteWatched(db, lessonOf(unit), now)
  return true
}

/**
 * Notes that a learner has watched a lesson, as its page tells it some seconds after a film began (document 002 §4). A film says by itself
 * when it was watched, so a lesson with films or recordings that were not is begun, and no more.
 */
export const noteLessonWatched = async (
  tx: Transaction,
  { sections, ...place }: ProgressPlace & Pick<WatchedUnit, 'sections'>,
  now: Date,
): Promise<void> => {
  if (await isAllPlayed(tx, place.userId, sections)) await noteWatched(tx, place, now)
  else await noteOpened(tx, place, now)
}

const isAllPlayed = async (
  db: ReadDatabase,
  userId: number,
  sections: WatchedUnit['sections'],
): Promise<boolean> => {
  const toWatch = playedUnits(sections)
  const watched = await repository.listWatchedUnits(db, userId, toWatch)
  return toWatch.every((id) => watched.has(id))
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
