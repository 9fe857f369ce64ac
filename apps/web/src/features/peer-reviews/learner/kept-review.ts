import type { PeerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'
import { peerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'

const nameOf = (person: number, review: number): string => `lectern-peer-review:${person}:${review}`

/** What a reviewer wrote on this device and the school has not stored; null without. */
export const readKeptReview = (person: number, review: number): PeerReviewDraft | null => {
  try {
    const kept = peerReviewDraft.safeParse(JSON.parse(localStorage.getItem(nameOf(person, review)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    // A browser that keeps nothing has nothing.
    return null
  }
}

/** Keeps it until it is stored; null forgets it. */
export const keepReview = (person: number, review: number, draft: PeerReviewDraft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(nameOf(person, review))
    else localStorage.setItem(nameOf(person, review), JSON.stringify(draft))
  } catch {
    // Then it is on the way to the school alone.
  }
}
