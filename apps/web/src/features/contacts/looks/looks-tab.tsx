import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lookKinds, type Look } from '@lectern/contract/contacts/looks/looks'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { ListFilterControl } from '@lectern/ui/list-page/list-filter'
import { Link } from '@tanstack/react-router'
import { Download, Eye, FileOutput, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { choiceFilter, LoadFailure } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { type Translate, useDates, useTexts } from '../../../lib/texts/index.ts'
import { getContact, listLooks, listManagers } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { PersonField } from '../lists/person-field.tsx'
import { beginOf, lookPeriods, type LooksSearch } from './looks-search.ts'
import styles from './looks.module.css'

interface LooksTabProps {
  search: LooksSearch
  onSearch: (part: LooksSearch) => void
}

/** Who of the staff looked at contacts and took them out: for owners alone. */
export const LooksTab = ({ search, onSearch }: LooksTabProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.part}>
      <p className={styles.muted}>{t('contacts.looks_text')}</p>
      <Filters {...{ search, onSearch }} />
      <Looks search={search} />
    </div>
  )
}

const Filters = ({ search, onSearch }: LooksTabProps) => {
  const { t } = useTexts()
  const members = useQuery(queryFor(listManagers, {})).data?.data ?? []
  return (
    <>
      <div className={styles.filters}>
        <ListFilterControl
          filter={choiceFilter({
            ...{ id: 'look', label: t('contacts.looks_kind'), anyLabel: t('contacts.looks_kind_any') },
            ...{ value: search.look, values: lookKinds },
            textOf: (kind) => t(`contacts.looks_kind_${kind}`),
            onChange: (look) => onSearch({ look }),
          })}
        />
        <ListFilterControl
          filter={{
            ...{ id: 'member', label: t('contacts.looks_member'), anyLabel: t('contacts.looks_member_any') },
            value: search.member === undefined ? undefined : String(search.member),
            options: members.map(({ id, name }) => ({ value: String(id), label: name })),
            onChange: (id) => onSearch({ member: id === undefined ? undefined : Number(id) }),
          }}
        />
        <ListFilterControl
          filter={choiceFilter({
            ...{ id: 'period', label: t('contacts.looks_period'), anyLabel: t('contacts.looks_period_any') },
            ...{ value: search.period, values: lookPeriods },
            textOf: (period) => t(`contacts.looks_period_${period}`),
            onChange: (period) => onSearch({ period }),
          })}
        />
      </div>
      {search.contact === undefined ? (
        <div className={styles.person}>
          <PersonField
            label={t('contacts.looks_contact')}
            value=""
            onValue={(id) => onSearch({ contact: Number(id) })}
          />
        </div>
      ) : (
        <ChosenContact id={search.contact} onClear={() => onSearch({ contact: undefined })} />
      )}
    </>
  )
}

const ChosenContact = ({ id, onClear }: { id: number; onClear: () => void }) => {
  const { t } = useTexts()
  const card = useQuery({
    ...queryFor(getContact, { params: { contact: id } }),
    meta: { onlyLogged: true },
  }).data?.data
  const name = card ? contactName(card) : t('contacts.looks_contact_gone')
  return (
    <div className={styles.chosen}>
      <span>{t('contacts.looks_contact_chosen', { name })}</span>
      <Button size="small" variant="quiet" icon={<Icon of={X} />} onClick={onClear}>
        {t('contacts.looks_contact_clear')}
      </Button>
    </div>
  )
}

const useLooks = ({ member, contact, look, period }: LooksSearch) => {
  const [opened] = useState(() => Date.now())
  const query = { member, contact, kind: look, from: period && beginOf(period, opened) }
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listLooks), query],
    queryFn: ({ pageParam, signal }) =>
      listLooks(
        {
          query: {
            ...{ kind: query.kind, from: query.from },
            member: member === undefined ? undefined : String(member),
            contact: contact === undefined ? undefined : String(contact),
            after: pageParam === '' ? undefined : pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ links }) => links.next,
  })
}

const Looks = ({ search }: { search: LooksSearch }) => {
  const { t } = useTexts()
  const list = useLooks(search)
  const looks = list.data?.pages.flatMap(({ data }) => data)
  if (looks === undefined)
    return list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <LooksSkeleton />
  if (looks.length === 0) {
    const isAsked = Object.values(search).some((value) => value !== undefined)
    return (
      <EmptyState
        icon={Eye}
        framed
        title={t(isAsked ? 'contacts.looks_none_found' : 'contacts.looks_none')}
        text={isAsked ? undefined : t('contacts.looks_none_text')}
      />
    )
  }
  return (
    <>
      <ol className={styles.list} aria-label={t('contacts.settings_part_log')}>
        {looks.map((look) => (
          <LookRow key={look.id} look={look} />
        ))}
      </ol>
      <LoadFailure error={list.error} onRetry={list.fetchNextPage} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('contacts.looks_more')}
        </Button>
      )}
    </>
  )
}

const icons: Readonly<Record<Look['kind'], LucideIcon>> = {
  opened: Eye,
  exported: FileOutput,
  downloaded: Download,
  missed: TriangleAlert,
}

/** What was done, without who did it. */
const sentenceOf = ({ kind, contacts }: Look, t: Translate): string =>
  kind === 'opened'
    ? t('contacts.looks_did_opened')
    : t(`contacts.looks_did_${kind}`, { count: contacts ?? 0 })

const LookRow = ({ look }: { look: Look }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { kind, member, contact } = look
  const who = member?.name ?? t('contacts.looks_member_gone')
  const notes = [
    ...(kind === 'missed' ? [] : [who]),
    ...(look.format === null ? [] : [look.format.toUpperCase()]),
    ...(look.has_addresses === true ? [t('contacts.looks_with_addresses')] : []),
  ]
  return (
    <li className={styles.look}>
      <span className={styles.picture} data-kind={kind}>
        <Icon of={icons[kind]} />
      </span>
      <span className={styles.words}>
        <span className={styles.sentence}>
          {sentenceOf(look, t)}
          {contact && (
            <>
              {' '}
              <Link to="/expert/crm/contacts/$contactId" params={{ contactId: contact.id }}>
                {contact.name || t('contacts.settings_nameless')}
              </Link>
            </>
          )}
        </span>
        {notes.length > 0 && <span className={styles.muted}>{notes.join(' · ')}</span>}
      </span>
      <time className={styles.muted} dateTime={look.at}>
        {moment(look.at)}
      </time>
    </li>
  )
}

const LooksSkeleton = () => (
  <ol className={styles.list} aria-hidden="true">
    {Array.from({ length: 6 }, (_row, at) => (
      <li key={at} className={styles.look}>
        <Skeleton width="1.75rem" height="1.75rem" radius="50%" />
        <Skeleton width="50%" />
        <Skeleton width="4rem" />
      </li>
    ))}
  </ol>
)
