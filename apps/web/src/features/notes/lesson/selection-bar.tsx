import type { NoteColor } from '@lectern/contract/notes/note-limits'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Copy, StickyNote, Volume2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import { NoteColors } from '../note-card.tsx'
import styles from '../notes.module.css'
import type { ChosenWords } from './use-selection.ts'

interface SelectionBarProps {
  chosen: ChosenWords
  /** Null where the reader keeps no notes here. */
  onMark: ((color: NoteColor) => void) | null
  onNote: (() => void) | null
  onCopy: () => void
  /** Null where there is no voice. */
  onListen: (() => void) | null
}

const gap = 8

/** What can be done with chosen words: above them, or at the foot of a phone. */
export const SelectionBar = ({ chosen, onMark, onNote, onCopy, onListen }: SelectionBarProps) => {
  const { t } = useTexts()
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { top, bottom, left, width } = chosen.box
    const { offsetWidth, offsetHeight } = current
    const above = top - offsetHeight - gap
    const middle = left + width / 2 - offsetWidth / 2
    current.style.insetBlockStart = `${Math.round(above > 68 ? above : Math.min(bottom + gap, window.innerHeight - offsetHeight - gap))}px`
    current.style.insetInlineStart = `${Math.round(Math.max(gap, Math.min(middle, window.innerWidth - offsetWidth - gap)))}px`
  }, [chosen])
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press on the bar must not take the selection away
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('notes.selection')}
      className={styles.bar}
      data-note-bar
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {onMark && <NoteColors chosen={null} onChoose={onMark} />}
      {onNote && (
        <Button size="small" variant="quiet" icon={<Icon of={StickyNote} />} onClick={onNote}>
          {t('notes.add_note')}
        </Button>
      )}
      <Button size="small" variant="quiet" icon={<Icon of={Copy} />} onClick={onCopy}>
        {t('notes.copy')}
      </Button>
      {onListen && (
        <Button size="small" variant="quiet" icon={<Icon of={Volume2} />} onClick={onListen}>
          {t('notes.listen_here')}
        </Button>
      )}
    </div>,
    document.body,
  )
}
