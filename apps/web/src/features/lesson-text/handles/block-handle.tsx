import { IconButton } from '@lectern/ui/actions/icon-button'
import type { Editor } from '@tiptap/core'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { selectUpTo } from '../blocks-selected/select-blocks.ts'
import { pointedBlock } from './block-at.ts'
import styles from './block-handle.module.css'
import { BlockMenu } from './block-menu.tsx'
import { endDrag, startDrag } from './drag-blocks.ts'
import { insertBelow } from './insert-below.ts'
import { usePointed } from './use-pointed.ts'

/** Selects from the blocks of the selection to this one. */
const selectTo = (editor: Editor, at: number): void => {
  const tr = selectUpTo(editor.state, at)
  if (tr) editor.view.dispatch(tr)
  editor.view.focus()
}

/**
 * Left of the block under the pointer: a plus that inserts below it, and a grip that drags it and opens what can be done. Keys
 * do the same in the text itself.
 */
export const BlockHandle = ({ editor, unitKey }: { editor: Editor; unitKey: string }) => {
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
      onClickCapture={(event) => {
        if (!event.shiftKey || !pointed) return
        // The menu would open by itself, as the browser does it.
        event.preventDefault()
        event.stopPropagation()
        selectTo(editor, pointed.at)
      }}
      onDragStart={({ dataTransfer }) => pointed && startDrag(editor.view, pointed.at, dataTransfer)}
      onDragEnd={() => endDrag(editor.view)}
    >
      {pointed && (
        <>
          <IconButton
            icon={Plus}
            label={t('lesson-text.block_insert')}
            size="small"
            tabIndex={-1}
            onClick={() => insertBelow(editor, pointed.at)}
          />
          <BlockMenu editor={editor} at={pointed.at} unitKey={unitKey} />
        </>
      )}
    </div>
  )
}
