import { audioBlock } from '@lectern/contract/blocks/types/audio/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { AudioLines } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.audio

export const audioDescription: BlockDescription = {
  typeId,
  icon: AudioLines,
  name: 'lesson-editor.unit_audio',
  add: 'lesson-editor.add_audio',
  help: 'lesson-editor.add_audio_help',
  searched: 'lesson-text.slash_words_audio',
  key: { letter: 'a', label: 'lesson-editor.key_audio' },
  create: (key) => ({ key, title: '', type_id: typeId, content: audioBlock.create() }),
  ofFiles: {
    label: 'documents.drop_as_audio',
    takes: (kinds) => kinds.every((kind) => kind === 'audio'),
    create: (key, files) => ({ key, title: '', type_id: typeId, content: { ...audioBlock.create(), files } }),
  },
}
