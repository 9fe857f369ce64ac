import type {
  GivenReview,
  OwnPeerReviews as Own,
  ReceivedReview,
} from '@lectern/contract/peer-reviews/peer-review'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import textStyles from '@lectern/ui/text/text.module.css'
import { useEffect, useId, useState } from 'react'
import { useLive } from '../../../lib/live/index.ts'
import { report } from '../../../lib/reporting.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useDates, useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { listOwnPeerReviews } from '../api.ts'
import styles from '../peers.module.css'
import { LineList, Total } from './line-list.tsx'
import { ReportReview } from './report-review.tsx'

export interface OwnPeerReviewsProps {
  attempt: number
}

const states = {
  drawn: { tone: 'warning', text: 'peers.state_drawn' },
  submitted: { tone: 'success', text: 'peers.state_submitted' },
  expired: { tone: 'neutral', text: 'peers.state_expired' },
  left: { tone: 'neutral', text: 'peers.state_expired' },
} as const

/** What the learner of an attempt is to review in its practice, and what others said about their answers. */
export const OwnPeerReviews = ({ attempt }: OwnPeerReviewsProps) => {
  const hasTexts = useNeededTexts('peers')
  const [own, setOwn] = useState<Own>()
  const [asked, setAsked] = useState(0)
  const askAgain = () => setAsked(asked + 1)
  useLive(`quiz-attempt:${attempt}`, ({ types }) => {
    if (types.has('attempt') || types.has('reset')) askAgain()
  })
  useEffect(() => {
    let isWanted = true
    listOwnPeerReviews({ params: { attempt } })
      .then(({ data }) => isWanted && setOwn(data))
      .catch((error: unknown) => report(error, 'reviews of a practice'))
    return () => {
      isWanted = false
    }
  }, [attempt, asked])
  if (!hasTexts || !own) return null
  return (
    <>
      <Given own={own} />
      {own.received_count > 0 && <Received own={own} onReported={askAgain} />}
    </>
  )
}

const Given = ({ own: { given, to_come: toCome } }: { own: Own }) => {
  const { t } = useTexts()
  const id = useId()
  const open = given.filter(({ state }) => state === 'drawn').length
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(open > 0 ? 'peers.to_give' : 'peers.given_title', { count: open })}
      </h3>
      {given.length > 0 && (
        <ul className={styles.list}>
          {given.map((review) => (
            <GivenRow key={review.id} review={review} />
          ))}
        </ul>
      )}
      {toCome > 0 && <p className={textStyles.muted}>{t('peers.to_come', { count: toCome })}</p>}
    </section>
  )
}

const GivenRow = ({ review }: { review: GivenReview }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const { tone, text } = states[review.state]
  return (
    <li className={styles.row}>
      <Link href={paths.peerReview(review.id)}>{t('peers.answer_number', { number: review.number })}</Link>
      <span className={styles.actions}>
        {review.state === 'drawn' && (
          <span className={textStyles.muted}>{t('peers.due', { date: moment(review.due_at) })}</span>
        )}
        <Badge tone={tone}>{t(text)}</Badge>
      </span>
    </li>
  )
}

const Received = ({ own, onReported }: { own: Own; onReported: () => void }) => {
  const { t } = useTexts()
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('peers.received', { count: own.received_count })}
      </h3>
      {own.is_withheld && <p className={textStyles.muted}>{t('peers.withheld')}</p>}
      {own.received.map((review, at) => (
        <ReceivedCard key={review.id} review={review} number={at + 1} onReported={onReported} />
      ))}
    </section>
  )
}

interface ReceivedCardProps {
  review: ReceivedReview
  number: number
  onReported: () => void
}

const ReceivedCard = ({ review, number: place, onReported }: ReceivedCardProps) => {
  const { t } = useTexts()
  const [isReporting, setReporting] = useState(false)
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <h4 className={styles.title}>
          {review.reviewer ? review.reviewer.name : t('peers.reviewer_number', { number: place })}
        </h4>
        <Total lines={review.lines} total={review.total} />
      </div>
      {review.lines.length > 0 && <LineList lines={review.lines} points={review.points} />}
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {review.is_reported ? (
        <p className={textStyles.muted}>{t('peers.reported')}</p>
      ) : (
        <div>
          <Button variant="quiet" size="small" onClick={() => setReporting(true)}>
            {t('peers.report')}
          </Button>
        </div>
      )}
      <ReportReview
        review={review.id}
        open={isReporting}
        onClose={() => setReporting(false)}
        onReported={onReported}
      />
    </article>
  )
}
