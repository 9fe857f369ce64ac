import { useEffect, useState } from 'react'
import { readStoryboard, type Tile } from '../rules/storyboard.ts'

/** The small pictures of a film: one sheet, and what belongs to which seconds. */
export interface StoryboardSource {
  readonly sheet: string
  readonly times: string
}
export interface Storyboard {
  readonly sheet: string
  readonly tiles: readonly Tile[]
}

/** Loads a storyboard when it is wanted. Without it the seek bar shows the time alone. */
export const useStoryboard = (source: StoryboardSource | null, isWanted: boolean): Storyboard | null => {
  const [tiles, setTiles] = useState<readonly Tile[] | null>(null)
  const times = source?.times
  const isAsked = isWanted && tiles === null
  useEffect(() => {
    if (times === undefined || !isAsked) return undefined
    const ending = new AbortController()
    const load = async () => {
      try {
        const answer = await fetch(times, { signal: ending.signal })
        setTiles(answer.ok ? readStoryboard(await answer.text()) : [])
      } catch {
        // Without pictures the bar shows the time alone.
      }
    }
    void load()
    return () => ending.abort()
  }, [times, isAsked])
  return source && tiles && tiles.length > 0 ? { sheet: source.sheet, tiles } : null
}
