import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { hostOfLink } from './video-link.ts'
import styles from './video-editor.module.css'

interface LinkedVideoProps {
  link: string
  onEdit: () => void
  onRemove: () => void
}

/** A film on another host. */
export const LinkedVideo = ({ link, onEdit, onRemove }: LinkedVideoProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.linked}>
      <Icon of={Link2} size={20} />
      <span className={styles.address}>
        <span className={styles.host}>{t(`documents.host_${hostOfLink(link)}`)}</span>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      </span>
      <IconButton icon={Pencil} label={t('documents.video_link')} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('documents.file_remove')} onClick={onRemove} />
    </div>
  )
}
