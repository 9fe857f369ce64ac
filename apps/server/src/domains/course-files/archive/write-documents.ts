import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import {
  archivedCourse,
  archivedFiles,
  archivedLesson,
  archivedProgram,
  archivedQuiz,
  type ArchivedFile,
  archivePaths,
  standInOf,
} from '@lectern/contract/course-files/course-archive'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { type IdMapping, mapIds } from '@lectern/contract/lessons/rules/map-ids'
import { groupOfLink, linkToUnit, unitOfLink } from '@lectern/contract/rich-text/addresses'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { listWholeFiles, type WholeFile } from '../../files/index.ts'
import {
  copiedIds,
  type LessonRow,
  listLessons,
  listModules,
  ownReleaseOf,
  readSections,
} from '../../lessons/index.ts'
import { findWholeQuiz, listQuizHeads } from '../../quizzes/index.ts'
import { findCoursePage, type CourseAddress, findAuthorsCourse } from '../../courses/index.ts'
import type { DocumentFolder } from './document-folder.ts'
import { createNumbers, type Numbers } from './numbers.ts'
import { ownPictures, type OwnPictures } from './own-pictures.ts'

/** What the documents of a course name besides themselves. */
export interface NamedInDocuments {
  readonly title: string
  readonly lessons: Numbers<number>
  readonly quizzes: number
  readonly modules: number
  readonly files: readonly { readonly archived: ArchivedFile; readonly file: WholeFile }[]
  readonly pictures: OwnPictures
}

interface Writing extends CourseAddress {
  readonly db: ReadDatabase
  readonly folder: DocumentFolder
  readonly lessons: Numbers<number>
  readonly modules: Numbers<number>
  readonly units: Numbers<number>
  readonly quizzes: Numbers<number>
  readonly files: Numbers<string>
  readonly pictures: OwnPictures
}

/**
 * Writes what a course is into documents, a lesson and a quiz at a time, with numbers of the archive in the place of the school's ids.
 * Each question to the database is over before the next document is written.
 *
 * @throws CallError not_found, file_too_large
 */
export const writeDocuments = async (
  db: ReadDatabase,
  address: CourseAddress,
  folder: DocumentFolder,
): Promise<NamedInDocuments> => {
  const course = await findAuthorsCourse(db, address)
  const modules = await listModules(db, address)
  const lessons = await listLessons(db, address.schoolId, address.courseId)
  const writing: Writing = {
    ...address,
    db,
    folder,
    lessons: createNumbers(lessons.map(({ id }) => id)),
    modules: createNumbers(modules.map(({ id }) => id)),
    units: createNumbers(),
    quizzes: createNumbers(),
    files: createNumbers(),
    pictures: ownPictures(),
  }
  const release = (rule: ReleaseRule | null) => rule && withNumbers(rule, writing)
  for (const lesson of lessons) await writeLesson(writing, lesson)
  await writeQuizzes(writing)
  const { product } = course
  const { about, words } = await findCoursePage(db, course)
  await folder.add(
    archivePaths.course,
    archivedCourse.parse({
      title: product.title,
      slug: product.slug,
      type_id: product.typeId,
      description: course.description,
      about,
      enrolment: product.enrolmentMode,
      language: course.language,
      navigation_type_id: course.navigationTypeId,
      time_zone: course.timeZone,
      labels: course.labels,
      font_styles: course.fontStyles,
      page: words,
      has_comments: course.hasComments,
      has_certificate: course.hasCertificate,
      certificate_percent: course.certificatePercent,
      cover: writing.pictures.nameOf(course.coverUrl),
      default_release: release(product.release),
    }),
  )
  await folder.add(
    archivePaths.program,
    archivedProgram.parse({
      modules: modules.map((module) => ({
        number: writing.modules.of(module.id),
        title: module.title,
        release: release(module.release),
      })),
      lessons: lessons.map((lesson) => headOf(writing, lesson, release(ownReleaseOf(lesson)))),
      quizzes: writing.quizzes.ids().length,
    }),
  )
  const files = await writeFiles(writing)
  return {
    title: product.title,
    lessons: writing.lessons,
    quizzes: writing.quizzes.ids().length,
    modules: modules.length,
    files,
    pictures: writing.pictures,
  }
}

/** A rule that names lessons and a practice by their numbers; one that is not in the course says nothing. */
const withNumbers = (
  { after_quiz_id: quizId, ...rule }: ReleaseRule,
  { lessons, quizzes }: Pick<Writing, 'lessons' | 'quizzes'>,
): ReleaseRule => {
  const after_lesson_ids = copiedIds(
    rule.after_lesson_ids,
    new Map(lessons.ids().map((id) => [id, lessons.of(id)])),
  )
  const isThere = typeof quizId === 'number' && quizzes.ids().includes(quizId)
  return { ...rule, after_lesson_ids, ...(isThere && { after_quiz_id: quizzes.of(quizId) }) }
}

const headOf = ({ lessons, modules, pictures }: Writing, row: LessonRow, release: ReleaseRule | null) => ({
  number: lessons.of(row.id),
  module: row.moduleId === null ? null : modules.of(row.moduleId),
  title: row.title,
  slug: row.slug,
  status_id: row.statusId,
  is_public: row.isPublic,
  is_open: row.extras.is_open ?? false,
  release,
  image: pictures.nameOf(row.extras.image),
  previews: (row.extras.lesson_previews ?? []).map(({ index, url }) => ({
    index,
    url: pictures.nameOf(url),
  })),
})

/** Links of texts: to units of the same lesson by their numbers; a closed group is the school's own and leads nowhere. */
const linkIn =
  ({ units }: Writing): IdMapping['link'] =>
  (href) => {
    const unit = unitOfLink(href)
    if (unit !== null) return linkToUnit(units.known(unit) ?? 0)
    return groupOfLink(href) === null ? href : '#closed-group'
  }

/** How a document names files and quizzes of the school: what is gone meanwhile is not named. */
const mappingFor = async (writing: Writing, document: unknown): Promise<IdMapping> => {
  const { db, schoolId, files, quizzes } = writing
  const named = { files: new Set<string>(), quizzes: new Set<number>() }
  mapIds(document, {
    file: (uuid) => (named.files.add(uuid), uuid),
    quiz: (id) => (named.quizzes.add(id), id),
    link: (href) => href,
  })
  const standing = new Set((await listWholeFiles(db, schoolId, [...named.files])).map(({ uuid }) => uuid))
  const shown = new Set((await listQuizHeads(db, schoolId, [...named.quizzes])).map(({ id }) => id))
  return {
    file: (uuid) => (standing.has(uuid) ? standInOf(files.of(uuid)) : null),
    quiz: (id) => (shown.has(id) ? quizzes.of(id) : null),
    link: linkIn(writing),
  }
}

const writeLesson = async (writing: Writing, { id }: LessonRow): Promise<void> => {
  const sections = await readSections(writing.db, writing.schoolId, id)
  const units = sections.flatMap((section) => section.units)
  for (const unit of units) writing.units.of(unit.id)
  const by = await mappingFor(
    writing,
    units.map(({ content }) => content),
  )
  const number = writing.lessons.of(id)
  const document = {
    number,
    sections: sections.map(({ name, units: own }) => ({
      name,
      units: own.map((unit) => ({
        id: writing.units.of(unit.id),
        key: unit.key,
        title: unit.title,
        type_id: unit.type_id,
        content: mapIds(unit.content, by),
        ...(unit.look === undefined ? {} : { look: unit.look }),
      })),
    })),
  }
  await writing.folder.add(archivePaths.lesson(number), archivedLesson.parse(document))
}

/** Quizzes that lessons show, and those out of which these draw: numbers are given while they are written. */
const writeQuizzes = async (writing: Writing): Promise<void> => {
  for (let at = 0; at < writing.quizzes.ids().length; at += 1) {
    const quizId = writing.quizzes.ids()[at] ?? 0
    if (at >= archiveLimits.quizzes)
      throw new CallError('file_too_large', { params: { limit: archiveLimits.documentsBytes } })
    const quiz = found(await findWholeQuiz(writing.db, writing.schoolId, quizId))
    const by = await mappingFor(writing, [quiz.content, quiz.ready, quiz.pools])
    const content = mapIds(quiz.content, by)
    const ready = mapIds(quiz.ready, by)
    const document = {
      number: at + 1,
      name: quiz.name,
      type: quiz.type,
      settings: quiz.settings,
      content,
      ready: JSON.stringify(ready) === JSON.stringify(content) ? null : ready,
      pools: quizTypeRules(quiz.type).isDrawn
        ? quiz.pools.flatMap(({ quiz_id, take_count }) => {
            const known = by.quiz(quiz_id)
            return known === null ? [] : [{ quiz_id: known, take_count }]
          })
        : [],
      style: quiz.style,
      start_info: quiz.startInfo,
      tags: quiz.tags,
    }
    await writing.folder.add(archivePaths.quiz(at + 1), archivedQuiz.parse(document))
  }
}

const writeFiles = async (writing: Writing): Promise<NamedInDocuments['files']> => {
  const whole = await listWholeFiles(writing.db, writing.schoolId, writing.files.ids())
  const files = whole.map((file) => ({ file, archived: archive(file, writing.files.of(file.uuid)) }))
  const document = { files: files.map(({ archived }) => archived) }
  await writing.folder.add(archivePaths.files, archivedFiles.parse(document))
  return files
}

const archive = (file: WholeFile, number: number): ArchivedFile => ({
  number,
  path: `files/${number}${/^[a-z0-9]{1,12}$/i.test(file.extension) ? `.${file.extension}` : ''}`,
  name: file.name,
  bytes: file.bytes,
  caption: file.caption,
  in_storage: file.inStorage,
  convert_media: file.convertMedia,
  allow_doc_preview: file.allowDocPreview,
  allow_doc_download: file.allowDocDownload,
  captions: file.captions.map(({ language, label }, at) => ({
    language,
    label,
    path: `captions/${number}-${at + 1}.vtt`,
  })),
})
