import type { Notification } from '@lectern/contract/notifications/notification'
import { Link } from '@lectern/ui/actions/link'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useState } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { wordsOf } from './notice-words.ts'
import styles from './bell.module.css'

interface NoticeListProps {
  notices: readonly Notification[]
  /** Whether each says which school tells it. */
  namesSchools: boolean
  onRead: (notice: Notification) => void
  /** The reader goes to the place of one. */
  onLeave?: () => void
}

/** Notifications one under the other, those of today first; each leads to its place. */
export const NoticeList = ({ notices, ...rest }: NoticeListProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [now] = useState(() => new Date())
  const today = date(now)
  const isToday = ({ created_at }: Notification) => date(created_at) === today
  const parts = [
    { name: 'today', title: t('notices.today'), rows: notices.filter(isToday) },
    { name: 'earlier', title: t('notices.earlier'), rows: notices.filter((each) => !isToday(each)) },
  ]
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, title, rows }) => (
      <section key={name} className={styles.part}>
        <h2 className={styles.partTitle}>{title}</h2>
        <ul className={styles.list}>
          {rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isToday={name === 'today'} {...rest} />
          ))}
        </ul>
      </section>
    ))
}

interface NoticeRowProps extends Omit<NoticeListProps, 'notices'> {
  notice: Notification
  isToday: boolean
}

const NoticeRow = ({ notice, isToday, namesSchools, onRead, onLeave }: NoticeRowProps) => {
  const { t } = useTexts()
  const dates = useDates()
  const { title, text, quote } = wordsOf(notice, t, dates)
  const isUnread = notice.read_at === null
  const words = (
    <span className={styles.words}>
      <span className={styles.title}>
        {isUnread && <VisuallyHidden>{`${t('notices.unread')}: `}</VisuallyHidden>}
        {title}
      </span>
      {quote !== null && <span className={styles.quote}>{quote}</span>}
      {text !== null && <span className={styles.text}>{text}</span>}
      <span className={styles.facts}>
        <time dateTime={notice.created_at}>
          {isToday ? dates.time(notice.created_at) : dates.moment(notice.created_at)}
        </time>
        {namesSchools && <span>{notice.school.name}</span>}
      </span>
    </span>
  )
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      {notice.link === null ? (
        <div className={styles.notice}>{words}</div>
      ) : (
        <Link
          href={notice.link}
          className={styles.notice}
          onClick={() => {
            if (isUnread) onRead(notice)
            onLeave?.()
          }}
        >
          {words}
        </Link>
      )}
      {isUnread && (
        <button
          type="button"
          className={styles.mark}
          aria-label={t('notices.mark_read', { title })}
          title={t('notices.mark_read', { title })}
          onClick={() => onRead(notice)}
        />
      )}
    </li>
  )
}
