import { listKindOf, type ListKind } from '@lectern/contract/kernel/rich-text'
import { orderedListNode } from '@lectern/contract/rich-text/nodes/lists'
import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { inText } from './text-commands.ts'

interface CountedList {
  readonly at: number
  readonly kind: ListKind | null
}

/** The innermost list around the caret, where it is one that is counted. */
export const countedListAt = ({
  selection: { $from },
}: Pick<EditorState, 'selection'>): CountedList | undefined => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth)
    if (type.name === orderedListNode.type)
      return { at: $from.before(depth), kind: listKindOf(attrs['type']) }
    if (type.name.endsWith('List')) return undefined
  }
  return undefined
}

/** Counts the list around the caret by numbers, letters or Roman numbers. */
export const countBy = (editor: Editor, kind: ListKind | null): void =>
  inText(editor, (chain) =>
    chain.command(({ tr }) => {
      const list = countedListAt(tr)
      if (list) tr.setNodeAttribute(list.at, 'type', kind)
      return list !== undefined
    }),
  )
