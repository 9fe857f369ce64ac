import { unitType, type BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import type { Translate } from '../../../lib/texts/index.ts'
import type { PageKey } from '../../expert-shell/index.ts'

interface KeyWork {
  addUnit: (typeId: BuiltUnitType) => void
  addSection: () => void
}

/** The keys of the lesson editor, as `?` lists them. */
export const lessonKeys = (t: Translate, { addUnit, addSection }: KeyWork): PageKey[] => [
  { keys: ['t'], label: t('create-course.key_text'), onPress: () => addUnit(unitType.text) },
  {
    keys: ['p'],
    label: t('create-course.key_practice'),
    onPress: () => addUnit(unitType.quiz),
  },
  { keys: ['v'], label: t('create-course.key_video'), onPress: () => addUnit(unitType.video) },
  { keys: ['a'], label: t('create-course.key_audio'), onPress: () => addUnit(unitType.audio) },
  { keys: ['f'], label: t('create-course.key_files'), onPress: () => addUnit(unitType.files) },
  { keys: ['s'], label: t('create-course.key_section'), onPress: addSection },
  { keys: ['/'], label: t('create-course.key_slash') },
  { keys: ['Alt', '↑', '↓'], label: t('create-course.key_move') },
  { keys: ['Ctrl', 'K'], label: t('create-course.key_link') },
  { keys: ['Tab'], label: t('create-course.key_tab') },
  { keys: ['Esc'], label: t('create-course.key_leave') },
]
