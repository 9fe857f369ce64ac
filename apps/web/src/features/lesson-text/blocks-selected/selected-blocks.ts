import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { selectedBlocks } from '../moves/block-selection.ts'
import { enterBlocks, extendBlocks, selectBlocks, selectNeighbours, stepBlocks } from './select-blocks.ts'

const shown = (state: EditorState): DecorationSet | null => {
  const blocks = selectedBlocks(state)
  if (!blocks) return null
  const drawn: Decoration[] = []
  state.doc.nodesBetween(blocks.from, blocks.to, (node, at, parent) => {
    if (parent !== blocks.$from.parent) return true
    drawn.push(Decoration.node(at, at + node.nodeSize, { class: 'selected-block' }))
    return false
  })
  return DecorationSet.create(state.doc, drawn)
}

/** The editor would take every Escape for itself: the unit around it hears the second one. */
const leavesText = ({ state }: EditorView, { key }: KeyboardEvent): boolean =>
  key === 'Escape' && selectedBlocks(state) !== null

type Change = (state: EditorState) => Transaction | null

/** Escape selects the block, once nothing else wants the key, such as an open menu; a second Escape leaves the text. */
export const SelectBlockKey = Extension.create({
  name: 'selectBlockKey',
  priority: 50,
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      Escape: () => {
        const tr = selectedBlocks(editor.state) ? null : selectBlocks(editor.state)
        if (tr) editor.view.dispatch(tr)
        return tr !== null
      },
    }
  },
})

/** Shows selected blocks. The arrows go on from them, with Shift they take more in; Enter goes back to their words. */
export const SelectedBlocks = Extension.create({
  name: 'selectedBlocks',
  priority: 300,
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: shown, handleDOMEvents: { keydown: leavesText } } }),
  ],
  addKeyboardShortcuts() {
    const { editor } = this
    /** On selected blocks a key does this or nothing: what it would do to words is not meant. */
    const onBlocks = (change: Change) => () => {
      if (!selectedBlocks(editor.state)) return false
      const tr = change(editor.state)
      if (tr) editor.view.dispatch(tr)
      return true
    }
    const remove = onBlocks((state) => closeHistory(state.tr).deleteSelection().scrollIntoView())
    return {
      'Shift-ArrowUp': onBlocks(extendBlocks(-1)),
      'Shift-ArrowDown': onBlocks(extendBlocks(1)),
      ArrowUp: onBlocks(stepBlocks(-1)),
      ArrowDown: onBlocks(stepBlocks(1)),
      'Mod-a': onBlocks(selectNeighbours),
      Enter: onBlocks(enterBlocks),
      Backspace: remove,
      Delete: remove,
    }
  },
})
