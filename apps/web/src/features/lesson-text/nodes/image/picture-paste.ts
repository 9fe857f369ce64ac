import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { guessKind, percentOf, type Upload, uploads } from '../../../files/uploads/index.ts'
import { withFile } from './image-attributes.ts'
import styles from './image.module.css'

interface Change {
  readonly add?: readonly { readonly id: string; readonly name: string; readonly at: number }[]
  readonly remove?: string
}

const key = new PluginKey<DecorationSet>('picturePaste')

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null

const changeOf = (tr: Transaction): Change => {
  const change: unknown = tr.getMeta(key)
  return isChange(change) ? change : {}
}

/** The place of a picture on its way: no part of the text until it has arrived. */
const placeholder = (id: string, name: string): HTMLElement => {
  const element = document.createElement('div')
  element.className = styles.arriving ?? ''
  element.dataset['upload'] = id
  element.setAttribute('role', 'progressbar')
  element.setAttribute('aria-label', name)
  element.textContent = name
  return element
}

const isOf = (id: string) => (spec: { readonly upload?: unknown }) => spec.upload === id

const withChange = (places: DecorationSet, { add = [], remove }: Change, doc: Node): DecorationSet => {
  const gone = remove === undefined ? [] : places.find(undefined, undefined, isOf(remove))
  const added = add.map(({ id, name, at }) =>
    Decoration.widget(at, () => placeholder(id, name), { upload: id, key: id, side: 1 }),
  )
  return places.remove(gone).add(doc, added)
}

const placeOf = (view: EditorView, id: string): number | undefined =>
  key.getState(view.state)?.find(undefined, undefined, isOf(id))[0]?.from

/** Puts a picture that has arrived where it was pasted, and takes its placeholder away. */
const settle = (view: EditorView, { id, file }: Upload, at: number): void => {
  const { tr, schema } = view.state
  const type = schema.nodes[imageNode.type]
  const place = type ? insertPoint(tr.doc, at, type) : null
  if (file && type && place !== null) tr.insert(place, type.create(withFile(file)))
  view.dispatch(tr.setMeta(key, { remove: id }))
}

const follow = (view: EditorView): void => {
  for (const upload of uploads.get()) {
    const at = placeOf(view, upload.id)
    if (at === undefined) continue
    if (upload.file !== null || upload.status === 'aborted') settle(view, upload, at)
    const element = view.dom.querySelector<HTMLElement>(`[data-upload="${CSS.escape(upload.id)}"]`)
    element?.setAttribute('aria-valuenow', String(percentOf(upload)))
    element?.style.setProperty('--percent', `${percentOf(upload)}%`)
  }
}

/** Pictures of the clipboard; where there is markup too, that is what was meant. */
const picturesOf = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData?.types.includes('text/html')
    ? []
    : [...(clipboardData?.files ?? [])].filter((file) => guessKind(file) === 'image')

/**
 * Takes pasted pictures into the storage, each to the place where it was pasted. How far they are, and what has failed, the page's
 * own list of uploads says too, and tries again.
 */
export const picturePaste = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, places) => withChange(places.map(tr.mapping, tr.doc), changeOf(tr), tr.doc),
    },
    props: {
      decorations: (state) => key.getState(state),
      handlePaste: (view, event) => {
        const pictures = picturesOf(event)
        if (pictures.length === 0) return false
        const ids = uploads.add(pictures, { model: 'infoUnitContent' })
        const at = view.state.selection.to
        const add = ids.map((id, index) => ({ id, name: pictures[index]?.name ?? '', at }))
        view.dispatch(view.state.tr.setMeta(key, { add }))
        return true
      },
    },
    view: (view) => ({ destroy: uploads.subscribe(() => follow(view)) }),
  })
