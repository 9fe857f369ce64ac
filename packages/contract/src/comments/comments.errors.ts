import { defineErrors } from '../kernel/errors.ts'

export const commentsErrors = defineErrors({
  comments_closed: { status: 403, message: 'Comments cannot be written here now.' },
  comment_files_closed: { status: 403, message: 'Files cannot be added to comments here.' },
  private_by_team_only: { status: 403, message: 'Only the team can write for the team alone.' },
  unknown_comment_part: { status: 422, message: 'The attempt has no such question or part of one.' },
  unknown_addressee: { status: 422, message: 'This person does not answer comments in this course.' },
  unknown_mention: { status: 422, message: 'A person whom the comment names cannot be named here.' },
  answered_comment_gone: { status: 422, message: 'The comment that you answer is not there any more.' },
})
