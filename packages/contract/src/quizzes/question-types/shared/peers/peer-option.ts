import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'

/** Reviews that one learner gives at most, days for one, and how long what belongs to it may be. */
export const peerLimits = {
  reviews: 5,
  days: 30,
  examples: 3,
  exampleText: 20_000,
  reason: 2_000,
  instructions: 2_000,
  /** Of one line, as of a question. */
  points: 1_000,
} as const

/** When the author of an answer reads what others wrote about it. */
export const peerShownKinds = ['at_once', 'after_decision'] as const

/** What each line of a guide earns: the id of the line → points. */
export const linePoints = z.record(
  z.string().max(40),
  z.number().min(0).max(peerLimits.points).multipleOf(0.01),
)
export type LinePoints = z.infer<typeof linePoints>

/** An answer that the author of the question has marked; reviewers mark it first, and see then how far off they were. */
export const peerExample = z.object({
  id: clientKey,
  text: z.string().max(peerLimits.exampleText),
  points: linePoints,
  /** Why it earns that. */
  reason: z.string().max(peerLimits.reason).default(''),
})
export type PeerExample = z.infer<typeof peerExample>

/** How the learners of an open question review each other. */
export const peerOption = z.object({
  /** Reviews that each of them gives, and gets. */
  reviews: z.int().min(1).max(peerLimits.reviews).default(3),
  /** Neither side learns the name of the other. */
  is_anonymous: z.boolean().default(true),
  /** For one review, from the draw. */
  days: z.int().min(1).max(peerLimits.days).default(7),
  instructions: z.string().max(peerLimits.instructions).default(''),
  shown: z.enum(peerShownKinds).default('after_decision'),
  /** Only learners of one group review each other; those without a group form one, too. */
  is_within_groups: z.boolean().default(false),
  examples: z.array(peerExample).max(peerLimits.examples).default([]),
})
export type PeerOption = z.infer<typeof peerOption>

/** What an open question has where its learners review each other; absent where they do not. */
export const peerField = { peer_review: peerOption.optional() }

/** What learners know of it before they answer. */
export const publicPeerOption = peerOption.pick({ reviews: true, is_anonymous: true, days: true })
export const publicPeerField = { peer_review: publicPeerOption.optional() }

/** Only what a learner may know goes out. */
export const publicPeerOf = ({
  peer_review: option,
}: {
  readonly peer_review?: PeerOption | undefined
}): { peer_review?: z.infer<typeof publicPeerOption> } =>
  option
    ? { peer_review: { reviews: option.reviews, is_anonymous: option.is_anonymous, days: option.days } }
    : {}

/** What it begins with where its author switches it on. */
export const newPeerOption = (): PeerOption => peerOption.parse({})
