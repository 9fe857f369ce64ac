import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { X } from 'lucide-react'
import { useConnection } from '../../../frame/index.ts'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { useLineBack } from '../../../lib/use-line-back.ts'
import { DownloadAnchor } from '../download-anchor.tsx'
import type { LoadedText } from './load-text.ts'
import { TextTable } from './text-table.tsx'
import styles from './text-viewer.module.css'
import { useText } from './use-text.ts'

export interface TextViewerProps {
  /** What the file is called. */
  name: string
  /** Short-lived. */
  url: string
  bytes: number
  /** Rows and columns rather than lines. */
  isTable: boolean
  /** Asks for a fresh link when `url` is over; null when the file may not be seen any more. */
  renew: () => Promise<string | null>
  /** Where it is downloaded; null when that is not allowed. */
  download: string | null
  /** Left out for a viewer within a page. */
  onClose?: (() => void) | undefined
}

/** Shows the beginning of a text file: its lines, or its rows and columns. */
export const TextViewer = (props: TextViewerProps) => {
  const hasTexts = useNeededTexts('documents')
  return hasTexts ? <OpenViewer {...props} /> : <Skeleton height="100%" />
}

const OpenViewer = ({ name, isTable, download, onClose, ...source }: TextViewerProps) => {
  const { t } = useTexts()
  const { read, again } = useText(source)
  const isCut = useConnection() === 'none'
  useLineBack(read === 'failed', again)
  return (
    <section className={styles.viewer} aria-label={t('documents.viewer', { name })} aria-busy={!read}>
      {onClose && (
        <header className={styles.bar}>
          <span className={styles.name}>{name}</span>
          {download !== null && <DownloadAnchor name={name} href={download} />}
          <IconButton icon={X} label={t('documents.viewer_close')} onClick={onClose} />
        </header>
      )}
      {read === undefined && <Skeleton height="100%" />}
      {read === 'failed' && (
        <div className={styles.fault}>
          <Notice
            tone="danger"
            title={t('documents.pdf_gone_title')}
            announce="at-once"
            actions={
              <Button size="small" onClick={again}>
                {t('documents.try_again')}
              </Button>
            }
          >
            {t(isCut ? 'documents.file_not_kept' : 'documents.pdf_gone')}
          </Notice>
        </div>
      )}
      {typeof read === 'object' &&
        (isTable ? (
          <TextTable name={name} read={read} mayDownload={download !== null} />
        ) : (
          <Lines name={name} read={read} mayDownload={download !== null} />
        ))}
    </section>
  )
}

interface LinesProps {
  name: string
  read: LoadedText
  mayDownload: boolean
}

const Lines = ({ name, read: { text, isCut }, mayDownload }: LinesProps) => {
  const { t } = useTexts()
  return (
    <>
      {isCut && (
        <p className={styles.cut}>
          {t('documents.text_cut')} {mayDownload && t('documents.download_for_rest')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        <pre className={styles.lines} dir="auto">
          {text.trim() === '' ? t('documents.text_empty') : text}
        </pre>
      </div>
    </>
  )
}
