import type { Node } from '@tiptap/pm/model'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'
import type { ComponentType } from 'react'
import type { NodePanelProps } from '../nodes/editor-node.ts'
import { editorNodes } from '../nodes/registry.ts'

/** A node above which tools stand. */
export interface FoundPanel {
  readonly node: Node
  /** Where it begins. */
  readonly at: number
  readonly Panel: ComponentType<NodePanelProps>
}

const panels: ReadonlyMap<string, ComponentType<NodePanelProps>> = new Map(
  editorNodes.flatMap(({ type, panel }) => (panel ? [[type, panel] as const] : [])),
)

const panelOf = ({ type }: Node): ComponentType<NodePanelProps> | undefined => panels.get(type.name)

/** The selected node, or the innermost one around the selection, that has tools; null when none has. */
export const findPanel = ({ selection }: EditorState): FoundPanel | null => {
  if (selection instanceof NodeSelection) {
    const Panel = panelOf(selection.node)
    if (Panel) return { node: selection.node, at: selection.from, Panel }
  }
  const { $from, to } = selection
  for (let depth = $from.sharedDepth(to); depth > 0; depth -= 1) {
    const node = $from.node(depth)
    const Panel = panelOf(node)
    if (Panel) return { node, at: $from.before(depth), Panel }
  }
  return null
}
