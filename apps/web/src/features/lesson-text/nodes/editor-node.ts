import type { NodeType } from '@lectern/contract/rich-text/registry'
import type { AnyExtension, ChainedCommands, Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { TextId, Translate } from '../../../lib/texts/index.ts'

/** Groups of the insert menu, in the order in which it shows them; what comes below the text is the page's own group. */
export const insertGroups = {
  insert: 'lesson-text.slash_insert_group',
  line: 'lesson-text.slash_line',
} as const satisfies Record<string, TextId>

/** One line of the insert menu. */
export interface InsertEntry {
  /** Unlike every other entry's. */
  readonly id: string
  readonly group: keyof typeof insertGroups
  readonly icon: LucideIcon
  readonly name: (t: Translate) => string
  readonly help?: (t: Translate) => string
  /** More words under which its author may look for it. */
  readonly words: (t: Translate) => string
  /** What is typed at the beginning of a line instead, or pressed. */
  readonly keys?: string
  /** Changes the text, in the step that takes the slash away; looks begin with the colour of the school. */
  readonly run?: (chain: ChainedCommands, schoolColor: string) => ChainedCommands
  /** What comes after: a question, a choice of a file. */
  readonly after?: (editor: Editor) => void
}

/** What a panel is told of the node above which it stands. */
export interface NodePanelProps {
  readonly editor: Editor
  readonly node: Node
  /** Where the node begins now. */
  readonly at: () => number
}

/** One kind of node where it is written. */
export interface EditorNode {
  readonly type: NodeType
  /** The editor's own node, of the contract's name and attributes. */
  readonly extension: AnyExtension
  /** Entries of the insert menu. */
  readonly inserts?: readonly InsertEntry[]
  /** Tools above the innermost node that the selection is in, or that is selected itself. */
  readonly panel?: ComponentType<NodePanelProps>
}

/** Makes the registry's form of a kind of node. */
export const defineEditorNode = <const Type extends NodeType>(
  node: EditorNode & { readonly type: Type },
): EditorNode & { readonly type: Type } => node
