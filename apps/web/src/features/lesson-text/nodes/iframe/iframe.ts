import { iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { AppWindow } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { filmFrame } from './frame-address.ts'
import { FrameView } from './frame-view.tsx'

/** A film's address that is pasted on an empty line becomes the film; anywhere else it stays a link. */
const takeFilm = (view: EditorView, pasted: string): boolean => {
  const { $from, empty } = view.state.selection
  const src = filmFrame(pasted.trim())
  const type = view.state.schema.nodes[iframeNode.type]
  const isEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  if (src === null || !type || !isEmptyLine) return false
  const film = view.state.tr.replaceSelectionWith(type.create({ src }))
  view.dispatch(film.setMeta('paste', true).scrollIntoView())
  return true
}

/** Another site's page. */
export const iframe = defineEditorNode({
  type: iframeNode.type,
  extension: ownNode(iframeNode, FrameView, {
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: (view, event) => takeFilm(view, event.clipboardData?.getData('text/plain') ?? ''),
        },
      }),
    ],
  }),
  inserts: [
    {
      id: 'frame',
      group: 'insert',
      icon: AppWindow,
      name: (t) => t('lesson-text.block_frame'),
      help: (t) => t('lesson-text.block_frame_help'),
      words: (t) => t('lesson-text.slash_words_frame'),
      run: insertBlock(iframeNode.type),
    },
  ],
})
