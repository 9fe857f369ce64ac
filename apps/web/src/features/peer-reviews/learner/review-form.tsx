import type { PeerReview } from '@lectern/contract/peer-reviews/peer-review'
import { peerReviewLimits } from '@lectern/contract/peer-reviews/peer-review-limits'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import textStyles from '@lectern/ui/text/text.module.css'
import { SavingState } from '../../../frame/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../peers.module.css'
import { LineFields } from './line-fields.tsx'
import { useReviewDraft } from './use-review-draft.ts'

/** The guide with points and a comment; kept as it is written, given by a press. */
export const ReviewForm = ({ review, person }: { review: PeerReview; person: number }) => {
  const { t } = useTexts()
  const { draft, isChanged, saving, error, change, submit } = useReviewDraft(review, person)
  const isWhole = review.lines.every(({ id }) => draft.points[id] !== undefined)
  const isReady = isWhole && (review.lines.length > 0 || draft.comment.trim() !== '')
  const isGiven = draft.is_submitted
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('peers.form')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void submit()
      }}
    >
      <LineFields lines={review.lines} points={draft.points} onPoints={(points) => change({ points })} />
      <Field label={t(review.lines.length > 0 ? 'peers.comment_optional' : 'peers.comment')}>
        <TextArea
          rows={5}
          value={draft.comment}
          maxLength={peerReviewLimits.comment}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      </Field>
      {error && (
        <p className={textStyles.wrong} role="alert">
          {errorText(error, t)}
        </p>
      )}
      {isGiven && !isChanged && (
        <Notice tone="success" announce="politely">
          {t('peers.given_text')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={saving.state === 'saving'}
          disabled={!isReady || (isGiven && !isChanged)}
        >
          {t(isGiven ? 'peers.save_changes' : 'peers.submit')}
        </Button>
        <SavingState saving={saving} />
      </div>
      {!isReady && <p className={textStyles.muted}>{t('peers.not_ready')}</p>}
    </form>
  )
}
