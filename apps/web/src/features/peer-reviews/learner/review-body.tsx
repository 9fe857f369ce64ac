import type { PeerReview } from '@lectern/contract/peer-reviews/peer-review'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import textStyles from '@lectern/ui/text/text.module.css'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import {
  AnswerFilesContext,
  AuthorLongText,
  AuthorText,
  QuestionFiles,
  QuestionPicture,
  questionResults,
  questionViews,
  ShownExtrasContext,
} from '../../quizzes/index.ts'
import { getPeerReview, openPeerReview } from '../api.ts'
import styles from '../peers.module.css'
import { ExampleStep } from './example-step.tsx'
import { LineList } from './line-list.tsx'
import { ReviewForm } from './review-form.tsx'

/** The question, the answer and the review of it; examples come before the answer. */
export const ReviewBody = ({ review }: { review: PeerReview }) => {
  const { t } = useTexts()
  const { files, pictures, formulas, answer_files: handedIn } = review
  const answerFiles = useMemo(() => ({ files: handedIn }), [handedIn])
  const extras = useMemo(
    () => ({
      ...{ files, pictures, formulas, aggregate_interview: [] },
      renew: async () => (await getPeerReview({ params: { review: review.id } })).data.files,
    }),
    [files, pictures, formulas, review.id],
  )
  return (
    <ShownExtrasContext value={extras}>
      <AnswerFilesContext value={answerFiles}>
        {review.instructions && (
          <Notice tone="info" title={t('peers.instructions')}>
            <span className={styles.comment}>{review.instructions}</span>
          </Notice>
        )}
        <AskedQuestion question={review.question} />
        {review.is_over ? <OverReview review={review} /> : <OpenReview review={review} />}
      </AnswerFilesContext>
    </ShownExtrasContext>
  )
}

const AskedQuestion = ({ question }: Pick<PeerReview, 'question'>) => (
  <section className={styles.question}>
    <h2 className={styles.title}>
      <AuthorText text={question.name} />
    </h2>
    {question.description && <AuthorLongText text={question.description} />}
    {question.image && !questionViews[question.type].drawsPicture && (
      <QuestionPicture picture={question.image} />
    )}
    <QuestionFiles files={question.files} />
  </section>
)

/** The answer, to be read. */
const ReviewedAnswer = ({ review: { question, answer, result } }: { review: PeerReview }) => {
  const { t } = useTexts()
  const Result = questionResults[question.type]
  return (
    <section className={styles.question}>
      <h2 className={styles.title}>{t('peers.answer')}</h2>
      <Result question={question} rows={answer} result={result} name={`peer-${question.id}`} />
    </section>
  )
}

/** What was given, where nothing changes any more. */
const OverReview = ({ review }: { review: PeerReview }) => {
  const { t } = useTexts()
  return (
    <>
      <ReviewedAnswer review={review} />
      <section className={styles.question}>
        <Notice tone={review.is_submitted ? 'success' : 'warning'}>
          {t(review.is_submitted ? 'peers.over_given' : 'peers.over_missed')}
        </Notice>
        {review.is_submitted && (
          <>
            <LineList lines={review.lines} points={review.points} />
            <p className={styles.comment}>{review.comment}</p>
          </>
        )}
      </section>
    </>
  )
}

/** Says that the work begins, so that the review stays with this answer; nothing can be written before that is sure. */
const useOpened = ({ id, draw }: PeerReview) => {
  const [state, setState] = useState<'opening' | 'open' | Error>('opening')
  useEffect(() => {
    let isThere = true
    openPeerReview({ params: { review: id }, body: { draw } })
      .then(() => isThere && setState('open'))
      .catch(
        (error: unknown) => isThere && setState(error instanceof Error ? error : new Error(String(error))),
      )
    return () => {
      isThere = false
    }
  }, [id, draw])
  return state
}

const OpenReview = ({ review }: { review: PeerReview }) => {
  const { t } = useTexts()
  const router = useRouter()
  const { visitor } = useLoaderData({ from: '__root__' })
  const opened = useOpened(review)
  const [examples, setExamples] = useState(review.examples)
  const [wereMarked] = useState(() => review.examples.every(({ points }) => points !== null))
  const isNext = examples.findIndex(({ points }) => points === null)
  if (opened instanceof Error)
    return (
      <Notice
        tone="warning"
        actions={<Button onClick={() => void router.invalidate()}>{t('peers.load_again')}</Button>}
      >
        {errorText(opened, t)}
      </Notice>
    )
  const steps = examples
    .slice(0, isNext === -1 ? examples.length : isNext + 1)
    .map((example, at) => (
      <ExampleStep
        key={example.id}
        review={review}
        example={example}
        number={at + 1}
        onMarked={(marked) => setExamples(examples.map((each) => (each.id === marked.id ? marked : each)))}
      />
    ))
  if (isNext !== -1 && opened === 'opening') return null
  return (
    <>
      {examples.length > 0 && <Examples areFolded={wereMarked}>{steps}</Examples>}
      {isNext === -1 && <ReviewedAnswer review={review} />}
      {isNext === -1 && opened === 'open' && visitor !== null && (
        <section className={styles.question}>
          <h2 className={styles.title}>{t('peers.form')}</h2>
          <ReviewForm review={review} person={visitor.id} />
        </section>
      )}
    </>
  )
}

/** The examples above the answer: open while they are marked, folded once that was done earlier. */
const Examples = ({ areFolded, children }: { areFolded: boolean; children: ReactNode }) => {
  const { t } = useTexts()
  if (areFolded)
    return (
      <details className={styles.folded}>
        <summary>{t('peers.examples_marked')}</summary>
        {children}
      </details>
    )
  return (
    <section className={styles.question} aria-label={t('peers.examples')}>
      <p className={textStyles.muted}>{t('peers.examples_text')}</p>
      {children}
    </section>
  )
}
