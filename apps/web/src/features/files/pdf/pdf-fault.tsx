import { Button, buttonClass } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Notice } from '@lectern/ui/feedback/notice'
import { X } from 'lucide-react'
import { useConnection } from '../../../frame/index.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { useLineBack } from '../../../lib/use-line-back.ts'
import type { PdfFault } from './pdf-state.ts'
import styles from './pdf-viewer.module.css'

const words: Readonly<Record<PdfFault, { title: TextId; text: TextId }>> = {
  protected: { title: 'documents.pdf_protected_title', text: 'documents.pdf_protected' },
  damaged: { title: 'documents.pdf_damaged_title', text: 'documents.pdf_damaged' },
  gone: { title: 'documents.pdf_gone_title', text: 'documents.pdf_gone' },
  endless: { title: 'documents.pdf_endless_title', text: 'documents.pdf_endless' },
  slow: { title: 'documents.pdf_slow_title', text: 'documents.pdf_slow' },
  stopped: { title: 'documents.pdf_stopped_title', text: 'documents.pdf_stopped' },
}

/** Another try may go better. */
const passing: ReadonlySet<PdfFault> = new Set(['gone', 'slow', 'stopped'])

const DownloadLink = ({ download }: { download: string | null }) => {
  const { t } = useTexts()
  return (
    download !== null && (
      <a className={buttonClass({ size: 'small' })} href={download} target="_blank" rel="noopener">
        {t('documents.download')}
      </a>
    )
  )
}

interface PdfFaultNoticeProps {
  fault: PdfFault
  download: string | null
  onAgain: () => void
}

/** Why a document is not shown, and what can be done instead. */
export const PdfFaultNotice = ({ fault, download, onAgain }: PdfFaultNoticeProps) => {
  const { t } = useTexts()
  const isCut = useConnection() === 'none' && fault === 'gone'
  useLineBack(fault === 'gone', onAgain)
  return (
    <div className={styles.over}>
      <Notice
        tone={fault === 'stopped' ? 'info' : 'danger'}
        title={t(words[fault].title)}
        announce="at-once"
        actions={
          <>
            {passing.has(fault) && (
              <Button size="small" onClick={onAgain}>
                {t('documents.try_again')}
              </Button>
            )}
            <DownloadLink download={download} />
          </>
        }
      >
        {t(isCut ? 'documents.file_not_kept' : words[fault].text)}
      </Notice>
    </div>
  )
}

interface TooOldNoticeProps {
  platform: string
  download: string | null
  onClose?: (() => void) | undefined
}

/** The browser cannot show documents (document 001 §8). */
export const TooOldNotice = ({ platform, download, onClose }: TooOldNoticeProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.viewer} data-state="too-old">
      {onClose && (
        <header className={styles.bar}>
          <span className={styles.tools} />
          <IconButton icon={X} label={t('documents.viewer_close')} onClick={onClose} />
        </header>
      )}
      <div className={styles.old}>
        <Notice tone="warning" announce="politely" actions={<DownloadLink download={download} />}>
          {t('documents.pdf_preview_not_available', { platform })}
        </Notice>
      </div>
    </div>
  )
}
