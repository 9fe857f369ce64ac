import { Icon } from '@lectern/ui/layout/icon'
import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './drop-overlay.module.css'

interface DropOverlayProps {
  children: ReactNode
  /** The page below has places of its own for what is held, so it stays in sight. */
  isClear?: boolean | undefined
}

/** Over the whole page while files are held above it: where they will go. */
export const DropOverlay = ({ children, isClear = false }: DropOverlayProps) => (
  <div className={styles.overlay} data-drop-overlay data-clear={isClear || undefined}>
    <p className={styles.words}>
      <Icon of={CloudUpload} size={24} />
      <span>{children}</span>
    </p>
  </div>
)
