import type { Learner } from '@lectern/contract/courses/learners/learners.api'
import type { TableColumn } from '@lectern/ui/lists/table'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { PersonCell } from '../../../staff/index.ts'
import styles from './learners.module.css'

/** Products of a person that the list names; the others are in the sheet. */
const named = 2

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

/** What the list tells of everybody. */
export const learnerColumns = ({ t, date }: Words): TableColumn<Learner>[] => [
  { id: 'person', header: t('create-course.person'), cell: PersonOf },
  { id: 'products', header: t('participants.learners_products'), minor: true, cell: ProductsOf },
  {
    id: 'visit',
    header: t('participants.progress_last_visit'),
    align: 'end',
    minor: true,
    cell: ({ last_visit_at: visited }) => (visited === null ? '–' : date(visited)),
  },
  {
    id: 'since',
    header: t('participants.since'),
    align: 'end',
    minor: true,
    cell: ({ joined_at: joined }) => date(joined),
  },
]

/** In a narrow table the person's column holds what the left-out ones would say. */
const PersonOf = (learner: Learner) => (
  <>
    <PersonCell person={learner.user} avatarUrl={learner.user.avatar_url} />
    <span className={styles.narrowOnly}>
      <ProductsOf {...learner} />
      <VisitOf {...learner} />
    </span>
  </>
)

const VisitOf = ({ last_visit_at: visited }: Pick<Learner, 'last_visit_at'>) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <span className={styles.muted}>
      {visited === null
        ? t('participants.progress_never')
        : t('participants.progress_visited', { date: date(visited) })}
    </span>
  )
}

/** The latest products with the share that is done. */
const ProductsOf = ({ products: { data, has_more: hasMore } }: Pick<Learner, 'products'>) => {
  const { t } = useTexts()
  const others = data.length - named
  return (
    <span className={styles.products}>
      {data.slice(0, named).map(({ product_id: id, title, progress }) => (
        <span key={id} className={styles.product}>
          <span className={styles.title}>{title}</span>
          {progress !== null && (
            <span className={styles.muted}>{t('participants.percent', { percent: progress })}</span>
          )}
        </span>
      ))}
      {others > 0 && (
        <span className={styles.muted}>
          {t(hasMore ? 'participants.learners_products_many' : 'participants.learners_products_more', {
            count: others,
          })}
        </span>
      )}
    </span>
  )
}
