import { practicesBlock } from '@lectern/contract/blocks/types/practices/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { ListTodo } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.practices

export const practicesDescription: BlockDescription = {
  typeId,
  icon: ListTodo,
  name: 'lesson-editor.unit_practices',
  add: 'lesson-editor.add_practices',
  help: 'lesson-editor.add_practices_help',
  searched: 'lesson-editor.slash_words_practices',
  key: { letter: 'l', label: 'lesson-editor.key_practices' },
  create: (key) => ({ key, title: '', type_id: typeId, content: practicesBlock.create() }),
}
