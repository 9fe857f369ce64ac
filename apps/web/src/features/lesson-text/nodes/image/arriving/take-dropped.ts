import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { Fragment, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { guessKind } from '../../../../files/uploads/index.ts'
import { placeOf } from '../../own/insert-block.ts'
import { writeBelow } from '../../own/write-below.ts'
import { uploadPictures } from './arrivals.ts'

/** Whether a text takes what is dropped: pictures alone, on a text that is written. */
export const takesDropped = (files: readonly File[], at: Element | null): boolean =>
  (at?.closest('.tiptap[contenteditable="true"]') ?? null) !== null &&
  files.length > 0 &&
  files.every((file) => guessKind(file) === 'image')

const insertAt = (view: EditorView, place: number, names: readonly string[]): void => {
  const { doc, schema, tr } = view.state
  const type = schema.nodes[imageNode.type]
  if (!type) return
  const pictures = names.map((arriving) => type.create({ arriving }))
  const slice = new Slice(Fragment.fromArray(pictures), 0, 0)
  const target = dropPoint(doc, place, slice) ?? place
  tr.replaceRange(target, target, slice)
  const last = pictures.at(-1)
  const at = last ? placeOf(tr.doc, last) : null
  if (last && at !== null) writeBelow(tr, at, last)
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

const dropInto = (view: EditorView, event: DragEvent): void => {
  const files = [...(event.dataTransfer?.files ?? [])]
  const at = event.target instanceof Element ? event.target : null
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!view.editable || !place || !takesDropped(files, at)) return
  event.preventDefault()
  insertAt(view, place.pos, uploadPictures(files))
}

/** Takes dropped pictures into the storage, each to the place where it fell. */
export const takeDropped = () =>
  new Plugin({
    view: (view) => {
      // The page turns away files that nobody takes before the editor hears of them: it would not listen any more.
      const drop = (event: DragEvent) => dropInto(view, event)
      view.dom.addEventListener('drop', drop)
      return { destroy: () => view.dom.removeEventListener('drop', drop) }
    },
  })
