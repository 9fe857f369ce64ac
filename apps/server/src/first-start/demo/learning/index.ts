import type { DemoCourse } from '../content.ts'
import { rereading } from './lesson-1-rereading.ts'
import { retrieval } from './lesson-2-retrieval.ts'
import { spacing } from './lesson-3-spacing.ts'
import { mixing } from './lesson-4-mixing.ts'
import { explaining } from './lesson-5-explaining.ts'
import { attention } from './lesson-6-attention.ts'
import { plan } from './lesson-7-plan.ts'
import { notes } from './lesson-8-notes.ts'

export const learningCourse: DemoCourse = {
  key: 'learning',
  title: 'How to learn: a short course',
  description:
    'Seven short lessons on what makes knowledge stay: why rereading fools us, how to pull things out of your head, ' +
    'when to forget, what to mix, whom to explain it to, and a plan for four weeks that survives a bad Tuesday.',
  page: {
    version: 1,
    lead: 'Read less, practise a little every day, and still know it in a month.',
    gains: [
      'Tell within a minute whether you know a page or only recognise it',
      'Turn any chapter into ten questions that you can answer on a bus',
      'Space reviews so that each takes less time than the one before',
      'Plan four weeks that still work after you miss three days',
    ],
    for_whom: [
      'Those who read a lot and remember little of it',
      'Those who have an exam in a month and no plan yet',
    ],
    finish_title: 'You know how you learn',
    finish_words:
      'You asked yourself questions when it would have been easier to read on. Keep the five-minute plan from the last lesson for a month, and write to me what you changed in it.',
    teacher_words:
      'This course is short on purpose. If you only do the practices and skip the reading, you will still get most of it.',
    doubts: [
      {
        question: 'How much time does it take?',
        answer: 'About an hour for everything, ten minutes a day if you follow the plan.',
      },
      {
        question: 'Do I have to know anything before?',
        answer: 'No. Bring something that you want to learn: the practices are about that.',
      },
    ],
  },
  lessons: [rereading, retrieval, spacing, mixing, explaining, attention, plan, notes],
}
