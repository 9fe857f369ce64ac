import type { Notification } from '@lectern/contract/notifications/notification'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Popover } from '@lectern/ui/overlays/popover'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { listNotifications } from '../api.ts'
import { NoticeList } from './notice-list.tsx'
import styles from './bell.module.css'
import { useNotices } from './use-notices.ts'

export interface BellProps {
  setCount: (unread: number) => void
  renderTrigger: ComponentProps<typeof Popover>['renderTrigger']
}

/** The bell with its panel: what was told last, read anew each time that it opens. */
export const Bell = ({ setCount, renderTrigger }: BellProps) => {
  const { t } = useTexts()
  return (
    <Popover label={t('common.notifications')} align="end" renderTrigger={renderTrigger}>
      {(close) => <BellPanel setCount={setCount} close={close} />}
    </Popover>
  )
}

interface BellPanelProps extends Pick<BellProps, 'setCount'> {
  close: () => void
}

type Loaded = readonly Notification[] | 'failed' | undefined

const BellPanel = ({ setCount, close }: BellPanelProps) => {
  const { t } = useTexts()
  const hasWords = useNeededTexts('notices')
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(() => {
    listNotifications({}).then(
      ({ data }) => setLoaded(data),
      () => setLoaded('failed'),
    )
  }, [])
  useEffect(load, [load])
  return (
    <div className={styles.panel} aria-busy={loaded === undefined || !hasWords}>
      {loaded === undefined || !hasWords ? (
        <div className={styles.waiting}>
          <SkeletonText lines={6} />
        </div>
      ) : loaded === 'failed' ? (
        <div className={styles.nothing}>
          <p className={styles.panelTitle}>{t('notices.failed_title')}</p>
          <p>{t('notices.failed_text')}</p>
          <Button
            onClick={() => {
              setLoaded(undefined)
              load()
            }}
          >
            {t('notices.retry')}
          </Button>
        </div>
      ) : (
        <Notices loaded={loaded} setCount={setCount} close={close} />
      )}
    </div>
  )
}

interface NoticesProps extends BellPanelProps {
  loaded: readonly Notification[]
}

const Notices = ({ loaded, setCount, close }: NoticesProps) => {
  const { t } = useTexts()
  const { notices, namesSchools, hasUnread, read, readAll } = useNotices(loaded, setCount)
  return (
    <>
      <header className={styles.panelHead}>
        <span className={styles.panelTitle}>{t('notices.title')}</span>
        {hasUnread && (
          <Button variant="quiet" size="small" onClick={readAll}>
            {t('notices.mark_all_read')}
          </Button>
        )}
      </header>
      <div className={styles.scrolled}>
        {notices.length === 0 ? (
          <div className={styles.nothing}>
            <p className={styles.panelTitle}>{t('notices.empty_title')}</p>
            <p>{t('notices.empty_text')}</p>
          </div>
        ) : (
          <NoticeList notices={notices} namesSchools={namesSchools} onRead={read} onLeave={close} />
        )}
      </div>
      <footer className={styles.panelFoot}>
        <Link
          href={paths.account('inbox')}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={close}
        >
          {t('notices.see_all')}
        </Link>
        <Link
          href={paths.account('notifications')}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={close}
        >
          {t('notices.choose')}
        </Link>
      </footer>
    </>
  )
}
