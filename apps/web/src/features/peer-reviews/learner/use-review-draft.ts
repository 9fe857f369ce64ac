import type { PeerReview, PeerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSaving } from '../../../frame/index.ts'
import { savePeerReview } from '../api.ts'
import { keepReview, readKeptReview } from './kept-review.ts'

/** So long nothing more is written before it is sent. */
const rest_ms = 800

/** What a reviewer writes: on the device with every letter, at the school a moment later, one after the other. */
export const useReviewDraft = (review: PeerReview, person: number) => {
  // Drawn in the browser alone, where what was kept is known at once.
  const [kept] = useState(() => readKeptReview(person, review.id))
  const [draft, setDraft] = useState<PeerReviewDraft>({
    points: kept?.points ?? review.points,
    comment: kept?.comment ?? review.comment,
    is_submitted: review.is_submitted,
  })
  const [isChanged, setChanged] = useState(kept !== null)
  const [isGiving, setGiving] = useState(false)
  const { saving, save, error } = useSaving()
  const latest = useRef(draft)
  const sending = useRef<Promise<unknown>>(Promise.resolve())

  const send = (next: PeerReviewDraft): Promise<boolean> => {
    const sent = sending.current.then(() =>
      save(() => savePeerReview({ params: { review: review.id }, body: next })),
    )
    sending.current = sent
    return sent.then((isStored) => {
      if (isStored && latest.current === next) {
        keepReview(person, review.id, null)
        setChanged(false)
      }
      return isStored
    })
  }

  const write = (next: PeerReviewDraft) => {
    latest.current = next
    setDraft(next)
    setChanged(true)
    keepReview(person, review.id, next)
  }

  const sendRested = useEffectEvent(() => void send(draft))
  useEffect(() => {
    // A review that was given, or is being given, changes by a press alone: its draft, sent behind it, would take it back.
    if (!isChanged || isGiving || draft.is_submitted) return
    const timer = setTimeout(() => sendRested(), rest_ms)
    return () => clearTimeout(timer)
  }, [draft, isChanged, isGiving])

  return {
    draft,
    isChanged,
    saving,
    error,
    change: (part: Partial<PeerReviewDraft>) => write({ ...draft, ...part }),
    submit: () => {
      const given = { ...draft, is_submitted: true }
      latest.current = given
      setGiving(true)
      return send(given).then((isStored) => {
        if (isStored) setDraft(given)
        setGiving(false)
        return isStored
      })
    },
  }
}
