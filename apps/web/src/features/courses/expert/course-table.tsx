import { useNavigate } from '@tanstack/react-router'
import type { CourseCard } from '@lectern/contract/courses/course'
import { Link } from '@lectern/ui/actions/link'
import { Table, type TableColumn, type TableSort } from '@lectern/ui/lists/table'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import { StatusBadge } from '../../lessons/index.ts'
import { CourseMenu } from './course-cards.tsx'
import type { CourseActions } from './use-course-actions.tsx'
import { CourseCover } from '../cover/course-cover.tsx'
import styles from './expert-courses.module.css'

interface CourseTableProps {
  /** What the list is called. */
  title: string
  courses: readonly CourseCard[]
  order: { sort: TableSort; onSort: (sort: TableSort) => void }
  actions: CourseActions
}

type Words = Pick<ReaderTexts & Dates, 't' | 'date' | 'number'>

const TitleCell = ({ id, title, cover }: CourseCard) => (
  <span className={styles.rowName}>
    <span className={styles.thumb}>
      <CourseCover title={title} cover={cover} />
    </span>
    <Link href={expertPaths.course(id)} className={styles.rowTitle}>
      {title}
    </Link>
  </span>
)

const StatusCell = ({ status_id }: CourseCard) => <StatusBadge status={status_id} />

const courseColumns = ({ t, date, number }: Words): TableColumn<CourseCard>[] => [
  {
    id: 'title',
    header: t('courses.course_title'),
    sortable: true,
    cell: TitleCell,
  },
  {
    id: 'status',
    header: t('create-course.status'),
    cell: StatusCell,
  },
  {
    id: 'lessons',
    header: t('courses.sort_lessons'),
    align: 'end',
    sortable: true,
    minor: true,
    cell: ({ lessons_count }) => number(lessons_count),
  },
  {
    id: 'participants',
    header: t('create-course.sort_participants'),
    align: 'end',
    sortable: true,
    minor: true,
    cell: ({ participants_count }) => number(participants_count),
  },
  {
    id: 'updated',
    header: t('create-course.sort_updated'),
    align: 'end',
    sortable: true,
    minor: true,
    cell: ({ updated_at }) => date(updated_at),
  },
]

/** The courses as a table; its order stays in the address. */
export const CourseTable = ({ title, courses, order, actions }: CourseTableProps) => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const navigate = useNavigate()
  return (
    <Table
      caption={title}
      columns={courseColumns({ t, date, number })}
      rows={courses}
      rowId={({ id }) => String(id)}
      {...order}
      onOpen={({ id }) => void navigate({ to: '/expert/course/$courseId', params: { courseId: id } })}
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={(course) => <CourseMenu course={course} actions={actions} />}
    />
  )
}
