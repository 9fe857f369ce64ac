import { readAttributes } from '@lectern/contract/rich-text/attributes-of'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

type Shapes = Parameters<typeof readAttributes>[0]['attrs']

interface Kind<Shape extends Shapes> {
  readonly type: string
  readonly attrs: Shape
}

interface Place {
  editor: Editor
  node: Node
  /** Where the node begins now; undefined when it is gone. */
  at: () => number | undefined
}

/**
 * The attributes of a node of this kind, and what changes some of them: in one step that can be undone, or, `quietly`, in the step
 * before. What the contract refuses changes nothing.
 */
export const useAttributes = <Shape extends Shapes>(kind: Kind<Shape>, { editor, node, at }: Place) => {
  const attrs = readAttributes(kind, node.attrs)
  const change = (changes: Partial<NonNullable<typeof attrs>>, quietly = false): boolean => {
    const pos = at()
    const now = pos === undefined ? null : editor.state.doc.nodeAt(pos)
    if (pos === undefined || now?.type.name !== kind.type) return false
    const next: unknown = readAttributes(kind, { ...now.attrs, ...changes })
    if (typeof next !== 'object' || next === null) return false
    const { tr } = editor.state
    // Each by itself: a node that is put in anew would no longer be selected.
    for (const [name, value] of Object.entries(next))
      if (name in changes) tr.setNodeAttribute(pos, name, value)
    editor.view.dispatch(quietly ? tr.setMeta('addToHistory', false) : tr)
    return true
  }
  return { attrs, change }
}
