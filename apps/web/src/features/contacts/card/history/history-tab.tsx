import { useInfiniteQuery } from '@tanstack/react-query'
import { type HistoryEntry, type HistoryKind, historyKinds } from '@lectern/contract/contacts/card/history'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { ListFilterControl } from '@lectern/ui/list-page/list-filter'
import { History } from 'lucide-react'
import { useState } from 'react'
import { choiceFilter, LoadFailure } from '../../../../frame/index.ts'
import { queryKeyOf } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { listContactHistory } from '../../api.ts'
import styles from './history.module.css'
import { iconOf, toneOf } from './history-look.ts'
import { partsOf, sentenceOf } from './history-words.ts'

interface HistoryTabProps {
  contactId: number
  kind: HistoryKind
  onKind: (kind: HistoryKind) => void
}

/** Everything that happened to a person, the latest first, or one kind of it. */
export const HistoryTab = ({ contactId, kind, onKind }: HistoryTabProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.history}>
      <ListFilterControl
        filter={choiceFilter({
          id: 'kind',
          label: t('contacts.history_kinds'),
          anyLabel: t('contacts.history_kind_everything'),
          value: kind === 'everything' ? undefined : kind,
          values: historyKinds.filter((each) => each !== 'everything'),
          textOf: (each) => t(`contacts.history_kind_${each}`),
          onChange: (chosen) => onKind(chosen ?? 'everything'),
          asChips: true,
        })}
      />
      <Timeline contactId={contactId} kind={kind} />
    </div>
  )
}

const useHistory = (contactId: number, kind: HistoryKind) =>
  useInfiniteQuery({
    queryKey: [...queryKeyOf(listContactHistory), contactId, kind],
    queryFn: ({ pageParam, signal }) =>
      listContactHistory(
        { params: { contact: contactId }, query: { kind, after: pageParam === '' ? undefined : pageParam } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ links }) => links.next,
  })

/** What happened, by days. */
export const Timeline = ({ contactId, kind }: Pick<HistoryTabProps, 'contactId' | 'kind'>) => {
  const { t } = useTexts()
  const list = useHistory(contactId, kind)
  const entries = list.data?.pages.flatMap(({ data }) => data)
  if (entries === undefined)
    return list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <TimelineSkeleton />
  if (entries.length === 0)
    return (
      <EmptyState
        icon={History}
        framed
        title={t('contacts.history_none')}
        text={t('contacts.history_none_text')}
      />
    )
  return (
    <>
      <Days entries={entries} />
      <LoadFailure error={list.error} onRetry={list.fetchNextPage} />
      {list.hasNextPage ? (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('contacts.history_more')}
        </Button>
      ) : (
        <p className={styles.end}>{t('contacts.history_end')}</p>
      )}
    </>
  )
}

const Days = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [now] = useState(() => Date.now())
  const [today, yesterday] = [0, 1].map((days) => date(new Date(now - days * 24 * 60 * 60 * 1000)))
  const nameOf = (day: string) => {
    if (day === today) return t('contacts.history_today')
    return day === yesterday ? t('contacts.history_yesterday') : day
  }
  return [...Map.groupBy(entries, ({ at }) => date(at))].map(([day, own]) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.dayName}>{nameOf(day)}</h3>
      <ol className={styles.entries}>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

const attempts = new Set(['practice', 'quiz', 'peer_review'])

/** Where the thing stands that it happened to; undefined: it has no page of its own. */
const wayTo = ({ type, subject_id: subject }: HistoryEntry): string | undefined => {
  const group = type.slice(0, type.indexOf('.'))
  if (subject === null) return undefined
  if (group === 'order') return expertPaths.order(subject)
  return attempts.has(group) ? expertPaths.practice(subject) : undefined
}

const Entry = ({ entry }: { entry: HistoryEntry }) => {
  const { t, locale } = useTexts()
  const { time } = useDates()
  const sentence = sentenceOf(entry.type, t)
  const way = wayTo(entry)
  const parts = partsOf(entry, t, locale)
  return (
    <li className={styles.entry}>
      <span className={styles.picture} data-tone={toneOf(entry.type)}>
        <Icon of={iconOf(entry.type)} />
      </span>
      <span className={styles.words}>
        <span className={styles.sentence}>
          {way === undefined ? sentence : <Link href={way}>{sentence}</Link>}
        </span>
        {parts.length > 0 && <span className={styles.parts}>{parts.join(' · ')}</span>}
      </span>
      <time className={styles.time} dateTime={entry.at}>
        {time(entry.at)}
      </time>
    </li>
  )
}

const TimelineSkeleton = () => (
  <ol className={styles.entries} aria-hidden="true">
    {Array.from({ length: 6 }, (_row, at) => (
      <li key={at} className={styles.entry}>
        <Skeleton width="1.75rem" height="1.75rem" radius="50%" />
        <span className={styles.words}>
          <Skeleton width="50%" />
          <Skeleton width="30%" height="0.8rem" />
        </span>
        <Skeleton width="2.5rem" />
      </li>
    ))}
  </ol>
)
