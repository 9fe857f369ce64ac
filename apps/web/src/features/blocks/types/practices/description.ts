import { practicesBlock } from '@lectern/contract/blocks/types/practices/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { ListTodo } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.practices

export const practicesDescription: BlockDescription = {
  typeId,
  icon: ListTodo,
  name: 'create-course.unit_practices',
  add: 'create-course.add_practices',
  help: 'create-course.add_practices_help',
  searched: 'create-course.slash_words_practices',
  key: { letter: 'l', label: 'create-course.key_practices' },
  create: (key) => ({ key, title: '', type_id: typeId, content: practicesBlock.create() }),
}
