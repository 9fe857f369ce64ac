import type { CommentableType } from '../comment.ts'

/** How somebody stands to a place, as the domain that owns the place tells. */
export interface CommentFacts {
  readonly level: CommentableType
  readonly isSignedIn: boolean
  /** The place is open to them by the one access decision. */
  readonly isOpen: boolean
  /** They take part in the course. */
  readonly takesPart: boolean
  /** It is their own attempt. */
  readonly isOwner: boolean
  /** Of the team, and the place or the learner is within what they see. */
  readonly isTeam: boolean
  /** The team's rights at this place. */
  readonly mayAnswer: boolean
  readonly mayModerate: boolean
  /** Learners may write at the place now. */
  readonly isAllowed: boolean
  /** Somebody of the team looks as somebody else: then nothing is written. */
  readonly isPreview: boolean
}

/** What somebody is at a place. */
export interface CommentStanding {
  readonly side: 'team' | 'learner' | 'nobody'
  readonly mayWrite: boolean
  readonly mayModerate: boolean
}

const nobody: CommentStanding = { side: 'nobody', mayWrite: false, mayModerate: false }

/** What somebody is at a place; to an attempt nobody comes but its learner and the team. */
export const standingOf = (facts: CommentFacts): CommentStanding => {
  if (!facts.isSignedIn) return nobody
  if (facts.isTeam) {
    const { mayAnswer, mayModerate, isPreview } = facts
    return { side: 'team', mayWrite: mayAnswer && !isPreview, mayModerate: mayModerate && !isPreview }
  }
  const isTheirs = facts.level === 'quiz-attempt' ? facts.isOwner : true
  if (!facts.isOpen || !isTheirs) return nobody
  const mayWrite = (facts.takesPart || facts.isOwner) && facts.isAllowed && !facts.isPreview
  return { side: 'learner', mayWrite, mayModerate: false }
}

/** What of a comment decides who sees it. */
export interface CommentState {
  readonly isOwn: boolean
  readonly isPrivate: boolean
  readonly isRestricted: boolean
  readonly isDeleted: boolean
}

/** What somebody may do with one comment. */
export interface CommentRights {
  readonly read: boolean
  readonly edit: boolean
  readonly delete: boolean
  readonly restrict: boolean
  readonly setPrivacy: boolean
  readonly reply: boolean
  /** It counts among the comments, and among the unread ones. */
  readonly counted: boolean
}

const isShownToLearners = ({ isOwn, isPrivate, isRestricted }: CommentState): boolean =>
  !isPrivate && (!isRestricted || isOwn)

/** Who may do what with a comment: the one rule for lists, changes, counts, files and notifications. */
export const decideComment = (standing: CommentStanding, comment: CommentState): CommentRights => {
  const isTeam = standing.side === 'team'
  const { isOwn, isRestricted, isDeleted } = comment
  const read = standing.side !== 'nobody' && (isTeam || isShownToLearners(comment))
  const stands = read && !isDeleted
  const mayAnswer = stands && standing.mayWrite && (isTeam || !isRestricted)
  return {
    read,
    counted: stands,
    edit: mayAnswer && isOwn,
    reply: mayAnswer,
    delete: stands && (standing.mayModerate || (isOwn && standing.mayWrite)),
    restrict: stands && standing.mayModerate && !isOwn,
    setPrivacy: mayAnswer && isOwn && isTeam,
  }
}
