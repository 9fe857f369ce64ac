import type { File } from '@lectern/contract/files/file'
import { type TableSelection, toggleRow } from '@lectern/ui/lists/table-selection'
import { useRef, useState, type ReactNode } from 'react'
import { FileCard } from './file-card.tsx'
import styles from './files.module.css'

interface FileGridProps {
  label: string
  files: readonly File[]
  selection?: TableSelection | undefined
  placeOf?: ((file: File) => string) | undefined
  onOpen: (file: File) => void
  renderActions: (file: File, isStop: boolean) => ReactNode
}

/**
 * Files as pictures. One card is a stop of the Tab key; arrows move, Enter opens, X or Space selects, a full stop goes to
 * the card's actions, as in a table.
 */
export const FileGrid = ({ label, files, selection, placeOf, onOpen, renderActions }: FileGridProps) => {
  const lastToggled = useRef<string>(undefined)
  const [lastStop, setLastStop] = useState<string>()
  const ids = files.map(({ uuid }) => uuid)
  const stop = lastStop !== undefined && ids.includes(lastStop) ? lastStop : ids[0]
  const toggleOf = (id: string) =>
    selection &&
    ((withShift: boolean) => {
      selection.onChange(toggleRow(ids, selection.selected, id, withShift ? lastToggled.current : undefined))
      lastToggled.current = id
    })
  return (
    <ul
      className={styles.grid}
      aria-label={label}
      data-selecting={(selection?.selected.size ?? 0) > 0 || undefined}
    >
      {files.map((file) => (
        <FileCard
          key={file.uuid}
          file={file}
          isStop={file.uuid === stop}
          onStop={() => setLastStop(file.uuid)}
          isSelected={selection?.selected.has(file.uuid) ?? false}
          selectLabel={selection?.rowLabel(file.uuid) ?? ''}
          place={placeOf?.(file)}
          toggle={toggleOf(file.uuid)}
          onOpen={() => onOpen(file)}
          actions={renderActions(file, file.uuid === stop)}
        />
      ))}
    </ul>
  )
}
