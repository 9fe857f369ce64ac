import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { classNames } from '@lectern/ui/theme/class-names'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Menu } from '@lectern/ui/actions/menu'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { moveEntries } from '../../../frame/index.ts'
import { isDocument, isPlayed } from '../list/file-rights.ts'
import { FileRow } from '../list/file-row.tsx'
import { PlayedFile } from '../list/played-file.tsx'
import { ProcessAgainButton } from '../list/process-again-button.tsx'
import { DocumentSwitches } from './document-switches.tsx'
import { RenameFile } from './rename-file.tsx'
import styles from './placed.module.css'
import { type KnownFile, useKnowFile, useRenewFile } from './use-stored-files.ts'
import { useFileTitle } from '../use-file-title.ts'

/** More about one file, below it; `onFile` is told how the file is after a change. */
export type RenderMore = (file: StoredFile, onFile: (file: StoredFile) => void) => ReactNode

interface PlacedRowProps {
  placed: PlacedFile
  file: KnownFile
  /** From 1. */
  number: number
  total: number
  item: ComponentProps<'li'>
  /** Left out where there is one file only. */
  handle: ComponentProps<'button'> | undefined
  onChange: (change: Partial<Omit<PlacedFile, 'uuid'>>) => void
  onMove: (step: -1 | 1) => void
  onRemove: (name: string) => void
  renderMore: RenderMore | undefined
}

/** One file of a unit: its place among the others, what readers may do with it, its name. */
export const PlacedRow = (props: PlacedRowProps) => {
  const { placed, file, number, total, item, handle, onChange, onMove, onRemove, renderMore } = props
  const { t } = useTexts()
  const [renames, setRenames] = useState(false)
  const know = useKnowFile()
  const renew = useRenewFile()
  const titleOf = useFileTitle()
  const isHere = typeof file === 'object'
  const name = isHere ? titleOf(file) : t(file === 'gone' ? 'documents.file_gone' : 'documents.file_loading')
  const lead = handle && (
    <SortHandle {...handle} name={name} label={t('documents.file_move', { name, number, total })} />
  )
  const menu = (
    <Menu
      label={t('documents.file_actions', { name })}
      align="end"
      entries={[
        ...(isHere
          ? [
              {
                kind: 'action' as const,
                label: t('documents.file_rename'),
                icon: Pencil,
                onSelect: () => setRenames(true),
              },
            ]
          : []),
        ...(handle ? moveEntries(t, { number, total, onMove }) : []),
        { kind: 'separator' },
        {
          kind: 'action',
          label: t('documents.file_remove'),
          icon: Trash2,
          danger: true,
          onSelect: () => onRemove(name),
        },
      ]}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={Ellipsis} label={t('documents.file_actions', { name })} />
      )}
    />
  )
  return (
    <li {...item} className={classNames(styles.item, sortItemClass)}>
      {isHere ? (
        <FileRow file={file} lead={lead} actions={menu}>
          {renames && <RenameFile file={file} onDone={() => setRenames(false)} />}
          {isDocument(file) && <DocumentSwitches placed={placed} file={file} onChange={onChange} />}
          {file.process_status === 'failed' && (
            <div className={styles.more}>
              <ProcessAgainButton file={file} words={t('documents.try_again')} onFile={know} />
            </div>
          )}
          {isPlayed(file) && <PlayedFile file={file} renew={() => renew(file.uuid)} />}
          {renderMore?.(file, know)}
        </FileRow>
      ) : (
        <div className={styles.unknown} data-known={file}>
          {lead}
          <span>{name}</span>
          {menu}
        </div>
      )}
    </li>
  )
}
