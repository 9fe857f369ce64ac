import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { enrolmentModes } from '../products/enrolment-mode.ts'
import { authoredAbout } from '../courses/about.ts'
import { releaseRule } from '../access/release-rule.ts'
import { infoUnitDraft } from '../blocks/info-unit.ts'
import { previewIndex } from '../blocks/preview-index.ts'
import { unitLimits } from '../blocks/unit-head.ts'
import { fileLimits } from '../files/upload-models.ts'
import { instant, timeZone } from '../kernel/dates.ts'
import { locales } from '../kernel/locales.ts'
import { lessonLimits } from '../lessons/lesson-limits.ts'
import { lessonTitle } from '../lessons/lesson.ts'
import { lessonStatusId } from '../lessons/lesson.ts'
import { tagList } from '../quizzes/library/library.ts'
import { quizContent, quizName, quizPools } from '../quizzes/quiz.ts'
import { quizSettings } from '../quizzes/quiz-settings.ts'
import { quizTypes } from '../quizzes/quiz-types/quiz-type.ts'
import { quizStyle } from '../quizzes/style/quiz-style.ts'
import { startInfo } from '../quizzes/style/start-info.ts'
import { course, courseLabels, courseSlug, courseTitle, courseTypeId, fontStyles } from '../courses/course.ts'
import { courseLimits } from '../courses/course-limits.ts'
import { coursePageWords, emptyCoursePage } from '../courses/course-page/course-page.ts'
import { archiveLimits } from './archive-limits.ts'

/** Names of what lies in the file of a course. */
export const archivePaths = {
  head: 'lectern.json',
  course: 'course.json',
  program: 'program.json',
  files: 'files.json',
  progress: 'progress.ndjson',
  lesson: (number: number): string => `lessons/${number}.json`,
  quiz: (number: number): string => `quizzes/${number}.json`,
} as const

export const archiveFormat = 'lectern.course'
/** Grows when a reader of the version before would misread the file. */
export const archiveVersion = 1

/** What things are called inside one file: counted from 1, each kind for itself. No number of a school is in it. */
const number = z.int().min(1).max(1_000_000)

/** Under this name the documents of a file know its file of a number: a uuid that no file of a school has. */
export const standInOf = (fileNumber: number): string =>
  `00000000-0000-4000-8000-${String(fileNumber).padStart(12, '0')}`

/** The number of a file by the name that documents give it; null for every other uuid. */
export const fileOfStandIn = (uuid: string): number | null => {
  const [, digits] = /^00000000-0000-4000-8000-(\d{12})$/.exec(uuid) ?? []
  return digits === undefined ? null : Number(digits)
}

const path = z
  .string()
  .min(1)
  .max(archiveLimits.path)
  .regex(/^(?:files|captions|pictures)\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9]{1,12})?$/)
const picture = z.union([path, z.url({ protocol: /^https?$/ }).max(2_048)]).nullable()

const bytes = z.int().nonnegative()

/** `lectern.json`: that it is the file of a course, and what lies in it. */
export const archiveHead = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  made_at: instant,
  counts: z.object({
    modules: z.int(),
    lessons: z.int(),
    quizzes: z.int(),
    files: z.int(),
    participants: z.int(),
  }),
  entries: z
    .array(z.object({ path: z.string().max(archiveLimits.path), bytes, sha256: z.string().length(64) }))
    .max(archiveLimits.entries),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** `course.json`: what is set for the course as a whole. */
export const archivedCourse = z.object({
  title: courseTitle,
  slug: courseSlug,
  type_id: courseTypeId,
  /** The words of `about`, without its form. */
  description: z.string().max(courseLimits.description),
  about: authoredAbout,
  enrolment: z.enum(enrolmentModes),
  language: z.enum(locales).nullable(),
  navigation_type_id: course.shape.navigation_type_id,
  time_zone: timeZone.nullable(),
  labels: courseLabels,
  font_styles: fontStyles,
  // Fields that joined later are not in older files.
  page: coursePageWords.default(emptyCoursePage),
  has_comments: course.shape.has_comments.default(false),
  has_certificate: course.shape.has_certificate.default(false),
  certificate_percent: course.shape.certificate_percent.default(100),
  cover: path.nullable(),
  default_release: releaseRule.nullable(),
})
export type ArchivedCourse = z.infer<typeof archivedCourse>

const archivedModule = z.object({
  number,
  title: oneLine.min(1).max(courseLimits.title),
  release: releaseRule.nullable(),
})

const lessonHead = z.object({
  number,
  /** Null before the first module. */
  module: number.nullable(),
  title: lessonTitle,
  slug: courseSlug,
  status_id: lessonStatusId,
  is_public: z.boolean(),
  is_open: z.boolean(),
  release: releaseRule.nullable(),
  image: picture,
  previews: z.array(z.object({ index: previewIndex, url: picture })).max(20),
})
export type ArchivedLessonHead = z.infer<typeof lessonHead>

const eachOnce = (all: readonly { readonly number: number }[]): boolean =>
  new Set(all.map((one) => one.number)).size === all.length

/** `program.json`: modules and lessons in their order, and what opens when; rules name lessons by their numbers. */
export const archivedProgram = z
  .object({
    modules: z.array(archivedModule).max(archiveLimits.modules).refine(eachOnce, 'repeated_number'),
    lessons: z
      .array(lessonHead)
      .max(archiveLimits.lessons)
      .refine(eachOnce, 'repeated_number')
      .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, 'repeated_address'),
    /** Of how many quizzes there are documents. */
    quizzes: z.int().min(0).max(archiveLimits.quizzes),
  })
  .refine(({ modules, lessons }) => {
    const known = new Set(modules.map((module) => module.number))
    return lessons.every(({ module }) => module === null || known.has(module))
  }, 'unknown_module')
export type ArchivedProgram = z.infer<typeof archivedProgram>

const section = z.object({
  name: z.string().max(lessonLimits.sectionName),
  /** As authors send units; `id` is the number of the unit in this file. */
  units: z.array(infoUnitDraft).max(unitLimits.perSection),
})
export type ArchivedSection = z.infer<typeof section>

/** `lessons/<number>.json` */
export const archivedLesson = z.object({ number, sections: z.array(section).max(lessonLimits.sections) })
export type ArchivedLesson = z.infer<typeof archivedLesson>

/** `quizzes/<number>.json` */
export const archivedQuiz = z.object({
  number,
  name: quizName,
  type: z.enum(quizTypes),
  settings: quizSettings.extend({
    // Archives of earlier versions have none.
    attempt_limit_text: quizSettings.shape.attempt_limit_text.default(''),
  }),
  /** The questions as their author left them. */
  content: quizContent,
  /** What learners get, where that is another version of them; null where it is the same. */
  ready: quizContent.nullable(),
  /** By the numbers of quizzes in this file. */
  pools: quizPools,
  style: quizStyle.nullable(),
  start_info: startInfo.nullable(),
  tags: tagList,
})
export type ArchivedQuiz = z.infer<typeof archivedQuiz>

const caption = z.object({
  language: z.string().min(2).max(35),
  label: z.string().max(200),
  path,
})

const file = z.object({
  number,
  /** Where its bytes lie in the archive. */
  path,
  name: z.string().min(1).max(fileLimits.name),
  bytes,
  caption: z.string().max(fileLimits.caption),
  /** Whether it is listed in the storage of the school; pictures of texts and questions are not. */
  in_storage: z.boolean(),
  /** Whether versions for streaming are made of it. */
  convert_media: z.boolean(),
  allow_doc_preview: z.boolean().nullable(),
  allow_doc_download: z.boolean().nullable(),
  captions: z.array(caption).max(archiveLimits.captions),
})
export type ArchivedFile = z.infer<typeof file>

/** `files.json` */
export const archivedFiles = z.object({
  files: z.array(file).max(archiveLimits.files).refine(eachOnce, 'repeated_number'),
})
export type ArchivedFiles = z.infer<typeof archivedFiles>

/** A line of `progress.ndjson`: somebody who takes part, and how far. */
export const archivedParticipant = z.object({
  email: z.email().max(320),
  name: z.string().max(400),
  state: z.string().max(40),
  started_at: instant,
  lessons: z
    .array(
      z.object({
        lesson: number,
        started_at: instant,
        watched_at: instant.nullable(),
        done_at: instant.nullable(),
      }),
    )
    .max(archiveLimits.lessons),
})
export type ArchivedParticipant = z.infer<typeof archivedParticipant>
