import type { PublicLesson } from '@lectern/contract/lessons/lesson'

/** Where the reader of a lesson goes on: to the next one, or after the last to the course. */
export const wayOnOf = (nextLink: string | undefined, course: Pick<PublicLesson['course'], 'link'>) => ({
  link: nextLink ?? course.link,
  isLesson: nextLink !== undefined,
})
