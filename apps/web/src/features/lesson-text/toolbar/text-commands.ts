import type { MarkType } from '@lectern/contract/rich-text/marks'
import { deepestIndent } from '@lectern/contract/rich-text/looks'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { inOwnStep } from '../form/own-step.ts'

/** Works on the text with the keyboard in it at once: the editor's own command goes there a moment later. */
export const inText = (editor: Editor, change: (chain: ChainedCommands) => ChainedCommands): void => {
  editor.view.focus()
  inOwnStep(editor, () => change(editor.chain()).run())
}

type LetterLook = 'fontFamily' | 'fontSize' | 'color' | 'backgroundColor'
type LineLook = 'textAlign' | 'lineHeight' | 'indent'
const lineTypes = ['paragraph', 'heading'] as const

/** Gives the marked letters a look; null gives them the text's own back. */
export const setLetterLook = (editor: Editor, look: LetterLook, value: string | null): void =>
  inText(editor, (chain) => chain.setMark('textStyle', { [look]: value }).removeEmptyTextStyle())

const setOnLines = (chain: ChainedCommands, looks: Partial<Record<LineLook, unknown>>): ChainedCommands =>
  lineTypes.reduce((rest, type) => rest.updateAttributes(type, looks), chain)

/** Gives the lines of the selection a look; null gives them the text's own back. */
export const setLineLook = (editor: Editor, look: 'textAlign' | 'lineHeight', value: unknown): void =>
  inText(editor, (chain) => setOnLines(chain, { [look]: value }))

/** Chosen cells are a stretch of text each: from the first to the last place of a selection is the first cell alone. */
export const indentLines = (tr: Transaction, steps: 1 | -1): void => {
  for (const { $from, $to } of tr.selection.ranges)
    tr.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
      if (!lineTypes.some((type) => type === node.type.name)) return
      const now = Number(node.attrs['indent'])
      tr.setNodeAttribute(at, 'indent', Math.max(0, Math.min(deepestIndent, now + steps)))
    })
}

/** Moves lines in or out by one step; entries of a list go a level deeper or back. */
export const moveIn = (editor: Editor, steps: 1 | -1): void => {
  const item = (['listItem', 'taskItem'] as const).find((type) => editor.isActive(type))
  if (item !== undefined) {
    inText(editor, (chain) => (steps === 1 ? chain.sinkListItem(item) : chain.liftListItem(item)))
    return
  }
  inText(editor, (chain) =>
    chain.command(({ tr }) => {
      indentLines(tr, steps)
      return true
    }),
  )
}

/** What makes letters look otherwise; where a link leads and what a word explains stays. */
const clearedMarks = [
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'code',
  'textStyle',
] as const satisfies readonly MarkType[]

/** Takes all looks away from the marked letters and their lines. */
export const clearLooks = (editor: Editor): void =>
  inText(editor, (chain) =>
    setOnLines(
      clearedMarks.reduce((rest, mark) => rest.unsetMark(mark), chain),
      { textAlign: null, lineHeight: null, indent: 0 },
    ),
  )
