import {
  isNotificationKind,
  type NotificationKind,
  notificationKinds,
  type ParamsOf,
} from '@lectern/contract/notifications/kinds/registry'
import type { Sight } from '../sight.ts'
import {
  accessEnded,
  accessEnding,
  accessExtended,
  accessGiven,
  accessPaused,
  accessResumed,
  placeOpened,
  waitingListJoined,
} from './access.ts'
import {
  attemptCommented,
  casesOpened,
  commentAnswered,
  commentMentioned,
  lessonCommented,
} from './comment.ts'
import { lessonOpened } from './lesson-opened.ts'
import { peerReviewReceived, peerReviewsDrawn, peerReviewsDue } from './peer-review.ts'
import { answersDue, answersLate, practiceChecked, practiceReturned, practiceWaiting } from './practice.ts'
import type { Teller, Told } from './teller.ts'

/** How each kind is told. Total: a kind of the contract that nobody tells does not compile. */
const tellers: { readonly [Kind in NotificationKind]: Teller<ParamsOf<Kind>> } = {
  lesson_opened: lessonOpened,
  practice_checked: practiceChecked,
  practice_returned: practiceReturned,
  practice_waiting: practiceWaiting,
  answers_due: answersDue,
  answers_late: answersLate,
  peer_reviews_drawn: peerReviewsDrawn,
  peer_reviews_due: peerReviewsDue,
  peer_review_received: peerReviewReceived,
  comment_answered: commentAnswered,
  attempt_commented: attemptCommented,
  comment_mentioned: commentMentioned,
  lesson_commented: lessonCommented,
  cases_opened: casesOpened,
  access_given: accessGiven,
  access_ending: accessEnding,
  access_ended: accessEnded,
  access_paused: accessPaused,
  access_resumed: accessResumed,
  access_extended: accessExtended,
  waiting_list_joined: waitingListJoined,
  place_opened: placeOpened,
}

/** Whether a letter goes out about a kind. */
export const hasLetter = (kind: NotificationKind): boolean => tellers[kind].hasLetter

/** What there is to tell of a kept notification as things stand now; null: nothing, or nothing that this version knows. */
export const tellKept = async (
  { kind, params }: { readonly kind: string; readonly params: unknown },
  sight: Sight,
  isLetter: boolean,
): Promise<Told | null> => (isNotificationKind(kind) ? tellAs(kind, params, sight, isLetter) : null)

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- joins the schema and the teller of one kind
const tellAs = async <Kind extends NotificationKind>(
  kind: Kind,
  params: unknown,
  sight: Sight,
  isLetter: boolean,
): Promise<Told | null> => {
  const read = notificationKinds[kind].params.safeParse(params)
  if (!read.success) return null
  const teller: Teller<ParamsOf<Kind>> = tellers[kind]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of the same kind
  return teller.tell(read.data as ParamsOf<Kind>, sight, isLetter)
}
