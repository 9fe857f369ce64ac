import { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { SquareMousePointer } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { buttonColors } from './button-look.ts'
import { ButtonPanel } from './button-panel.tsx'
import { ButtonView } from './button-view.tsx'

/** A link that looks like a button. */
export const button = defineEditorNode({
  type: buttonNode.type,
  extension: ownNode(buttonNode, ButtonView),
  inserts: [
    {
      id: 'button',
      group: 'insert',
      icon: SquareMousePointer,
      name: (t) => t('lesson-text.block_button'),
      help: (t) => t('lesson-text.block_button_help'),
      words: (t) => t('lesson-text.slash_words_button'),
      run: (chain, schoolColor) => insertBlock(buttonNode.type, buttonColors(schoolColor))(chain),
    },
  ],
  panel: ButtonPanel,
})
