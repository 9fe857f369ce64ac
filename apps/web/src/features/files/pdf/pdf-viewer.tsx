import { Maximize2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { PdfFaultNotice, TooOldNotice } from './pdf-fault.tsx'
import { PdfFind } from './toolbar/pdf-find.tsx'
import { PdfLoading } from './pdf-loading.tsx'
import { PdfThumbnails } from './toolbar/pdf-thumbnails.tsx'
import { PdfToolbar } from './toolbar/pdf-toolbar.tsx'
import { tooOldBrowser } from './pdf-support.ts'
import styles from './pdf-viewer.module.css'
import { pdfKey } from './pdf-keys.ts'
import { usePdf } from './use-pdf.ts'
import { usePdfGestures } from './use-pdf-gestures.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { usePrint } from './use-print.ts'

export interface PdfViewerProps {
  /** What the document is called. */
  name: string
  /** Short-lived. */
  url: string
  /** Asks for a fresh link when `url` is over; null when the document may not be seen any more. */
  renew: () => Promise<string | null>
  /** Where it is downloaded; null when that is not allowed: then it is not printed either. */
  download: string | null
  /** Left out for a viewer within a page. */
  onClose?: (() => void) | undefined
  /** Shows the same document over the whole window. */
  onFull?: (() => void) | undefined
}

/** Shows a PDF: pages drawn when they are near, zoom, search, thumbnails, print (document 001 §2, §4-§6, §8, §9). */
export const PdfViewer = (props: PdfViewerProps) => {
  const hasTexts = useNeededTexts('documents')
  if (!hasTexts) return null
  const old = tooOldBrowser(navigator.userAgent)
  return old === undefined ? <OpenViewer {...props} /> : <TooOldNotice {...props} platform={old} />
}

const OpenViewer = (props: PdfViewerProps) => {
  const { name, url, renew, download, onClose, onFull } = props
  const { t } = useTexts()
  const container = useRef<HTMLDivElement>(null)
  const [finds, setFinds] = useState(false)
  const [thumbs, setThumbs] = useState(false)
  const { state, opened, again, stop } = usePdf({
    ...{ container, url, renew },
    nameOfPage: (number) => t('documents.page_number', { number }),
  })
  usePdfGestures(container, opened, state.scale)
  const printing = usePrint(opened)
  const isReady = state.at === 'ready' && opened !== undefined
  const endFind = () => {
    opened?.endFind()
    setFinds(false)
    container.current?.focus()
  }
  // On a phone they lie above the page that was chosen.
  const leaveThumbs = () => setThumbs(!matchMedia('(max-width: 640px)').matches)
  const root = useRef<HTMLElement>(null)
  useViewerKeys(root, onClose !== undefined, (event) =>
    opened
      ? pdfKey(event, {
          ...{ state, opened, find: () => setFinds(true) },
          print: download === null ? null : printing.print,
        })
      : false,
  )
  return (
    <section
      ref={root}
      className={styles.viewer}
      aria-label={t('documents.viewer', { name })}
      data-state={state.at}
      data-scale={state.scale}
      data-no-print={download === null || undefined}
    >
      <header className={styles.bar}>
        <PdfToolbar
          state={state}
          opened={isReady ? opened : undefined}
          thumbs={thumbs}
          onThumbs={() => setThumbs((shown) => !shown)}
          finds={finds}
          onFind={() => (finds ? endFind() : setFinds(true))}
          download={download}
          printing={printing}
        />
        {onFull && <IconButton icon={Maximize2} label={t('documents.preview')} onClick={onFull} />}
        {onClose && <IconButton icon={X} label={t('documents.viewer_close')} onClick={onClose} />}
      </header>
      {finds && isReady && <PdfFind opened={opened} find={state.find} onClose={endFind} />}
      <div className={styles.body}>
        {thumbs && isReady && <PdfThumbnails opened={opened} page={state.page} onChosen={leaveThumbs} />}
        <div className={styles.stage}>
          <div
            ref={container}
            className={styles.pages}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
            tabIndex={0}
            role="group"
            aria-label={t('documents.viewer_pages')}
          >
            <div className="pdfViewer" />
          </div>
          {state.at === 'loading' && <PdfLoading {...state} onStop={stop} />}
          {state.at !== 'loading' && state.at !== 'ready' && (
            <PdfFaultNotice fault={state.at} download={download} onAgain={again} />
          )}
        </div>
      </div>
    </section>
  )
}
