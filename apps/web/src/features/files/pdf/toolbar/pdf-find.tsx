import { IconButton } from '@lectern/ui/actions/icon-button'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { OpenPdf } from '../open-pdf.ts'
import type { FindState } from '../pdf-state.ts'
import styles from '../pdf-viewer.module.css'

interface PdfFindProps {
  opened: OpenPdf
  find: FindState
  onClose: () => void
}

/** Finds words in the document: every match is marked, the current one is scrolled to. */
export const PdfFind = ({ opened, find, onClose }: PdfFindProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const look = (next: string) => {
    setWords(next)
    if (next.trim() === '') opened.endFind()
    else opened.find(next, { again: false, backwards: false })
  }
  const again = (backwards: boolean) => {
    if (words.trim() !== '') opened.find(words, { again: true, backwards })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') again(event.shiftKey)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div className={styles.find} role="search" onKeyDown={onKeyDown}>
      <SearchInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the person a moment ago
        autoFocus
        value={words}
        label={t('documents.find_words')}
        clearLabel={t('documents.find_clear')}
        onChange={look}
      />
      <span className={styles.count} role="status">
        {find.at === 'waiting' && t('documents.find_wait')}
        {find.at === 'missing' && t('documents.find_none')}
        {find.at === 'found' &&
          find.total > 0 &&
          t('documents.find_count', { current: find.current, total: find.total })}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t('documents.find_previous')}
        disabled={find.total === 0}
        tipSide="below"
        onClick={() => again(true)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('documents.find_next')}
        disabled={find.total === 0}
        tipSide="below"
        onClick={() => again(false)}
      />
      <IconButton icon={X} label={t('documents.find_close')} tipSide="below" onClick={onClose} />
    </div>
  )
}
