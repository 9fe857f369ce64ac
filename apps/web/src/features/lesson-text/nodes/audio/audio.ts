import { audioNode } from '@lectern/contract/rich-text/nodes/media'
import { AudioLines } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { AudioBlockView } from './audio-view.tsx'

/** A recording between words. */
export const audio = defineEditorNode({
  type: audioNode.type,
  extension: ownNode(audioNode, AudioBlockView),
  inserts: [
    {
      id: 'audio',
      group: 'insert',
      icon: AudioLines,
      name: (t) => t('lesson-text.block_audio'),
      help: (t) => t('lesson-text.block_audio_help'),
      words: (t) => t('lesson-text.slash_words_audio'),
      run: insertBlock(audioNode.type),
    },
  ],
})
