import type { CommentableType, Mentionable } from '@lectern/contract/comments/comment'
import { useEffect, useState } from 'react'
import { useRested } from '../../../lib/use-rested.ts'
import { findMentionable } from '../api.ts'

/** The thing at which people are named. */
export interface MentionPlace {
  readonly type: CommentableType
  readonly id: number
}

/** Letters that come so fast are asked for together, in milliseconds. */
const rest = 150

interface Found {
  readonly search: string
  readonly people: readonly Mentionable[]
}

/** People who can be named at a place, by the beginning of a name; null asks for nobody. Undefined until they are here. */
export const useMentionable = (
  { type, id }: MentionPlace,
  search: string | null,
): readonly Mentionable[] | undefined => {
  const rested = useRested(search, rest)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (rested === null) return undefined
    const leaving = new AbortController()
    const query = { search: rested }
    findMentionable({ params: { type, place: id }, query }, { signal: leaving.signal })
      .then(({ data }) => setFound({ search: rested, people: data }))
      // Without a list the name is written as it is.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [type, id, rested])
  return search !== null && found?.search === search ? found.people : undefined
}

/** Whether somebody can be named at a place; asked once the field has the focus, and untrue until it is known. */
export const useHasMentionable = (place: MentionPlace, isAsked: boolean): boolean =>
  (useMentionable(place, isAsked ? '' : null) ?? []).length > 0
