import type { PeerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'

const nameOf = (person: number, review: number): string => `lectern-peer-review:${person}:${review}`

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

// The schema itself would bring all schemas of reviews to the page.
const isDraft = (value: unknown): value is PeerReviewDraft =>
  isRecord(value) &&
  isRecord(value['points']) &&
  Object.values(value['points']).every((points) => typeof points === 'number') &&
  typeof value['comment'] === 'string' &&
  typeof value['is_submitted'] === 'boolean'

/** What a reviewer wrote on this device and the school has not stored; null without. */
export const readKeptReview = (person: number, review: number): PeerReviewDraft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(person, review)) ?? 'null')
    return isDraft(kept) ? kept : null
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
