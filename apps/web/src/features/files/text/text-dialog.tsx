import { FullScreenDialog } from '../full-screen-dialog.tsx'
import { TextViewer, type TextViewerProps } from './text-viewer.tsx'
import styles from './text-viewer.module.css'

interface TextDialogProps extends Omit<TextViewerProps, 'onClose'> {
  onClose: () => void
}

/** A text file over the whole window. */
export const TextDialog = (props: TextDialogProps) => (
  <FullScreenDialog name={props.name} className={styles.dialog} onClose={props.onClose}>
    <TextViewer {...props} />
  </FullScreenDialog>
)
