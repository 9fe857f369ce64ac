import { audioBlock } from '@lectern/contract/blocks/types/audio/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { AudioLines } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.audio

export const audioDescription: BlockDescription = {
  typeId,
  icon: AudioLines,
  name: 'create-course.unit_audio',
  add: 'create-course.add_audio',
  help: 'create-course.add_audio_help',
  searched: 'create-course.slash_words_audio',
  key: { letter: 'a', label: 'create-course.key_audio' },
  create: (key) => ({ key, title: '', type_id: typeId, content: audioBlock.create() }),
  ofFiles: {
    label: 'documents.drop_as_audio',
    takes: (kinds) => kinds.every((kind) => kind === 'audio'),
    create: (key, files) => ({ key, title: '', type_id: typeId, content: { ...audioBlock.create(), files } }),
  },
}
