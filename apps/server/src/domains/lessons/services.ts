import { defineService } from '../../platform/composition/services.ts'
import type { ProductOfCourse } from './lessons.policy.ts'
import type { LessonContents } from './lesson-contents.ts'
import type { Readers } from './reading/readers.ts'
import type { Sales } from './reading/sales.ts'

export const lessonServices = {
  /** Courses stand above lessons and tell them which product a course hangs on. */
  productOfCourse: defineService<ProductOfCourse>('lessons.productOfCourse'),
  /** Offers stand above lessons and know whether people can take part in a product by themselves. */
  sales: defineService<Sales>('lessons.salesOfProducts'),
  contents: defineService<LessonContents>('lessons.lessonContents'),
  readers: defineService<Readers>('lessons.lessonReaders'),
}
