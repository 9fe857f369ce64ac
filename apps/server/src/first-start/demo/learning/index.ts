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
  lessons: [rereading, retrieval, spacing, mixing, explaining, attention, plan, notes],
}
