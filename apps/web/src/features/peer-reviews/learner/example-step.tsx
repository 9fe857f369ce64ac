import type { PeerReview, ShownExample } from '@lectern/contract/peer-reviews/peer-review'
import { Button } from '@lectern/ui/actions/button'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { markPeerExample } from '../api.ts'
import styles from '../peers.module.css'
import { LineFields } from './line-fields.tsx'
import { LineList } from './line-list.tsx'

interface ExampleStepProps {
  review: PeerReview
  example: ShownExample
  number: number
  onMarked: (example: ShownExample) => void
}

/** An answer of the author of the question: marked by the reviewer, and then beside what the author gave. */
export const ExampleStep = ({ review, example, number: place, onMarked }: ExampleStepProps) => {
  const { t } = useTexts()
  const [points, setPoints] = useState<PeerReview['points']>({})
  const marking = useAction(async (given: PeerReview['points']) => {
    const params = { review: review.id, example: example.id }
    onMarked((await markPeerExample({ params, body: { points: given } })).data)
  })
  const isWhole = review.lines.every(({ id }) => points[id] !== undefined)
  return (
    <section className={styles.box} aria-label={t('peers.example', { number: place })}>
      <h3 className={styles.title}>{t('peers.example', { number: place })}</h3>
      <p className={styles.comment}>{example.text}</p>
      {example.points === null ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isWhole) marking.run(points)
          }}
        >
          <LineFields lines={review.lines} points={points} onPoints={setPoints} />
          {marking.error && (
            <p className={textStyles.wrong} role="alert">
              {errorText(marking.error, t)}
            </p>
          )}
          <div>
            <Button type="submit" busy={marking.busy} disabled={!isWhole}>
              {t('peers.example_mark')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className={textStyles.muted}>{t('peers.example_own')}</p>
          <LineList lines={review.lines} points={example.points} />
          <p className={textStyles.muted}>{t('peers.example_author')}</p>
          <LineList lines={review.lines} points={example.author_points ?? {}} />
          {example.reason && <p className={styles.comment}>{example.reason}</p>}
        </>
      )}
    </section>
  )
}
