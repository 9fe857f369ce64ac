import type { File } from '@lectern/contract/files/file'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { FilePlace } from './file-place.tsx'
import { FileThumb } from './file-thumb.tsx'
import styles from './files.module.css'
import { neighbourCard } from '../folders/neighbour-card.ts'
import { ProcessState } from './process-state.tsx'
import { useFileFacts } from './use-file-facts.ts'
import { useFileTitle } from '../../use-file-title.ts'

interface FileCardProps {
  file: File
  isStop: boolean
  onStop: () => void
  isSelected: boolean
  selectLabel: string
  /** The folder in which it lies, among files of several ones. */
  place: string | undefined
  /** Left out for whoever may do nothing with many. */
  toggle: ((withShift: boolean) => void) | undefined
  onOpen: () => void
  actions: ReactNode
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role="menu"]') !== null

/** One file of the grid, with its keys; see `FileGrid`. */
export const FileCard = (props: FileCardProps) => {
  const { file, isStop, onStop, isSelected, selectLabel, place, toggle, onOpen, actions } = props
  const factsOf = useFileFacts()
  const title = useFileTitle()(file)
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbourCard(event.currentTarget, event.key)
    if (next) next.focus()
    else if (event.key === 'Enter') onOpen()
    else if (event.key === 'x' || event.key === ' ') toggle?.(event.shiftKey)
    else if (event.key === '.')
      event.currentTarget.querySelector<HTMLElement>('[data-actions] button')?.focus()
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (isOnControl(event.target)) return
    if (toggle && (event.ctrlKey || event.metaKey || event.shiftKey)) toggle(event.shiftKey)
    else onOpen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a press on it does, its button does too
    <li
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for a card, as for a row of a table
      tabIndex={isStop ? 0 : -1}
      className={styles.card}
      data-row-id={file.uuid}
      data-selected={isSelected || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onStop}
    >
      <FileThumb file={file} size="card" />
      {toggle && (
        <span className={styles.check}>
          <Checkbox
            aria-label={selectLabel}
            tabIndex={isStop ? 0 : -1}
            checked={isSelected}
            onChange={() => undefined}
            onClick={(event) => toggle(event.shiftKey)}
          />
        </span>
      )}
      <span className={styles.state}>
        <ProcessState file={file} />
      </span>
      <div className={styles.cardFoot}>
        <span className={styles.cardWords}>
          <button
            type="button"
            tabIndex={isStop ? 0 : -1}
            className={styles.name}
            title={title}
            onClick={onOpen}
          >
            {title}
          </button>
          <span className={styles.facts}>{factsOf(file)}</span>
          {place !== undefined && <FilePlace>{place}</FilePlace>}
        </span>
        <span data-actions>{actions}</span>
      </div>
    </li>
  )
}
