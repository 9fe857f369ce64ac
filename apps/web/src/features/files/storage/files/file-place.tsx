import { Icon } from '@lectern/ui/layout/icon'
import { Folder } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './files.module.css'

/** The folders in which a found file lies. */
export const FilePlace = ({ children }: { children: string }) => {
  const { t } = useTexts()
  return (
    <span className={styles.filePlace} title={t('files.lies_in', { folder: children })}>
      <Icon of={Folder} />
      <span>{children}</span>
    </span>
  )
}
