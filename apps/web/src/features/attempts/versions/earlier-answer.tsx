import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRetry } from '../../../lib/use-retry.ts'
import { AnswerFilesContext, questionResults, ShownExtrasContext } from '../../quizzes/index.ts'
import { getAttemptView } from '../api.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { ResultMark } from '../results/result-mark.tsx'
import styles from './earlier-answer.module.css'

export interface EarlierAnswerProps {
  /** Of the version. */
  address: AttemptAddress
  /** Its number among the versions. */
  number: number
  question: string
  onHide: () => void
  /** Shows all of the version in the place of the page. */
  onShow: () => void
}

/** An attempt of the learner, asked for until it comes. */
const useVersion = ({ lesson, quiz, attempt }: AttemptAddress) => {
  const [view, setView] = useState<AttemptView>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const again = () => setRound((count) => count + 1)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      try {
        const { data } = await getAttemptView({ params: { lesson, quiz, attempt } }, { signal })
        if (signal.aborted) return
        setView(data)
        setError(undefined)
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
    }
    void load()
    return () => leaving.abort()
  }, [lesson, quiz, attempt, round])
  useRetry(error, again)
  return { view, error, again }
}

/** How a question was answered in another version, below the answer of this one. */
export const EarlierAnswer = ({ address, number, question, onHide, onShow }: EarlierAnswerProps) => {
  const { t } = useTexts()
  const id = useId()
  const { view, error, again } = useVersion(address)
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {t('quiz.version_answer', { number })}
      </h4>
      <VisuallyHidden role="status">{view && t('quiz.version_answer', { number })}</VisuallyHidden>
      {view ? (
        <VersionExtras view={view}>
          <Answer view={view} number={number} question={question} />
        </VersionExtras>
      ) : error === undefined ? (
        <SkeletonText lines={3} />
      ) : (
        <Notice
          tone="warning"
          announce="politely"
          title={t('quiz.version_failed_load')}
          actions={<Button onClick={again}>{t('common.try_again')}</Button>}
        >
          {errorText(error, t)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={onHide}>
          {t('quiz.version_hide')}
        </Button>
        <Button size="small" variant="quiet" onClick={onShow}>
          {t('quiz.version_open')}
        </Button>
      </div>
    </section>
  )
}

/** Gives an answer the pictures, files and formulas of its version. */
const VersionExtras = ({ view, children }: { view: AttemptView; children: ReactNode }) => {
  const extras = useMemo(() => {
    const { files, pictures, formulas, aggregate_interview } = view
    return { files, pictures, formulas, aggregate_interview, renew: () => Promise.resolve(files) }
  }, [view])
  const answerFiles = useMemo(() => ({ files: view.answer_files }), [view])
  return (
    <ShownExtrasContext value={extras}>
      <AnswerFilesContext value={answerFiles}>{children}</AnswerFilesContext>
    </ShownExtrasContext>
  )
}

type AnswerProps = Pick<EarlierAnswerProps, 'number' | 'question'> & { view: AttemptView }

const Answer = ({ view, number, question: id }: AnswerProps) => {
  const { t } = useTexts()
  const item = view.questions.filter(isShown).find(({ question }) => question.id === id)
  if (!item) return <p>{t('quiz.version_missing', { number })}</p>
  const { question, results, result } = item
  const Result = questionResults[question.type]
  return (
    <div className={styles.body}>
      <ResultMark result={result} />
      <Result question={question} rows={results} result={result} name={`version-${number}-${id}`} />
    </div>
  )
}
