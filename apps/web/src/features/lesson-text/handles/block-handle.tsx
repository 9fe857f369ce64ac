import { IconButton } from '@lectern/ui/actions/icon-button'
import { DragHandle } from '@tiptap/extension-drag-handle-react'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './block-handle.module.css'
import { BlockMenu } from './block-menu.tsx'
import { insertBelow } from './insert-below.ts'

/** One object for all: another one would set the handle up anew. */
const place = { placement: 'left-start' } as const

/** The block at which the pointer is. */
interface Pointed {
  readonly node: Node
  readonly at: number
}

/** Left of the block under the pointer: a plus that inserts below it, and a grip that drags it and opens what can be done. */
export const BlockHandle = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const pointed = useRef<Pointed>(undefined)
  const [isEmpty, setEmpty] = useState(true)
  return (
    <DragHandle
      editor={editor}
      className={styles.handle}
      computePositionConfig={place}
      onNodeChange={({ node, pos }) => {
        pointed.current = node ? { node, at: pos } : undefined
        setEmpty(node === null)
      }}
    >
      {!isEmpty && (
        <>
          <IconButton
            icon={Plus}
            label={t('create-course.block_insert')}
            size="small"
            tabIndex={-1}
            onClick={() => pointed.current && insertBelow(editor, pointed.current.at)}
          />
          <BlockMenu editor={editor} at={() => pointed.current?.at} />
        </>
      )}
    </DragHandle>
  )
}
