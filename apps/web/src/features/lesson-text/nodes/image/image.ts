import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { Image } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { ImagePanel } from './image-panel.tsx'
import { ImageView } from './image-view.tsx'
import { picturePaste } from './picture-paste.ts'

/** A picture. */
export const image = defineEditorNode({
  type: imageNode.type,
  extension: ownNode(imageNode, ImageView, { addProseMirrorPlugins: () => [picturePaste()] }),
  inserts: [
    {
      id: 'image',
      group: 'insert',
      icon: Image,
      name: (t) => t('create-course.block_image'),
      help: (t) => t('create-course.block_image_help'),
      words: (t) => t('create-course.slash_words_image'),
      run: insertBlock(imageNode.type),
    },
  ],
  panel: ImagePanel,
})
