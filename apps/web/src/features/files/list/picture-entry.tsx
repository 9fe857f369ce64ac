import type { File as StoredFile } from '@lectern/contract/files/file'
import { Icon } from '@lectern/ui/layout/icon'
import { ZoomIn } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { DownloadLink } from './download-link.tsx'
import styles from './file-list.module.css'

interface PictureEntryProps {
  file: StoredFile
  url: string
  onZoom: () => void
  /** Its link may be over. */
  onBroken: () => void
}

/** A picture with its name and the hint that it can be zoomed (document 001 §2). */
export const PictureEntry = ({ file, url, onZoom, onBroken }: PictureEntryProps) => {
  const { t } = useTexts()
  const asked = useRef(false)
  const ask = () => {
    if (asked.current) return
    asked.current = true
    onBroken()
  }
  const { width, height, pages, original_name: name } = file
  return (
    <figure className={styles.picture}>
      <button type="button" className={styles.zoom} onClick={onZoom}>
        <img
          src={url}
          alt={file.caption || name}
          loading="lazy"
          decoding="async"
          {...(width !== null && height !== null && { width, height })}
          onError={ask}
        />
        <span className={styles.hint}>
          <Icon of={ZoomIn} />
          <span className={styles.byMouse}>{t('documents.zoom_hint')}</span>
          <span className={styles.byTouch}>{t('documents.zoom_hint_touch')}</span>
        </span>
      </button>
      <figcaption className={styles.caption}>
        <span>{file.caption || name}</span>
        <DownloadLink file={file} />
      </figcaption>
      {pages !== null && pages > 1 && (
        <p className={styles.pages}>{t('documents.page_one_shown', { total: pages })}</p>
      )}
    </figure>
  )
}
