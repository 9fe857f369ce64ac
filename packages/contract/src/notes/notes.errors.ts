import { defineErrors } from '../kernel/errors.ts'

export const notesErrors = defineErrors({
  too_many_notes_in_lesson: {
    status: 422,
    message:
      'A lesson holds up to 200 of your notes, marks and bookmarks. Delete one that is needed no more.',
  },
  too_many_notes_in_course: {
    status: 422,
    message:
      'A course holds up to 2,000 of your notes, marks and bookmarks. Delete some that are needed no more.',
  },
})
