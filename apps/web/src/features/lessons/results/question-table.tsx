import type { QuestionStatistics } from '@lectern/contract/attempts/quiz-results'
import {
  difficultyLevel,
  type DifficultyLevel,
  discriminationLevel,
  type DiscriminationLevel,
} from '@lectern/contract/attempts/rules/result-statistics'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AnswerShares } from './answer-shares.tsx'
import { useResultWords } from './use-result-words.ts'
import figures from '../figures/figures.module.css'
import styles from './results.module.css'

const difficultyTexts: Record<DifficultyLevel, TextId> = {
  hard: 'create-course.results_hard',
  rather_hard: 'create-course.results_rather_hard',
  medium: 'create-course.results_medium',
  easy: 'create-course.results_easy',
}

const discriminationTexts: Record<DiscriminationLevel, TextId> = {
  against: 'create-course.results_against',
  little: 'create-course.results_little',
  fair: 'create-course.results_fair',
  well: 'create-course.results_well',
}

interface QuestionTableProps {
  questions: readonly QuestionStatistics[]
  onOpen: (question: string) => void
}

type Row = QuestionStatistics & { readonly place: number }

/** Every question: how it was answered, how hard it was, and how well it tells people apart. */
export const QuestionTable = ({ questions, onOpen }: QuestionTableProps) => {
  const { t } = useTexts()
  const columns = useColumns(onOpen)
  return (
    <section className={figures.section}>
      <h2 className={figures.heading}>{t('create-course.results_questions')}</h2>
      <p className={figures.help}>{t('create-course.results_questions_help')}</p>
      <Table
        caption={t('create-course.results_questions')}
        columns={columns}
        rows={questions.map((each, at) => ({ ...each, place: at + 1 }))}
        rowId={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
      />
    </section>
  )
}

const useColumns = (onOpen: (question: string) => void): TableColumn<Row>[] => {
  const { t, number } = useTexts()
  const { share } = useResultWords()
  const measure = (value: string, text: TextId) => (
    <span className={styles.measure}>
      <span>{value}</span>
      <span className={figures.more}>{t(text)}</span>
    </span>
  )
  const difficultyOf = ({ difficulty }: Row) =>
    difficulty === null ? '–' : measure(share(difficulty), difficultyTexts[difficultyLevel(difficulty)])
  return [
    {
      id: 'question',
      header: t('create-course.results_question'),
      cell: ({ id, name, place }) => (
        <button type="button" className={styles.name} onClick={() => onOpen(id)}>
          {number(place)}. {name}
        </button>
      ),
    },
    {
      id: 'answers',
      header: t('create-course.results_answers'),
      width: '32%',
      minor: 'phone',
      cell: (question) => <AnswerShares question={question} />,
    },
    { id: 'difficulty', header: t('create-course.results_difficulty'), cell: difficultyOf },
    {
      id: 'discrimination',
      header: t('create-course.results_discrimination'),
      minor: 'phone',
      cell: ({ discrimination: value }) =>
        value === null
          ? '–'
          : measure(
              number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
              discriminationTexts[discriminationLevel(value)],
            ),
    },
  ]
}
