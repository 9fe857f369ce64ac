import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { dropBlocks } from './drag-blocks.ts'

/** Blocks that are dragged by their handle fall where they are let go. */
export const BlockDrops = Extension.create({
  name: 'blockDrops',
  priority: 200,
  addProseMirrorPlugins() {
    return [new Plugin({ props: { handleDrop: (view, event) => dropBlocks(view, event) } })]
  },
})
