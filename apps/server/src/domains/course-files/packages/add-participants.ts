import type { ArchivedParticipant } from '@lectern/contract/course-files/course-archive'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { hasTakenPartIn } from '../../access/index.ts'
import { findUserByEmail } from '../../identity/index.ts'
import { insertProgress } from '../../lessons/index.ts'
import { findMember } from '../../staff/index.ts'
import { enrol } from '../../courses/index.ts'
import type { BuiltCourse } from './build-course.ts'
import type { ImportNotes } from './import-notes.ts'

/**
 * Lets those people of a file into its course whom the school knows, with how far they were; the others are noted. Nobody is written to.
 *
 * @returns how many take part
 */
export const addParticipants = async (
  tx: Transaction,
  schoolId: SchoolId,
  built: BuiltCourse,
  people: readonly ArchivedParticipant[],
  notes: ImportNotes,
  now: Date,
): Promise<number> => {
  let added = 0
  for (const { email, lessons, state } of people) {
    const person = await findUserByEmail(tx, email)
    const isKnown =
      person !== null &&
      ((await hasTakenPartIn(tx, schoolId, person.id)) ||
        (await findMember(tx, schoolId, person.id)) !== null)
    if (!person || !isKnown || state === 'revoked') {
      notes.add('person_unknown', email)
      continue
    }
    await enrol(tx, { schoolId, productId: built.productId, userId: person.id }, now)
    const rows = lessons.flatMap(({ lesson, started_at, watched_at, done_at }) => {
      const lessonId = built.lessonIds.get(lesson)
      if (lessonId === undefined) return []
      return [
        {
          lessonId,
          startedAt: new Date(started_at),
          watchedAt: watched_at === null ? null : new Date(watched_at),
          doneAt: done_at === null ? null : new Date(done_at),
        },
      ]
    })
    await insertProgress(tx, { schoolId, courseId: built.courseId, userId: person.id }, rows)
    added += 1
  }
  return added
}
