import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Clock, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listExceptionPlaces, listExceptions } from './api.ts'
import { ExceptionDialog } from './exception-dialog.tsx'
import styles from './exceptions.module.css'
import { useExceptionRemoval } from './use-exception-removal.ts'
import { useExceptionWords } from './use-exception-words.ts'

const from = '/expert/practices/exceptions/$quizId'

/** For whom something else counts at a quiz. */
export const ExceptionList = () => {
  const { t } = useTexts()
  const quiz = Number(useParams({ from }).quizId)
  const address = useListAddress(useSearch({ from }), { name: 'exceptions' })
  const [edited, setEdited] = useState<AttemptException | 'new'>()
  const list = useQuery({
    ...queryFor(listExceptions, {
      params: { quiz },
      query: { page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const places = useQuery(queryFor(listExceptionPlaces, { params: { quiz } })).data?.data ?? []
  const remove = useExceptionRemoval(quiz)
  const words = useExceptionWords()
  const columns = useColumns(words)
  const empty = {
    title: t('practices.exceptions_empty'),
    text: t('practices.exceptions_empty_text'),
  }
  return (
    <ExpertPage
      title={t('practices.exceptions')}
      crumbs={[
        { label: t('expert.menu_practices'), href: expertPaths.practices },
        { label: t('practices.practice_attempts'), href: `${expertPaths.practices}?quiz=${quiz}` },
      ]}
      actions={
        <Button
          variant="primary"
          icon={<Icon of={Plus} />}
          disabled={places.length === 0}
          onClick={() => setEdited('new')}
        >
          {t('practices.exception_add')}
        </Button>
      }
    >
      <ListView
        list={list}
        address={address}
        skeleton={<TableSkeleton widths={['60%', '70%', '60%', '80px']} rows={6} />}
        empty={<EmptyState icon={Clock} framed {...empty} />}
        noneFound={empty}
      >
        {(rows) => (
          <Table
            caption={t('practices.exceptions')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            onOpen={setEdited}
            rowActionsLabel={t('practices.exception_remove')}
            renderRowActions={(row) => (
              <Button
                variant="quiet"
                size="small"
                icon={<Icon of={Trash2} />}
                aria-label={t('practices.exception_remove_of', { name: words.owner(row) })}
                onClick={() => void remove(row)}
              />
            )}
          />
        )}
      </ListView>
      {edited !== undefined && (
        <ExceptionDialog
          quiz={quiz}
          places={places}
          before={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ExpertPage>
  )
}

const useColumns = ({
  given,
  owner,
}: ReturnType<typeof useExceptionWords>): TableColumn<AttemptException>[] => {
  const { t } = useTexts()
  const { date } = useDates()
  return [
    {
      id: 'owner',
      header: t('practices.exception_for'),
      cell: (row) => (
        <span className={styles.cell}>
          <span>{owner(row)}</span>
          <span className={styles.muted}>{row.user?.email ?? row.lesson.title}</span>
        </span>
      ),
    },
    {
      id: 'given',
      header: t('practices.exception_given'),
      cell: (row) => <Given parts={given(row)} />,
    },
    {
      id: 'reason',
      header: t('practices.exception_reason'),
      minor: 'phone',
      cell: ({ reason }) => <span className={styles.muted}>{reason || '–'}</span>,
    },
    {
      id: 'by',
      header: t('practices.exception_given_by'),
      minor: true,
      cell: ({ given_by, given_at }) => (
        <span className={styles.cell}>
          <span>{given_by?.name ?? t('create-course.person_gone')}</span>
          <span className={styles.muted}>{date(given_at)}</span>
        </span>
      ),
    },
  ]
}

/** What is given, one thing a line. */
export const Given = ({ parts }: { parts: readonly string[] }) =>
  parts.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.given}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
