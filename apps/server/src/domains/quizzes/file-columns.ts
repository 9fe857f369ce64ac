import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const quizFiles = {
  columns: {
    'bank_questions.question': 'bank_question',
    'bank_questions.tags': 'none',
    'quiz_style_templates.style': 'none',
    'quiz_versions.content': 'quiz',
    'quiz_versions.settings': 'none',
    'quizzes.content': 'quiz',
    'quizzes.pools': 'none',
    'quizzes.ready_content': 'quiz',
    'quizzes.released': 'quiz',
    'quizzes.settings': 'none',
    'quizzes.start_info': 'none',
    'quizzes.style': 'none',
    'quizzes.tags': 'none',
  },
} as const satisfies DomainFiles
