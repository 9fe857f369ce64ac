import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { Translate } from '../../../lib/texts/index.ts'
import { blockDescriptions } from '../../blocks/index.ts'
import type { PageKey } from '../../../frame/expert/index.ts'

interface KeyWork {
  addUnit: (typeId: BuiltUnitType) => void
  addSection: () => void
}

/** The keys of the lesson editor, as `?` lists them. */
export const lessonKeys = (t: Translate, { addUnit, addSection }: KeyWork): PageKey[] => [
  ...blockDescriptions.map(({ typeId, key }) => ({
    keys: [key.letter],
    label: t(key.label),
    onPress: () => addUnit(typeId),
  })),
  { keys: ['s'], label: t('lesson-editor.key_section'), onPress: addSection },
  { keys: ['Ctrl', 'Alt', 'H'], label: t('lesson-editor.lesson_versions') },
  { keys: ['/'], label: t('lesson-editor.key_slash') },
  { keys: ['Alt', '↑', '↓'], label: t('create-course.key_move') },
  { keys: ['Ctrl', 'K'], label: t('lesson-editor.key_link') },
  { keys: ['Tab'], label: t('lesson-editor.key_tab') },
  { keys: ['Esc'], label: t('lesson-editor.key_leave') },
  { keys: ['Shift', '↑', '↓'], label: t('lesson-editor.key_blocks') },
]
