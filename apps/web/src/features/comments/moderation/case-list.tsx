import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listCommentCases } from './api.ts'
import { CaseCard } from './case-card.tsx'
import styles from './moderation.module.css'
import { RestrictDialog, type RestrictedPerson } from './restrict-dialog.tsx'

const from = '/expert/comments/'

/** Reported and held comments: those that wait, the oldest first, or those about which somebody has decided. */
export const CaseList = ({ mayRestrict }: { mayRestrict: boolean }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const search = useSearch({ from })
  const address = useListAddress(search, { name: 'comment-cases', perPage: 15 })
  const [restricted, setRestricted] = useState<RestrictedPerson>()
  const state = search.state ?? 'open'
  const list = useQuery({
    ...queryFor(listCommentCases, { query: { state, page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListView
        list={list}
        address={address}
        keepToolbar
        filters={[
          {
            id: 'state',
            label: t('moderation.state'),
            anyLabel: t('moderation.state_open'),
            value: search.state,
            options: [{ value: 'decided', label: t('moderation.state_decided') }],
            onChange: (chosen) => address.change({ state: chosen === 'decided' ? chosen : undefined }),
          },
        ]}
        skeleton={<SkeletonText lines={8} />}
        empty={
          <EmptyState
            icon={ShieldCheck}
            framed
            title={t(state === 'open' ? 'moderation.nothing_open' : 'moderation.nothing_decided')}
            text={t(state === 'open' ? 'moderation.nothing_open_text' : 'moderation.nothing_decided_text')}
          />
        }
      >
        {(rows) => (
          <ol className={styles.cases}>
            {rows.map((row) => (
              <CaseCard
                key={row.comment.id}
                row={row}
                onRestrict={mayRestrict ? setRestricted : undefined}
                onDecided={() => queryClient.invalidateQueries({ queryKey: queryKeyOf(listCommentCases) })}
              />
            ))}
          </ol>
        )}
      </ListView>
      <RestrictDialog
        key={restricted?.id ?? 'none'}
        person={restricted}
        onClose={() => setRestricted(undefined)}
      />
    </>
  )
}
