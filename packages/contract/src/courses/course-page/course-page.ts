import { z } from 'zod'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { authoredAbout } from '../about.ts'
import { courseAuthor } from '../course.ts'
import { sentCoverUrl } from '../cover/cover-picture.ts'
import { doubtList, someWords, words } from '../page-words.ts'
import { coursePageLimits as limits, mostAuthorChoices } from './course-page-limits.ts'

/** What the page of a course says besides its settings. Empty words and empty lists are parts that are not shown. */
export const coursePageWords = z.strictObject({
  version: z.literal(1),
  /** What the course promises, in a sentence or two. */
  lead: words(limits.lead),
  gains: z.array(someWords(limits.gain)).max(limits.gains),
  for_whom: z.array(someWords(limits.reader)).max(limits.forWhom),
  /** Shown with the author, where there is one. */
  teacher_words: words(limits.teacherWords),
  doubts: doubtList(limits),
  /** What whoever finishes the course reads: a headline in the place of the usual one, and words of the author. */
  finish_title: words(limits.finishTitle).default(''),
  finish_words: words(limits.teacherWords).default(''),
})
export type CoursePageWords = z.infer<typeof coursePageWords>

/** The page of a course on which nobody has written. */
export const emptyCoursePage: CoursePageWords = {
  version: 1,
  lead: '',
  gains: [],
  for_whom: [],
  teacher_words: '',
  doubts: [],
  finish_title: '',
  finish_words: '',
}

/** All that is written on the page itself: its words, and what the settings of the course hold too. */
export const coursePageContent = coursePageWords.extend({
  about: authoredAbout,
  /** Somebody of the staff; null for nobody. */
  author_id: id.nullable(),
  /** Null: the cover is drawn. */
  cover_url: sentCoverUrl,
})
export type CoursePageContent = z.infer<typeof coursePageContent>

/** The page of a course as visitors see it, beside `publicCourse`. */
export const publicCoursePage = coursePageWords
  .omit({ version: true, finish_title: true, finish_words: true })
  .extend({
    /** Whether the reader may change the page. */
    can_edit: z.boolean(),
  })
export type PublicCoursePage = z.infer<typeof publicCoursePage>

/** The page of a course as it is stored. */
export const writtenCoursePage = z.object({
  content: coursePageContent,
  /** Goes up with every change of what stands on the page, wherever it was made; the next change names it. */
  revision: z.int().nonnegative(),
})
export type WrittenCoursePage = z.infer<typeof writtenCoursePage>

/** The page of a course for whoever writes it. */
export const authoredCoursePage = writtenCoursePage.extend({
  /** Who may be shown as the author. */
  people: wholeList(courseAuthor, mostAuthorChoices),
})
export type AuthoredCoursePage = z.infer<typeof authoredCoursePage>
