import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** The course of a product, and where its page is. */
export interface OfferedCourse {
  readonly id: number
  readonly link: string
}

/** The course of a product of a school; null for a closed group. */
export type FindCourseOfProduct = (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
) => Promise<OfferedCourse | null>
