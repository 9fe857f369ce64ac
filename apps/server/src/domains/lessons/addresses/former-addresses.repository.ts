import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { LessonRow } from '../lessons.repository.ts'
import { lessons } from '../lessons.tables.ts'
import { formerLessonAddresses } from './former-addresses.tables.ts'

/** Old addresses of one lesson that still lead to it; of more the oldest are forgotten. */
const mostFormerAddresses = 50

/** A lesson of a course by its address, or by one that it had before and that no other lesson has now. */
export const findLessonAt = async (db: ReadDatabase, schoolId: SchoolId, productId: number, slug: string) => {
  const former = db
    .select({ lessonId: formerLessonAddresses.lessonId })
    .from(formerLessonAddresses)
    .where(and(eq(formerLessonAddresses.courseId, lessons.courseId), eq(formerLessonAddresses.slug, slug)))
  const [row] = await db
    .select({ id: lessons.id, slug: lessons.slug })
    .from(lessons)
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.productId, productId),
        or(eq(lessons.slug, slug), sql`${lessons.id} = (${former})`),
        isNull(lessons.deletedAt),
      ),
    )
    .orderBy(desc(eq(lessons.slug, slug)))
    .limit(1)
  return row ?? null
}

/** Remembers the address that a lesson leaves for another one. */
export const leaveLessonAddress = async (
  tx: Transaction,
  { id: lessonId, courseId, slug }: Pick<LessonRow, 'id' | 'courseId' | 'slug'>,
  nextSlug: string,
  leftAt: Date,
): Promise<void> => {
  const { courseId: course, lessonId: lesson, slug: address } = formerLessonAddresses
  await tx.delete(formerLessonAddresses).where(and(eq(course, courseId), eq(address, nextSlug)))
  await tx
    .insert(formerLessonAddresses)
    .values({ courseId, slug, lessonId, leftAt })
    .onConflictDoUpdate({ target: [course, address], set: { lessonId, leftAt } })
  const oldest = tx
    .select({ slug: address })
    .from(formerLessonAddresses)
    .where(eq(lesson, lessonId))
    .orderBy(desc(formerLessonAddresses.leftAt), desc(address))
    .offset(mostFormerAddresses)
  await tx
    .delete(formerLessonAddresses)
    .where(and(eq(lesson, lessonId), eq(course, courseId), sql`${address} in (${oldest})`))
}
