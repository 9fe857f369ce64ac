import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'
import { placeOf } from './prepare-comments.ts'

/** A good call of every operation on comments. */
export const commentSamples = {
  'comments.writeComment': (ids) => ({ body: { ...placeOf(ids.finishedAttempt), text: 'Another comment' } }),
  'comments.writePublicComment': (ids) => ({
    body: { ...placeOf(ids.finishedAttempt), text: 'Of the learner' },
  }),
  'comments.listLessonComments': (ids) => ({ params: { lesson: ids.lesson } }),
  'comments.listPublicLessonComments': (ids) => ({ params: { lesson: ids.lesson } }),
  'comments.listUnitComments': (ids) => ({ params: { unit: ids.commentUnit } }),
  'comments.listPublicUnitComments': (ids) => ({ params: { unit: ids.commentUnit } }),
  'comments.listAttemptComments': (ids) => ({ params: { attempt: ids.finishedAttempt } }),
  'comments.listPublicAttemptComments': (ids) => ({ params: { attempt: ids.finishedAttempt } }),
  'comments.countAttemptComments': (ids) => ({ params: { attempt: ids.finishedAttempt } }),
  'comments.listQuestionComments': (ids) => ({ params: { lesson: ids.lesson, question: ids.question } }),
  'comments.listCurators': (ids) => ({ params: { course: ids.course } }),
  'comments.findMentionable': (ids) => ({ params: { type: 'quiz-attempt', place: ids.finishedAttempt } }),
  'comments.restoreComment': (ids) => ({ params: { comment: ids.deletedComment } }),
  'comments.editComment': (ids) => ({ params: { comment: ids.comment }, body: { text: 'Changed comment' } }),
  'comments.concealComment': (ids) => ({ params: { comment: ids.teamComment } }),
  'comments.publishComment': (ids) => ({ params: { comment: ids.teamComment } }),
  'comments.setCommentAllowance': (ids) => ({
    params: { attempt: ids.finishedAttempt },
    body: {
      result_commentable_type: 'question',
      result_commentable_id: ids.question,
      is_allowed: true,
    },
  }),
  'comments.readComments': (ids) => ({ body: placeOf(ids.finishedAttempt) }),
  'comments.restrictComments': (ids) => ({ body: placeOf(ids.finishedAttempt) }),
  'comments.readCommentRules': () => ({}),
  'comments.getCommentRules': () => ({}),
  'comments.updateCommentRules': () => ({
    body: {
      text: 'Be kind.',
      newcomer_comments: 2,
      newcomer_links: 0,
      is_newcomer_held: false,
      stop_words: ['casino'],
      hide_after_reports: 5,
    },
  }),
  'comments.reportComment': (ids) => ({
    params: { comment: ids.othersComment },
    body: { reason: 'off_topic', note: 'Sample note' },
  }),
  'comments.listCommentCases': () => ({}),
  'comments.listSchoolComments': () => ({}),
  'comments.decideCommentCase': (ids) => ({
    params: { comment: ids.reportedComment },
    body: { decision: 'hide' },
  }),
  'comments.restrictCommenter': (ids) => ({
    params: { user: ids.user },
    body: { until: null, is_everywhere: false, reason: 'Sample reason' },
  }),
  'comments.listCommentRestrictions': () => ({}),
  'comments.releaseCommenter': (ids) => ({ params: { user: ids.user } }),
  'comments.listModerationLog': () => ({}),
  'comments.deleteComment': (ids) => ({ params: { comment: ids.comment } }),
  'comments.deleteComments': (ids) => ({ body: placeOf(ids.finishedAttempt) }),
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
