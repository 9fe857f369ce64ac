import type { ReviewedAnswer, TeamReview } from '@lectern/contract/peer-reviews/peer-review'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { classNames } from '@lectern/ui/theme/class-names'
import textStyles from '@lectern/ui/text/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useLive } from '../../../lib/live/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { hidePeerReview, listPracticePeerReviews } from '../api.ts'
import { LineList, Total } from '../learner/line-list.tsx'
import { LineTable } from '../learner/line-table.tsx'
import styles from '../peers.module.css'

export interface AnswerReviewsProps {
  attempt: number
  question: string
  /** Gives the answer these points; absent where the reader gives none. */
  onTake: ((points: number) => Promise<unknown>) | undefined
}

/** What learners said about an answer: who, how far apart they are, and the median to take over. */
export const AnswerReviews = ({ attempt, question, onTake }: AnswerReviewsProps) => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('peers')
  const id = useId()
  const { data, refetch } = useQuery(
    queryFor(listPracticePeerReviews, { params: { attempt: String(attempt) } }),
  )
  useLive(`quiz-attempt:${attempt}`, ({ types }) => {
    if (types.has('attempt') || types.has('reset')) void refetch()
  })
  const answer = data?.data.answers.find(({ question_id: of }) => of === question)
  if (!hasTexts || !data || !answer) return null
  const given = answer.reviews.filter(({ state }) => state === 'submitted').length
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('peers.team_title', { given, wanted: answer.wanted })}
      </h3>
      <p className={textStyles.muted}>{t('peers.team_practice', data.data.practice)}</p>
      {given > 0 && answer.lines.length > 0 && <Spread answer={answer} onTake={onTake} />}
      {answer.reviews.map((review) => (
        <TeamReviewCard
          key={review.id}
          attempt={attempt}
          review={review}
          lines={answer.lines}
          mayHide={onTake !== undefined}
          onChanged={refetch}
        />
      ))}
    </section>
  )
}

/** The medians line by line, how far the reviewers are apart, and the way to take them over. */
const Spread = ({ answer, onTake }: { answer: ReviewedAnswer } & Pick<AnswerReviewsProps, 'onTake'>) => {
  const { t, number } = useTexts()
  const taking = useAction(async (points: number) => onTake?.(points))
  const { median } = answer
  return (
    <>
      <LineTable
        caption={t('peers.spread_title')}
        lines={answer.lines}
        heads={[t('peers.median_head'), t('peers.spread_head')]}
        cells={({ median: middle, least, most }) => [
          number(middle ?? 0),
          least === most ? number(least ?? 0) : `${number(least ?? 0)}–${number(most ?? 0)}`,
        ]}
      />
      {median !== null && (
        <div className={styles.actions}>
          <strong>{t('peers.median', { points: number(median) })}</strong>
          {onTake && (
            <Button size="small" busy={taking.busy} onClick={() => taking.run(median)}>
              {t('peers.take_median')}
            </Button>
          )}
        </div>
      )}
      {taking.error && (
        <p className={textStyles.wrong} role="alert">
          {errorText(taking.error, t)}
        </p>
      )}
    </>
  )
}

const states = {
  drawn: { tone: 'warning', text: 'peers.team_drawn' },
  submitted: { tone: 'success', text: 'peers.state_submitted' },
  expired: { tone: 'danger', text: 'peers.state_expired' },
  left: { tone: 'neutral', text: 'peers.state_left' },
} as const

interface TeamReviewCardProps {
  attempt: number
  review: TeamReview
  lines: ReviewedAnswer['lines']
  mayHide: boolean
  onChanged: () => Promise<unknown>
}

const TeamReviewCard = ({ attempt, review, lines, mayHide, onChanged }: TeamReviewCardProps) => {
  const { t } = useTexts()
  const isGiven = review.state === 'submitted'
  const hiding = useAction(async (isHidden: boolean) => {
    await hidePeerReview({ params: { attempt, review: review.id }, body: { is_hidden: isHidden } })
    await onChanged()
  })
  return (
    <article className={classNames(styles.review, review.is_hidden && styles.hidden)}>
      <ReviewHead review={review} lines={lines} />
      {isGiven && lines.length > 0 && <LineList lines={lines} points={review.points} />}
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {review.deviation !== null && (
        <p className={textStyles.muted}>
          {review.deviation === 0
            ? t('peers.deviation_none')
            : t('peers.deviation', { percent: review.deviation })}
        </p>
      )}
      {review.report !== null && (
        <p className={textStyles.wrong}>{t('peers.team_report', { reason: review.report })}</p>
      )}
      {isGiven && mayHide && (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={hiding.busy}
            onClick={() => hiding.run(!review.is_hidden)}
          >
            {t(review.is_hidden ? 'peers.show' : 'peers.hide')}
          </Button>
        </div>
      )}
      {hiding.error && (
        <p className={textStyles.wrong} role="alert">
          {errorText(hiding.error, t)}
        </p>
      )}
    </article>
  )
}

/** Who reviewed, and what they gave or how far they are. */
const ReviewHead = ({ review, lines }: Pick<TeamReviewCardProps, 'review' | 'lines'>) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { tone, text } = states[review.state]
  return (
    <div className={styles.head}>
      <h4 className={styles.title}>{review.reviewer?.name ?? t('peers.reviewer_unseen')}</h4>
      <span className={styles.actions}>
        {review.state === 'drawn' && (
          <span className={textStyles.muted}>{t('peers.due', { date: date(review.due_at) })}</span>
        )}
        {review.is_hidden && <Badge>{t('peers.hidden')}</Badge>}
        {review.state === 'submitted' ? (
          <Total lines={lines} total={review.total} />
        ) : (
          <Badge tone={tone}>{t(text)}</Badge>
        )}
      </span>
    </div>
  )
}
