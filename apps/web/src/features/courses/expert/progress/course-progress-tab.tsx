import type { Course } from '@lectern/contract/courses/course'
import { type CourseProgress, type ParticipantProgress } from '@lectern/contract/courses/progress/progress'
import { progressOrders } from '@lectern/contract/courses/progress/progress-orders'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { readChoice } from '../../../../lib/routing/read-search.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { TableExport } from '../../../../frame/expert/index.ts'
import {
  choiceFilter,
  type ListAddress,
  ListView,
  LoadFailure,
  useListAddress,
} from '../../../../frame/index.ts'
import { getCourseProgress, listProgress } from '../../api.ts'
import { ParticipantSheet } from '../participants/participant-sheet.tsx'
import { useParticipantFilters } from '../participants/participant-filters.tsx'
import { CellSign } from './cell-sign.tsx'
import { cellStates } from './cell-state.ts'
import { ProgressFacts } from './progress-facts.tsx'
import { ProgressMatrix } from './progress-matrix.tsx'
import { progressQuery } from './progress-query.ts'
import { ProgressSteps } from './progress-steps.tsx'
import type { ProgressSearch } from './progress-search.ts'
import { useProgressTable } from './use-progress-table.ts'
import styles from './progress.module.css'

interface CourseProgressTabProps {
  course: Pick<Course, 'product_id' | 'title' | 'type_id'>
  /** What the address of the page says of the list. */
  search: ProgressSearch
}

/** How far everybody is in a course, in the whole and lesson by lesson. */
export const CourseProgressTab = ({ course, search }: CourseProgressTabProps) => {
  const params = { product: course.product_id }
  const summary = useQuery(queryFor(getCourseProgress, { params }))
  const whole = summary.data?.data
  if (!whole) {
    if (!summary.error) return <SkeletonText lines={12} />
    return <LoadFailure error={summary.error} onRetry={() => void summary.refetch()} />
  }
  return (
    <div className={styles.page}>
      {whole.participants > 0 && (
        <>
          <ProgressFacts progress={whole} />
          <ProgressSteps steps={whole.steps} />
        </>
      )}
      <ProgressList course={course} whole={whole} search={search} />
    </div>
  )
}

/** By what the list is narrowed down, and in which order it stands. */
const useProgressFilters = (
  address: ListAddress<ProgressSearch>,
  course: CourseProgressTabProps['course'],
) => {
  const { t } = useTexts()
  const { search, change } = address
  const { filters, isKnown } = useParticipantFilters(
    address,
    course.product_id,
    productKindOf(course.type_id),
  )
  const halted = choiceFilter({
    id: 'halted',
    label: t('participants.progress_stuck'),
    anyLabel: t('participants.progress_stuck_any'),
    value: search.halted,
    values: ['stuck'],
    textOf: () => t('participants.progress_stuck_only'),
    onChange: (chosen) => change({ halted: chosen }),
  })
  const order = {
    label: t('participants.participants_order'),
    value: search.arranged ?? 'latest',
    options: progressOrders.map((value) => ({ value, label: t(`participants.progress_order_${value}`) })),
    onChange: (chosen: string) => change({ arranged: readChoice(chosen, progressOrders) }),
  }
  return { filters: [...filters.filter(({ id }) => id !== 'offer'), halted], order, isKnown }
}

/** The participants for whom the address asks, against the lessons. */
const ProgressList = ({
  course,
  whole,
  search: asked,
}: CourseProgressTabProps & { whole: CourseProgress }) => {
  const { t } = useTexts()
  const { product_id: product, type_id, title } = course
  const address = useListAddress(asked, { name: 'progress' })
  const { page, perPage, search } = address
  const [shown, setShown] = useState<ParticipantProgress>()
  const query = { page, per_page: perPage, ...progressQuery(search) }
  const list = useQuery({
    ...queryFor(listProgress, { params: { product }, query }),
    placeholderData: keepPreviousData,
  })
  const { filters, order, isKnown } = useProgressFilters(address, course)
  const tableOf = useProgressTable(product, whole.lessons)
  const total = list.data?.meta?.total ?? 0
  if (!isKnown) return <SkeletonText lines={6} />
  return (
    <>
      <ListView
        list={list}
        address={address}
        search={{ label: t('create-course.participants_search') }}
        filters={filters}
        order={order}
        actions={
          total > 0 && (
            <TableExport name={title} total={total} load={(onLoaded) => tableOf(search, onLoaded)} />
          )
        }
        empty={
          <EmptyState
            icon={TrendingUp}
            framed
            title={t('participants.progress_empty')}
            text={t('participants.progress_empty_text')}
          />
        }
        noneFound={{ title: t('create-course.participants_none_found') }}
      >
        {(people) => (
          <>
            <Legend />
            <ProgressMatrix {...{ people, ...whole }} onOpen={setShown} />
          </>
        )}
      </ListView>
      <ParticipantSheet
        product={product}
        kind={productKindOf(type_id)}
        person={shown}
        onClose={() => setShown(undefined)}
      />
    </>
  )
}

/** The signs of the table; each cell says its own in words. */
const Legend = () => {
  const { t } = useTexts()
  return (
    <ul className={styles.legend} aria-hidden="true">
      {cellStates.map((state) => (
        <li key={state}>
          <CellSign state={state} />
          {t(`participants.progress_state_${state}`)}
        </li>
      ))}
    </ul>
  )
}
