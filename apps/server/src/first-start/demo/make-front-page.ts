import { emptyFrontPage } from '@lectern/contract/courses/front-page/front-page'
import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { writeFrontPage } from '../../domains/courses/index.ts'

interface DemoFrontPage {
  readonly schoolId: SchoolId
  readonly teacherId: number
  /** The lesson that visitors read on the page. */
  readonly lessonId: number
}

/** The front page of the demo school. */
export const makeFrontPage = async (
  tx: Transaction,
  { schoolId, teacherId, lessonId }: DemoFrontPage,
  now: Date,
): Promise<void> => {
  const content = {
    ...emptyFrontPage,
    headline: 'Learn it once, keep it for years',
    lead: 'Short courses on learning, baking and exam papers. You read a little, practise a lot, and a person answers.',
    promises: ['Free lesson without sign-up', 'Answers within a day', 'Works on a phone'],
    lesson_id: lessonId,
    steps: [
      { title: 'You read or watch', text: 'Six to twelve minutes, on a phone as well as at a desk.' },
      {
        title: 'You try it at once',
        text: 'A few questions that make you pull it out of your head. Every answer is stored as you go.',
      },
      {
        title: 'A person answers',
        text: 'Open answers are read by the teacher. Not yet right means another try, not a bad mark.',
      },
    ],
    teacher_id: teacherId,
    teacher_words:
      'I taught for years the way I had been taught, and watched it leak out of people by Friday. Now I give fewer pages, more tries, and I read what you write.',
    doubts: [
      {
        question: 'How long may I come back to a course?',
        answer:
          'As long as the school is open. Your answers stay with your account, and you can take a copy of them.',
      },
      {
        question: 'Do I need anything but a phone?',
        answer:
          'No. Lessons and practices work on a phone, with the keyboard alone, and with a screen reader.',
      },
      {
        question: 'What if the connection breaks in the middle of a practice?',
        answer: 'Go on writing. Answers are kept on the device and sent as soon as the connection is back.',
      },
    ],
  }
  await writeFrontPage(tx, schoolId, { content, revision: 0 }, now)
}
