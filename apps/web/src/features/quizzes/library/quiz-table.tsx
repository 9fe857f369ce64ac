import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import type { QuizFolder } from '@lectern/contract/quizzes/library/library'
import { useNavigate } from '@tanstack/react-router'
import { Link } from '@lectern/ui/actions/link'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn, type TableSelection, type TableSort } from '@lectern/ui/lists/table'
import { Folder } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import { HeldBadge } from '../held-edits/held-badge.tsx'
import { quizTypeNames } from '../kinds/quiz-type-words.ts'
import listStyles from '../lists/lists.module.css'
import { UsedCell } from '../lists/used-cell.tsx'
import styles from './library.module.css'

interface QuizTableProps {
  quizzes: readonly QuizSummary[]
  folders: readonly QuizFolder[]
  order: { sort: TableSort; onSort: (sort: TableSort) => void }
  selection: TableSelection | undefined
  entriesOf: (quiz: QuizSummary) => MenuEntry[]
  onPlaces: (quiz: QuizSummary) => void
}

type Words = Pick<ReaderTexts & Dates, 't' | 'date' | 'number'>

interface NameCellProps {
  quiz: QuizSummary
  folder: string | undefined
}

/** The name, and below it where the quiz lies and by what it is found. */
const NameCell = ({ quiz: { id, name, tags, has_held_edits: isHeld }, folder }: NameCellProps) => (
  <span className={listStyles.nameCell}>
    <Link href={expertPaths.quiz(id)} className={listStyles.name}>
      {name}
    </Link>
    {(folder !== undefined || tags.length > 0 || isHeld) && (
      <span className={listStyles.labels}>
        {isHeld && <HeldBadge />}
        {folder !== undefined && (
          <span className={styles.folderName}>
            <Icon of={Folder} />
            {folder}
          </span>
        )}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    )}
  </span>
)

const columnsOf = (
  { t, date, number }: Words,
  { folders, onPlaces }: Pick<QuizTableProps, 'folders' | 'onPlaces'>,
): TableColumn<QuizSummary>[] => [
  {
    id: 'name',
    header: t('quizzes.library_name'),
    sortable: true,
    cell: (quiz) => <NameCell quiz={quiz} folder={folders.find(({ id }) => id === quiz.folder_id)?.name} />,
  },
  {
    id: 'type',
    header: t('quizzes.library_type'),
    minor: true,
    cell: ({ type }) => <span className={styles.type}>{t(quizTypeNames[type])}</span>,
  },
  {
    id: 'questions',
    header: t('quizzes.library_questions'),
    align: 'end',
    sortable: true,
    minor: 'phone',
    cell: ({ questions_count }) => number(questions_count),
  },
  {
    id: 'lessons',
    header: t('quizzes.library_usage'),
    sortable: true,
    cell: (quiz) => (
      <UsedCell
        count={quiz.lessons_count}
        words={t('quizzes.library_lessons_count', { count: quiz.lessons_count })}
        onPlaces={() => onPlaces(quiz)}
      />
    ),
  },
  {
    id: 'attempts',
    header: t('quizzes.library_attempts'),
    align: 'end',
    minor: true,
    cell: ({ attempts_count }) => number(attempts_count),
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

/** The quizzes of the school; the order stays in the address. */
export const QuizTable = (props: QuizTableProps) => {
  const { quizzes, order, selection, entriesOf } = props
  const { t, number } = useTexts()
  const { date } = useDates()
  const navigate = useNavigate()
  return (
    <Table
      caption={t('expert.menu_test_constructor')}
      columns={columnsOf({ t, date, number }, props)}
      rows={quizzes}
      rowId={({ id }) => String(id)}
      {...order}
      selection={selection}
      onOpen={({ id }) => void navigate({ to: '/expert/quiz/$quizId', params: { quizId: String(id) } })}
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={(quiz) => (
        <MoreMenu label={t('quizzes.library_actions', { name: quiz.name })} entries={entriesOf(quiz)} />
      )}
    />
  )
}
