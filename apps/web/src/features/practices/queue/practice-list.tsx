import type { KeptPracticeSearch, PracticeChoices } from '@lectern/contract/practices/desk/views.api'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { useEffect, useId, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { listPractices as operation } from '@lectern/contract/practices/practices.api'
import textStyles from '@lectern/ui/text/text.module.css'
import { classNames } from '@lectern/ui/theme/class-names'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Link } from '@lectern/ui/actions/link'
import { Button } from '@lectern/ui/actions/button'
import { ClipboardCheck, ListFilter } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useReaderZone, useTexts, type Translate } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { listPractices } from '../api.ts'
import { AttemptBadge } from '../attempt-badge.tsx'
import { givenPoints } from '../desk/given-points.ts'
import { useMayDecide } from '../review/decisions.ts'
import { goOnWith } from '../review/review-queue.ts'
import { useNextPractice } from '../review/use-next-practice.ts'
import { DueMark } from './due-mark.tsx'
import { FilterChips, FilterPanel } from './filter-panel.tsx'
import { usePracticeChoices } from './filter-parts.ts'
import { isSameQuestion, nothingAsked, type PracticeSearch, queryOf, questionOf } from './practice-search.ts'
import { PracticePages } from './practice-pages.tsx'
import { PracticeViews } from './practice-views.tsx'
import queueStyles from './queue.module.css'
import { usePracticeCounts, usePracticeFilters } from './use-practice-filters.ts'
import { VersionSquares } from '../../attempts/index.ts'
import { useQueueNews } from '../review/use-queue-news.ts'
import styles from '../practices.module.css'

const from = '/expert/practices/'

type PracticeRow = OperationReply<typeof operation>['data'][number]

/** Attempts of all learners of the school, the latest first. */
export const PracticeList = () => {
  const { t } = useTexts()
  const address = useListAddress(useSearch({ from }), { name: 'practices' })
  const { search, change } = address
  const { quiz } = search
  const zone = useReaderZone()
  const list = useQuery({
    ...queryFor(listPractices, { query: queryOf(search, zone, address) }),
    placeholderData: keepPreviousData,
  })
  const [isChoosing, setChoosing] = useState(false)
  const panel = useId()
  const choices = usePracticeChoices(search, isChoosing)
  const counts = usePracticeCounts(search)
  useQueueNews(() => Promise.all([list.refetch(), counts.refetch()]))
  // Whoever opens one of them goes on with the others.
  useEffect(() => goOnWith(search), [search])
  const filters = usePracticeFilters(address, counts)
  const mayDecide = useMayDecide()
  const next = useNextPractice()
  const begin = () => next.begin(search)
  const isBlank = list.data?.data.length === 0 && isSameQuestion(questionOf(search), {})
  // What the practices begin with stands back where somebody asks for everything.
  const show = (question: KeptPracticeSearch) =>
    change({ ...nothingAsked, ...question, view: Object.keys(question).length === 0 ? 'all' : undefined })
  const head = { search, choices, change, show }
  return (
    <ExpertPage
      title={t('expert.menu_practices')}
      actions={
        <>
          <PracticePages quiz={quiz} />
          {mayDecide && (
            <Button variant="primary" busy={next.busy} onClick={begin}>
              {t('practices.review_next')}
            </Button>
          )}
        </>
      }
      keys={mayDecide ? [{ keys: ['n'], label: t('practices.key_review_next'), onPress: begin }] : []}
    >
      <ListView
        list={list}
        address={address}
        search={{ label: t('practices.practices_search') }}
        filters={filters}
        actions={
          <Button
            icon={<Icon of={ListFilter} />}
            aria-expanded={isChoosing}
            aria-controls={panel}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('practices.queue_filters')}
          </Button>
        }
        before={
          !isBlank && (
            <QueueHead {...head} isChoosing={isChoosing} panel={panel} total={list.data?.meta.total} />
          )
        }
        skeleton={<TableSkeleton widths={['60%', '70%', '40px', '80px', '48px']} rows={8} />}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            framed
            title={t('practices.practices_empty')}
            text={t('practices.practices_empty_text')}
          />
        }
        noneFound={noneFoundWords(search, t)}
      >
        {(rows) => <PracticeTable rows={rows} />}
      </ListView>
    </ExpertPage>
  )
}

const PracticeTable = ({ rows }: { rows: readonly PracticeRow[] }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const columns = useColumns()
  return (
    <Table
      caption={t('expert.menu_practices')}
      columns={columns}
      rows={rows}
      rowId={({ attempt }) => String(attempt.id)}
      onOpen={({ attempt }) =>
        void navigate({ to: '/expert/practices/$attemptId', params: { attemptId: attempt.id } })
      }
    />
  )
}

/** Why nothing is found, and what to do. */
const noneFoundWords = (search: PracticeSearch, t: Translate) =>
  isSameQuestion(questionOf(search), { status: '6' })
    ? { title: t('practices.queue_done'), text: t('practices.queue_done_text') }
    : { title: t('practices.practices_none_found'), text: t('practices.practices_none_found_text') }

interface QueueHeadProps {
  search: PracticeSearch
  choices: PracticeChoices | undefined
  change: (part: Partial<PracticeSearch>) => void
  /** Asks another question in the place of this one. */
  show: (question: KeptPracticeSearch) => void
  isChoosing: boolean
  /** The id of the panel. */
  panel: string
  total: number | undefined
}

/** The views, what the practices are narrowed by, and how many there are. */
const QueueHead = ({ search, choices, change, show, isChoosing, panel, total }: QueueHeadProps) => (
  <div className={queueStyles.before}>
    <PracticeViews search={search} show={show} />
    {isChoosing && <FilterPanel id={panel} search={search} choices={choices} change={change} />}
    <FilterChips search={search} choices={choices} change={change} onClear={() => show({})} />
    <Count total={total} isWaiting={search.status === '6'} />
  </div>
)

/** How many there are for this question. */
const Count = ({ total, isWaiting }: { total: number | undefined; isWaiting: boolean }) => {
  const { t } = useTexts()
  if (!total) return null
  return (
    <p className={queueStyles.count} role="status">
      {t(isWaiting ? 'practices.queue_count_waiting' : 'practices.queue_count', { count: total })}
    </p>
  )
}

const useColumns = (): TableColumn<PracticeRow>[] => {
  const { t, number } = useTexts()
  const pointsOf = (attempt: PracticeRow['attempt']) => {
    const mark = givenPoints(attempt)
    return mark ? `${number(mark.scores)} / ${number(mark.max)}` : '–'
  }
  return [
    {
      id: 'learner',
      header: t('create-course.person'),
      cell: ({ learner, attempt, quiz }) => (
        <span className={styles.person}>
          <Link className={styles.name} href={expertPaths.practice(attempt.id)}>
            {learner.name}
          </Link>
          <span className={classNames(textStyles.muted, styles.email)}>{learner.email}</span>
          <span className={styles.onPhone}>{quiz.name}</span>
        </span>
      ),
    },
    {
      id: 'quiz',
      header: t('practices.practice'),
      minor: 'phone',
      cell: ({ quiz, lesson }) => (
        <span className={styles.person}>
          <span>{quiz.name}</span>
          <span className={textStyles.muted}>{lesson?.title ?? t('practices.lesson_gone')}</span>
        </span>
      ),
    },
    {
      id: 'version',
      header: t('practices.queue_version'),
      minor: true,
      cell: ({ versions, attempt }) => <VersionSquares versions={versions} shown={attempt.id} />,
    },
    {
      id: 'status',
      header: t('create-course.status'),
      cell: ({ attempt, claim, due_at: dueAt }) => (
        <span className={styles.status}>
          <AttemptBadge attempt={attempt} />
          <DueMark dueAt={dueAt} />
          {claim && (
            <span className={textStyles.muted}>{t('practices.claimed_by', { name: claim.user.name })}</span>
          )}
          <span className={styles.onPhone}>{pointsOf(attempt)}</span>
        </span>
      ),
    },
    {
      id: 'points',
      header: t('practices.points'),
      align: 'end',
      minor: 'phone',
      cell: ({ attempt }) => <span className={styles.points}>{pointsOf(attempt)}</span>,
    },
    ...useLaterColumns(),
  ]
}

/** When it was handed in, who decided, and what was said that is new. */
const useLaterColumns = (): TableColumn<PracticeRow>[] => {
  const { t, number } = useTexts()
  const { date, clock } = useDates()
  return [
    {
      id: 'finished',
      header: t('practices.queue_submitted'),
      align: 'end',
      minor: true,
      cell: ({ attempt }) =>
        attempt.finished_at ? `${date(attempt.finished_at)}, ${clock(attempt.finished_at)}` : '–',
    },
    {
      id: 'assistant',
      header: t('practices.queue_assistant'),
      minor: true,
      cell: ({ assistant }) => assistant?.name ?? '–',
    },
    {
      id: 'unread',
      header: t('practices.queue_unread_short'),
      align: 'end',
      minor: true,
      cell: ({ unread_count: count }) => (count === 0 ? '–' : <Badge tone="primary">{number(count)}</Badge>),
    },
  ]
}
