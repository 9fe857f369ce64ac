import { videoBlock } from '@lectern/contract/blocks/types/video/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { Film } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.video

export const videoDescription: BlockDescription = {
  typeId,
  icon: Film,
  name: 'create-course.unit_video',
  add: 'create-course.add_video',
  help: 'create-course.add_video_help',
  searched: 'create-course.slash_words_video',
  key: { letter: 'v', label: 'create-course.key_video' },
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
