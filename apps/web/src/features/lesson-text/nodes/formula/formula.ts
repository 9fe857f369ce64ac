import { formulaBlockNode, formulaNode } from '@lectern/contract/rich-text/nodes/inlines'
import { InputRule, type NodeConfig } from '@tiptap/core'
import { Sigma, SquareSigma } from 'lucide-react'
import { selectInserted } from '../../panels/select-inserted.ts'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'
import { FormulaPanel } from './formula-panel.tsx'
import { formulaView } from './formula-view.ts'

const words = (typed: string): string => typed.trim()

/** A formula in a line is written between dollars, one of its own between two on each side. */
const inLine: Partial<NodeConfig> = {
  addNodeView: () => formulaView('span'),
  addInputRules() {
    return [
      new InputRule({
        find: /(?:^|\s)\$([^\s$](?:[^$]*[^\s$])?)\$$/,
        handler: ({ match, range, commands }) => {
          const [whole, latex = ''] = match
          const from = range.from + whole.indexOf('$')
          commands.insertContentAt(
            { from, to: range.to },
            { type: formulaNode.type, attrs: { latex: words(latex) } },
          )
        },
      }),
    ]
  },
}

const ofItsOwn: Partial<NodeConfig> = {
  addNodeView: () => formulaView('div'),
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$\s$/,
        handler: ({ range, chain }) => {
          chain().deleteRange(range).insertContent({ type: formulaBlockNode.type }).run()
        },
      }),
    ]
  },
}

/** A formula in a line. */
export const formula = defineEditorNode({
  type: formulaNode.type,
  extension: plainNode(formulaNode, inLine),
  panel: FormulaPanel,
  inserts: [
    {
      id: 'formula',
      group: 'insert',
      icon: Sigma,
      name: (t) => t('lesson-text.insert_formula'),
      words: (t) => t('lesson-text.insert_words_formula'),
      keys: '$x$',
      run: (chain) => chain.insertContent({ type: formulaNode.type }),
      after: selectInserted(formulaNode.type),
    },
  ],
})

/** A formula that stands by itself. */
export const formulaBlock = defineEditorNode({
  type: formulaBlockNode.type,
  extension: plainNode(formulaBlockNode, ofItsOwn),
  panel: FormulaPanel,
  inserts: [
    {
      id: 'formula-block',
      group: 'insert',
      icon: SquareSigma,
      name: (t) => t('lesson-text.insert_formula_block'),
      words: (t) => t('lesson-text.insert_words_formula'),
      keys: '$$',
      run: (chain) => chain.insertContent({ type: formulaBlockNode.type }),
      after: selectInserted(formulaBlockNode.type),
    },
  ],
})
