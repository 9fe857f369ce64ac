import { Extension } from '@tiptap/core'
import { DOMSerializer, Slice, type Node, type Schema } from '@tiptap/pm/model'
import { Plugin, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { tidyPasted } from './tidy-pasted.ts'

/** What was copied from a text of ours comes back as it is, with its looks. */
const ownMark = 'data-lectern-text'
const isOwn = (html: string): boolean => html.includes(`${ownMark}=`)

const markingSerializer = (schema: Schema): DOMSerializer => {
  const serializer = new DOMSerializer(
    DOMSerializer.nodesFromSchema(schema),
    DOMSerializer.marksFromSchema(schema),
  )
  const write = serializer.serializeFragment.bind(serializer)
  serializer.serializeFragment = (...how) => {
    const written = write(...how)
    if (written instanceof DocumentFragment) written.firstElementChild?.setAttribute(ownMark, '')
    return written
  }
  return serializer
}

const isEmptyLine = ({ $from, empty }: Selection): boolean =>
  empty && $from.parent.isTextblock && $from.parent.content.size === 0

const hasLooks = ({ attrs, type }: Node): boolean =>
  Object.entries(attrs).some(([name, value]) => value !== type.spec.attrs?.[name]?.default)

/** On an empty line the first pasted line takes its place, with what it says about itself, instead of lending it words. */
const keepFirstLine = (slice: Slice, selection: Selection): Slice => {
  const first = slice.content.firstChild
  const isWhole = slice.openStart === 1 && first?.type.name === 'paragraph' && hasLooks(first)
  return isWhole && isEmptyLine(selection) ? new Slice(slice.content, 0, slice.openEnd) : slice
}

/** Whole blocks take the place of an empty line, which would stand above them otherwise. */
const replaceLine = (view: EditorView, slice: Slice): boolean => {
  const { selection, tr } = view.state
  const isWhole = slice.openStart === 0 && slice.openEnd === 0 && slice.content.firstChild?.isBlock === true
  if (!isWhole || !isEmptyLine(selection) || selection.$from.depth !== 1) return false
  tr.replaceWith(selection.$from.before(), selection.$from.after(), slice.content)
  const end = tr.mapping.map(selection.$from.after())
  view.dispatch(
    tr
      .setSelection(Selection.near(tr.doc.resolve(end), -1))
      .setMeta('paste', true)
      .scrollIntoView(),
  )
  return true
}

/** Reads what other programs put on the clipboard by its structure. Shift+Ctrl+V takes the words alone. */
export const PastedText = Extension.create({
  name: 'pastedText',
  addProseMirrorPlugins() {
    let rtf = ''
    return [
      new Plugin({
        props: {
          clipboardSerializer: markingSerializer(this.editor.schema),
          handleDOMEvents: {
            paste: (_view, { clipboardData }) => {
              rtf = clipboardData?.getData('text/rtf') ?? ''
              return false
            },
          },
          transformPastedHTML: (html) => (isOwn(html) ? html : tidyPasted(html, rtf)),
          handlePaste: (view, _event, slice) => replaceLine(view, slice),
          transformPasted: (slice, { state }) => keepFirstLine(slice, state.selection),
        },
      }),
    ]
  },
})
