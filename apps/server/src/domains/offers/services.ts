import { defineService } from '../../platform/composition/services.ts'
import type { FindCourseOfProduct } from './course-of-product.ts'

export const offerServices = {
  /** Courses stand above offers and tell them which course a product has. */
  courseOfProduct: defineService<FindCourseOfProduct>('offers.courseOfProduct'),
}
