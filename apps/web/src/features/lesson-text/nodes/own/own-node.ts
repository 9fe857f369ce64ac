import type { NodeKind } from '@lectern/contract/rich-text/node-kind'
import type { Editor, NodeConfig } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import { plainNode } from '../plain-node.ts'

const stops = 'button,input,textarea,select,a[href],[tabindex="0"],[contenteditable="true"]'

/** Goes from a selected block into what is in it. */
const enterBlock = (editor: Editor, type: string): boolean => {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== type) return false
  const block = editor.view.nodeDOM(selection.from)
  const first = block instanceof HTMLElement ? block.querySelector<HTMLElement>(stops) : null
  first?.focus()
  return first !== null
}

/** Inside of `data-own` a press and a key are the block's own; dragging a block stays the editor's. */
const isOwn = ({ event }: { event: Event }): boolean =>
  event.target instanceof Element &&
  event.target.closest('[data-own]') !== null &&
  !['dragstart', 'dragend', 'dragover', 'drop'].includes(event.type)

/**
 * A block that is drawn by a component of its own, and holds no words of the text. Enter goes into it while it is selected,
 * Escape comes back (`BlockBox`).
 */
export const ownNode = (
  kind: NodeKind,
  View: ComponentType<ReactNodeViewProps>,
  more: Partial<NodeConfig> = {},
) =>
  plainNode(kind, {
    selectable: true,
    addNodeView: () => ReactNodeViewRenderer(View, { stopEvent: isOwn, ignoreMutation: () => true }),
    addKeyboardShortcuts() {
      return { Enter: () => enterBlock(this.editor, kind.type) }
    },
    ...more,
  })
