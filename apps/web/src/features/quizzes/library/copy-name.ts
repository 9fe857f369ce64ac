import { quizLimits } from '@lectern/contract/quizzes/quiz'
import type { Translate } from '../../../lib/texts/index.ts'

/** What a copy of a quiz is called, in the reader's language. */
export const copyName = (name: string, t: Translate): string => {
  const extra = t('create-course.library_copy_of', { name: '' }).length
  return t('create-course.library_copy_of', { name: name.slice(0, quizLimits.name - extra) })
}
