import type { RecalculatedAttempt } from '@lectern/contract/attempts/recalculation'
import { Link } from '@lectern/ui/actions/link'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListView, useListState } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AttemptBadge } from '../attempt-badge.tsx'
import { listRecalculated } from './api.ts'
import styles from './recalculation.module.css'

/** Who changes, from what to what. */
export const ChangedAttempts = ({ quiz, recalculation }: { quiz: number; recalculation: number }) => {
  const { t } = useTexts()
  const address = useListState({ name: 'recalculated' })
  const list = useQuery({
    ...queryFor(listRecalculated, {
      params: { quiz, recalculation },
      query: { page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const none = { title: t('practices.recalculation_none'), text: '' }
  return (
    <ListView
      list={list}
      address={address}
      skeleton={<TableSkeleton widths={['60%', '40%', '40%']} rows={6} />}
      empty={<p className={styles.muted}>{none.title}</p>}
      noneFound={none}
    >
      {(rows) => (
        <Table
          caption={t('practices.recalculation')}
          columns={columns}
          rows={rows}
          rowId={({ attempt_id }) => String(attempt_id)}
        />
      )}
    </ListView>
  )
}

const useColumns = (): TableColumn<RecalculatedAttempt>[] => {
  const { t } = useTexts()
  return [
    {
      id: 'learner',
      header: t('create-course.person'),
      cell: ({ learner, attempt_id }) => (
        <Link href={expertPaths.practice(attempt_id)}>{learner?.name ?? t('create-course.person_gone')}</Link>
      ),
    },
    {
      id: 'before',
      header: t('practices.recalculation_before'),
      cell: ({ before }) => <Standing {...before} />,
    },
    {
      id: 'after',
      header: t('practices.recalculation_after'),
      cell: ({ after }) => <Standing {...after} />,
    },
  ]
}

const Standing = ({ scores, max_scores, ...attempt }: RecalculatedAttempt['before']) => {
  const { number } = useTexts()
  return (
    <span className={styles.standing}>
      <AttemptBadge attempt={attempt} />
      <span>{scores === null ? '–' : `${number(scores)} / ${number(max_scores ?? 0)}`}</span>
    </span>
  )
}
