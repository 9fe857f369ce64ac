import { FullScreenDialog } from '../full-screen-dialog.tsx'
import styles from './pdf-viewer.module.css'
import { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx'

interface PdfDialogProps extends Omit<PdfViewerProps, 'onFull' | 'onClose'> {
  onClose: () => void
}

/** A document over the whole window. */
export const PdfDialog = (props: PdfDialogProps) => (
  <FullScreenDialog name={props.name} className={styles.dialog} onClose={props.onClose}>
    <PdfViewer {...props} />
  </FullScreenDialog>
)
