import { type PreviewKind, previewKinds } from '@lectern/contract/access/preview-kinds'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, KeyRound, Tag, User } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './preview-dialog.module.css'

const pictures = { full_access: KeyRound, course_setting: BookOpen, offer: Tag, user: User } as const

interface PreviewKindsProps {
  kind: PreviewKind
  /** As it is now. */
  current: PreviewKind
  busy: boolean
  /** Another moment was asked for, and is not filled in. */
  lacksMoment: boolean
  onKind: (kind: PreviewKind) => void
}

/** The four choices. They are presses and no radio buttons: the arrows of a keyboard would take each on the way. */
export const PreviewKinds = ({ kind, current, busy, lacksMoment, onKind }: PreviewKindsProps) => {
  const { t } = useTexts()
  return (
    <ul className={styles.kinds}>
      {previewKinds.map((each) => (
        <li key={each}>
          <button
            type="button"
            className={styles.kind}
            aria-pressed={kind === each}
            disabled={busy || (lacksMoment && each === 'course_setting')}
            onClick={() => onKind(each)}
          >
            <Icon of={pictures[each]} />
            <span className={styles.kindWords}>
              <span className={styles.kindName}>
                {t(`account.preview_kind_${each}`)}
                {current === each && <Badge tone="primary">{t('account.preview_current')}</Badge>}
              </span>
              <span className={styles.help}>{t(`account.preview_help_${each}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
