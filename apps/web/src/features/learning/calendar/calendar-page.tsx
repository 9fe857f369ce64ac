import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'
import type { getCalendar as operation } from '@lectern/contract/learning/calendar/calendar.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CalendarDays, List } from 'lucide-react'
import { AccountPage } from '../../../frame/index.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useMomentWords } from '../home/moment-words.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { EntryList } from './entry-list.tsx'
import { MonthView } from './month-view.tsx'
import styles from './calendar.module.css'

type Calendar = OperationReply<typeof operation>['data']

/** What comes, month after month, and the address to which own calendars subscribe. */
export const CalendarPage = ({ data: { entries, has_more: hasMore, feed } }: { data: Calendar }) => {
  const { t } = useTexts()
  const { view } = useSearch({ from: '/_learner/account/{-$page}' })
  return (
    <AccountPage title={t('account.calendar')} text={t('home.calendar_text')}>
      {entries.length > 0 && <ViewSwitch isMonth={view === 'month'} />}
      {entries.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          framed
          title={t('home.calendar_empty')}
          text={t('home.calendar_empty_text')}
          actions={
            <AppLink href={paths.home} className={buttonClass({})}>
              {t('home.to_home')}
            </AppLink>
          }
        />
      ) : view === 'month' ? (
        <MonthView entries={entries} />
      ) : (
        <Months entries={entries} />
      )}
      {hasMore && <p className={styles.note}>{t('home.calendar_cut', { count: entries.length })}</p>}
      <CalendarFeed state={feed.state} />
    </AccountPage>
  )
}

/** Kept in the address, so that it stays after a reload and can be a bookmark. */
const ViewSwitch = ({ isMonth }: { isMonth: boolean }) => {
  const { t } = useTexts()
  const router = useRouter()
  const href = paths.account('calendar')
  return (
    <div className={styles.views}>
      <Segmented
        label={t('home.calendar_views')}
        segments={[
          { value: 'list', label: t('home.view_list'), icon: List },
          { value: 'month', label: t('home.view_month'), icon: CalendarDays },
        ]}
        value={isMonth ? 'month' : 'list'}
        onChange={(view) =>
          void router.navigate({
            href: view === 'month' ? `${href}?view=month` : href,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}

const Months = ({ entries }: { entries: readonly CalendarEntry[] }) => {
  const { monthAndYear } = useMomentWords()
  const months = [...Map.groupBy(entries, ({ at }) => monthAndYear(at))]
  return months.map(([month, own]) => (
    <section key={month} className={styles.month}>
      <h2 className={styles.monthTitle}>{month}</h2>
      <EntryList entries={own} />
    </section>
  ))
}
