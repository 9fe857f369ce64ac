import { courseTypeOf } from '@lectern/contract/kernel/course-rights'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { findCourse } from '../courses.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isOpenToJoin } from '../../products/index.ts'

/** What a course of the school is called that is published and takes whoever comes; null for every other one. */
export const describeOpenCourse = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<{ title: string; kind: 'course' | 'marathon' } | null> => {
  const product = (await findCourse(db, schoolId, courseId))?.product
  if (!product || !isOpenToJoin(product)) return null
  return { title: product.title, kind: productKindOf(courseTypeOf(product.typeId)) }
}
