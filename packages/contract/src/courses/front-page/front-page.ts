import { z } from 'zod'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { courseCover, keptCoverUrl } from '../cover/cover-picture.ts'
import { doubtList, someWords, words } from '../page-words.ts'
import { frontPageLimits, mostFrontPageChoices } from './front-page-limits.ts'

/** The school's own picture at the head of the page, 16:9. */
const ownPicture = z.strictObject({
  /** As `courses.saveFrontPagePicture` answered it. */
  url: keptCoverUrl,
  /** What the picture shows, for visitors who do not see it; empty where it only decorates. */
  alt: words(frontPageLimits.pictureAlt),
})
export type FrontPagePicture = z.infer<typeof ownPicture>

/** What an owner writes on the front page. Empty words and empty lists are parts that are not shown. */
export const frontPageContent = z.strictObject({
  version: z.literal(1),
  /** Empty for the school's name. */
  headline: words(frontPageLimits.headline),
  lead: words(frontPageLimits.lead),
  /** Null for the cover that the school's name draws. */
  picture: ownPicture.nullable().default(null),
  promises: z.array(someWords(frontPageLimits.promise)).max(frontPageLimits.promises),
  /** A lesson that is read on the spot; visitors see it only while it is free and published. */
  lesson_id: id.nullable(),
  steps: z
    .array(
      z.strictObject({
        title: someWords(frontPageLimits.stepTitle),
        text: words(frontPageLimits.stepText),
      }),
    )
    .max(frontPageLimits.steps),
  /** Somebody of the staff. */
  teacher_id: id.nullable(),
  teacher_words: words(frontPageLimits.teacherWords),
  doubts: doubtList(frontPageLimits),
})
export type FrontPageContent = z.infer<typeof frontPageContent>

/** The front page of a school whose owner wrote none. */
export const emptyFrontPage: FrontPageContent = {
  version: 1,
  headline: '',
  lead: '',
  picture: null,
  promises: [],
  lesson_id: null,
  steps: [],
  teacher_id: null,
  teacher_words: '',
  doubts: [],
}

/** Paragraphs of a lesson that the front page shows, and letters of all of them. */
export const shownOfLesson = { paragraphs: 4, letters: 700 } as const

const teacher = z.object({ name: z.string(), avatar_url: z.string().nullable(), words: z.string() })

/** The front page as visitors see it. */
export const publicFrontPage = frontPageContent
  .pick({ headline: true, lead: true, picture: true, promises: true, steps: true, doubts: true })
  .extend({
    free_lesson: z
      .object({
        title: z.string(),
        link: z.string(),
        course_title: z.string(),
        paragraphs: z.array(z.string()).max(shownOfLesson.paragraphs),
      })
      .nullable(),
    teacher: teacher.nullable(),
    /** The one that the school’s name draws in its colour. */
    cover: courseCover,
    /** The picture that sites show of the school's link, 1200 × 630; with the school's address. */
    preview_url: z.string(),
    /** Whether the reader may change the page. */
    can_edit: z.boolean(),
  })
export type PublicFrontPage = z.infer<typeof publicFrontPage>

/** The front page as it is stored. */
export const writtenFrontPage = z.object({
  content: frontPageContent,
  /** Goes up with every change; the next change names it. 0 before the first. */
  revision: z.int().nonnegative(),
})
export type WrittenFrontPage = z.infer<typeof writtenFrontPage>

/** The front page for whoever writes it. */
export const authoredFrontPage = writtenFrontPage.extend({
  /** Free published lessons to choose from. */
  lessons: wholeList(z.object({ id, title: z.string(), course_title: z.string() }), mostFrontPageChoices),
  /** Who may be named as the teacher. */
  people: wholeList(
    z.object({ id, name: z.string(), avatar_url: z.string().nullable() }),
    mostFrontPageChoices,
  ),
})
export type AuthoredFrontPage = z.infer<typeof authoredFrontPage>
