import type { ReactNodeViewProps } from '@tiptap/react'

type Place = Pick<ReactNodeViewProps, 'editor' | 'node' | 'getPos'>

/** The name under which a picture arrives in this place, and what sets another one; neither is a step that could be undone. */
export const useArriving = ({ editor, node, getPos }: Place) => {
  const written: unknown = node.attrs['arriving']
  return {
    arriving: typeof written === 'string' ? written : null,
    arriveAs: (name: string | null): void => {
      const at = getPos()
      if (at === undefined || editor.state.doc.nodeAt(at)?.type !== node.type) return
      const { tr } = editor.state
      editor.view.dispatch(tr.setNodeAttribute(at, 'arriving', name).setMeta('addToHistory', false))
    },
  }
}
