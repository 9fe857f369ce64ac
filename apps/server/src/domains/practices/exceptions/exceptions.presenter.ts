import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { ExceptionRow } from '../../attempts/index.ts'
import { listPeople } from '../../identity/index.ts'
import { listLessonTitles } from '../../lessons/index.ts'
import { nameGroups } from '../../teams/index.ts'

/** Exceptions with the names of people, groups and lessons: one query for each kind, however many rows. */
export const presentExceptions = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  rows: readonly ExceptionRow[],
): Promise<AttemptException[]> => {
  const named = (ids: readonly (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]
  // One after the other: it is read inside transactions too.
  const people = await listPeople(db, named(rows.flatMap(({ userId, givenBy }) => [userId, givenBy])))
  const groups = await nameGroups(
    db,
    schoolId,
    named(rows.map(({ participantGroupId }) => participantGroupId)),
  )
  const lessons = await listLessonTitles(db, schoolId, named(rows.map(({ lessonId }) => lessonId)))
  const byId = new Map(people.map(({ id, name, email }) => [id, { id, name, email }]))
  const groupOf = (id: number | null) => {
    const name = id === null ? undefined : groups.get(id)
    return id === null || name === undefined ? null : { id, name }
  }
  const personOf = (id: number | null) => (id === null ? null : (byId.get(id) ?? null))
  const giverOf = (id: number) => {
    const giver = byId.get(id)
    return giver ? { id, name: giver.name } : null
  }
  return rows.map((row) => ({
    id: row.id,
    quiz_id: row.quizId,
    lesson: { id: row.lessonId, title: lessons.get(row.lessonId) ?? '' },
    user: personOf(row.userId),
    participant_group: groupOf(row.participantGroupId),
    extra_percent: row.extraPercent,
    extra_minutes: row.extraMinutes,
    extra_attempts: row.extraAttempts,
    opens_at: row.opensAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    reason: row.reason,
    given_by: giverOf(row.givenBy),
    given_at: row.givenAt.toISOString(),
  }))
}
