import type { AnswerFigures } from '@lectern/contract/quizzes/question-types/shared/answer-figures'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useTexts } from '../../../lib/texts/index.ts'
import { useResultWords } from './use-result-words.ts'
import styles from './figure-plots.module.css'

const groups = ['detractors', 'passives', 'promoters'] as const

/** The net promoter score as a number and as one bar of its three groups, each named with its share. */
export const PromoterPlot = ({ promoters }: { promoters: NonNullable<AnswerFigures['promoters']> }) => {
  const { t, number } = useTexts()
  const { share } = useResultWords()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span>{t('practices.results_promoter_score')}</span>
        <span className={styles.score}>{number(promoters.score, { signDisplay: 'exceptZero' })}</span>
      </figcaption>
      <div className={styles.strip} aria-hidden="true">
        {groups.map((group) => (
          <span
            key={group}
            className={styles.part}
            data-group={group}
            style={{ '--part': promoters[group] }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {groups.map((group) => (
          <li key={group} data-group={group}>
            <span className={styles.swatch} data-group={group} aria-hidden="true" />
            {t(`practices.results_${group}`)} <strong>{share(promoters[group] / 100)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The average profile: a bar for each letter, with its number in words. */
export const LetterPlot = ({ letters }: { letters: NonNullable<AnswerFigures['letters']> }) => {
  const { t } = useTexts()
  const { points } = useResultWords()
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('practices.results_profile')}</figcaption>
      <ul className={styles.letters}>
        {letters.map(({ letter, name, average, count_questions: of }) => (
          <li key={letter}>
            <ProgressBar
              label={name === '' ? letter : `${letter} · ${name}`}
              value={of === 0 ? 0 : average / of}
              text={name === '' ? letter : `${letter} · ${name}`}
              amount={t('practices.results_letter', { average: points(average), count: of })}
            />
          </li>
        ))}
      </ul>
    </figure>
  )
}
