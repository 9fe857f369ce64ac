import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { useState } from 'react'

/** Fewer answers than these are read as quickly as the line that stands for them. */
const fewestFolded = 3

/** Whether the key alone has settled an answer, and nobody has to look at it. */
export const isByKey = ({ question, result }: ShownAttemptQuestion): boolean => {
  const { state, max_points: most, is_marked_by_hand: isByHand } = result
  const isReviewed = 'peer_review' in question && question.peer_review !== undefined
  const isSettled = state === 'correct' || state === 'incorrect' || state === 'skipped'
  return isSettled && (most ?? 0) > 0 && isByHand !== true && !isReviewed
}

/** The answers that fold beside those of which a person judges; none where they are few, or there is nothing else. */
export const foldable = (shown: readonly ShownAttemptQuestion[]): ShownAttemptQuestion[] => {
  const byKey = shown.filter(isByKey)
  return byKey.length >= fewestFolded && byKey.length < shown.length ? byKey : []
}

export interface Folding {
  readonly byKey: readonly ShownAttemptQuestion[]
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** Whether the answers that the key settled are open; a key or an address that leads to one of them opens them. */
export const useFolding = (shown: readonly ShownAttemptQuestion[], chosen: string | null): Folding => {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<string | null>(null)
  const byKey = foldable(shown)
  if (chosen !== seen) {
    setSeen(chosen)
    if (byKey.some(({ question }) => question.id === chosen)) setOpen(true)
  }
  return { byKey, isOpen, toggle: () => setOpen(!isOpen) }
}
