import type { PeerReview, ShownExample } from '@lectern/contract/peer-reviews/peer-review'
import { Button } from '@lectern/ui/actions/button'
import textStyles from '@lectern/ui/text/text.module.css'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { markPeerExample } from '../api.ts'
import styles from '../peers.module.css'
import { LineFields } from './line-fields.tsx'
import { LineTable } from './line-table.tsx'

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
  const [isMarkedHere, setMarkedHere] = useState(false)
  const marking = useAction(async (given: PeerReview['points']) => {
    const params = { review: review.id, example: example.id }
    onMarked((await markPeerExample({ params, body: { points: given } })).data)
    setMarkedHere(true)
  })
  const isWhole = review.lines.every(({ id }) => points[id] !== undefined)
  return (
    <section className={styles.box} aria-label={t('peers.example', { number: place })}>
      <h3 className={styles.title}>{t('peers.example', { number: place })}</h3>
      <p className={styles.quote}>{example.text}</p>
      {example.points === null ? (
        <form
          noValidate
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
        <MarkedExample
          lines={review.lines}
          own={example.points}
          authors={example.author_points ?? {}}
          reason={example.reason}
          isNew={isMarkedHere}
        />
      )}
    </section>
  )
}

interface MarkedExampleProps {
  lines: PeerReview['lines']
  own: PeerReview['points']
  authors: PeerReview['points']
  reason: string | null
  /** It was marked a moment ago: its reader goes on here. */
  isNew: boolean
}

/** What the reviewer gave an example, beside what its author gave, and how far they are apart. */
const MarkedExample = ({ lines, own, authors, reason, isNew }: MarkedExampleProps) => {
  const { t, number } = useTexts()
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) told.current?.focus()
  }, [isNew])
  const isApart = ({ id }: PeerReview['lines'][number]) => own[id] !== authors[id]
  const apart = lines.filter(isApart).length
  return (
    <>
      {lines.length > 0 && (
        <>
          <p ref={told} tabIndex={-1} className={styles.told}>
            {apart === 0 ? t('peers.example_same') : t('peers.example_differs', { count: apart })}
          </p>
          <LineTable
            caption={t('peers.example_points')}
            lines={lines}
            heads={[t('peers.example_own'), t('peers.example_author')]}
            cells={({ id }) => [number(own[id] ?? 0), number(authors[id] ?? 0)]}
            differs={isApart}
          />
        </>
      )}
      {reason && <p className={styles.comment}>{reason}</p>}
    </>
  )
}
