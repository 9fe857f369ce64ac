import { textBlock } from '@lectern/contract/blocks/types/text/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Text } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.text

export const textDescription: BlockDescription = {
  typeId,
  icon: Text,
  name: 'lesson-editor.unit_text',
  add: 'lesson-editor.add_text',
  help: 'lesson-editor.add_text_help',
  key: { letter: 't', label: 'lesson-editor.key_text' },
  create: (key) => ({ key, title: '', type_id: typeId, content: textBlock.create() }),
}
