import type { WriteDatabase } from '../../../platform/database/pool.ts'
import { loadKeys } from './keys.ts'

/** A link is good for so long at most; at least for half of it, so that the same page asks with the same address. */
export const linkLifetimeMs = 5 * 60 * 1000

/** What a link is bound to. */
export interface LinkPass {
  readonly uuid: string
  /** 0 for visitors. */
  readonly userId: number
  readonly isOver: boolean
}

/** Short-lived addresses of files, each for one person and one file with all that is made of it. */
export interface Links {
  /** `/media/{pass}/{path}`; `path` below the folder of the file. */
  linkTo(uuid: string, userId: number | null, path: string, now: Date): string
  /** What a pass stands for; null when it was not signed here. */
  open(pass: string, now: Date): LinkPass | null
}

export const createLinks = async (db: WriteDatabase): Promise<Links> => {
  const keys = await loadKeys(db)
  return {
    linkTo: (uuid, userId, path, now) => {
      const half = linkLifetimeMs / 2
      const until = (Math.floor(now.getTime() / half) + 2) * half
      return `/media/${keys.sign(`${uuid}/${userId ?? 0}/${until / 1000}`)}/${path}`
    },
    open: (pass, now) => {
      const [uuid, userId, until] = keys.open(pass)?.split('/') ?? []
      if (uuid === undefined) return null
      return { uuid, userId: Number(userId), isOver: Number(until) * 1000 <= now.getTime() }
    },
  }
}
