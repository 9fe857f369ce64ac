import type { AuthoredFrontPage, PublicFrontPage } from '@lectern/contract/courses/front-page/front-page'
import { emptyFrontPage } from '@lectern/contract/courses/front-page/front-page'
import { mostFrontPageChoices } from '@lectern/contract/courses/front-page/front-page-limits'
import * as operations from '@lectern/contract/courses/front-page/front-page.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Call } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { pictureUrl, storePicture } from '../../../platform/pictures/pictures.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessonDecision } from '../../access/index.ts'
import { factsOfLesson, lessonLink } from '../../lessons/index.ts'
import { listMembers } from '../../staff/index.ts'
import type { CoursePrograms } from '../course-programs.ts'
import { createFrontPageCache, type FrontPageParts } from './front-page-cache.ts'
import { findFrontPage, listFreeLessons } from './front-page.repository.ts'
import { writeFrontPage } from './write-front-page.ts'

/** Binds what visitors see first of a school, and what its owner writes there. */
export const registerFrontPage = async (
  bind: Bind,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'notifications' | 'env' | 'storage'>,
  programs: CoursePrograms,
): Promise<void> => {
  const cache = await createFrontPageCache(dependencies)

  bind(operations.getPublicFrontPage, async ({ actor, school, seatIn, now }) => {
    const at = await school()
    const parts = found(await cache.partsOf(at.schoolId))
    const seat = actor ? await seatIn(at.schoolId) : null
    const { headline, lead, picture, promises, steps, doubts, teacher_words: words } = parts.content
    return {
      data: {
        headline,
        lead,
        picture,
        promises,
        steps,
        doubts,
        free_lesson: await freeLesson(programs, at.schoolId, parts, now),
        teacher: parts.teacher && { name: parts.teacher.name, avatar_url: parts.teacher.avatarUrl, words },
        cover: parts.cover,
        preview_url: `${originOf(dependencies.env, at)}${parts.previewPath}`,
        can_edit: seat?.permissions.has('cabinet_edit') ?? false,
      },
    }
  })

  bind(operations.getFrontPage, async (call) => ({
    data: await loadAuthored(call.db, await editedSchool(call)),
  }))

  bind(operations.updateFrontPage, async (call) => {
    const { db, body, now } = call
    const schoolId = await editedSchool(call)
    return { data: await writeFrontPage(db, schoolId, body, now) }
  })

  bind(operations.saveFrontPagePicture, async (call) => {
    await editedSchool(call)
    const key = await storePicture(dependencies.storage, { image: call.body.image, fit: 'wide' })
    return { data: { url: pictureUrl(key, 1280) } }
  })
}

/** @throws CallError forbidden unless the caller may change the settings of the visited school */
const editedSchool = async ({ school, seatIn }: Pick<Call, 'school' | 'seatIn'>): Promise<SchoolId> => {
  const { schoolId } = await school()
  if ((await seatIn(schoolId))?.permissions.has('cabinet_edit')) return schoolId
  throw new CallError('forbidden')
}

/** The chosen lesson, while a visitor without an account may read it. */
const freeLesson = async (
  programs: CoursePrograms,
  schoolId: SchoolId,
  { lesson }: FrontPageParts,
  now: Date,
): Promise<PublicFrontPage['free_lesson']> => {
  if (!lesson) return null
  const program = await programs.programAt(schoolId, lesson.courseSlug)
  const row = program?.lessons.find(({ id }) => id === lesson.id)
  if (!program || !row?.isPublic) return null
  const { product } = program.course
  const facts = factsOfLesson(row, {
    product,
    program: program.lessons,
    done: new Set(),
    begun: new Set(),
    practices: new Map(),
    checkpoints: [],
  })
  const visitor = { isSignedIn: false, isExpert: false, enrolment: null, now }
  if (!lessonDecision(product, facts, visitor).is_open) return null
  return {
    title: row.title,
    link: lessonLink(product, row),
    course_title: product.title,
    paragraphs: [...lesson.paragraphs],
  }
}

const loadAuthored = async (db: ReadDatabase, schoolId: SchoolId): Promise<AuthoredFrontPage> => {
  const page = await findFrontPage(db, schoolId)
  const content = page?.content ?? emptyFrontPage
  const limit = mostFrontPageChoices
  const lessons = await listFreeLessons(db, schoolId, { chosen: content.lesson_id, limit })
  const members = await listMembers(db, schoolId)
  return {
    content,
    revision: page?.revision ?? 0,
    lessons: lessons.map(({ id, title, courseTitle }) => ({ id, title, course_title: courseTitle })),
    people: members
      .filter(({ isActive }) => isActive)
      .slice(0, limit)
      .map(({ userId, name, image }) => ({
        id: userId,
        name,
        avatar_url: image === null ? null : pictureUrl(image, 512),
      })),
  }
}
