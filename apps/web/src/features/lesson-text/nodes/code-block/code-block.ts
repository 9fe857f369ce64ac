import { codeBlockNode } from '@lectern/contract/rich-text/nodes/code'
import { InputRule } from '@tiptap/core'
import { SquareCode } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { CodeBlockView } from './code-block-view.tsx'
import { languageOfFence } from './fence-language.ts'

/** A code for reading. */
export const codeBlock = defineEditorNode({
  type: codeBlockNode.type,
  extension: ownNode(codeBlockNode, CodeBlockView, {
    addInputRules() {
      return [
        new InputRule({
          find: /^```([a-z+#]*)\s$/,
          handler: ({ range, match: [, name], chain }) => {
            const language = languageOfFence(name ?? '')
            insertBlock(codeBlockNode.type, { language })(chain().deleteRange(range)).run()
          },
        }),
      ]
    },
  }),
  inserts: [
    {
      id: 'code',
      group: 'insert',
      icon: SquareCode,
      name: (t) => t('lesson-text.block_code'),
      help: (t) => t('lesson-text.block_code_help'),
      words: (t) => t('lesson-text.slash_words_code'),
      keys: '```',
      run: insertBlock(codeBlockNode.type),
    },
  ],
})
