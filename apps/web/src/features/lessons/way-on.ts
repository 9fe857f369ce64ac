import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { QuizUnitProps } from '../attempts/index.ts'

/** Where the reader of a lesson goes on: to the next one, or after the last to the course. */
export const wayOnOf = (
  next: (NonNullable<QuizUnitProps['wayOn']['next']> & { readonly link: string }) | null,
  course: Pick<PublicLesson['course'], 'link'>,
): QuizUnitProps['wayOn'] => ({ link: next?.link ?? course.link, next })
