import type { KeyHint, PageKey } from '../../../../frame/expert/index.ts'
import type { Translate } from '../../../../lib/texts/index.ts'

/** The keys of a line of the program, as `?` lists them: the lines themselves answer to them. */
export const programKeys = (t: Translate): PageKey[] => [
  { keys: ['↑', '↓'], label: t('courses.key_line') },
  { keys: ['←', '→'], label: t('courses.key_line_inside') },
  { keys: ['Enter'], label: t('courses.key_line_open') },
  { keys: [t('courses.key_space')], label: t('courses.key_line_select') },
  { keys: ['Alt', '↑', '↓'], label: t('courses.key_line_move') },
]

/** The same keys in one line, each in a word. */
export const programHints = (t: Translate): KeyHint[] => [
  { keys: ['↑', '↓'], label: t('courses.hint_line') },
  { keys: ['←', '→'], label: t('courses.hint_inside') },
  { keys: ['Enter'], label: t('courses.hint_open') },
  { keys: [t('courses.key_space')], label: t('courses.hint_select') },
  { keys: ['Alt', '↑', '↓'], label: t('courses.hint_move') },
]
