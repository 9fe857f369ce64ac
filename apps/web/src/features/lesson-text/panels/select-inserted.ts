import type { NodeType } from '@lectern/contract/rich-text/registry'
import type { Editor } from '@tiptap/core'
import { askPanel } from './panel-focus.ts'

/** Selects the node of a kind that has just been inserted at the caret, and goes to its tools. */
export const selectInserted =
  (type: NodeType) =>
  (editor: Editor): void => {
    const { selection, doc } = editor.state
    let at: number | null = null
    doc.nodesBetween(
      Math.max(0, selection.from - 2),
      Math.min(doc.content.size, selection.to + 1),
      (node, from) => {
        if (node.type.name === type) at = from
      },
    )
    if (at === null) return
    editor.commands.setNodeSelection(at)
    askPanel(editor)
  }
