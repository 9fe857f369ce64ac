import type { LessonRow } from './lessons.repository.ts'
import type { ProductRow } from '../products/index.ts'

/** The learner's page of a lesson (document 002 §2). */
export const lessonLink = (product: Pick<ProductRow, 'slug'>, lesson: Pick<LessonRow, 'slug'>): string =>
  `/courses/${product.slug}/${lesson.slug}`
