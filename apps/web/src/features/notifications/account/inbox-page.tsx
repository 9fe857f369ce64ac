import type { listNotifications as operation } from '@lectern/contract/notifications/notifications.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { useRouter } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AccountPage, ListView, useListAddress } from '../../../frame/index.ts'
import styles from './account.module.css'
import { NoticeList, useNotices } from '../bell/index.ts'

/** Everything that the person was told, page by page. */
export const InboxPage = ({ data }: { data: OperationReply<typeof operation> }) => {
  const { t } = useTexts()
  const router = useRouter()
  const address = useListAddress({}, { name: 'inbox' })
  const { notices, namesSchools, hasUnread, read, readAll } = useNotices(
    data.data,
    () => void router.invalidate(),
  )
  return (
    <AccountPage
      title={t('account.inbox')}
      side={
        <span className={styles.side}>
          {hasUnread && <Button onClick={readAll}>{t('notices.mark_all_read')}</Button>}
          <AppLink href={paths.account('notifications')} className={buttonClass({ variant: 'quiet' })}>
            {t('notices.choose')}
          </AppLink>
        </span>
      }
    >
      <ListView
        list={{ data: { ...data, data: notices } }}
        address={address}
        look="light"
        empty={
          <EmptyState icon={Bell} framed title={t('notices.empty_title')} text={t('notices.empty_text')} />
        }
      >
        {(rows) => (
          <div className={styles.notices}>
            <NoticeList notices={rows} namesSchools={namesSchools} onRead={read} />
          </div>
        )}
      </ListView>
    </AccountPage>
  )
}
