import type { QuestionAnswers } from '@lectern/contract/attempts/quiz-results'
import { useTexts } from '../../../lib/texts/index.ts'
import { useResultWords } from './use-result-words.ts'
import styles from './results.module.css'

/** What the type of a question makes of all answers: a mean, a recommendation, a profile by letters. */
export const QuestionFigures = ({ figures }: { figures: QuestionAnswers['figures'] }) => {
  const { t, number } = useTexts()
  const { points, share } = useResultWords()
  const { mean, promoters, letters = [] } = figures
  const facts: [string, string][] = [
    ...(mean
      ? [
          [t('create-course.results_mean', { least: mean.least, most: mean.most }), points(mean.value)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(promoters
      ? ([
          [t('create-course.results_promoter_score'), number(promoters.score, { signDisplay: 'exceptZero' })],
          [
            t('create-course.results_promoter_groups'),
            [promoters.promoters, promoters.passives, promoters.detractors]
              .map((each) => share(each / 100))
              .join(' · '),
          ],
        ] as [string, string][])
      : []),
    ...letters.map(({ letter, name, average, count_questions: of }): [string, string] => [
      name === '' ? letter : `${letter} · ${name}`,
      t('create-course.results_letter', { average: points(average), count: of }),
    ]),
  ]
  if (facts.length === 0) return null
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
