import type { z } from 'zod'
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
import type { NotificationKindDefinition } from './kind.ts'
import { lessonOpened } from './lesson-opened.ts'
import { peerReviewReceived, peerReviewsDrawn, peerReviewsDue } from './peer-review.ts'
import { answersDue, answersLate, practiceChecked, practiceReturned, practiceWaiting } from './practice.ts'

/** Every kind that there is. A kind here without words, or without somebody who looks up its names, does not compile. */
export const notificationKinds = {
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
} as const satisfies Record<string, NotificationKindDefinition>

export type NotificationKind = keyof typeof notificationKinds

/** What is kept of a kind. */
export type ParamsOf<Kind extends NotificationKind> = z.output<(typeof notificationKinds)[Kind]['params']>

/** Whether a word names a kind; one that has left since does not. */
export const isNotificationKind = (word: string): word is NotificationKind =>
  Object.hasOwn(notificationKinds, word)
