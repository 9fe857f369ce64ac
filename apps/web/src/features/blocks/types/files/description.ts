import { filesBlock } from '@lectern/contract/blocks/types/files/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Files } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.files

export const filesDescription: BlockDescription = {
  typeId,
  icon: Files,
  name: 'lesson-editor.unit_files',
  add: 'lesson-editor.add_files',
  help: 'lesson-editor.add_files_help',
  searched: 'lesson-text.slash_words_files',
  key: { letter: 'f', label: 'lesson-editor.key_files' },
  create: (key) => ({ key, title: '', type_id: typeId, content: filesBlock.create() }),
  ofFiles: {
    label: 'documents.drop_as_files',
    takes: () => true,
    create: (key, files) => ({ key, title: '', type_id: typeId, content: { files } }),
  },
}
