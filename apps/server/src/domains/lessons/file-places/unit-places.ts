import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { PlaceKind } from '../../files/index.ts'
import type { ProductOfCourse } from '../lessons.policy.ts'
import { lessonChannel } from '../lesson-change.ts'
import type { LessonContent, LessonContents } from '../lesson-contents.ts'
import type { Readers } from '../reading/readers.ts'
import { shownTo } from '../reading/shown-to.ts'
import { listUnitLessons } from '../units/unit-places.repository.ts'
import { findUnitPlace } from '../units/find-unit-place.ts'
import { mayOnProduct } from '../../teams/index.ts'

const standsIn = ({ sections }: LessonContent, unitId: number): boolean =>
  sections.some(({ info_units }) => info_units.some(({ id }) => id === unitId))

const keepMs = 10 * 60 * 1000

interface UnitPlaceParts {
  readonly contents: LessonContents
  readonly readers: Readers
  readonly productOfCourse: ProductOfCourse
}

/** The courses of some lessons that somebody of the staff may read. */
const coursesOpenTo = async (
  db: ReadDatabase,
  seat: StaffSeat,
  productOfCourse: ProductOfCourse,
  rows: readonly { readonly courseId: number }[],
): Promise<ReadonlySet<number>> => {
  const open = new Set<number>()
  for (const courseId of new Set(rows.map((row) => row.courseId))) {
    const product = await productOfCourse(db, seat.schoolId, courseId)
    if (product && mayOnProduct(seat, 'course_read', product)) open.add(courseId)
  }
  return open
}

/** Units as places of files: a file of a unit is open to whom its lesson is open, and closes with it. */
export const createUnitPlaces = async (
  { db, clock, notifications }: Pick<Dependencies, 'db' | 'clock' | 'notifications'>,
  { contents, readers, productOfCourse }: UnitPlaceParts,
): Promise<PlaceKind> => {
  const places = createSharedCache({
    clock,
    keepMs,
    mostBytes: 8 * 1024 ** 2,
    db,
    load: (unitId, connection) => findUnitPlace(connection, Number(unitId)),
  })
  await notifications.listen(lessonChannel, () => places.clear())
  return {
    isOpen: async (unitId, schoolId, asker) => {
      const place = await places.get(String(unitId))
      if (!place || place.schoolId !== schoolId) return false
      const content = await contents.contentOf(schoolId, place.lessonId)
      if (!content) return false
      const reader = await readers.readerOf(content, asker)
      // As whomever the team looks at the lesson: its pictures stay in the editor.
      if (reader.access.is_user_expert)
        return [content, content.held].some((form) => form && standsIn(form, unitId))
      return standsIn(shownTo(content, reader), unitId)
    },
    name: async (connection, { seat }, unitIds) => {
      const rows = await listUnitLessons(connection, seat.schoolId, unitIds)
      const open = await coursesOpenTo(connection, seat, productOfCourse, rows)
      const named = rows.filter(({ courseId }) => open.has(courseId))
      return new Map(
        named.map(({ unitId, title, courseId, lessonId, section }) => [
          unitId,
          { title, link: `/expert/course/${courseId}/lesson/${lessonId}/constructor?section=${section}` },
        ]),
      )
    },
  }
}
