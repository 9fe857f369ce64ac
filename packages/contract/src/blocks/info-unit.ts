import { z } from 'zod'
import { clientKey, id } from '../kernel/ids.ts'
import { placedFile } from './placed-file.ts'
import { blockTypes } from './registry.ts'
import { unitType } from './unit-types.ts'

export const unitLimits = { title: 200, perSection: 200 } as const

const head = {
  /** Made by the editor before the server knows the unit; repeating a save with it doubles nothing. */
  key: clientKey,
  title: z.string().max(unitLimits.title).default(''),
}

const seen = {
  id,
  ...head,
  /** The files of the unit, as its content names them (document 000 §3). */
  files: z.array(placedFile),
  /** Whether it came with the copy of another lesson. */
  copied: z.boolean(),
}

/** A unit as its author sees it. */
export const infoUnit = z.discriminatedUnion('type_id', [
  z.object({ ...seen, type_id: z.literal(unitType.audio), content: blockTypes[unitType.audio].content }),
  z.object({ ...seen, type_id: z.literal(unitType.video), content: blockTypes[unitType.video].content }),
  z.object({ ...seen, type_id: z.literal(unitType.files), content: blockTypes[unitType.files].content }),
  z.object({ ...seen, type_id: z.literal(unitType.text), content: blockTypes[unitType.text].content }),
  z.object({ ...seen, type_id: z.literal(unitType.quiz), content: blockTypes[unitType.quiz].content }),
])
export type InfoUnit = z.infer<typeof infoUnit>

const draftHead = { ...head, id: id.nullish(), key: clientKey.optional() }

/** A unit as an author sends it: known by `id` or `key`, new without both. */
export const infoUnitDraft = z.discriminatedUnion('type_id', [
  z.strictObject({
    ...draftHead,
    type_id: z.literal(unitType.audio),
    content: blockTypes[unitType.audio].content,
  }),
  z.strictObject({
    ...draftHead,
    type_id: z.literal(unitType.video),
    content: blockTypes[unitType.video].content,
  }),
  z.strictObject({
    ...draftHead,
    type_id: z.literal(unitType.files),
    content: blockTypes[unitType.files].content,
  }),
  z.strictObject({
    ...draftHead,
    type_id: z.literal(unitType.text),
    content: blockTypes[unitType.text].content,
  }),
  z.strictObject({
    ...draftHead,
    type_id: z.literal(unitType.quiz),
    content: blockTypes[unitType.quiz].content,
  }),
])
export type InfoUnitDraft = z.infer<typeof infoUnitDraft>

/** A unit as a learner sees it (document 002 §3, "Info unit (learner side)"). */
export const publicInfoUnit = z.discriminatedUnion('type_id', [
  z.object({
    id,
    title: z.string(),
    type_id: z.literal(unitType.audio),
    ...blockTypes[unitType.audio].publicContent.shape,
  }),
  z.object({
    id,
    title: z.string(),
    type_id: z.literal(unitType.video),
    ...blockTypes[unitType.video].publicContent.shape,
  }),
  z.object({
    id,
    title: z.string(),
    type_id: z.literal(unitType.files),
    ...blockTypes[unitType.files].publicContent.shape,
  }),
  z.object({
    id,
    title: z.string(),
    type_id: z.literal(unitType.text),
    ...blockTypes[unitType.text].publicContent.shape,
  }),
  z.object({
    id,
    title: z.string(),
    type_id: z.literal(unitType.quiz),
    ...blockTypes[unitType.quiz].publicContent.shape,
  }),
])
export type PublicInfoUnit = z.infer<typeof publicInfoUnit>
