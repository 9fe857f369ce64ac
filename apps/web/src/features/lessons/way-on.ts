import type { PublicLesson } from '@lectern/contract/lessons/lesson'

/** Where the reader of a lesson goes on: to the next one, or after the last to the course. */
export const wayOnOf = ({ paginate_info: { next_lesson: next }, course }: PublicLesson) => ({
  link: next?.link ?? course.link,
  isLesson: next !== null,
})
