import type { File } from '@lectern/contract/files/file'
import { useState } from 'react'
import { KindIcon } from '../../uploads/index.ts'
import styles from './files.module.css'

/** A small picture of a file; its kind where there is none. */
export const FileThumb = ({ file, size }: { file: File; size: 'card' | 'row' }) => {
  const [failed, setFailed] = useState<string>()
  const { preview_path: path, kind } = file
  return (
    <span className={styles.thumb} data-size={size} data-kind={kind}>
      {path !== null && path !== failed ? (
        <img src={path} alt="" loading="lazy" decoding="async" onError={() => setFailed(path)} />
      ) : (
        <KindIcon kind={kind} size={size === 'card' ? 24 : 16} />
      )}
    </span>
  )
}
