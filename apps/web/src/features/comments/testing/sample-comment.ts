import type { Comment } from '@lectern/contract/comments/comment'

/** A comment of a test: of the team, about an attempt, with which its reader may do nothing. */
export const sampleComment: Comment = {
  id: 5,
  commentable_type: 'quiz-attempt',
  commentable_id: 9,
  commentable: { id: 9, finished_at: null, deleted_at: null },
  question_id: null,
  statement_id: null,
  answer_group_id: null,
  user: { id: 3, name: 'Rita', avatar_url: null, bg_color: '#3b5bdb' },
  user_id: 3,
  is_by_team: true,
  author_role: null,
  parent: null,
  text_formatted: { clean: 'Well folded.', without_tags: 'Well folded.' },
  files: [],
  mentions: [],
  addressee: null,
  is_private: false,
  is_restricted: false,
  is_deleted: false,
  created_at: '2026-03-01T10:00:00Z',
  created_at_human: '1 March 2026',
  updated_at: '2026-03-01T10:00:00Z',
  is_edited: false,
  may: { edit: false, delete: false, restrict: false, set_privacy: false, reply: false, report: false },
}
