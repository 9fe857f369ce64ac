import type { AccessDecision, LockReason } from '@lectern/contract/access/access'
import { lessonBlocks, type PublicLesson } from '@lectern/contract/lessons/lesson'

type Gate = Pick<PublicLesson, 'blocked_info' | 'closed_info' | 'accessible_after_data'>
type Block = (typeof lessonBlocks)[number]

const blocks: Readonly<Record<Exclude<LockReason['kind'], 'closed_since'>, Block>> = {
  not_published: 'not_open_yet',
  closed_by_school: 'not_open_yet',
  announced: 'not_open_yet',
  sign_in: 'offer',
  not_subscribed: 'offer',
  access_ended: 'offer',
  not_in_offer: 'offer',
  access_frozen: 'frozen',
  access_begins: 'after_date',
  opens_later: 'after_date',
  after_lessons: 'after_lesson',
  after_practice: 'after_practice',
  after_checkpoint: 'after_checkpoint',
}

/** What document 002 §3 says of a closed lesson, and no more than the decision gives as its reasons. */
export const gateOf = ({ is_open, reasons, next_opening_at }: AccessDecision): Gate => {
  const reasonOf = <Kind extends LockReason['kind']>(kind: Kind) =>
    reasons.find((reason): reason is Extract<LockReason, { kind: Kind }> => reason.kind === kind)
  const practice = (reasonOf('after_practice') ?? reasonOf('after_checkpoint'))?.practice
  const closedAt = reasonOf('closed_since')?.closed_at ?? null
  return {
    blocked_info: {
      is_accessible: is_open || closedAt !== null,
      type: blockOf(reasons),
      access_date: reasonOf('opens_later')?.opens_at ?? next_opening_at,
      checkpoint_name: practice?.title ?? null,
      link: practice?.link ?? null,
    },
    closed_info: { is_accessible: closedAt === null, access_date: closedAt },
    accessible_after_data: reasonOf('after_lessons')?.lessons ?? [],
  }
}

const blockOf = (reasons: AccessDecision['reasons']): Block | null => {
  const found = new Set(reasons.flatMap(({ kind }) => (kind === 'closed_since' ? [] : [blocks[kind]])))
  if (found.has('after_date') && found.has('after_practice')) found.add('after_practice_on_date')
  return lessonBlocks.find((block) => found.has(block)) ?? null
}
