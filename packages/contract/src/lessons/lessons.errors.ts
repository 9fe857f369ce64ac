import { defineErrors } from '../kernel/errors.ts'

export const lessonsErrors = defineErrors({
  slug_taken: { status: 422, message: 'Another lesson of the program has this address.' },
  foreign_section: {
    status: 422,
    message: 'The order must name every section of this lesson, and no other.',
  },
  foreign_unit: {
    status: 422,
    message: 'A unit that is named here stands in another lesson, or nowhere.',
  },
  lesson_circle: {
    status: 422,
    message: 'A lesson cannot open after itself, also not by way of others.',
  },
  release_contradicted: {
    status: 422,
    message: 'This field and “release” were both changed, and say different things. Change one of them.',
  },
  foreign_quiz: { status: 422, message: 'This practice does not belong to the school.' },
  lesson_too_many_units: { status: 422, message: 'A lesson holds at most 500 units in all its sections.' },
  lesson_too_long: {
    status: 422,
    message: 'A lesson holds at most 500,000 letters in all its sections. Move a part to another lesson.',
  },
  lesson_too_large: {
    status: 422,
    message: 'A lesson holds at most 3 MB of text in all its sections. Move a part to another lesson.',
  },
  too_much_to_copy: {
    status: 422,
    message: 'This is too much to copy at once. Copy its modules or lessons one by one.',
  },
  too_many_lessons: { status: 422, message: 'A program holds at most 500 lessons.' },
  too_many_streams: { status: 429, message: 'This lesson is open too often. Close a tab of it.' },
  too_many_named_versions: {
    status: 422,
    message: 'The history of a lesson holds at most 100 names. Take one that is needed no more.',
  },
  too_many_text_templates: {
    status: 422,
    message: 'A school keeps at most 200 templates. Delete one that is needed no more.',
  },
  too_many_sections: { status: 422, message: 'A lesson holds at most 100 sections.' },
  lesson_file_not_known: {
    status: 422,
    message: 'A lesson is read from Markdown (.md, or .zip with its pictures) and from Word (.docx).',
  },
  lesson_file_broken: { status: 422, message: 'This file is damaged and cannot be read.' },
  lesson_file_unsafe: {
    status: 422,
    message: 'This file has parts that can do harm, and is not read. Export it again from where it was made.',
  },
  lesson_file_too_large: {
    status: 422,
    message: 'This file is too large to be read: 2,000,000 letters, 256 MB unpacked. Divide it.',
  },
  lesson_file_too_many: {
    status: 422,
    message:
      'A unit holds at most 30,000 paragraphs, entries and words with a look. Divide it by headings of level 1.',
  },
  lesson_file_empty: { status: 422, message: 'Nothing to read was found in this file.' },
  lesson_file_timed_out: { status: 422, message: 'This file takes too long to read. Divide it.' },
})
