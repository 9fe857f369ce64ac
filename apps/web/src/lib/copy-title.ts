import type { Translate } from './texts/index.ts'

/** What a copy of something is called, in the reader's language. `longest`: letters that its title may have. */
export const copyTitle = (title: string, longest: number, t: Translate): string => {
  const extra = t('create-course.library_copy_of', { name: '' }).length
  return t('create-course.library_copy_of', { name: title.slice(0, longest - extra) })
}
