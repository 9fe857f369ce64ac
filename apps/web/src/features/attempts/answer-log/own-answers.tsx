import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { type TextId, useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './own-answers.module.css'
import { listAnswerLog } from './api.ts'
import { entriesPerPage, mostEntries, readAnswerLog, type ReadLog } from './read-answer-log.ts'

const outcomes: Record<AnswerLogEntry['outcome'], TextId> = {
  stored: 'quiz.log_stored',
  late: 'quiz.log_late',
  final: 'quiz.log_final',
}

interface OwnAnswersProps {
  attempt: number
  /** The number of a question in its quiz. */
  placeOf: (question: string) => number
}

/** On request: every answer of the own attempt as the server received it. */
export const OwnAnswers = ({ attempt, placeOf }: OwnAnswersProps) => {
  const { t } = useTexts()
  const [log, setLog] = useState<ReadLog>()
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<unknown>()
  const read = async () => {
    setReading(true)
    setError(undefined)
    try {
      setLog(
        await readAnswerLog((page) =>
          listAnswerLog({ params: { attempt }, query: { page, per_page: entriesPerPage } }),
        ),
      )
    } catch (failure) {
      setError(failure)
    } finally {
      setReading(false)
    }
  }
  if (log) return <Entries log={log} placeOf={placeOf} />
  return (
    <div>
      <Button variant="quiet" busy={isReading} onClick={() => void read()}>
        {t('quiz.log_open')}
      </Button>
      {error !== undefined && <p role="alert">{errorText(error, t)}</p>}
    </div>
  )
}

const Entries = ({
  log: { entries, isCut },
  placeOf,
}: { log: ReadLog } & Pick<OwnAnswersProps, 'placeOf'>) => {
  const { t } = useTexts()
  const { date, clock } = useDates()
  if (entries.length === 0) return <p role="status">{t('quiz.log_nothing')}</p>
  return (
    <section aria-label={t('quiz.log_title')}>
      <h3 className={styles.title} role="status">
        {t('quiz.log_title')}
      </h3>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.device}/${entry.quiz_question_id}/${entry.seq}`} className={styles.entry}>
            <time dateTime={entry.at}>{`${date(entry.at)}, ${clock(entry.at)}`}</time>
            <span>{t(outcomes[entry.outcome], { number: placeOf(entry.quiz_question_id) })}</span>
          </li>
        ))}
      </ol>
      {isCut && <p>{t('quiz.log_cut', { count: mostEntries })}</p>}
    </section>
  )
}
