import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { ChevronDown, ChevronUp, Download, PanelLeft, Printer, Search, ZoomIn, ZoomOut } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { OpenPdf } from '../open-pdf.ts'
import { PageField } from './page-field.tsx'
import type { PdfState } from '../pdf-state.ts'
import styles from '../pdf-viewer.module.css'
import { pdfZoom, zoomed } from './pdf-zoom.ts'
import type { Printing } from '../use-print.ts'
import { ZoomSelect } from './zoom-select.tsx'

interface PdfToolbarProps {
  state: PdfState
  /** Undefined until the document is there. */
  opened: OpenPdf | undefined
  thumbs: boolean
  onThumbs: () => void
  finds: boolean
  onFind: () => void
  download: string | null
  printing: Printing
}

/** What can be done with a document. */
export const PdfToolbar = (props: PdfToolbarProps) => {
  const { state, opened, thumbs, onThumbs, finds, onFind, download, printing } = props
  const { t } = useTexts()
  const off = opened === undefined
  const turn = (step: number) => () => opened?.goTo(state.page + step)
  const zoom = (steps: number) => () => opened?.setScale(zoomed(state.scale, steps))
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('documents.viewer_tools')}>
      <IconButton
        icon={PanelLeft}
        label={t('documents.thumbnails')}
        aria-pressed={thumbs}
        disabled={off}
        tipSide="below"
        onClick={onThumbs}
      />
      <IconButton
        icon={Search}
        label={t('documents.find')}
        aria-pressed={finds}
        disabled={off}
        tipSide="below"
        onClick={onFind}
      />
      <span className={styles.group}>
        <IconButton
          icon={ChevronUp}
          className={styles.wideOnly}
          label={t('documents.page_previous')}
          disabled={off || state.page <= 1}
          tipSide="below"
          onClick={turn(-1)}
        />
        <IconButton
          icon={ChevronDown}
          className={styles.wideOnly}
          label={t('documents.page_next')}
          disabled={off || state.page >= state.pages}
          tipSide="below"
          onClick={turn(1)}
        />
        <PageField page={state.page} pages={state.pages} onPage={(page) => opened?.goTo(page)} />
      </span>
      <span className={styles.group}>
        <IconButton
          icon={ZoomOut}
          label={t('documents.zoom_out')}
          disabled={off || state.scale <= pdfZoom.least}
          tipSide="below"
          onClick={zoom(-1)}
        />
        <ZoomSelect zoom={state.zoom} scale={state.scale} off={off} onZoom={(to) => opened?.setZoom(to)} />
        <IconButton
          icon={ZoomIn}
          label={t('documents.zoom_in')}
          disabled={off || state.scale >= pdfZoom.most}
          tipSide="below"
          onClick={zoom(1)}
        />
      </span>
      {download !== null && <TakeAlong download={download} printing={printing} off={off} />}
    </div>
  )
}

interface TakeAlongProps {
  download: string
  printing: Printing
  off: boolean
}

const TakeAlong = ({ download, printing, off }: TakeAlongProps) => {
  const { t } = useTexts()
  return (
    <span className={styles.group}>
      <IconButton
        icon={Printer}
        className={styles.wideOnly}
        label={t(printing.ready === undefined ? 'documents.print' : 'documents.viewer_rendering')}
        busy={printing.ready !== undefined}
        disabled={off}
        tipSide="below"
        onClick={printing.print}
      />
      <a
        className={buttonClass({ variant: 'quiet' })}
        href={download}
        target="_blank"
        rel="noopener"
        aria-label={t('documents.download')}
        title={t('documents.download')}
      >
        <Icon of={Download} />
      </a>
    </span>
  )
}
