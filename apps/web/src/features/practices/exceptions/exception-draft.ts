import type { AttemptException, ExceptionChange } from '@lectern/contract/attempts/attempt-exception'

/** What is being given. */
export interface ExceptionDraft {
  minutes: number
  percent: number
  attempts: number
  opensAt: string | undefined
  closesAt: string | undefined
  reason: string
}

export const draftOf = (before: AttemptException | undefined): ExceptionDraft => ({
  minutes: before?.extra_minutes ?? 0,
  percent: before?.extra_percent ?? 0,
  attempts: before?.extra_attempts ?? 0,
  opensAt: before?.opens_at ?? undefined,
  closesAt: before?.closes_at ?? undefined,
  reason: before?.reason ?? '',
})

/** The same as the call takes it. */
export const givenBy = (draft: ExceptionDraft) => ({
  extra_minutes: draft.minutes,
  extra_percent: draft.percent,
  extra_attempts: draft.attempts,
  opens_at: draft.opensAt ?? null,
  closes_at: draft.closesAt ?? null,
  reason: draft.reason.trim(),
})

/** Something is given at all. */
export const givesAnything = (draft: ExceptionDraft): boolean =>
  draft.minutes + draft.percent + draft.attempts > 0 ||
  draft.opensAt !== undefined ||
  draft.closesAt !== undefined

/** An exception as it was, to be given again. */
export const againOf = (exception: AttemptException): ExceptionChange => ({
  ...givenBy(draftOf(exception)),
  ...(exception.user
    ? { user_id: exception.user.id }
    : { participant_group_id: exception.participant_group?.id }),
})
