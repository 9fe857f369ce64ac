import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Learner } from '@lectern/contract/courses/learners/learners.api'
import { Link } from '@lectern/ui/actions/link'
import { buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { ExpertPage } from '../../../../frame/expert/index.ts'
import { type ListAddress, ListView, useListAddress } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { listLearners } from '../../api.ts'
import { learnerColumns } from './learner-columns.tsx'
import { useLearnerFilters } from './learner-filters.ts'
import { LearnerSheet } from './learner-sheet.tsx'
import type { LearnersSearch } from './learners-search.ts'

interface LearnersProps {
  /** What the address of the page says of the list. */
  search: LearnersSearch
}

/** Everybody who learns in the school. */
export const LearnersPage = (props: LearnersProps) => {
  const { t } = useTexts()
  return (
    <ExpertPage title={t('participants.learners_title')}>
      <Learners {...props} />
    </ExpertPage>
  )
}

/** Each person once, with their products; a row opens them beside the list. */
export const Learners = ({ search: asked }: LearnersProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const address = useListAddress(asked, { name: 'learners' })
  const [shown, setShown] = useState<Learner>()
  const list = useLearners(address)
  const { filters, order } = useLearnerFilters(address, list.data?.products ?? [])
  return (
    <>
      <ListView
        list={list}
        address={address}
        search={{ label: t('create-course.participants_search') }}
        filters={filters}
        order={order}
        skeleton={<TableSkeleton widths={['70%', '60%', '72px', '72px']} rows={address.perPage} />}
        empty={<NobodyYet />}
        noneFound={{ title: t('participants.learners_none_found') }}
      >
        {(rows) => (
          <Table
            caption={t('participants.learners_title')}
            columns={learnerColumns({ t, date })}
            rows={rows}
            rowId={({ user }) => String(user.id)}
            onOpen={setShown}
          />
        )}
      </ListView>
      <LearnerSheet learner={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

/** People are invited to a product: the way leads to the courses. */
const NobodyYet = () => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={GraduationCap}
      framed
      title={t('participants.learners_empty')}
      text={t('participants.learners_empty_text')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} href={expertPaths.courses}>
          {t('participants.learners_empty_way')}
        </Link>
      }
    />
  )
}

/** The page of learners for which the address asks. */
const useLearners = ({ page, perPage, search }: ListAddress<LearnersSearch>) =>
  useQuery({
    ...queryFor(listLearners, {
      query: {
        page,
        per_page: perPage,
        search: search.q,
        product: search.product === undefined ? undefined : String(search.product),
        state: search.standing,
        activity: search.activity,
        sort: search.sorted,
      },
    }),
    placeholderData: keepPreviousData,
  })
