import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { consentTopics } from '../consents/consent-kinds.ts'

/** Where the cells of a column may go, beside own fields. Each but `tag` and `none` takes one column. */
export const importKeys = [
  'email',
  'name',
  'surname',
  /** Name and surname in one cell, the name first. */
  'full_name',
  /** The same with the surname first. */
  'surname_first',
  'phone',
  'country',
  'city',
  'language',
  'time_zone',
  'birthday',
  /** A tag for each value; several are parted by commas or semicolons. */
  'tag',
  /** Left out. */
  'none',
] as const
export type ImportKey = (typeof importKeys)[number]

export const importTarget = z.union([
  z.strictObject({ to: z.enum(importKeys) }),
  z.strictObject({ to: z.literal('field'), field_id: id }),
  /** What the person said about letters: yes, no, or the day of the yes. */
  z.strictObject({ to: z.literal('consent'), topic: z.enum(consentTopics) }),
])
export type ImportTarget = z.output<typeof importTarget>

const takesMany = new Set(['tag', 'none'])

/** Names a target: two columns cannot go to one name. */
export const targetName = (target: ImportTarget): string => {
  if (target.to === 'field') return `field.${target.field_id}`
  return target.to === 'consent' ? `consent.${target.topic}` : target.to
}

/** Places of columns whose target an earlier column has already. */
export const doubledTargets = (mapping: readonly ImportTarget[]): number[] => {
  const names = mapping.map(targetName)
  return names.flatMap((name, at) => (!takesMany.has(name) && names.indexOf(name) < at ? [at] : []))
}
