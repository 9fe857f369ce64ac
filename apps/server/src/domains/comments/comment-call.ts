import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Actor, VisitedSchool } from '../../platform/http/call.ts'
import type { FileAccess } from '../files/index.ts'
import type { CommentCaller, CommentPlaces } from './places/comment-places.ts'

/** What comments are read and written by. */
export interface CommentParts {
  readonly places: CommentPlaces
  readonly files: FileAccess
}

/** A call of somebody who is signed in. */
export type CommentCall = CommentCaller & {
  readonly actor: Actor
  readonly db: ReadDatabase
  readonly locale: Locale
  readonly school: () => Promise<VisitedSchool>
}
