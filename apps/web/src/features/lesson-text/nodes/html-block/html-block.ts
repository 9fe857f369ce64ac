import { htmlBlockNode } from '@lectern/contract/rich-text/nodes/code'
import { CodeXml } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { HtmlBlockView } from './html-block-view.tsx'

/** The author's own HTML. */
export const htmlBlock = defineEditorNode({
  type: htmlBlockNode.type,
  extension: ownNode(htmlBlockNode, HtmlBlockView),
  inserts: [
    {
      id: 'html',
      group: 'insert',
      icon: CodeXml,
      name: (t) => t('lesson-text.block_html'),
      help: (t) => t('lesson-text.block_html_help'),
      words: (t) => t('lesson-text.slash_words_html'),
      run: insertBlock(htmlBlockNode.type),
    },
  ],
})
