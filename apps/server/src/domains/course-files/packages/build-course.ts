import { randomUUID } from 'node:crypto'
import { freeSlug } from '@lectern/contract/kernel/slug'
import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { type InfoUnitDraft, infoUnitDraft } from '@lectern/contract/blocks/info-unit'
import {
  type ArchivedLesson,
  type ArchivedLessonHead,
  type ArchivedQuiz,
  fileOfStandIn,
} from '@lectern/contract/course-files/course-archive'
import { type IdMapping, mapIds } from '@lectern/contract/lessons/rules/map-ids'
import { question, type Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizContent } from '@lectern/contract/quizzes/quiz'
import type { Transaction } from '../../../platform/database/pool.ts'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import {
  copiedIds,
  findModule,
  insertContent,
  insertLessons,
  insertModule,
  refuseCircles,
  updateModuleRow,
} from '../../lessons/index.ts'
import { insertWholeQuiz, saveQuiz } from '../../quizzes/index.ts'
import { insertCourse, lockAddresses, changeCourse, refuseFullSchool } from '../../courses/index.ts'
import type { CoursePackage } from './course-package.ts'
import type { ImportNotes } from './import-notes.ts'
import type { KeptFiles } from './keep-files.ts'
import type { SpooledDocuments } from './spool.ts'
import { findProductBySlug, insertProduct, updateProduct } from '../../products/index.ts'

/** All that a course is made of, sound and kept. */
export interface CourseParts {
  readonly schoolId: SchoolId
  /** Of the school, for lessons without one of their own. */
  readonly timeZone: string
  readonly course: CoursePackage
  readonly documents: SpooledDocuments
  readonly files: KeptFiles
  readonly notes: ImportNotes
}

/** A course that was made, with the lessons by their numbers in the file. */
export interface BuiltCourse {
  readonly courseId: number
  readonly productId: number
  readonly lessonIds: ReadonlyMap<number, number>
}

type Ids = ReadonlyMap<number, number>

/**
 * Makes a draft of a course in one transaction: all of it or nothing.
 *
 * @throws CallError too_many_courses, and what is refused to authors; DocumentError where a document names what is not in its file
 */
export const buildCourse = async (tx: Transaction, parts: CourseParts, now: Date): Promise<BuiltCourse> => {
  const { schoolId, course, timeZone } = parts
  const { courseId, productId } = await createEmpty(tx, parts, now)
  const place = { schoolId, courseId, productId, timeZone }
  const quizIds = await insertQuizzes(tx, parts, now)
  const moduleIds = new Map<number, number>()
  for (const { number, title } of course.program.modules)
    moduleIds.set(number, await insertModule(tx, { schoolId, courseId, title, release: null }, now))
  const lessons = course.program.lessons.map((head) => arriving(parts, head, { moduleIds, quizIds }))
  const { ids: lessonIds, moved } = await insertLessons(tx, place, lessons, now)
  // Packages of others have no addresses: those were made from titles.
  if (course.kind === 'lectern')
    for (const { title, slug } of moved) parts.notes.add('lesson_address_changed', title, slug)
  for (const { number, title } of course.program.lessons) {
    const sections = sectionsOf(parts, await parts.documents.lesson(number), { title, quizIds })
    await insertContent(tx, { schoolId, lessonId: lessonIds.get(number) ?? 0 }, sections, now)
  }
  await setRules(tx, parts, { courseId, moduleIds, lessonIds, quizIds }, now)
  await takeAddress(tx, parts, productId)
  return { courseId, productId, lessonIds }
}

/** A course at an address that nobody asks for: the addresses of the school are held only once all of it is made. */
const createEmpty = async (tx: Transaction, { schoolId, course: { course } }: CourseParts, now: Date) => {
  const { title, type_id: typeId, labels } = course
  const slug = `arriving-${randomUUID()}`
  const productId = await insertProduct(tx, { schoolId, productableType: 'course', typeId, title, slug }, now)
  return { courseId: await insertCourse(tx, { schoolId, productId, labels }, now), productId }
}

/** Gives the course its own address, or one like it that is free. @throws CallError too_many_courses */
const takeAddress = async (
  tx: Transaction,
  { schoolId, course: { course }, notes }: CourseParts,
  productId: number,
): Promise<void> => {
  await lockAddresses(tx, schoolId)
  await refuseFullSchool(tx, schoolId, 0)
  const isTaken = async (slug: string) => (await findProductBySlug(tx, schoolId, slug)) !== null
  const slug = await freeSlug(course.slug, isTaken)
  if (slug !== course.slug) notes.add('address_changed', course.title, course.slug)
  await updateProduct(tx, schoolId, productId, { slug })
}

/** @throws DocumentError broken: another name than one of this file would be somebody else's */
const fileNumber = (uuid: string): number => {
  const number = fileOfStandIn(uuid)
  if (number === null) throw new DocumentError('broken', `a file ${uuid}`)
  return number
}

const mappingOf = ({ files }: CourseParts, quizIds: Ids): IdMapping => ({
  file: (uuid) => files.uuidOf(fileNumber(uuid)) ?? null,
  quiz: (number) => {
    const id = quizIds.get(number)
    if (id === undefined) throw new DocumentError('broken', `a quiz ${number}`)
    return id
  },
  link: (href) => href,
})

const insertQuizzes = async (tx: Transaction, parts: CourseParts, now: Date): Promise<Ids> => {
  const { schoolId, course, documents } = parts
  const ids = new Map<number, number>()
  const pools: [number, ArchivedQuiz['pools']][] = []
  for (let number = 1; number <= course.program.quizzes; number += 1) {
    const quiz = await documents.quiz(number)
    const content = contentOf(parts, quiz, quiz.content)
    const ready = quiz.ready === null ? content : contentOf(parts, quiz, quiz.ready)
    const { name, type, settings, style, start_info: startInfo, tags } = quiz
    const whole = { name, type, settings, content, ready, style, startInfo, tags }
    const id = await insertWholeQuiz(tx, schoolId, whole, now)
    ids.set(number, id)
    if (quiz.pools.length > 0) pools.push([id, quiz.pools])
  }
  const { quiz: idOf } = mappingOf(parts, ids)
  for (const [quizId, own] of pools) {
    const mapped = own.map((pool) => ({ ...pool, quiz_id: idOf(pool.quiz_id) ?? 0 }))
    await saveQuiz(tx, { schoolId, quizId, pools: mapped, now })
  }
  return ids
}

/** The questions of a quiz with the files that were kept. One that is nothing without a lost file is left out. */
const contentOf = (parts: CourseParts, quiz: ArchivedQuiz, content: QuizContent): QuizContent => ({
  version: content.version,
  questions: content.questions.flatMap((each): Question[] => {
    const read = question.safeParse(mapIds(each, mappingOf(parts, new Map())))
    if (read.success) return [read.data]
    parts.notes.add('question_lost', quiz.name, each.name)
    return []
  }),
})

const sectionsOf = (
  parts: CourseParts,
  lesson: ArchivedLesson,
  { title, quizIds }: { readonly title: string; readonly quizIds: Ids },
) => {
  const by = mappingOf(parts, quizIds)
  const link = (href: string) => {
    if (href === '#closed-group') parts.notes.add('group_link_lost', title)
    return href
  }
  return lesson.sections.map(({ name, units }) => ({
    name,
    units: units.flatMap((unit): InfoUnitDraft[] => {
      const { base_revision: _revision, ...draft } = unit
      const read = infoUnitDraft.safeParse({ ...draft, content: mapIds(unit.content, { ...by, link }) })
      if (read.success) return [read.data]
      parts.notes.add('unit_lost', title, unit.title)
      return []
    }),
  }))
}

const arriving = (
  { files }: CourseParts,
  head: ArchivedLessonHead,
  { moduleIds, quizIds }: { readonly moduleIds: Ids; readonly quizIds: Ids },
) => {
  const picture = (name: string | null) =>
    name?.startsWith('pictures/') === true ? (files.pictureOf(name) ?? null) : name
  return {
    number: head.number,
    moduleId: head.module === null ? null : (moduleIds.get(head.module) ?? null),
    title: head.title,
    slug: head.slug,
    statusId: head.status_id,
    isPublic: head.is_public,
    release: head.release && withQuiz(head.release, quizIds),
    extras: {
      image: picture(head.image),
      lesson_previews: head.previews.map(({ index, url }) => ({ index, url: picture(url) })),
      is_open: head.is_open,
    },
  }
}

/** A rule with the practice that was made; one that no document is of says nothing. */
const withQuiz = ({ after_quiz_id: number, ...rule }: ReleaseRule, quizIds: Ids): ReleaseRule => {
  const id = quizIds.get(number ?? 0)
  return id === undefined ? rule : { ...rule, after_quiz_id: id }
}

const withIds = (
  rule: ReleaseRule,
  { lessonIds, quizIds }: { readonly lessonIds: Ids; readonly quizIds: Ids },
): ReleaseRule => ({
  ...withQuiz(rule, quizIds),
  after_lesson_ids: copiedIds(rule.after_lesson_ids, lessonIds),
})

/** What opens when, and everything else that is set for the course as a whole; lessons that wait for each other are refused. */
const setRules = async (
  tx: Transaction,
  { schoolId, course: { course, program }, files }: CourseParts,
  made: {
    readonly courseId: number
    readonly moduleIds: Ids
    readonly lessonIds: Ids
    readonly quizIds: Ids
  },
  now: Date,
): Promise<void> => {
  const place = { schoolId, courseId: made.courseId }
  for (const { number, release } of program.modules) {
    if (release === null) continue
    const module = found(await findModule(tx, place, made.moduleIds.get(number) ?? 0))
    await updateModuleRow(tx, module, { release: withIds(release, made) }, now)
  }
  await changeCourse(
    tx,
    place,
    {
      about: course.about,
      enrolment: course.enrolment,
      cover_url: course.cover === null ? null : (files.pictureOf(course.cover) ?? null),
      language: course.language,
      navigation_type_id: course.navigation_type_id,
      time_zone: course.time_zone,
      custom_styles: { font_styles: course.font_styles },
      page: course.page,
      has_comments: course.has_comments,
      has_certificate: course.has_certificate,
      certificate_percent: course.certificate_percent,
      default_release: course.default_release && withIds(course.default_release, made),
    },
    now,
  )
  await refuseCircles(tx, place, 'release')
}
