import { defineErrors } from '../kernel/errors.ts'

export const commentsErrors = defineErrors({
  comments_closed: { status: 403, message: 'Comments cannot be written here now.' },
  comment_files_closed: { status: 403, message: 'Files cannot be added to comments here.' },
  private_by_team_only: { status: 403, message: 'Only the team can write for the team alone.' },
  unknown_comment_part: { status: 422, message: 'The attempt has no such question or part of one.' },
  unknown_addressee: { status: 422, message: 'This person does not answer comments in this course.' },
  unknown_mention: { status: 422, message: 'A person whom the comment names cannot be named here.' },
  answered_comment_gone: { status: 422, message: 'The comment that you answer is not there any more.' },
  commenting_restricted: { status: 403, message: 'The school does not let you write comments now.' },
  comment_changed: { status: 409, message: 'This comment was changed elsewhere meanwhile.' },
  too_many_links: { status: 422, message: 'A comment of a newcomer may have this many links: {max}.' },
  own_comment: { status: 409, message: 'This is your own comment: edit or delete it.' },
  case_decided: { status: 409, message: 'Somebody has decided about this comment already.' },
  restriction_ended: { status: 422, message: 'The end of a restriction lies in the future.' },
  member_of_team: {
    status: 409,
    message: 'People of the team are not restricted: take the right to answer comments from them.',
  },
})
