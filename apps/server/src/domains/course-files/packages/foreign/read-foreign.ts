import { aboutOf } from '@lectern/contract/courses/about'
import { posix } from 'node:path'
import type {
  ArchivedLesson,
  ArchivedLessonHead,
  ArchivedProgram,
} from '@lectern/contract/course-files/course-archive'
import { courseNavigation } from '@lectern/contract/courses/course'
import { emptyCoursePage } from '@lectern/contract/courses/course-page/course-page'
import { courseLimits } from '@lectern/contract/courses/course-limits'
import { courseType } from '@lectern/contract/kernel/course-rights'
import { slugOf } from '@lectern/contract/kernel/slug'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import { countedKeys } from '../../../../platform/documents/reader-child.ts'
import type { CoursePackage, PackageContext } from '../course-package.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Outline, outlineOf } from './outline.ts'
import { createPackageFiles, kindOfPath } from './package-files.ts'
import { type ForeignContext, readForeignLesson } from './read-lesson.ts'
import { createQuizReader } from './read-quizzes.ts'

/** Letters of all lessons of a package, as documents, that are held at once. */
const mostLetters = 64 * 1024 ** 2

const isEmpty = (lesson: ArchivedLesson | undefined): boolean =>
  (lesson?.sections ?? []).every(({ units }) => units.length === 0)

/** A lesson of which nothing could be kept waits for its author as a draft, like one that was hidden. */
const headsOf = ({ lessons }: Outline, documents: readonly ArchivedLesson[]): ArchivedLessonHead[] => {
  const taken = new Set<string>()
  return lessons.map(({ title, module, isHidden }, at) => {
    const wanted = slugOf(title) || 'lesson'
    let slug = wanted
    for (let number = at + 1; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    return {
      number: at + 1,
      module,
      title,
      slug,
      status_id: isHidden || isEmpty(documents[at]) ? lessonStatus.draft : lessonStatus.published,
      is_public: false,
      is_open: false,
      release: null,
      image: null,
      previews: [],
    }
  })
}

/**
 * What of a cartridge no lesson shows: files come into the storage and questions into the library; pages that no outline names, and kinds
 * that nobody here knows, are only noted.
 */
const takeRest = async (
  { resources, isCartridge }: Manifest,
  { lessons }: Outline,
  { files, notes, quizOf }: ForeignContext,
): Promise<void> => {
  const shown = new Set(lessons.map(({ resource }) => resource))
  if (!isCartridge) return
  for (const resource of resources) {
    const { path, type } = resource
    if (path === null || shown.has(resource)) continue
    const kind = kindOfPath(path)
    if (type.startsWith('imsqti_')) await quizOf(path, posix.basename(posix.dirname(path)))
    else if (type !== 'webcontent') notes.add('item_unknown', path, type)
    else if (kind === 'page') notes.add('page_left_out', path)
    else if (kind !== 'part') files.take(path, kind === 'picture')
  }
}

/**
 * A course of SCORM 1.2 or 2004, or a Common Cartridge, as far as it can be kept: outline, pages, files, questions. Nothing of it is run.
 *
 * @throws DocumentError
 */
export const readForeign = async ({ archive, notes, name }: PackageContext): Promise<CoursePackage> => {
  const manifest = await readManifest(archive)
  const outline = outlineOf(manifest)
  const files = createPackageFiles(archive)
  const key = countedKeys()
  const quizzes = createQuizReader({ archive, files, notes, key })
  const context = { archive, files, notes, key, quizOf: quizzes.quizOf }
  const lessons: ArchivedLesson[] = []
  let letters = 0
  for (const [at, lesson] of outline.lessons.entries()) {
    const document = { number: at + 1, sections: await readForeignLesson(lesson, context) }
    letters += JSON.stringify(document).length
    if (letters > mostLetters) throw new DocumentError('too_large', `${letters} letters`)
    lessons.push(document)
  }
  await takeRest(manifest, outline, context)
  const title = (manifest.title || name).trim().slice(0, courseLimits.title).trim() || 'Course'
  const program: ArchivedProgram = {
    modules: outline.modules.map((module, at) => ({ number: at + 1, title: module, release: null })),
    lessons: headsOf(outline, lessons),
    quizzes: quizzes.all().length,
  }
  const found = <T>(all: readonly T[], number: number): Promise<T> => {
    const one = all[number - 1]
    return one === undefined
      ? Promise.reject(new DocumentError('broken', String(number)))
      : Promise.resolve(one)
  }
  const description = manifest.description.slice(0, courseLimits.description)
  return {
    kind: manifest.isCartridge ? 'common_cartridge' : 'scorm',
    course: {
      title,
      slug: slugOf(title) || 'course',
      type_id: courseType.course,
      description,
      about: aboutOf(description),
      enrolment: 'open',
      language: null,
      navigation_type_id: courseNavigation.buttons,
      time_zone: null,
      labels: {},
      font_styles: {},
      page: emptyCoursePage,
      has_comments: false,
      has_certificate: false,
      certificate_percent: 100,
      cover: null,
      default_release: null,
    },
    program,
    files: files.all(),
    sumOf: () => undefined,
    readLesson: (number) => found(lessons, number),
    readQuiz: (number) => found(quizzes.all(), number),
    readParticipants: () => Promise.resolve([]),
  }
}
