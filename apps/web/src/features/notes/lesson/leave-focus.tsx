import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../notes.module.css'

/** The way back from nothing but the text. */
export const LeaveFocus = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTexts()
  return createPortal(
    <Button className={styles.leaveFocus} icon={<Icon of={X} />} onClick={onLeave}>
      {t('notes.focus_leave')}
    </Button>,
    document.body,
  )
}
