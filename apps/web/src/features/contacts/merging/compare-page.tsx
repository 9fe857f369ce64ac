import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { MergeComparison } from '@lectern/contract/contacts/merging/merging'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { compareContacts } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { BothHeads } from './both-heads.tsx'
import { ComparedValues } from './compared-values.tsx'
import { MergeAccount } from './merge-account.tsx'
import { newDraft, planMerge } from './merge-draft.ts'
import { mergePaths } from './merge-paths.ts'
import styles from './merging.module.css'
import { useMerge } from './use-merge.ts'
import { useStrangers } from './use-strangers.ts'

interface ComparePageProps {
  contactId: number
  otherId: number
}

/** Two contacts side by side, and making them one. */
export const ComparePage = (props: ComparePageProps) => {
  const { t } = useTexts()
  return (
    <ExpertPage
      title={t('contacts.merge_title')}
      crumbs={[
        { label: t('expert.menu_contacts'), href: '/expert/crm/contacts' },
        { label: t('contacts.duplicates_title'), href: mergePaths.duplicates },
      ]}
    >
      <Compare {...props} />
    </ExpertPage>
  )
}

/** What is compared, once it is there. */
export const Compare = ({ contactId, otherId }: ComparePageProps) => {
  const comparison = useQuery(queryFor(compareContacts, { params: { contact: contactId, other: otherId } }))
  const known = comparison.data?.data
  if (known === undefined)
    return comparison.error ? (
      <LoadFailure error={comparison.error} onRetry={comparison.refetch} />
    ) : (
      <Skeleton height="24rem" />
    )
  const stamps = `${known.survivor.updated_at}/${known.absorbed.updated_at}`
  return <Comparison key={stamps} comparison={known} onReload={comparison.refetch} />
}

interface ComparisonProps {
  comparison: MergeComparison
  onReload: () => unknown
}

const Comparison = ({ comparison, onReload }: ComparisonProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(newDraft)
  const plan = planMerge(comparison, draft)
  const { merge, busy, refusal, isChanged } = useMerge()
  const isRefused = comparison.refusal !== null
  const pair = [comparison.survivor, comparison.absorbed] as const
  return (
    <div className={styles.compare}>
      {isRefused && <Notice tone="warning" title={t('common.error_two_accounts')} />}
      <BothHeads
        {...{ pair, plan }}
        onStays={
          comparison.can_swap
            ? (id) => setDraft({ ...draft, isSwapped: id === comparison.absorbed.id })
            : undefined
        }
      />
      <ComparedValues
        {...{ pair, plan }}
        isReadOnly={isRefused}
        onChoose={(value, id) => setDraft({ ...draft, chosen: { ...draft.chosen, [value]: id } })}
      />
      {!isRefused && <MergeAccount plan={plan} />}
      {refusal !== undefined && (
        <Notice
          tone="danger"
          announce="at-once"
          title={isChanged ? t('contacts.merge_changed') : refusal}
          actions={
            isChanged && <Button onClick={() => void onReload()}>{t('contacts.merge_compare_anew')}</Button>
          }
        />
      )}
      <div className={styles.foot}>
        <StrangersButton pair={pair} />
        {!isRefused && (
          <Button variant="primary" busy={busy} onClick={() => merge(plan)}>
            {t('contacts.merge_do', { name: contactName(plan.survivor) })}
          </Button>
        )}
      </div>
    </div>
  )
}

const StrangersButton = ({
  pair,
}: {
  pair: readonly [MergeComparison['survivor'], MergeComparison['absorbed']]
}) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { mark, busy } = useStrangers(() => void navigate({ to: mergePaths.duplicates }))
  return (
    <Button busy={busy} onClick={() => mark(...pair)}>
      {t('contacts.strangers')}
    </Button>
  )
}
