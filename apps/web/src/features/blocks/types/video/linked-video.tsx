import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { hostOfLink, type LinkHost } from './video-link.ts'
import styles from './video-editor.module.css'

interface LinkedVideoProps {
  link: string
  onEdit: () => void
  onRemove: () => void
}

/** Hosts have their own names in every language. */
const hostName = (host: LinkHost, t: Translate): string => {
  if (host === 'youtube') return 'YouTube'
  if (host === 'vimeo') return 'Vimeo'
  return t(`documents.host_${host}`)
}

/** A film on another host. */
export const LinkedVideo = ({ link, onEdit, onRemove }: LinkedVideoProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.linked}>
      <Icon of={Link2} size={20} />
      <span className={styles.address}>
        <span className={styles.host}>{hostName(hostOfLink(link), t)}</span>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      </span>
      <IconButton icon={Pencil} label={t('documents.video_link')} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('documents.file_remove')} onClick={onRemove} />
    </div>
  )
}
