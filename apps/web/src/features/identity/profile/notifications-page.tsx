import type { NotificationKind } from '@lectern/contract/identity/people'
import textStyles from '@lectern/ui/text/text.module.css'
import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../lib/texts/index.ts'
import { AccountPage, SavingState } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import styles from './profile.module.css'
import { useProfile } from './use-profile.ts'

const kinds: readonly NotificationKind[] = ['learning', 'reviews', 'comments', 'news']

/** Which letters the person wants; in force at once. */
export const NotificationsPage = ({ user }: { user: User }) => {
  const { t } = useTexts()
  const { saving, change } = useProfile(user)
  return (
    <AccountPage
      title={t('account.notifications')}
      text={t('account.notifications_text', { email: user.email })}
      side={<SavingState saving={saving} />}
    >
      <div className={styles.switches}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`account.notify_${kind}`)}
            help={t(`account.notify_${kind}_help`)}
            checked={user.notifications[kind]}
            onChange={(event) => void change({ notifications: { [kind]: event.currentTarget.checked } })}
          />
        ))}
      </div>
      <p className={textStyles.muted}>{t('account.notifications_always')}</p>
    </AccountPage>
  )
}
