import { BatcherFullError, createBatcher } from '../../../platform/database/batcher.ts'
import { createCache } from '../../../platform/cache/cache.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { insertLooks } from './looks.repository.ts'
import type { contactLooks } from './looks.tables.ts'

/** A card that somebody of the staff looks at. */
export interface CardLook {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly contactId: number
  readonly now: Date
}

/** A file with contacts that somebody takes. */
export interface FileLook extends Omit<CardLook, 'contactId'> {
  readonly contacts: number
  readonly format: 'csv' | 'xlsx' | null
  readonly hasAddresses: boolean | null
}

/** Notes who looks at contacts, after the answer: nobody waits for it, and a call that reads stays one. */
export interface LookNotes {
  readonly opened: (look: CardLook) => void
  readonly downloaded: (look: FileLook) => void
  /** Waits until all that was noted is written. */
  readonly idle: () => Promise<void>
}

type NewLook = typeof contactLooks.$inferInsert

const hourMs = 60 * 60 * 1000
const maxBytes = 4 * 1024 ** 2
/** Of a school, a person, a contact and the hour, with what the cache itself needs for them. */
const bytesOfLook = 150
/** How long the first look waits for others. */
const gatherMs = 50

export interface NotingLimits {
  readonly mostWaiting?: number
}

export const notingLooks = (
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  { mostWaiting = 5_000 }: NotingLimits = {},
): LookNotes => {
  /** `{school}/{user}/{contact}` → the hour that is noted. */
  const noted = createCache<string, number>({
    mostBytes: maxBytes,
    keepMs: hourMs,
    sizeOf: () => bytesOfLook,
  })
  /** School → looks that could not be kept, and are not told of yet. */
  let missed = new Map<SchoolId, number>()

  const write = async (looks: readonly NewLook[]): Promise<undefined[]> => {
    const [told, at] = [missed, looks[0]?.at ?? new Date(0)]
    missed = new Map()
    const gaps = [...told].map(([schoolId, contacts]) => ({
      ...{ schoolId, at, contacts, kind: 'missed' as const, userId: null, contactId: null },
    }))
    try {
      await insertLooks(db, [...looks, ...gaps])
    } catch (error) {
      for (const [schoolId, count] of told) missed.set(schoolId, (missed.get(schoolId) ?? 0) + count)
      throw error
    }
    if (told.size > 0) log.warn({ missed: [...told] }, 'looks at contacts were not kept')
    return looks.map(() => undefined)
  }

  const batcher = createBatcher<NewLook, undefined>({ write, parallel: 1, gatherMs, mostWaiting })

  const add = async (look: NewLook, onMissed: () => void): Promise<void> => {
    try {
      await batcher.add(look)
    } catch (error) {
      onMissed()
      missed.set(look.schoolId, (missed.get(look.schoolId) ?? 0) + 1)
      if (!(error instanceof BatcherFullError)) log.error({ err: error }, 'a look at a contact was not kept')
    }
  }

  return {
    opened: ({ schoolId, userId, contactId, now }) => {
      const [key, hour] = [`${schoolId}/${userId}/${contactId}`, Math.floor(now.getTime() / hourMs)]
      if (noted.get(key) === hour) return
      noted.set(key, hour)
      void add({ schoolId, userId, contactId, hour, kind: 'opened', at: now }, () => noted.delete(key))
    },
    downloaded: ({ now, ...look }) => {
      void add({ ...look, kind: 'downloaded', at: now }, () => undefined)
    },
    idle: () => batcher.idle(),
  }
}
