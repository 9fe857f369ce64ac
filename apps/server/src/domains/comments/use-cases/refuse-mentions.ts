import { mentionedIn } from '@lectern/contract/comments/rules/comment-text'
import { CallError } from '../../../platform/http/call-error.ts'

/** Tells which of some people can be named at a place. */
export type MayName = (ids: readonly number[]) => Promise<ReadonlySet<number>>

/**
 * The people whom a text names; those whom the comment named before may stay.
 *
 * @throws CallError unknown_mention (422)
 */
export const namedPeople = async (
  { text, mentions }: { readonly text: string; readonly mentions: readonly number[] },
  mayName: MayName,
  before: readonly number[] = [],
): Promise<number[]> => {
  const named = mentionedIn(text, mentions)
  const added = named.filter((id) => !before.includes(id))
  if (added.length === 0) return named
  const allowed = await mayName(added)
  if (added.some((id) => !allowed.has(id)))
    throw new CallError('unknown_mention', { fields: { mentions: ['unknown_mention'] } })
  return named
}
