import { answerKind, earlierAnswerKind } from './features/attempts/answer-kind.ts'
import type { KindTable } from './lib/outbox/kinds.ts'

/**
 * Every kind of work that the outbox can send, by name. It stands here, and not only where the work is made, because what
 * an earlier visit left behind is sent from whatever page is opened next:
 * `section: async () => (await import('./features/lessons/section-kind.ts')).sectionKind`.
 */
export const outboxKinds: KindTable = {
  'lesson@1': async () => (await import('./features/lessons/editor/lesson-kind.ts')).lessonKind,
  'bank@1': async () => (await import('./features/quizzes/bank/bank-kind.ts')).bankKind,
  'quiz@1': async () => (await import('./features/quizzes/quiz-kind.ts')).quizKind,
  'quiz-style@1': async () => (await import('./features/quizzes/style/style-kind.ts')).styleKind,
  'section@1': async () =>
    (await import('./features/lessons/editor/section/section-kind.ts')).earlierSectionKind,
  'section@2': async () => (await import('./features/lessons/editor/section/section-kind.ts')).sectionKind,
  'comment@1': async () => (await import('./features/comments/sending/comment-kind.ts')).commentKind,
  'comment-edit@1': async () => (await import('./features/comments/sending/comment-kind.ts')).editKind,
  'note@1': async () => (await import('./features/notes/note-kind.ts')).noteKind,
  // Every learner has it: the practices of a lesson stand on it.
  [answerKind.name]: async () => answerKind,
  [earlierAnswerKind.name]: async () => earlierAnswerKind,
  'lesson-progress@1': async () => (await import('./features/lessons/reading/progress-kind.ts')).progressKind,
  'tick@1': async () => (await import('./features/shown-text/ticks/tick-kind.ts')).tickKind,
  finish: async () => (await import('./features/attempts/finish-kind.ts')).finishKind,
}
