import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CommentRestriction } from '@lectern/contract/comments/moderation/moderation'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListView, useListState } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { listCommentRestrictions, releaseCommenter } from './api.ts'
import styles from './moderation.module.css'

const useColumns = (releaseOf: (row: CommentRestriction) => ReactNode): TableColumn<CommentRestriction>[] => {
  const { t } = useTexts()
  const { moment } = useDates()
  return [
    { id: 'person', header: t('moderation.person'), cell: ({ user }) => <strong>{user.name}</strong> },
    {
      id: 'until',
      header: t('moderation.until'),
      cell: ({ until, is_everywhere: isEverywhere }) => (
        <>
          {until === null ? t('moderation.length_always') : moment(until)}
          {isEverywhere && <span className={styles.fact}> · {t('moderation.everywhere_short')}</span>}
        </>
      ),
    },
    { id: 'reason', header: t('moderation.reason'), minor: true, cell: ({ reason }) => reason || '–' },
    {
      id: 'by',
      header: t('moderation.by'),
      minor: true,
      cell: ({ created_by: by, created_at: at }) => `${by?.name ?? t('comments.gone')}, ${moment(at)}`,
    },
    { id: 'release', header: t('moderation.actions'), align: 'end', cell: releaseOf },
  ]
}

/** People who may not write now, each to be let write again. */
export const RestrictedPeople = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const address = useListState({ name: 'comment-restrictions' })
  const list = useQuery({
    ...queryFor(listCommentRestrictions, { query: { page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
  })
  const release = useMutation({
    mutationFn: ({ user }: CommentRestriction) => releaseCommenter({ params: { user: user.id } }),
    onSuccess: (_, { user }) =>
      toasts.show({ tone: 'success', title: t('moderation.released', { name: user.name }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listCommentRestrictions) }),
  })
  const columns = useColumns((row) => (
    <Button
      size="small"
      busy={release.isPending && release.variables.user.id === row.user.id}
      onClick={() => release.mutate(row)}
    >
      {t('moderation.release')}
    </Button>
  ))
  return (
    <ListView
      list={list}
      address={address}
      skeleton={<SkeletonText lines={6} />}
      empty={
        <EmptyState
          icon={UserCheck}
          framed
          title={t('moderation.nobody')}
          text={t('moderation.nobody_text')}
        />
      }
    >
      {(rows) => (
        <Table
          caption={t('moderation.tab_people')}
          columns={columns}
          rows={rows}
          rowId={({ user }) => String(user.id)}
        />
      )}
    </ListView>
  )
}
