import type { File as StoredFile } from '@lectern/contract/files/file'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { useState, type ReactNode } from 'react'
import { KindIcon } from '../uploads/view/kind-icon.tsx'
import { isUnready } from './file-rights.ts'
import styles from './file-row.module.css'
import { useFileFacts } from './use-file-facts.ts'
import { useFileTitle } from '../use-file-title.ts'

interface FileRowProps {
  file: StoredFile
  /** In front: the handle of a sorted list. */
  lead?: ReactNode
  /** At the end: what can be done with it. */
  actions?: ReactNode
  /** In place of the small picture or the icon. */
  picture?: ReactNode
  /** Below: the file itself, opened. */
  children?: ReactNode
}

/** One file of a list: icon or picture, name with extension, what it is, and what can be done with it (document 001 §2). */
export const FileRow = ({ file, lead, actions, picture, children }: FileRowProps) => {
  const { facts, state } = useFileFacts(file)
  const title = useFileTitle()(file)
  return (
    <div className={styles.file} data-status={file.process_status}>
      <div className={styles.row}>
        {lead}
        {picture ?? <FileThumb file={file} />}
        <div className={styles.words}>
          <span className={styles.name} title={title}>
            {title}
          </span>
          <span className={styles.facts}>{facts}</span>
          {state && (
            <span className={styles.state} role="status">
              {isUnready(file) && (
                <ProgressRing size={16} label={state} value={file.process_progress / 100} />
              )}
              {state}
            </span>
          )}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  )
}

/** A small picture of a file, or the icon of its kind: also where the picture does not come. */
export const FileThumb = ({ file: { kind, preview_path: picture } }: { file: StoredFile }) => {
  const [lost, setLost] = useState<string | null>(null)
  return (
    <span className={styles.thumb} data-kind={kind}>
      {picture && picture !== lost ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setLost(picture)} />
      ) : (
        <KindIcon kind={kind} />
      )}
    </span>
  )
}
