import { closedPicture } from '@lectern/contract/files/kept-pictures'
import { and, asc, eq, isNotNull, isNull } from '../../../platform/database/sql.ts'
import type { ListPictures } from '../../../platform/storage/declared-files.ts'
import { courses } from '../courses.tables.ts'
import { products } from '../../products/index.ts'
import { mayOnProduct } from '../../teams/index.ts'

/** Own covers of the courses of a school. */
export const listCovers: ListPictures = async (db, seat, limit) => {
  const rows = await db
    .select({
      courseId: courses.id,
      url: courses.coverUrl,
      product: { id: products.id, typeId: products.typeId, title: products.title },
    })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(courses.schoolId, seat.schoolId), isNull(courses.deletedAt), isNotNull(courses.coverUrl)))
    .orderBy(asc(courses.id))
    .limit(limit)
  return rows.map(({ courseId, url, product }) =>
    mayOnProduct(seat, 'course_read', product)
      ? { use: 'course_cover', is_open: true, url, title: product.title, link: `/expert/course/${courseId}` }
      : closedPicture('course_cover'),
  )
}
