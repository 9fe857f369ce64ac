import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const quizFiles = {
  columns: {
    bank_questions: { question: 'bank_question', tags: 'none' },
    quiz_style_templates: { style: 'none' },
    quiz_versions: { content: 'quiz', settings: 'none' },
    quizzes: {
      content: 'quiz',
      pools: 'none',
      ready_content: 'quiz',
      released: 'quiz',
      settings: 'none',
      start_info: 'none',
      style: 'none',
      tags: 'none',
    },
  },
} as const satisfies DomainFiles
