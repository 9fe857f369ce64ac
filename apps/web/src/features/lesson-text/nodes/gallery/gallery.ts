import { galleryNode } from '@lectern/contract/rich-text/nodes/media'
import { Images } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { GalleryView } from './gallery-view.tsx'

/** Pictures beside each other. */
export const gallery = defineEditorNode({
  type: galleryNode.type,
  extension: ownNode(galleryNode, GalleryView),
  inserts: [
    {
      id: 'gallery',
      group: 'insert',
      icon: Images,
      name: (t) => t('lesson-text.block_gallery'),
      help: (t) => t('lesson-text.block_gallery_help'),
      words: (t) => t('lesson-text.slash_words_gallery'),
      run: insertBlock(galleryNode.type),
    },
  ],
})
