import { textBlock } from '@lectern/contract/blocks/types/text/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Text } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.text

export const textDescription: BlockDescription = {
  typeId,
  icon: Text,
  name: 'create-course.unit_text',
  add: 'create-course.add_text',
  help: 'create-course.add_text_help',
  key: { letter: 't', label: 'create-course.key_text' },
  create: (key) => ({ key, title: '', type_id: typeId, content: textBlock.create() }),
}
