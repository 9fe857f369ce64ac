import type { QuestionStatistics } from '@lectern/contract/attempts/quiz-results'
import { sharesOf } from '@lectern/contract/quizzes/question-types/shared/count-rows'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import figures from '../figures/figures.module.css'
import styles from './results.module.css'

const kinds = ['right', 'part', 'wrong', 'pending', 'unscored', 'left_out'] as const

const texts: Record<(typeof kinds)[number], TextId> = {
  right: 'practices.results_right',
  part: 'practices.results_part',
  wrong: 'practices.results_wrong',
  pending: 'practices.results_pending',
  unscored: 'practices.results_unscored',
  left_out: 'practices.results_left_out',
}

/** How a question was answered, as one bar of shares with their words below. */
export const AnswerShares = ({ question }: { question: QuestionStatistics }) => {
  const { t } = useTexts()
  const shares = sharesOf(kinds.map((kind) => question[kind]))
  const shown = kinds
    .map((kind, at) => ({ kind, percent: shares[at] ?? 0 }))
    .filter(({ kind }) => question[kind] > 0)
  return (
    <div className={styles.shares}>
      <div className={styles.strip} aria-hidden="true">
        {shown.map(({ kind }) => (
          <span key={kind} className={styles.part} data-kind={kind} style={{ '--part': question[kind] }} />
        ))}
      </div>
      <span className={figures.more}>
        {shown.map(({ kind, percent }) => t(texts[kind], { percent })).join(' · ')}
      </span>
    </div>
  )
}
