import { placesOf, rankingLimits, tenths } from '@lectern/contract/attempts/competition/places'
import type { RankedRow, Ranking } from '@lectern/contract/attempts/competition/ranking'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { type CompetitionPlace, listReached, type ReachedRow } from './ranking.repository.ts'

/** A whole hall that looks is answered from one reading a second. */
const keepMs = 1_000

/** The names of some people, by their ids. */
export type NamesOf = (
  db: ReadDatabase,
  userIds: readonly number[],
) => Promise<readonly { readonly id: number; readonly name: string }[]>

/** How everybody in a competition stands. */
export interface Rankings {
  /** With the reader's own line, where they take part. */
  readonly of: (
    place: CompetitionPlace,
    userId: number,
  ) => Promise<Pick<Ranking, 'rows' | 'own' | 'participants' | 'running'>>
}

type Placed = ReachedRow & { readonly place: number }

export const createRankings = ({
  db,
  clock,
  namesOf,
}: Pick<Dependencies, 'db' | 'clock'> & { readonly namesOf: NamesOf }): Rankings => {
  const read = createSharedCache({
    db,
    clock,
    keepMs,
    mostBytes: 4 * 1024 ** 2,
    load: async (key, connection) => {
      const placed = bestOfEach(placesOf(await listReached(connection, readKey(key))))
      const shown = placed.slice(0, rankingLimits.rows).map(({ userId }) => userId)
      return { placed, names: await readNames(connection, namesOf, shown) }
    },
  })
  return {
    of: async (place, userId) => {
      const { placed, names } = await read.get([place.schoolId, place.quizId, place.lessonId ?? 0].join('/'))
      const present = (row: Placed, name: string) => presentRow(row, name, row.userId === userId)
      const own = placed.find((row) => row.userId === userId)
      const ownName = own && (names.get(userId) ?? (await readNames(db, namesOf, [userId])).get(userId))
      return {
        rows: placed.slice(0, rankingLimits.rows).map((row) => present(row, names.get(row.userId) ?? '')),
        own: own ? present(own, ownName ?? '') : null,
        participants: placed.length,
        running: placed.filter(({ isFinished }) => !isFinished).length,
      }
    },
  }
}

/** Who took part more than once counts by the best time; the places of the others close up. */
const bestOfEach = (rows: readonly Placed[]): Placed[] => {
  const seen = new Set<number>()
  const best = rows.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
  return best.length === rows.length ? best : placesOf(best)
}

const readNames = async (db: ReadDatabase, namesOf: NamesOf, userIds: readonly number[]) =>
  new Map((await namesOf(db, userIds)).map(({ id, name }) => [id, name]))

const readKey = (key: string): CompetitionPlace => {
  const [schoolId, quizId, lessonId] = key.split('/').map(Number)
  return {
    schoolId: storedSchoolId.parse(schoolId),
    quizId: quizId ?? 0,
    lessonId: lessonId === 0 ? null : (lessonId ?? null),
  }
}

const presentRow = (row: Placed, name: string, isOwn: boolean): RankedRow => ({
  place: row.place,
  attempt_id: row.attemptId,
  name,
  points: Math.round(row.points * 100) / 100,
  seconds: tenths(row.usedMs) / 10,
  done: row.done,
  is_finished: row.isFinished,
  is_own: isOwn,
})
