import type { QuizResults } from '@lectern/contract/attempts/quiz-results'
import { Card } from '@lectern/ui/layout/card'
import { useTexts } from '../../../lib/texts/index.ts'
import { useResultWords } from './use-result-words.ts'
import styles from './results.module.css'

/** What came of each version of the quiz, beside each other: whether an edit made it harder. */
export const VersionTable = ({ versions }: Pick<QuizResults, 'versions'>) => {
  const { t, number } = useTexts()
  const { share } = useResultWords()
  return (
    <Card
      level={2}
      title={t('practices.results_versions')}
      description={t('practices.results_versions_help')}
    >
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t('practices.results_version')}</th>
            <th scope="col">{t('practices.results_counted')}</th>
            <th scope="col">{t('practices.results_passed')}</th>
            <th scope="col">{t('practices.results_average')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, number: place, attempts, passed, failed, percent }) => (
            <tr key={id}>
              <th scope="row">{t('practices.version', { number: place })}</th>
              <td>{number(attempts)}</td>
              <td>{passed + failed === 0 ? '–' : share(passed / (passed + failed))}</td>
              <td>
                {percent === null ? (
                  '–'
                ) : (
                  <span className={styles.meter}>
                    <span
                      className={styles.level}
                      style={{ inlineSize: `${Math.min(100, percent)}%` }}
                      aria-hidden="true"
                    />
                    <span>{share(percent / 100)}</span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
