import { type PlacedFile, placedFileLimits } from '@lectern/contract/files/placed-file'
import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { inserted, moved } from '../../../lib/lists.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AddFiles, type EmptyWords } from './add-files.tsx'
import { PlacedRow, type RenderMore } from './placed-row.tsx'
import { withChange, withFiles } from './placed-list.ts'
import { useKnowFile, useStoredFiles } from './use-stored-files.ts'
import styles from './placed.module.css'

export interface PlacedFilesProps {
  files: readonly PlacedFile[]
  onFiles: (files: PlacedFile[]) => void
  /** What an upload is for; else for a lesson. */
  model?: UploadModel
  /** Kinds that the unit takes. */
  accept: readonly FileKind[]
  many: boolean
  /** The name of the list. */
  label: string
  empty: EmptyWords
  /** Of the button that adds more, or puts another in its place. */
  more: TextId
  /** The unit was just added: begin here. */
  startHere: boolean
  /** Other ways to fill the unit. */
  otherWays?: ReactNode
  renderMore?: RenderMore | undefined
}

/** The files of a unit as its author orders them. */
export const PlacedFiles = (props: PlacedFilesProps) => {
  const { files, onFiles, accept, many, label, empty, more, startHere, otherWays, renderMore } = props
  const { model = 'courseLesson' } = props
  const { t } = useTexts()
  const uuids = useMemo(() => files.map(({ uuid }) => uuid), [files])
  const known = useStoredFiles(uuids)
  const know = useKnowFile()
  // An undo comes seconds later: always on the newest list.
  const newest = useRef(files)
  useEffect(() => {
    newest.current = files
  })
  const change = (work: (files: readonly PlacedFile[]) => PlacedFile[]) => {
    newest.current = work(newest.current)
    onFiles([...newest.current])
  }
  const move = (from: number, to: number) => change((all) => moved(all, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids: uuids, onMove: move })
  const remove = (file: PlacedFile, at: number, name: string) => {
    change((all) => all.filter(({ uuid }) => uuid !== file.uuid))
    toasts.show({
      title: t('documents.file_removed', { name }),
      action: {
        label: t('documents.undo'),
        onSelect: () => change((all) => inserted(all, Math.min(at, all.length), file)),
      },
    })
  }
  const add = (picked: readonly StoredFile[]) => {
    for (const file of picked) know(file)
    change((all) =>
      withFiles(
        all,
        picked.map(({ uuid }) => uuid),
        { many, most: placedFileLimits.perUnit },
      ),
    )
  }
  return (
    <div className={styles.placed}>
      {files.length > 0 && (
        <ol ref={list} className={styles.list} aria-label={label}>
          {files.map((placed, at) => (
            <PlacedRow
              key={placed.uuid}
              placed={placed}
              file={known[at] ?? 'loading'}
              number={at + 1}
              total={files.length}
              item={itemProps(at)}
              handle={many ? handleProps(at) : undefined}
              onChange={(part) => change((all) => withChange(all, placed.uuid, part))}
              onMove={(step) => move(at, at + step)}
              onRemove={(name) => remove(placed, at, name)}
              renderMore={renderMore}
            />
          ))}
        </ol>
      )}
      <AddFiles
        model={model}
        accept={accept}
        many={many}
        empty={files.length === 0 ? empty : undefined}
        more={more}
        isFull={many && files.length >= placedFileLimits.perUnit}
        startHere={startHere}
        otherWays={otherWays}
        onPicked={add}
      />
    </div>
  )
}
