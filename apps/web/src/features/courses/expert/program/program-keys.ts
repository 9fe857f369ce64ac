import type { KeyHint, PageKey } from '../../../../frame/expert/index.ts'
import type { Translate } from '../../../../lib/texts/index.ts'

/** The keys of a line of the program, as `?` lists them: the lines themselves answer to them. */
export const programKeys = (t: Translate): PageKey[] => [
  { keys: ['↑', '↓'], label: t('create-course.key_line') },
  { keys: ['←', '→'], label: t('create-course.key_line_inside') },
  { keys: ['Enter'], label: t('create-course.key_line_open') },
  { keys: [t('create-course.key_space')], label: t('create-course.key_line_select') },
  { keys: ['Alt', '↑', '↓'], label: t('create-course.key_line_move') },
]

/** The same keys in one line, each in a word. */
export const programHints = (t: Translate): KeyHint[] => [
  { keys: ['↑', '↓'], label: t('create-course.hint_line') },
  { keys: ['←', '→'], label: t('create-course.hint_inside') },
  { keys: ['Enter'], label: t('create-course.hint_open') },
  { keys: [t('create-course.key_space')], label: t('create-course.hint_select') },
  { keys: ['Alt', '↑', '↓'], label: t('create-course.hint_move') },
]
