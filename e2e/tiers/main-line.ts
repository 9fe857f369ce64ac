/** A journey of the main line of its area. */
export interface MainJourney {
  /** File of the journey without its ending. */
  readonly journey: string
  /** Its title, without its look; absent where the journeys of a file go on from each other and all are of the main line. */
  readonly title?: string
  /** What nobody could do in a school if it failed. */
  readonly proves: string
}

/**
 * The journeys of `npm test`: each proves the main line of an area through page, server and database, in one look that changes
 * from landing to landing. What only a detail of a component or of a call decides is proved by tests of those.
 */
export const mainLine: readonly MainJourney[] = [
  // People and the way in.
  {
    journey: 'first-owner',
    proves: 'a production start on an empty database becomes a school',
  },
  {
    journey: 'sign-in',
    title: 'somebody new opens an account and lands among the own products',
    proves: 'an account is opened by the form',
  },
  {
    journey: 'sign-in',
    title: 'a code from a letter lets in',
    proves: 'letters go out and their codes sign in',
  },
  {
    journey: 'account-security',
    title: 'the second code is switched on, asked for, and switched off',
    proves: 'two-factor sign-in, and a proof before a dangerous change',
  },
  {
    journey: 'account-profile',
    title: 'each field of the profile is stored as it is left',
    proves: 'what somebody says of themselves is stored without a button',
  },
  {
    journey: 'staff',
    title: 'are invited by letter, open an account, and see exactly the pages of their rights',
    proves: 'staff come in and see what their rights allow',
  },
  {
    journey: 'staff-access',
    title: 'gives an assistant exactly the learners of the chosen groups',
    proves: 'an assistant reaches no other learner',
  },
  {
    journey: 'staff-school',
    title: 'has its settings, its look, its links and its legal texts, and learners see them',
    proves: 'settings of a school reach its pages',
  },
  {
    journey: 'switch-school',
    title: 'a learner of two schools goes from one to the other, signed in there too',
    proves: 'schools live under hosts of their own',
  },
  // Writing.
  {
    journey: 'expert',
    title: 'an expert makes a course, writes a lesson with a text and a quiz, and publishes it',
    proves: 'a course is written and published',
  },
  {
    journey: 'expert',
    title: 'a reload in the middle of typing loses not one character',
    proves: 'an edit outlives its page',
  },
  {
    journey: 'two-authors',
    title: 'two authors write in one unit: a conflict is shown, and both texts can be kept',
    proves: 'two authors lose no word of each other',
  },
  {
    journey: 'lesson-text-toolbar',
    title: 'looks given by the tools are stored, stand again after a reload, and reach learners',
    proves: 'formatted text goes from the editor through the database to the reader',
  },
  {
    journey: 'lesson-text-paste',
    title: 'a chapter that was pasted is stored and reaches learners without the looks that it had',
    proves: 'what is pasted keeps its structure',
  },
  {
    journey: 'lesson-blocks-shown',
    title: 'a learner reads remarks, spoilers, columns, codes and buttons',
    proves: 'blocks of a lesson are drawn by the server and live in the page',
  },
  {
    journey: 'course-program',
    title: 'an author arranges a program in modules by keys, says what opens when, and learners see it',
    proves: 'a program is arranged and opens by its rules',
  },
  {
    journey: 'course-page',
    title: 'an owner writes the page of a course where it stands',
    proves: 'pages of a school are written in place',
  },
  {
    journey: 'course-files',
    title: 'a course goes out as a file and comes in again',
    proves: 'a course is exported and imported',
  },
  // Files.
  {
    journey: 'storage',
    title:
      'files are searched, filtered, sorted, described, replaced everywhere and deleted with their places',
    proves: 'files are kept and found',
  },
  {
    journey: 'uploads',
    title: 'the panel folds, stops, tries again and clears, with the keyboard alone and on a phone',
    proves: 'files arrive by resumable uploads',
  },
  {
    journey: 'media-blocks',
    title: 'an expert puts files into a lesson, orders them by keyboard, and says what learners may do',
    proves: 'files are put into lessons, with rights',
  },
  {
    journey: 'players',
    title: 'a student watches a film with its controls, captions and chapters',
    proves: 'films play by the access of their lesson',
  },
  {
    journey: 'documents',
    title: 'a visitor reads a PDF: pages, zoom, search, thumbnails, text, and no more than is allowed',
    proves: 'documents open in the page',
  },
  // Learning.
  {
    journey: 'learner',
    title: 'sees the school, its courses, and why a lesson is closed',
    proves: 'the public pages',
  },
  {
    journey: 'learner-ways',
    title: 'leads a visitor through signing up, with a reload between, into the first lesson',
    proves: 'a visitor becomes a learner',
  },
  {
    journey: 'learner',
    title: 'answers by mouse, is asked about what is open, finishes and sees the result',
    proves: 'a practice is taken',
  },
  {
    journey: 'learner',
    title: 'the network goes, the tab dies, the answers stay',
    proves: 'no answer is lost with a network or a tab',
  },
  {
    journey: 'learner',
    title: 'a server killed in the middle of an attempt loses nothing',
    proves: 'what was acknowledged outlives the server',
  },
  {
    journey: 'lesson-locks',
    title: 'every lock says why, what to do and until when, and opens by the clock',
    proves: 'one decision opens and closes lessons',
  },
  {
    journey: 'student-home',
    title: 'a student goes on on a second device where they stopped on the first',
    proves: 'the home of a learner',
  },
  {
    journey: 'reader-tools',
    title: 'a learner marks, notes, keeps a place, loses the line, and finds all of it again',
    proves: 'notes and marks',
  },
  {
    journey: 'offline',
    title: 'nothing of a lesson is shown once access has ended, with the clock turned back or not',
    proves: 'kept lessons open offline, and go with the access',
  },
  // Quizzes and exams.
  {
    journey: 'question-presses',
    title: 'every type is written by keys alone, with as many presses as the documents say',
    proves: 'a question of every type is written and stored',
  },
  {
    journey: 'quiz-builder',
    title: 'a kind of question is added by a press and dragged to its place',
    proves: 'a quiz is put together',
  },
  {
    journey: 'exam',
    title: 'an exam is built',
    proves: 'an exam goes through every interruption',
  },
  {
    journey: 'exam-ways',
    title: 'more time reaches whoever writes, and a closing date ends what is written',
    proves: 'clocks of the server, exceptions, live',
  },
  {
    journey: 'held-edits',
    title: 'edits of a quiz in use are held and released',
    proves: 'a quiz in use is edited safely',
  },
  // Answering.
  {
    journey: 'review-desk',
    title: 'two reviewers check one queue by keys, and never the same attempt',
    proves: 'answers are checked',
  },
  {
    journey: 'rework',
    title: 'an answer goes back twice with comments beside it, is answered, and passes',
    proves: 'rework between team and learner',
  },
  {
    journey: 'lesson-comments',
    title: 'a student writes below a lesson, the expert answers and hides, and each sees what is theirs',
    proves: 'conversations below lessons',
  },
  {
    journey: 'live',
    title: 'an expert and a student hear each other without reloading, and a cut of the line loses nothing',
    proves: 'live news between browsers',
  },
  {
    journey: 'notifications',
    title: 'a practice is checked: the bell and a letter lead to it, and the letters can be stopped',
    proves: 'bell and letters',
  },
  // Taking part.
  {
    journey: 'offers',
    title: 'an offer of one module is made and taken, and its places run out',
    proves: 'offers open what they name',
  },
  {
    journey: 'participants-access',
    title: 'access is paused, explained, given back and extended after its end',
    proves: 'access of a person is changed and explained',
  },
]
