import { defineErrors } from '../kernel/errors.ts'

export const quizzesErrors = defineErrors({
  stale_revision: {
    status: 409,
    message: 'This was changed somewhere else after you opened it. Your version is kept on this device.',
  },
  questions_not_of_type: {
    status: 422,
    message: 'A quiz of this type cannot hold all of these questions. Take out those that do not fit.',
  },
  quiz_type_fixed: {
    status: 422,
    message: 'A randomizer has no questions of its own: its type cannot change.',
  },
  foreign_quizzes: { status: 422, message: 'One of these quizzes does not belong to this school.' },
  foreign_quiz_folder: { status: 422, message: 'There is no such folder in this school.' },
  too_many_quiz_folders: { status: 422, message: 'A school can have up to 200 folders of quizzes.' },
  too_many_quiz_styles: { status: 422, message: 'A school can keep up to 100 styles.' },
  too_many_tags: { status: 422, message: 'A quiz can have up to 20 tags.' },
  quiz_in_use: {
    status: 409,
    message: 'A lesson shows this quiz. Take it out of the lesson, or archive it.',
  },
  quiz_in_removed_lesson: {
    status: 409,
    message: 'A deleted lesson holds this quiz, and may be brought back. Archive the quiz.',
  },
  quiz_has_attempts: {
    status: 409,
    message: 'Learners have taken this quiz. Archive it, so that their results stay.',
  },
  foreign_bank_questions: {
    status: 422,
    message: 'One of these questions is not in the bank of this school.',
  },
  too_many_bank_questions: { status: 422, message: 'A school can keep up to 10,000 questions in its bank.' },
  question_too_many_tags: { status: 422, message: 'A question can have up to 20 tags.' },
  bank_question_in_use: {
    status: 409,
    message: 'A quiz holds this question. Archive it, so that its quizzes keep their place in the bank.',
  },
  questions_not_known: { status: 422, message: 'No questions were recognised in this file.' },
  questions_broken: { status: 422, message: 'This file is damaged and cannot be read.' },
  questions_unsafe: {
    status: 422,
    message: 'This file has parts that can do harm, and is not read. Export it again from where it was made.',
  },
  questions_too_large: { status: 422, message: 'This file is too large to be read. Divide it.' },
  questions_too_many: { status: 422, message: 'A file can have up to 2,000 questions. Divide it.' },
  questions_timed_out: { status: 422, message: 'This file takes too long to read. Divide it.' },
})
