import { z } from 'zod'
import { blockList } from './registry.ts'

const [first, ...others] = blockList

/** A unit as its author sees it. */
export const infoUnit = z.discriminatedUnion('type_id', [first.unit, ...others.map(({ unit }) => unit)])
export type InfoUnit = z.infer<typeof infoUnit>

/** A unit as an author sends it: known by `id` or `key`, new without both. */
export const infoUnitDraft = z.discriminatedUnion('type_id', [
  first.draft,
  ...others.map(({ draft }) => draft),
])
export type InfoUnitDraft = z.infer<typeof infoUnitDraft>

/** A unit as a learner sees it (document 002 §3, "Info unit (learner side)"). */
export const publicInfoUnit = z.discriminatedUnion('type_id', [
  first.publicUnit,
  ...others.map(({ publicUnit }) => publicUnit),
])
export type PublicInfoUnit = z.infer<typeof publicInfoUnit>
