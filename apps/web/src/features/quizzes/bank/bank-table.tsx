import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { useNavigate } from '@tanstack/react-router'
import { Link } from '@lectern/ui/actions/link'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Badge } from '@lectern/ui/feedback/badge'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn, type TableSelection, type TableSort } from '@lectern/ui/lists/table'
import textStyles from '@lectern/ui/text/text.module.css'
import { CircleAlert } from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts, type Dates, type ReaderTexts } from '../../../lib/texts/index.ts'
import listStyles from '../lists/lists.module.css'
import { UsedCell } from '../lists/used-cell.tsx'
import { questionEditors } from '../question-types/question-editors.ts'
import { bankName } from './bank-card.ts'
import styles from './bank.module.css'

interface BankTableProps {
  questions: readonly BankSummary[]
  order: { sort: TableSort; onSort: (sort: TableSort) => void }
  selection: TableSelection | undefined
  /** Whether questions can be opened: their key is in them. */
  mayOpen: boolean
  entriesOf: (question: BankSummary) => MenuEntry[]
  onPlaces: (question: BankSummary) => void
}

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

/** The text, and below it what it is found by and whether learners could see it. */
const NameCell = ({ question, mayOpen, t }: { question: BankSummary; mayOpen: boolean; t: Words['t'] }) => (
  <span className={listStyles.nameCell}>
    {mayOpen ? (
      <Link href={expertPaths.bankQuestion(question.id)} className={listStyles.name}>
        <span className={styles.text} data-unnamed={question.name === '' || undefined}>
          {bankName(question, t)}
        </span>
      </Link>
    ) : (
      <span className={styles.text}>{bankName(question, t)}</span>
    )}
    {(!question.is_ready || question.tags.length > 0) && (
      <span className={listStyles.labels}>
        {!question.is_ready && (
          <Badge tone="warning" icon={CircleAlert}>
            {t('quizzes.bank_unready')}
          </Badge>
        )}
        {question.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    )}
  </span>
)

const columnsOf = (
  { t, date }: Words,
  { mayOpen, onPlaces }: Pick<BankTableProps, 'mayOpen' | 'onPlaces'>,
): TableColumn<BankSummary>[] => [
  {
    id: 'name',
    header: t('quizzes.question_text'),
    sortable: true,
    cell: (question) => <NameCell question={question} mayOpen={mayOpen} t={t} />,
  },
  {
    id: 'type',
    header: t('quizzes.library_type'),
    minor: 'phone',
    cell: ({ type }) => (
      <span className={styles.type}>
        <Icon of={questionEditors[type].icon} />
        {t(questionEditors[type].name)}
      </span>
    ),
  },
  {
    id: 'quizzes',
    header: t('quizzes.library_usage'),
    sortable: true,
    cell: (question) => (
      <UsedCell
        count={question.quizzes_count}
        words={t('quizzes.bank_quizzes_count', { count: question.quizzes_count })}
        onPlaces={() => onPlaces(question)}
      />
    ),
  },
  {
    id: 'updated',
    header: t('create-course.sort_updated'),
    align: 'end',
    sortable: true,
    minor: true,
    cell: ({ updated_at, updated_by }) => (
      <span className={styles.changed}>
        <span>{date(updated_at)}</span>
        {updated_by !== null && <span className={textStyles.muted}>{updated_by}</span>}
      </span>
    ),
  },
]

/** The questions of the bank; the order stays in the address. */
export const BankTable = (props: BankTableProps) => {
  const { questions, order, selection, mayOpen, entriesOf } = props
  const { t } = useTexts()
  const { date } = useDates()
  const navigate = useNavigate()
  return (
    <Table
      caption={t('expert.question_bank')}
      columns={columnsOf({ t, date }, props)}
      rows={questions}
      rowId={({ id }) => String(id)}
      {...order}
      selection={selection}
      onOpen={
        mayOpen
          ? ({ id }) =>
              void navigate({ to: '/expert/quiz/bank/$questionId', params: { questionId: String(id) } })
          : undefined
      }
      rowActionsLabel={t('create-course.actions')}
      renderRowActions={(question) => (
        <MoreMenu
          label={t('quizzes.bank_actions', { name: bankName(question, t) })}
          entries={entriesOf(question)}
        />
      )}
    />
  )
}
