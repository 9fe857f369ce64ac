import { Icon } from '@lectern/ui/icon'
import { CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './drop-overlay.module.css'

/** Over the whole page while files are held above it: where they will go. */
export const DropOverlay = ({ children }: { children: ReactNode }) => (
  <div className={styles.overlay} data-drop-overlay>
    <p className={styles.words}>
      <Icon of={CloudUpload} size={24} />
      <span>{children}</span>
    </p>
  </div>
)
