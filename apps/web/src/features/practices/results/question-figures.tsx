import type { QuestionAnswers } from '@lectern/contract/attempts/quiz-results'
import { useTexts } from '../../../lib/texts/index.ts'
import factsStyles from '../figures/facts.module.css'
import { LetterPlot, PromoterPlot } from './figure-plots.tsx'
import { useResultWords } from './use-result-words.ts'
import styles from './results.module.css'

/** What the type of a question makes of all answers: a mean, a recommendation, a profile by letters. */
export const QuestionFigures = ({ figures }: { figures: QuestionAnswers['figures'] }) => {
  const { t } = useTexts()
  const { points } = useResultWords()
  const { mean, promoters, letters = [] } = figures
  return (
    <>
      {promoters && <PromoterPlot promoters={promoters} />}
      {mean && (
        <dl className={styles.figures}>
          <div className={factsStyles.fact}>
            <dt>{t('practices.results_mean', { least: mean.least, most: mean.most })}</dt>
            <dd>{points(mean.value)}</dd>
          </div>
        </dl>
      )}
      {letters.length > 0 && <LetterPlot letters={letters} />}
    </>
  )
}
