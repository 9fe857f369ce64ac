import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { selectedBlocks } from '../moves/block-selection.ts'
import { selectByDrag } from './select-by-drag.ts'
import styles from './selection-box.module.css'

/** The box that a mouse draws over blocks to select them, and for who does not see them, how many are selected. */
export const SelectionBox = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => selectedBlocks(now.state)?.count ?? 0,
  })
  useEffect(() => (box.current ? selectByDrag(editor.view, box.current) : undefined), [editor])
  return (
    <>
      <div ref={box} className={styles.box} hidden aria-hidden />
      <VisuallyHidden role="status">
        {count > 0 && t('lesson-text.blocks_selected', { count })}
      </VisuallyHidden>
    </>
  )
}
