import type { PeerReview } from '@lectern/contract/peer-reviews/peer-review'
import { Link } from '@lectern/ui/actions/link'
import { useLoaderData } from '@tanstack/react-router'
import textStyles from '@lectern/ui/text/text.module.css'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'

/** Apart: every page carries what the first code of a route names, and questions have many parts. */
const ReviewBody = lazyPart<{ review: PeerReview }>(
  async () => (await import('./review-body.tsx')).ReviewBody,
).Part

/** One answer of another learner, with the guide to fill in. */
export const PeerReviewPage = () => {
  const { t } = useTexts()
  const { moment } = useDates()
  const isHydrated = useHydrated()
  const { review } = useLoaderData({ from: '/_learner/peer-reviews/$review' })
  const { practice, author } = review
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p>
          <Link href={practice.link}>{t('peers.back')}</Link>
        </p>
        <h1 className={styles.heading}>{t('peers.page_title', { number: review.number })}</h1>
        <p className={textStyles.muted}>
          {practice.name} · {practice.lesson}
        </p>
        <p className={textStyles.muted}>
          {author ? t('peers.author', { name: author.name }) : t('peers.author_hidden')}
          {' · '}
          {t('peers.due', { date: moment(review.due_at) })}
        </p>
      </header>
      {/* Another answer may have been drawn for it meanwhile. */}
      {isHydrated && <ReviewBody key={`${review.id}/${review.draw}`} review={review} />}
    </article>
  )
}
