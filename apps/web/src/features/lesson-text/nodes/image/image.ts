import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { Image } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { kindAttributes } from '../kind-attributes.ts'
import { insertBlock } from '../own/insert-block.ts'
import { ownNode } from '../own/own-node.ts'
import { arrivingAttribute } from './arriving/arriving-attribute.ts'
import { takeDropped } from './arriving/take-dropped.ts'
import { takePasted } from './arriving/take-pasted.ts'
import { ImagePanel } from './image-panel.tsx'
import { ImageView } from './image-view.tsx'

/** A picture. */
export const image = defineEditorNode({
  type: imageNode.type,
  extension: ownNode(imageNode, ImageView, {
    addAttributes: () => ({ ...kindAttributes(imageNode.attrs), ...arrivingAttribute }),
    addProseMirrorPlugins: () => [takePasted(), takeDropped()],
  }),
  inserts: [
    {
      id: 'image',
      group: 'insert',
      icon: Image,
      name: (t) => t('lesson-text.block_image'),
      help: (t) => t('lesson-text.block_image_help'),
      words: (t) => t('lesson-text.slash_words_image'),
      run: insertBlock(imageNode.type),
    },
  ],
  panel: ImagePanel,
})
