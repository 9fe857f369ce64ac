import type { File as StoredFile } from '@lectern/contract/files/file'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { UploadModel } from '@lectern/contract/files/upload-models'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import styles from './placed.module.css'

// With the storage and its ways in: it comes when it is asked for.
const FilePicker = lazy(async () => ({ default: (await import('../picker/index.ts')).FilePicker }))

export interface EmptyWords {
  icon: LucideIcon
  title: TextId
  text: TextId
  add: TextId
}

interface AddFilesProps {
  /** What an upload is for. */
  model: UploadModel
  accept: readonly FileKind[]
  many: boolean
  /** What stands there while there is nothing. */
  empty: EmptyWords | undefined
  more: TextId
  isFull: boolean
  startHere: boolean
  otherWays: ReactNode
  onPicked: (files: readonly StoredFile[]) => void
}

/** The way to more files: uploaded, taken from the storage, fetched by their address or recorded. */
export const AddFiles = (props: AddFilesProps) => {
  const { model, accept, many, empty, more, isFull, startHere, otherWays, onPicked } = props
  const { t } = useTexts()
  const [picks, setPicks] = useState(false)
  const button = (
    <Button
      variant={empty ? 'primary' : 'secondary'}
      icon={<Icon of={Plus} />}
      disabled={isFull}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the unit was asked for by the person a moment ago
      autoFocus={startHere && empty !== undefined}
      onClick={() => setPicks(true)}
    >
      {t(empty?.add ?? more)}
    </Button>
  )
  return (
    <>
      {empty ? (
        <EmptyState
          framed
          level={3}
          icon={empty.icon}
          title={t(empty.title)}
          text={t(empty.text)}
          actions={
            <>
              {button}
              {otherWays}
            </>
          }
        />
      ) : (
        <div className={styles.more}>
          {button}
          {otherWays}
        </div>
      )}
      {picks && (
        <Suspense>
          <FilePicker
            model={model}
            accept={accept}
            many={many}
            onPicked={(files) => {
              setPicks(false)
              onPicked(files)
            }}
            onClose={() => setPicks(false)}
          />
        </Suspense>
      )}
    </>
  )
}
