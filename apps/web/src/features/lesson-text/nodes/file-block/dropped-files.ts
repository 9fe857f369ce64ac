import { fileBlockNode } from '@lectern/contract/rich-text/nodes/media'
import type { PlacedFile } from '@lectern/contract/files/placed-file'
import { Fragment, Slice } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { writeBelow } from '../own/write-below.ts'

/** Where files fell into a text; it follows what is written until they are there. */
const fell = new PluginKey<number | null>('fellFiles')

const views = new WeakMap<Element, EditorView>()

/** Remembers where files fall into a text, until its author has said what becomes of them. */
export const rememberDropped = () =>
  new Plugin<number | null>({
    key: fell,
    state: {
      init: () => null,
      apply: (tr, before) => {
        const place: unknown = tr.getMeta(fell)
        if (typeof place === 'number') return place
        return before === null ? null : tr.mapping.map(before)
      },
    },
    view: (view) => {
      const drop = ({ dataTransfer, clientX, clientY }: DragEvent) => {
        const at = view.posAtCoords({ left: clientX, top: clientY })
        if (at && view.editable && dataTransfer?.types.includes('Files'))
          view.dispatch(view.state.tr.setMeta(fell, at.pos).setMeta('addToHistory', false))
      }
      views.set(view.dom, view)
      view.dom.addEventListener('drop', drop)
      return { destroy: () => view.dom.removeEventListener('drop', drop) }
    },
  })

/** Puts files between the blocks where they fell; false when the text is not open any more, or no block may stand there. */
const putFiles = (view: EditorView, files: readonly PlacedFile[]): boolean => {
  const place = view.isDestroyed ? null : fell.getState(view.state)
  const block = view.isDestroyed ? null : view.state.schema.nodes[fileBlockNode.type]?.create({ files })
  if (typeof place !== 'number' || !block) return false
  const { tr } = view.state
  const target = dropPoint(tr.doc, place, new Slice(Fragment.from(block), 0, 0))
  if (target === null) return false
  tr.insert(target, block)
  view.dispatch(writeBelow(tr, target, block))
  view.focus()
  return true
}

/** What puts files into the text on which they were dropped, where they fell; null when that is no text that is written. */
export const textForDropped = (at: Element | null): ((files: readonly PlacedFile[]) => boolean) | null => {
  const text = at?.closest('.tiptap[contenteditable="true"]')
  const view = text ? views.get(text) : undefined
  return view ? (files) => putFiles(view, files) : null
}
