import { z } from 'zod'
import { clientKey, id } from '../kernel/ids.ts'
import { volatile } from '../kernel/volatile.ts'
import { placedFile } from '../files/placed-file.ts'
import { publicLook, unitLook } from './unit-look.ts'

export const unitLimits = { title: 200, perSection: 200 } as const

const head = {
  /** Made by the editor before the server knows the unit; repeating a save with it doubles nothing. */
  key: clientKey,
  title: z.string().max(unitLimits.title).default(''),
  /** How it stands on the page; absent where nobody chose a look, and in what is sent where the look stays as it is. */
  look: unitLook.optional(),
}

/** What stands before the content of every unit, as its author sees it. */
export const authorsHead = {
  id,
  ...head,
  /** The files of the unit, as its content names them (document 000 §3). */
  files: z.array(placedFile),
  /** Whether it came with the copy of another lesson. */
  copied: z.boolean(),
  /** Counts every stored change of this unit; a save names the one it was made on. */
  revision: volatile('revision', z.int()),
}

/** The same, as an author sends it. */
export const draftHead = {
  ...head,
  id: id.nullish(),
  key: clientKey.optional(),
  /** The revision of the unit on which this change was made; without it the last writer wins. */
  base_revision: z.int().nonnegative().optional(),
}

/** The same, as a learner sees it. */
export const publicHead = { id, title: z.string(), look: publicLook.optional() }
