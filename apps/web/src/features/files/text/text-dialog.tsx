import { classNames } from '@lectern/ui/theme/class-names'
import { useModal } from '@lectern/ui/overlays/use-modal'
import { useFocusBack } from '../use-focus-back.ts'
import { TextViewer, type TextViewerProps } from './text-viewer.tsx'
import fullScreen from '../full-screen.module.css'
import styles from './text-viewer.module.css'

interface TextDialogProps extends Omit<TextViewerProps, 'onClose'> {
  onClose: () => void
}

/** A text file over the whole window; Escape closes it, and the focus goes back to where it was. */
export const TextDialog = (props: TextDialogProps) => {
  useFocusBack()
  const modal = useModal(true, props.onClose)
  return (
    <dialog
      {...modal}
      className={classNames(fullScreen.dialog, styles.dialog)}
      aria-label={props.name}
      tabIndex={-1}
    >
      <TextViewer {...props} />
    </dialog>
  )
}
