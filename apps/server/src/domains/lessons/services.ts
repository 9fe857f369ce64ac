import { defineService } from '../../platform/composition/services.ts'
import type { ProductOfCourse } from './lessons.policy.ts'
import type { LessonContents } from './lesson-contents.ts'
import type { Readers } from './reading/readers.ts'

export const lessonServices = {
  /** Courses stand above lessons and tell them which product a course hangs on. */
  productOfCourse: defineService<ProductOfCourse>('lessons.productOfCourse'),
  contents: defineService<LessonContents>('lessons.lessonContents'),
  readers: defineService<Readers>('lessons.lessonReaders'),
}
