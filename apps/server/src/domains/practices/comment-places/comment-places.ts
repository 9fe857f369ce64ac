import { isTalk } from '@lectern/contract/blocks/registry'
import type { CommentFacts } from '@lectern/contract/comments/rules/visibility'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchoolOfAttempt, listOwnRoots, type PinnedAttempts } from '../../attempts/index.ts'
import type { CommentCaller, CommentPlaces } from '../../comments/index.ts'
import {
  findUnitPlace,
  type LessonContent,
  type LessonReading,
  type Reader,
  refuseClosed,
  shownTo,
} from '../../lessons/index.ts'
import { attemptPlaces, inLesson } from './attempt-places.ts'
import { answerers, holdsAny } from './holds-any.ts'
import { moderationPlaces } from './moderation-scope.ts'
import { listCourseCurators, type ProductOfCourse } from './course-curators.ts'
import { listMentionable } from './mentionable.ts'
import type { ProductRow } from '../../products/index.ts'
import { mayOnProduct } from '../../teams/index.ts'

/** What the places of comments are decided by. */
export interface DiscussionParts extends LessonReading {
  readonly pinned: PinnedAttempts
  readonly productOfCourse: ProductOfCourse
}

/** What somebody of the team may do in the conversations of a lesson. */
const rightsInLesson = (seat: StaffSeat, product: ProductRow) => {
  const teaches = mayOnProduct(seat, 'course_edit', product) || mayOnProduct(seat, 'course_curator', product)
  return {
    mayAnswer: teaches || holdsAny(seat, ...answerers),
    mayModerate: teaches || holdsAny(seat, 'comment_curator', 'comment_delete'),
  }
}

const noPart = () => Promise.resolve(null)

/** Lessons, units and attempts as places of comments, each open by the decision that opens the thing itself. */
export const createCommentPlaces = ({
  contents,
  readers,
  pinned,
  productOfCourse,
}: DiscussionParts): CommentPlaces => {
  const contentOf = async (schoolId: SchoolId, lessonId: number): Promise<LessonContent> =>
    found(await contents.contentOf(schoolId, lessonId))

  const factsIn = async (
    content: LessonContent,
    reader: Reader,
    caller: CommentCaller,
    view: 'own' | 'learner',
  ): Promise<Omit<CommentFacts, 'level' | 'isAllowed'>> => {
    const { isPreview, isTeam } = reader.viewer
    const seat = isTeam && !isPreview && view === 'own' ? await caller.seatIn(content.row.schoolId) : null
    const rights = seat ? rightsInLesson(seat, content.product) : { mayAnswer: false, mayModerate: false }
    return {
      isSignedIn: caller.actor !== null,
      isOpen: reader.access.decision.is_open,
      takesPart: reader.access.is_course_subscribed,
      isOwner: false,
      isTeam: seat !== null,
      isPreview,
      ...rights,
    }
  }

  /** The lesson as its reader sees it; the team sees all of it. */
  const openLesson = async (
    caller: CommentCaller,
    schoolId: SchoolId,
    lessonId: number,
    view: 'own' | 'learner',
  ) => {
    const content = await contentOf(schoolId, lessonId)
    const reader = await readers.readerOf(content, caller)
    const facts = await factsIn(content, reader, caller, view)
    if (!facts.isTeam) refuseClosed(reader)
    const { sections } = facts.isTeam ? (content.held ?? content) : shownTo(content, reader)
    const talks = sections.flatMap(({ info_units }) => info_units).filter((unit) => isTalk(unit))
    return { content, facts, talks }
  }

  const openAttempt = attemptPlaces({ readers, pinned, contentOf })

  return {
    open: async (db, caller, schoolId, target, view) => {
      if (target.type === 'quiz-attempt') return openAttempt(db, caller, schoolId, target.id, view)
      if (target.type === 'lesson') {
        const { content, facts, talks } = await openLesson(caller, schoolId, target.id, view)
        const isAllowed = talks.some(({ is_comments_disabled }) => !is_comments_disabled)
        const all = { ...facts, level: target.type, isAllowed }
        const open = talks.filter(({ is_comments_disabled }) => !is_comments_disabled)
        const takesFiles = open.some(({ is_file_comment_enabled }) => is_file_comment_enabled)
        return { ...inLesson(content), takesFiles, target, attempt: null, facts: all, partOf: noPart }
      }
      const unit = await findUnitPlace(db, target.id)
      if (unit?.schoolId !== schoolId) throw notFound('no such unit')
      const { content, facts, talks } = await openLesson(caller, schoolId, unit.lessonId, view)
      const talk = found(talks.find(({ id }) => id === target.id))
      const all = { ...facts, level: target.type, isAllowed: !talk.is_comments_disabled }
      return {
        ...inLesson(content),
        takesFiles: talk.is_file_comment_enabled,
        target,
        attempt: null,
        facts: all,
        partOf: noPart,
      }
    },
    schoolOfAttempt: findSchoolOfAttempt,
    curatorsOf: (db, caller, schoolId, courseId) =>
      listCourseCurators(db, caller, { schoolId, courseId, productOfCourse }),
    mentionable: (db, caller, place, wanted) =>
      listMentionable(db, caller, { place, productOfCourse, wanted }),
    ...moderationPlaces,
    attemptsSeen: (db, caller, { schoolId, lessonId }) =>
      listOwnRoots(db, { schoolId, lessonId, userId: found(caller.actor).userId }),
  }
}
