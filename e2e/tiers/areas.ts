/** A part of the product with the journeys that prove it. */
export interface Area {
  /** Folders below the domains of contract, server and web (`files/players`) or from the root (`apps/web/src/lib/live`). */
  readonly rooms: readonly string[]
  /** Files of journeys without their ending. */
  readonly journeys: readonly string[]
}

/**
 * Every room and every journey has at least one area. A file belongs to the areas that name the longest part of its path, and a
 * change runs the journeys of its areas and of those that use what changed (`npm run test:changed`).
 */
export const areas: Readonly<Record<string, Area>> = {
  accounts: {
    rooms: ['identity'],
    journeys: ['account', 'account-profile', 'account-security', 'accessibility', 'clocks'],
  },
  'sign-in': {
    rooms: ['identity/sign-in', 'identity/sessions', 'identity/security'],
    journeys: ['account-security', 'sign-in', 'sign-in-services'],
  },
  schools: {
    rooms: ['schools', 'texts'],
    journeys: ['brand', 'staff-school', 'switch-school', 'school-text-attacks'],
  },
  contacts: {
    rooms: ['contacts', 'filters', 'facts', 'views'],
    journeys: [
      'contacts',
      'contact-import',
      'contact-merge',
      'contact-settings',
      'sign-in',
      'account-profile',
    ],
  },
  tasks: {
    rooms: ['tasks'],
    journeys: ['staff'],
  },
  'first steps': {
    rooms: [
      'identity/first-owner',
      'schools/first-steps',
      'schools/installation',
      'apps/server/src/first-start',
    ],
    journeys: ['first-owner', 'first-hour'],
  },
  staff: {
    rooms: ['staff'],
    journeys: ['staff', 'staff-access', 'staff-everywhere', 'expert-addresses'],
  },
  workbench: {
    rooms: ['dev-ui', 'apps/web/src/routes/expert'],
    journeys: ['design-system', 'expert-addresses', 'expert-away', 'fast-typing', 'lists', 'workbench-start'],
  },
  storage: {
    rooms: [
      'files',
      'files/list',
      'files/storage',
      'files/folders',
      'files/picker',
      'files/processing',
      'files/places',
    ],
    journeys: ['storage', 'storage-drag', 'failed-files', 'picker'],
  },
  uploads: {
    rooms: ['files/uploads', 'files/handed-in', 'files/web-files'],
    journeys: ['uploads', 'question-uploads', 'media-blocks'],
  },
  players: {
    rooms: ['files/players', 'files/placed', 'files/delivery'],
    journeys: ['players', 'players-elsewhere', 'media-blocks'],
  },
  documents: {
    rooms: ['files/pdf', 'files/text', 'files/zoom', 'files/words', 'files/whole'],
    journeys: ['documents', 'previews'],
  },
  recording: { rooms: ['files/recording'], journeys: ['recording', 'question-recordings'] },
  'lesson text': {
    rooms: [
      'lesson-text',
      'rich-text',
      'shown-text',
      'lessons/text-templates',
      'lessons/ticks',
      'lessons/words',
    ],
    journeys: ['lesson-text-attacks', 'lesson-text-links', 'lesson-text-paste', 'lesson-text-toolbar'],
  },
  blocks: {
    rooms: ['blocks', 'lessons/units', 'lessons/sections'],
    journeys: [
      'lesson-blocks-html',
      'lesson-blocks-media',
      'lesson-blocks-shown',
      'lesson-blocks-written',
      'lesson-units',
      'media-blocks',
    ],
  },
  'lesson editor': {
    rooms: [
      'lessons',
      'lessons/editor',
      'lessons/use-cases',
      'lessons/versions',
      'lessons/trash',
      'lessons/live',
      'lessons/rules',
    ],
    journeys: [
      'expert',
      'lesson-copying',
      'lesson-kills',
      'lesson-settings',
      'pace',
      'two-authors',
      'two-authors-at-random',
    ],
  },
  'lesson files': {
    rooms: ['lessons/formats', 'lessons/whole', 'packages/formats/src/lessons'],
    journeys: ['lesson-files'],
  },
  'lesson page': {
    rooms: ['lessons/components', 'shown-text/pieces', 'lessons/watching', 'apps/web/src/routes/_learner'],
    journeys: [
      'cut-line',
      'early-press',
      'learner',
      'learner-ways',
      'lesson-page',
      'older-page',
      'whole-course',
    ],
  },
  'listed practices': { rooms: ['attempts/listed-practices'], journeys: ['listed-practices'] },
  release: {
    rooms: ['lessons/release', 'lessons/program', 'learning/calendar', 'courses/openings', 'courses/rules'],
    journeys: ['lesson-locks', 'never-opening', 'marathon', 'practice-openings'],
  },
  offline: {
    rooms: ['lessons/offline', 'courses/offline', 'apps/web/src/lib/offline', 'apps/web/src/service-worker'],
    journeys: ['offline', 'offline-hour', 'learner-ways'],
  },
  outbox: {
    rooms: ['apps/web/src/lib/outbox', 'apps/web/src/lib/drafts'],
    journeys: ['learner', 'expert', 'lesson-kills', 'offline-hour'],
  },
  courses: {
    rooms: [
      'courses',
      'courses/program',
      'courses/expert',
      'courses/check',
      'courses/use-cases',
      'courses/components',
    ],
    journeys: ['check-publish', 'course-program', 'expert', 'lists', 'long-program', 'marathon'],
  },
  'course pages': {
    rooms: [
      'courses/course-page',
      'courses/front-page',
      'courses/cover',
      'courses/in-place',
      'courses/page-parts',
      'courses/link-preview',
      'courses/learner',
      'courses/addresses',
    ],
    journeys: ['course-page', 'course-covers', 'front-page', 'learner-ways'],
  },
  'course files': { rooms: ['course-files'], journeys: ['course-files'] },
  participants: {
    rooms: ['access', 'products', 'teams', 'courses/learners', 'courses/participants', 'courses/progress'],
    journeys: ['course-progress', 'lesson-locks', 'lists', 'participants-access', 'staff-access'],
  },
  offers: { rooms: ['offers', 'access/scopes'], journeys: ['offers', 'buying'] },
  selling: {
    rooms: ['orders', 'payments', 'apps/stand-ins'],
    journeys: ['buying', 'paying', 'paying-plain'],
  },
  preview: { rooms: ['courses/preview', 'access/preview'], journeys: ['preview-as'] },
  home: {
    rooms: ['learning', 'courses/finding', 'courses/search', 'streaks'],
    journeys: ['student-home', 'whole-course', 'reader-tools'],
  },
  'question types': {
    rooms: ['quizzes/question-types', 'quizzes/question-head', 'quizzes/shown'],
    journeys: [
      'question-conversion',
      'question-head',
      'question-open-answers',
      'question-presses',
      'question-stress',
      'question-uploads',
      'quiz-types',
    ],
  },
  quizzes: {
    rooms: [
      'quizzes',
      'quizzes/builder',
      'quizzes/editor',
      'quizzes/library',
      'quizzes/use-cases',
      'quizzes/rules',
    ],
    journeys: ['drawn-questions', 'question-presses', 'quiz-builder', 'quiz-library', 'quiz-types'],
  },
  'quiz bank': { rooms: ['quizzes/bank'], journeys: ['question-bank'] },
  'quiz formats': {
    rooms: ['quizzes/formats', 'quizzes/paste', 'quizzes/print', 'packages/formats/src/questions'],
    journeys: ['paste-to-quiz', 'question-files'],
  },
  'quiz style': { rooms: ['quizzes/style'], journeys: ['quiz-style'] },
  'held edits': {
    rooms: ['quizzes/held-edits', 'lessons/held-edits', 'attempts/held'],
    journeys: ['held-edits', 'held-lesson'],
  },
  attempts: {
    rooms: [
      'attempts',
      'attempts/components',
      'attempts/frame',
      'attempts/use-cases',
      'attempts/marking',
      'attempts/answer-log',
      'attempts/other-devices',
    ],
    journeys: [
      'attempt-devices',
      'exam',
      'exam-frame',
      'exam-ways',
      'learner',
      'question-stress',
      'quiz-taking',
      'rework',
    ],
  },
  'attempt times': {
    rooms: ['attempts/clocks', 'attempts/openings', 'attempts/exceptions', 'practices/exceptions'],
    journeys: ['exam-ways', 'practice-openings', 'quiz-taking', 'recalculation'],
  },
  competition: { rooms: ['attempts/competition'], journeys: ['competition'] },
  review: {
    rooms: ['practices', 'attempts/claims', 'attempts/versions', 'attempts/rework'],
    journeys: ['review-desk', 'rework', 'two-reviewers-at-random', 'workload'],
  },
  results: {
    rooms: [
      'attempts/results',
      'attempts/recalculation',
      'practices/results',
      'practices/recalculation',
      'practices/figures',
    ],
    journeys: ['quiz-results', 'recalculation'],
  },
  comments: {
    rooms: ['comments', 'practices/comment-places', 'attempts/letters'],
    journeys: ['comments-together', 'lesson-comments', 'rework'],
  },
  moderation: { rooms: ['comments/moderation'], journeys: ['moderation'] },
  'peer reviews': { rooms: ['peer-reviews'], journeys: ['peer-examples', 'peer-review'] },
  live: {
    rooms: ['live', 'apps/web/src/lib/live'],
    journeys: ['comments-together', 'live', 'two-authors', 'two-servers'],
  },
  notifications: { rooms: ['notifications'], journeys: ['notifications'] },
  notes: { rooms: ['notes', 'lessons/reading'], journeys: ['reader-tools'] },
  'closed groups': { rooms: ['closed-groups'], journeys: ['closed-group', 'closed-group-team'] },
}
