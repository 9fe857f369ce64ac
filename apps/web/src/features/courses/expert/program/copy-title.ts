import { lessonLimits } from '@lectern/contract/lessons/lesson'
import type { Translate } from '../../../../lib/texts/index.ts'

/** What a copy of a lesson or module is called, in the reader's language. */
export const copyTitle = (title: string, t: Translate): string => {
  const extra = t('create-course.library_copy_of', { name: '' }).length
  return t('create-course.library_copy_of', { name: title.slice(0, lessonLimits.title - extra) })
}
