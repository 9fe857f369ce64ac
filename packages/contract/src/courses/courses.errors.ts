import { defineErrors } from '../kernel/errors.ts'

export const coursesErrors = defineErrors({
  course_slug_taken: { status: 422, message: 'Another page of the school has this address.' },
  unknown_author: { status: 422, message: 'The author is somebody of the team of the school.' },
  lesson_not_free: {
    status: 422,
    message: 'Only a published lesson that anyone may read can stand on the front page.',
  },
  foreign_lesson: { status: 422, message: 'The order must name every lesson of the program, and no other.' },
  too_many_modules: { status: 422, message: 'A program has 200 modules at most.' },
  too_many_courses: { status: 422, message: 'A school has 1,000 courses and marathons at most.' },
  lesson_not_ready: {
    status: 409,
    message:
      'Something stops a lesson from being published, or it is no draft any more: check the course again.',
  },
  nothing_to_publish: {
    status: 409,
    message: 'No lesson would be open. Publish a lesson with the course, or announce the course.',
  },
  waiting_list_closed: { status: 409, message: 'There is no waiting list here now.' },
  enrolment_closed: { status: 403, message: 'The school adds people itself.' },
})
