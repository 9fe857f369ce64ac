import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { TextId } from '../../lib/texts/index.ts'

/** Where the reader of a lesson goes on: to the next one, or after the last to the course, to its end once it is finished. */
export const wayOnOf = (
  nextLink: string | undefined,
  { link }: Pick<PublicLesson['course'], 'link'>,
  isFinished = false,
): { link: string; text: TextId } => {
  if (nextLink) return { link: nextLink, text: 'course.lesson_next' }
  return isFinished
    ? { link: `${link}/finished`, text: 'course.see_path' }
    : { link, text: 'course.to_course' }
}
