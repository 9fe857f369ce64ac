import { classNames } from '@lectern/ui/theme/class-names'
import { useModal } from '@lectern/ui/overlays/use-modal'
import { useFocusBack } from '../use-focus-back.ts'
import fullScreen from '../full-screen.module.css'
import styles from './pdf-viewer.module.css'
import { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx'

interface PdfDialogProps extends Omit<PdfViewerProps, 'onFull' | 'onClose'> {
  onClose: () => void
}

/** A document over the whole window; Escape closes it, and the focus goes back to where it was. */
export const PdfDialog = (props: PdfDialogProps) => {
  useFocusBack()
  const modal = useModal(true, props.onClose)
  return (
    <dialog
      {...modal}
      className={classNames(fullScreen.dialog, styles.dialog)}
      aria-label={props.name}
      tabIndex={-1}
    >
      <PdfViewer {...props} />
    </dialog>
  )
}
