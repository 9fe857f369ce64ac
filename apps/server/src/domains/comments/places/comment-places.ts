import type { CommentableType, Curator, Mentionable } from '@lectern/contract/comments/comment'
import type { CommentFacts } from '@lectern/contract/comments/rules/visibility'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Who looks at a place. */
export interface CommentCaller {
  readonly actor: Actor | null
  readonly now: Date
  readonly seatIn: (schoolId: SchoolId) => Promise<StaffSeat | null>
}

/** A thing that is commented on. */
export interface CommentTarget {
  readonly type: CommentableType
  readonly id: number
}

/** A part of an attempt. */
export interface CommentedPart {
  readonly questionId: string | null
  readonly statementId: string | null
  readonly answerGroupId: string | null
}

/** A place that its caller may look at. */
export interface CommentPlace {
  readonly schoolId: SchoolId
  readonly courseId: number
  readonly productId: number
  readonly lessonId: number
  /** Whether files can be added to what is written. */
  readonly takesFiles: boolean
  /** As comments name it: of an attempt its first version. */
  readonly target: CommentTarget
  readonly attempt: {
    readonly id: number
    readonly ownerId: number
    readonly finishedAt: Date | null
  } | null
  /** How the caller stands to it; `isAllowed` is what the place itself says. */
  readonly facts: CommentFacts
  /** A part of the attempt, its question named; null where the attempt has no such part. */
  readonly partOf: (part: CommentedPart) => Promise<CommentedPart | null>
}

/** What the domains that own lessons and attempts tell about the places of comments. */
export interface CommentPlaces {
  /**
   * A place that is open to the caller.
   *
   * @param view `learner`: as a learner sees it, whoever asks
   * @throws CallError not_found, access_closed (403)
   */
  open(
    db: ReadDatabase,
    caller: CommentCaller,
    schoolId: SchoolId,
    target: CommentTarget,
    view: 'own' | 'learner',
  ): Promise<CommentPlace>
  /** Of which school an attempt is; null where there is none. */
  schoolOfAttempt(db: ReadDatabase, attemptId: number): Promise<SchoolId | null>
  /** Whom of the team a comment of the caller in a course can be addressed to. @throws CallError not_found */
  curatorsOf(
    db: ReadDatabase,
    caller: CommentCaller,
    schoolId: SchoolId,
    courseId: number,
  ): Promise<Curator[]>
  /**
   * People whom a comment of the caller can name at a place: of a learner the team that answers, of the team its colleagues and the
   * learners whom they see. No more than are shown at once, unless they are asked for by their ids.
   */
  mentionable(
    db: ReadDatabase,
    caller: CommentCaller,
    place: CommentPlace,
    wanted: { readonly search: string } | { readonly ids: readonly number[] },
  ): Promise<Mentionable[]>
  /** The first versions of the caller's attempts in a lesson. */
  attemptsSeen(db: ReadDatabase, caller: CommentCaller, place: CommentPlace): Promise<number[]>
  /** The comments that somebody of the team may moderate, as a condition on them; undefined: all of the school. */
  moderatedBy(db: ReadDatabase, seat: StaffSeat, userId: number): Promise<SQL | undefined>
  /** Those that they may answer, as a condition on comments; undefined: all that they see. */
  answeredBy(db: ReadDatabase, seat: StaffSeat, userId: number): Promise<SQL | undefined>
  /** Comments of a school whose lesson and course exist, as a condition on them. */
  isPlaced(schoolId: SchoolId): SQL
  /** The courses of which somebody of the team sees comments, by name. */
  coursesSeen(db: ReadDatabase, seat: StaffSeat): Promise<{ readonly id: number; readonly name: string }[]>
  /** What lessons are called, their courses, and their addresses; those that are gone are left out. */
  describeLessons(
    db: ReadDatabase,
    schoolId: SchoolId,
    lessonIds: readonly number[],
  ): Promise<ReadonlyMap<number, DescribedLesson>>
}

/** A lesson in words. */
export interface DescribedLesson {
  readonly id: number
  readonly title: string
  readonly course: string
  readonly link: string
}
