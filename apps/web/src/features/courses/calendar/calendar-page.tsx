import type { CalendarEntry } from '@lectern/contract/courses/calendar/calendar'
import type { getCalendar as operation } from '@lectern/contract/courses/calendar/calendar.api'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CalendarDays, List } from 'lucide-react'
import { useState } from 'react'
import { AccountPage } from '../../../frame/index.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { errorText } from '../../../lib/errors.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { endCalendarFeed, makeCalendarFeed } from '../home/api.ts'
import { useMomentWords } from '../home/moment-words.ts'
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
      <Feed url={feed.url} />
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

/** The address to subscribe to: made, copied, renewed and switched off by the person. */
const Feed = ({ url }: { url: string | null }) => {
  const { t } = useTexts()
  const router = useRouter()
  const [told, setTold] = useState<'renewed' | 'ended' | 'copied' | null>(null)
  const make = useAction(async (isRenewed: boolean) => {
    await makeCalendarFeed({})
    setTold(isRenewed ? 'renewed' : null)
    await router.invalidate()
  })
  const end = useAction<undefined>(async () => {
    await endCalendarFeed({})
    setTold('ended')
    await router.invalidate()
  })
  const error = make.error ?? end.error
  const busy = make.busy || end.busy
  const copy = async (address: string) => {
    if (await copyText(address)) setTold('copied')
  }
  return (
    <section className={styles.feed} aria-labelledby="feed-title">
      <h2 id="feed-title" className={styles.monthTitle}>
        {t('home.feed_title')}
      </h2>
      <p className={styles.note}>{t(url === null ? 'home.feed_off_text' : 'home.feed_text')}</p>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {url !== null && (
        <Field label={t('home.feed_address')}>
          <TextInput
            value={url}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      )}
      <p role="status" className={styles.told}>
        {told && t(`home.feed_${told}`)}
      </p>
      <div className={styles.ways}>
        {url === null ? (
          <Button variant="secondary" busy={busy} onClick={() => make.run(false)}>
            {t('home.feed_make')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => void copy(url)}>
              {t('home.feed_copy')}
            </Button>
            <Button variant="quiet" busy={busy} onClick={() => make.run(true)}>
              {t('home.feed_renew')}
            </Button>
            <Button variant="quiet" busy={busy} onClick={() => end.run(undefined)}>
              {t('home.feed_end')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
