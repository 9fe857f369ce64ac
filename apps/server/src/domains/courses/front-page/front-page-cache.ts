import {
  type FrontPageContent,
  emptyFrontPage,
  shownOfLesson,
} from '@lectern/contract/courses/front-page/front-page'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { pictureUrl } from '../../../platform/pictures/pictures.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import { identityChannel } from '../../identity/index.ts'
import { firstParagraphs, lessonChannel } from '../../lessons/index.ts'
import { findSchool, schoolChannel } from '../../schools/index.ts'
import { findMember } from '../../staff/index.ts'
import type { CourseCover } from '@lectern/contract/courses/cover/cover-picture'
import { presentCover } from '../courses.presenter.ts'
import { schoolPreviewPath } from '../link-preview/preview-of.ts'
import { findFrontPage, findLessonOfPage } from './front-page.repository.ts'

/** What a front page is made of. Nothing in it is personal. */
export interface FrontPageParts {
  readonly content: FrontPageContent
  /** The lesson that was chosen; whether visitors may read it is decided when it is shown. */
  readonly lesson: {
    readonly id: number
    readonly productId: number
    readonly courseSlug: string
    readonly paragraphs: readonly string[]
  } | null
  readonly teacher: { readonly id: number; readonly name: string; readonly avatarUrl: string | null } | null
  readonly cover: CourseCover
  readonly previewPath: string
}

export interface FrontPageCache {
  partsOf(schoolId: SchoolId): Promise<FrontPageParts | null>
}

const keepMs = 10 * 60 * 1000
const mostBytes = 8 * 1024 ** 2

/** Keeps front pages ready, and drops one when its words, its school, its teacher or its lesson change. */
export const createFrontPageCache = async ({
  db,
  clock,
  notifications,
}: Pick<Dependencies, 'db' | 'clock' | 'notifications'>): Promise<FrontPageCache> => {
  const cache = createSharedCache<FrontPageParts | null>({
    clock,
    keepMs,
    mostBytes,
    db,
    load: (key, connection) => loadParts(connection, storedSchoolId.parse(Number(key))),
  })
  await notifications.listen(schoolChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((key) => key === notification.payload)
  })
  await notifications.listen(lessonChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((_, parts) => String(parts?.lesson?.productId) === notification.payload)
  })
  await notifications.listen(identityChannel, (notification) => {
    if (notification.kind === 'missed') cache.clear()
    else cache.drop((_, parts) => String(parts?.teacher?.id) === notification.payload)
  })
  return { partsOf: (schoolId) => cache.get(String(schoolId)) }
}

const loadParts = async (db: ReadDatabase, schoolId: SchoolId): Promise<FrontPageParts | null> => {
  const school = await findSchool(db, schoolId)
  if (!school) return null
  const content = (await findFrontPage(db, schoolId))?.content ?? emptyFrontPage
  return {
    content,
    lesson: content.lesson_id === null ? null : await loadLesson(db, schoolId, content.lesson_id),
    teacher: content.teacher_id === null ? null : await loadTeacher(db, schoolId, content.teacher_id),
    cover: presentCover({ coverUrl: null, schoolColor: school.primaryColor }),
    previewPath: schoolPreviewPath(school, content),
  }
}

const loadLesson = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<FrontPageParts['lesson']> => {
  const row = await findLessonOfPage(db, schoolId, lessonId)
  if (!row) return null
  const paragraphs = await firstParagraphs(db, { schoolId, lessonId }, shownOfLesson)
  return { id: row.id, productId: row.productId, courseSlug: row.courseSlug, paragraphs }
}

/** Whoever left the staff teaches no more. */
const loadTeacher = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
): Promise<FrontPageParts['teacher']> => {
  const member = await findMember(db, schoolId, userId)
  return member?.isActive
    ? {
        id: userId,
        name: member.name,
        avatarUrl: member.image === null ? null : pictureUrl(member.image, 512),
      }
    : null
}
