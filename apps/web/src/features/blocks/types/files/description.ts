import { filesBlock } from '@lectern/contract/blocks/types/files/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Files } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.files

export const filesDescription: BlockDescription = {
  typeId,
  icon: Files,
  name: 'create-course.unit_files',
  add: 'create-course.add_files',
  help: 'create-course.add_files_help',
  searched: 'create-course.slash_words_files',
  key: { letter: 'f', label: 'create-course.key_files' },
  create: (key) => ({ key, title: '', type_id: typeId, content: filesBlock.create() }),
  ofFiles: {
    label: 'documents.drop_as_files',
    takes: () => true,
    create: (key, files) => ({ key, title: '', type_id: typeId, content: { files } }),
  },
}
