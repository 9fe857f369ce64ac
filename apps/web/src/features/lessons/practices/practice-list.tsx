import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { listPractices as operation } from '@lectern/contract/lessons/practices.api'
import textStyles from '@lectern/ui/text/text.module.css'
import { classNames } from '@lectern/ui/theme/class-names'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Link } from '@lectern/ui/actions/link'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { ChartColumn, ClipboardCheck, Clock } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { listPractices } from './api.ts'
import { AttemptBadge } from './attempt-badge.tsx'
import { useMayDecide } from './practice-decision.tsx'
import { useNextPractice } from './review/use-next-practice.ts'
import { useQueueNews } from './review/use-queue-news.ts'
import { usePracticeFilters } from './use-practice-filters.ts'
import styles from './practices.module.css'

const from = '/expert/practices/'

type PracticeRow = OperationReply<typeof operation>['data'][number]

/** Attempts of all learners of the school, the latest first. */
export const PracticeList = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const address = useListAddress(useSearch({ from }), { name: 'practices' })
  const { status, quiz, q } = address.search
  const list = useQuery({
    ...queryFor(listPractices, {
      query: { status_id: status, quiz_id: quiz, query: q, page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
  })
  useQueueNews(list.refetch)
  const filters = usePracticeFilters(address)
  const columns = useColumns()
  const mayDecide = useMayDecide()
  const next = useNextPractice()
  return (
    <ExpertPage
      title={t('expert.menu_practices')}
      actions={
        <>
          {quiz !== undefined && <QuizPages quiz={quiz} />}
          {mayDecide && (
            <Button variant="primary" busy={next.busy} onClick={() => next.begin(quiz)}>
              {t('create-course.review_next')}
            </Button>
          )}
        </>
      }
      keys={
        mayDecide
          ? [{ keys: ['n'], label: t('create-course.key_review_next'), onPress: () => next.begin(quiz) }]
          : []
      }
    >
      <ListView
        list={list}
        address={address}
        search={{ label: t('create-course.practices_search') }}
        filters={filters}
        skeleton={<TableSkeleton widths={['60%', '70%', '20px', '80px', '48px']} rows={8} />}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            framed
            title={t('create-course.practices_empty')}
            text={t('create-course.practices_empty_text')}
          />
        }
        noneFound={{
          title: t('create-course.practices_none_found'),
          text: t('create-course.practices_none_found_text'),
        }}
      >
        {(rows) => (
          <Table
            caption={t('expert.menu_practices')}
            columns={columns}
            rows={rows}
            rowId={({ attempt }) => String(attempt.id)}
            onOpen={({ attempt }) =>
              void navigate({ to: '/expert/practices/$attemptId', params: { attemptId: attempt.id } })
            }
          />
        )}
      </ListView>
    </ExpertPage>
  )
}

/** Where the results of one practice are, and what counts otherwise for some. */
const QuizPages = ({ quiz }: { quiz: number }) => {
  const { t } = useTexts()
  return (
    <MoreMenu
      label={t('create-course.practice_pages')}
      entries={[
        {
          kind: 'link',
          label: t('create-course.results_open'),
          icon: ChartColumn,
          href: `${expertPaths.practices}/quiz/${quiz}`,
        },
        {
          kind: 'link',
          label: t('create-course.exceptions'),
          icon: Clock,
          href: `${expertPaths.practices}/exceptions/${quiz}`,
        },
      ]}
    />
  )
}

const useColumns = (): TableColumn<PracticeRow>[] => {
  const { t, number } = useTexts()
  const { date, clock } = useDates()
  const moment = (at: string) => `${date(at)}, ${clock(at)}`
  const pointsOf = ({ scores, max_scores: most }: PracticeRow['attempt']) =>
    scores === null || most === null ? '–' : `${number(scores)} / ${number(most)}`
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
      header: t('create-course.practice'),
      minor: 'phone',
      cell: ({ quiz, lesson }) => (
        <span className={styles.person}>
          <span>{quiz.name}</span>
          <span className={textStyles.muted}>{lesson?.title ?? t('create-course.lesson_gone')}</span>
        </span>
      ),
    },
    {
      id: 'number',
      header: t('create-course.attempt_number'),
      align: 'end',
      minor: true,
      cell: ({ number: count }) => number(count),
    },
    {
      id: 'status',
      header: t('create-course.status'),
      cell: ({ attempt, claim }) => (
        <span className={styles.status}>
          <AttemptBadge status={attempt.status_id} />
          {claim && (
            <span className={textStyles.muted}>
              {t('create-course.claimed_by', { name: claim.user.name })}
            </span>
          )}
          <span className={styles.onPhone}>{pointsOf(attempt)}</span>
        </span>
      ),
    },
    {
      id: 'points',
      header: t('create-course.points'),
      align: 'end',
      minor: 'phone',
      cell: ({ attempt }) => <span className={styles.points}>{pointsOf(attempt)}</span>,
    },
    {
      id: 'started',
      header: t('create-course.started'),
      align: 'end',
      minor: true,
      cell: ({ attempt }) => moment(attempt.started_at),
    },
    {
      id: 'finished',
      header: t('create-course.finished'),
      align: 'end',
      minor: true,
      cell: ({ attempt }) => (attempt.finished_at ? moment(attempt.finished_at) : '–'),
    },
  ]
}
