import { attemptStatus, type Attempt } from '@lectern/contract/attempts/attempt'

type Points = Pick<Attempt, 'status_id' | 'scores' | 'max_scores'>

/** The points that are the mark of an attempt; null while it awaits review, whatever of it was checked by key, and where nothing is scored. */
export const givenPoints = ({
  status_id: status,
  scores,
  max_scores: max,
}: Points): { readonly scores: number; readonly max: number } | null =>
  status === attemptStatus.underCheck || scores === null || max === null ? null : { scores, max }
