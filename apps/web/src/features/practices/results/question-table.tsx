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
  hard: 'practices.results_hard',
  rather_hard: 'practices.results_rather_hard',
  medium: 'practices.results_medium',
  easy: 'practices.results_easy',
}

const discriminationTexts: Record<DiscriminationLevel, TextId> = {
  against: 'practices.results_against',
  little: 'practices.results_little',
  fair: 'practices.results_fair',
  well: 'practices.results_well',
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
      <h2 className={figures.heading}>{t('practices.results_questions')}</h2>
      <p className={figures.help}>{t('practices.results_questions_help')}</p>
      <Table
        caption={t('practices.results_questions')}
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
      header: t('practices.results_question'),
      cell: ({ id, name, place }) => (
        <button type="button" className={styles.name} onClick={() => onOpen(id)}>
          {number(place)}. {name}
        </button>
      ),
    },
    {
      id: 'answers',
      header: t('practices.results_answers'),
      width: '32%',
      minor: 'phone',
      cell: (question) => <AnswerShares question={question} />,
    },
    { id: 'difficulty', header: t('practices.results_difficulty'), cell: difficultyOf },
    {
      id: 'discrimination',
      header: t('practices.results_discrimination'),
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
