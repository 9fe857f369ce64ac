import { IconButton } from '@lectern/ui/actions/icon-button'
import type { Editor } from '@tiptap/core'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { pointedBlock } from './block-at.ts'
import styles from './block-handle.module.css'
import { BlockMenu } from './block-menu.tsx'
import { endDrag, startDrag } from './drag-blocks.ts'
import { insertBelow } from './insert-below.ts'
import { usePointed } from './use-pointed.ts'

/**
 * Left of the block under the pointer: a plus that inserts below it, and a grip that drags it and opens what can be done. Keys
 * do the same in the text itself.
 */
export const BlockHandle = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const handle = useRef<HTMLDivElement>(null)
  const pointed = usePointed(editor, handle, pointedBlock)
  return (
    <div
      ref={handle}
      className={styles.handle}
      hidden={pointed === null}
      draggable
      style={pointed ? { insetBlockStart: pointed.top, insetInlineStart: pointed.left } : undefined}
      onDragStart={({ dataTransfer }) => pointed && startDrag(editor.view, pointed.at, dataTransfer)}
      onDragEnd={() => endDrag(editor.view)}
    >
      {pointed && (
        <>
          <IconButton
            icon={Plus}
            label={t('create-course.block_insert')}
            size="small"
            tabIndex={-1}
            onClick={() => insertBelow(editor, pointed.at)}
          />
          <BlockMenu editor={editor} at={pointed.at} />
        </>
      )}
    </div>
  )
}
