import type { AttemptView, ResultRow } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AnswerFilesContext, questionResults, ShownExtrasContext } from '../../quizzes/index.ts'
import { getPractice } from '../api.ts'
import { Pieces } from '../../shown-text/pieces/index.ts'
import { compareAnswers, type Side } from './compare-answers.ts'
import styles from './version-difference.module.css'

export interface VersionDifferenceProps {
  /** The question as the page shows it. */
  item: ShownAttemptQuestion
  /** The attempt of the page, and its number among the versions. */
  shown: { id: number; number: number }
  /** The version that is put beside it. */
  other: { id: number; number: number }
  onClose: () => void
}

/** How a question was answered in two versions of an attempt, the earlier one first. */
export const VersionDifference = ({ item, shown, other, onClose }: VersionDifferenceProps) => {
  const { t } = useTexts()
  const practice = useQuery(queryFor(getPractice, { params: { attempt: other.id } }))
  const view = practice.data?.data
  const found = view?.questions.filter(isShown).find(({ question }) => question.id === item.question.id)
  const label = t('practices.versions_beside', { one: other.number, other: shown.number })
  return (
    <section className={styles.difference} aria-label={label}>
      {practice.error ? (
        <Notice
          tone="danger"
          announce="politely"
          actions={<Button onClick={() => void practice.refetch()}>{t('common.try_again')}</Button>}
        >
          {errorText(practice.error, t)}
        </Notice>
      ) : view === undefined ? (
        <SkeletonText lines={3} />
      ) : found === undefined ? (
        <p role="status">{t('practices.version_without_question', { number: other.number })}</p>
      ) : (
        <BothSides item={item} found={found} view={view} shown={shown.number} other={other.number} />
      )}
      <Button size="small" variant="quiet" onClick={onClose}>
        {t('practices.version_close')}
      </Button>
    </section>
  )
}

interface BothSidesProps {
  item: ShownAttemptQuestion
  found: ShownAttemptQuestion
  /** The other attempt, with what stands in its answers. */
  view: AttemptView
  shown: number
  other: number
}

const BothSides = ({ item, found, view, shown, other }: BothSidesProps) => {
  const { t } = useTexts()
  const { files, pictures, formulas, aggregate_interview, answer_files } = view
  const extras = useMemo(
    () => ({
      ...{ files, pictures, formulas, aggregate_interview },
      renew: () => Promise.resolve(files),
    }),
    [files, pictures, formulas, aggregate_interview],
  )
  const answerFiles = useMemo(() => ({ files: answer_files }), [answer_files])
  const isEarlier = other < shown
  const compared = useMemo(
    () =>
      isEarlier ? compareAnswers(found.results, item.results) : compareAnswers(item.results, found.results),
    [isEarlier, found, item],
  )
  const theirs = (
    <ShownExtrasContext value={extras}>
      <AnswerFilesContext value={answerFiles}>
        <OneVersion item={found} number={other} side={isEarlier ? compared.before : compared.after} />
      </AnswerFilesContext>
    </ShownExtrasContext>
  )
  const ours = <OneVersion item={item} number={shown} side={isEarlier ? compared.after : compared.before} />
  return (
    <>
      <p className={styles.outcome} role="status">
        <Badge tone={compared.isSame ? 'neutral' : 'warning'}>
          {t(compared.isSame ? 'practices.version_same' : 'practices.version_changed')}
        </Badge>
        {compared.isWhole && <span>{t('practices.version_whole')}</span>}
      </p>
      <div className={styles.sides}>
        {isEarlier ? theirs : ours}
        {isEarlier ? ours : theirs}
      </div>
    </>
  )
}

const withoutWords = (rows: readonly ResultRow[]): ResultRow[] =>
  rows.map((row) => ({ ...row, text_answer: null }))

interface OneVersionProps {
  item: ShownAttemptQuestion
  number: number
  side: Side
}

/** One version of an answer: its words with what came or went, and everything else as a result shows it. */
const OneVersion = ({ item: { question, results, result }, number, side }: OneVersionProps) => {
  const { t } = useTexts()
  const Result = questionResults[question.type]
  const parts: ReactNode[] = []
  if (side.pieces !== undefined)
    parts.push(
      <p key="words" className={styles.words}>
        <Pieces pieces={side.pieces} />
      </p>,
    )
  if (side.isDrawn)
    parts.push(
      <Result
        key="rest"
        question={question}
        rows={side.pieces === undefined ? results : withoutWords(results)}
        result={result}
        name={`version-${number}-${question.id}`}
      />,
    )
  return (
    <div className={styles.side}>
      <h3 className={styles.title}>{t('practices.version', { number })}</h3>
      {parts}
    </div>
  )
}
