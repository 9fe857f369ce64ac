import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { creditReading } from '@lectern/contract/lessons/rules/credit-reading'
import type { ReadingReport } from '@lectern/contract/lessons/unit-progress'
import type { Database } from '../../../platform/database/pool.ts'
import { findProgress, noteStopped, type ProgressPlace } from '../reading/progress.repository.ts'
import { listWatchedUnits, noteUnitsDone } from '../watching/unit-progress.repository.ts'
import { noteVisited, recordOpened } from './note-visited.ts'

type ShownUnit = PublicLesson['sections'][number]['info_units'][number]

/** A lesson that is open to whoever reads it, as far as it is. */
interface ReadPlace {
  readonly place: ProgressPlace
  readonly units: readonly ShownUnit[]
}

/**
 * Notes which unit a learner has in sight, and which texts they have read as far as there was time for it (THREATS T24). Units that are
 * not of the lesson, or that are no texts, count nothing.
 *
 * @returns how many texts were counted
 */
export const noteReading = async (
  db: Database,
  { place, units }: ReadPlace,
  { at_unit_id: at, read_unit_ids: reported }: ReadingReport,
  now: Date,
): Promise<number> => {
  if (at !== null && units.some(({ id }) => id === at)) {
    await db.transaction(async (tx) => {
      if (await noteStopped(tx, place, at, now)) await recordOpened(tx, place, now)
      await noteVisited(tx, place, now)
    })
  }
  if (reported.length === 0) return 0
  const texts = units.filter(({ type_id }) => blockTypeOf(type_id).completion === 'read')
  const read = await listWatchedUnits(
    db,
    place.userId,
    texts.map(({ id }) => id),
  )
  const openedAt = (await findProgress(db, place))?.startedAt ?? now
  const counted = creditReading(
    texts.map((unit) => ({ id: unit.id, letters: lettersOf(unit), isRead: read.has(unit.id) })),
    reported,
    (now.getTime() - openedAt.getTime()) / 1000,
  )
  const { userId, lessonId, schoolId } = place
  await noteUnitsDone(db, { userId, lessonId, schoolId }, counted, now)
  return counted.length
}

/** Letters that a learner reads in a unit. */
export const lettersOf = (unit: ShownUnit): number =>
  'description_formatted' in unit ? unit.description_formatted.replaceAll(/<[^>]*>/g, '').length : 0
