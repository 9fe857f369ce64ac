import { closedPicture, type KeptPicture } from '@lectern/contract/files/kept-pictures'
import type { LessonExtras } from '@lectern/contract/lessons/lesson-extras'
import { and, asc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { ListPictures } from '../../../platform/storage/declared-files.ts'
import { lessons } from '../lessons.tables.ts'
import { products } from '../../products/index.ts'
import { mayOnProduct } from '../../teams/index.ts'

interface UsedPicture {
  readonly use: KeptPicture['use']
  readonly url: string
}

/** Pictures of other hosts are not kept here. */
const isKept = (url: string | null | undefined): url is string => url?.startsWith('/pictures/') ?? false

/** Each picture once, for its first use. */
const picturesOf = (extras: Partial<LessonExtras>): UsedPicture[] => {
  const { image, preview, lesson_previews = [], video_previews = [] } = extras
  const previews = [preview, ...lesson_previews, ...video_previews].map((each) => each?.url)
  const covers = [image].filter(isKept)
  const others = new Set(previews.filter(isKept).filter((url) => !covers.includes(url)))
  return [
    ...covers.map((url) => ({ use: 'lesson_cover' as const, url })),
    ...[...others].map((url) => ({ use: 'lesson_preview' as const, url })),
  ]
}

/** Covers and previews of the lessons of a school. */
export const listLessonPictures: ListPictures = async (db, seat, limit) => {
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      courseId: lessons.courseId,
      extras: lessons.extras,
      product: { id: products.id, typeId: products.typeId },
    })
    .from(lessons)
    .innerJoin(products, eq(products.id, lessons.productId))
    .where(
      and(
        eq(lessons.schoolId, seat.schoolId),
        isNull(lessons.deletedAt),
        isNull(products.deletedAt),
        sql`${lessons.extras}::text like '%"/pictures/%'`,
      ),
    )
    .orderBy(asc(lessons.id))
    .limit(limit)
  return rows.flatMap(({ id, title, courseId, extras, product }) => {
    const isOpen = mayOnProduct(seat, 'course_read', product)
    const link = `/expert/course/${courseId}/lesson/${id}/constructor`
    return picturesOf(extras).map(({ use, url }) =>
      isOpen ? { use, is_open: true, url, title, link } : closedPicture(use),
    )
  })
}
