import { type CourseRight, type ProductTypeId } from '@lectern/contract/kernel/course-rights'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { findProduct } from '../products/index.ts'
import { mayOnProduct, type ScopeSeat } from './learner-scope.ts'

/** A product of a school. */
export interface ProductAddress {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly typeId: ProductTypeId
}

/**
 * The address of a product on which a member of the staff may do something.
 *
 * @throws CallError not_found where it is not of the school, or the right holds neither for the school nor for it
 */
export const authoredProduct = async (
  db: ReadDatabase,
  seat: ScopeSeat,
  right: CourseRight,
  productId: number,
): Promise<ProductAddress> => {
  const product = found(await findProduct(db, seat.schoolId, productId))
  if (!mayOnProduct(seat, right, product)) throw notFound('a product of others')
  return { schoolId: seat.schoolId, productId, typeId: product.typeId }
}
