import { videoBlock } from '@lectern/contract/blocks/types/video/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Film } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.video

export const videoDescription: BlockDescription = {
  typeId,
  icon: Film,
  name: 'lesson-editor.unit_video',
  add: 'lesson-editor.add_video',
  help: 'lesson-editor.add_video_help',
  searched: 'lesson-editor.slash_words_video',
  key: { letter: 'v', label: 'lesson-editor.key_video' },
  create: (key) => ({ key, title: '', type_id: typeId, content: videoBlock.create() }),
  ofFiles: {
    label: 'documents.drop_as_video',
    takes: (kinds) => kinds.length === 1 && kinds[0] === 'video',
    create: (key, files) => ({
      key,
      title: '',
      type_id: typeId,
      content: { ...videoBlock.create(), files },
    }),
  },
}
