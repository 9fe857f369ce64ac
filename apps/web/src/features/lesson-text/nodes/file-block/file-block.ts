import { fileBlockNode } from '@lectern/contract/rich-text/nodes/media'
import { Files } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { rememberDropped } from './dropped-files.ts'
import { FileBlockView } from './file-block-view.tsx'

/** Files to look at and to download. */
export const fileBlock = defineEditorNode({
  type: fileBlockNode.type,
  extension: ownNode(fileBlockNode, FileBlockView, { addProseMirrorPlugins: () => [rememberDropped()] }),
  inserts: [
    {
      id: 'files',
      group: 'insert',
      icon: Files,
      name: (t) => t('lesson-text.block_files'),
      help: (t) => t('lesson-text.block_files_help'),
      words: (t) => t('lesson-text.slash_words_files'),
      run: insertBlock(fileBlockNode.type),
    },
  ],
})
