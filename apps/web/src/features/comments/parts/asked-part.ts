import type { CommentPart } from '@lectern/contract/comments/rules/comment-parts'
import { useSyncExternalStore } from 'react'

/** A part of a question whose conversation somebody wants to see. */
export interface AskedPart {
  readonly attempt: number
  readonly question: string
  readonly part: Pick<CommentPart, 'kind' | 'id'>
}

let asked: AskedPart | null = null
const watchers = new Set<() => void>()

const tell = (next: AskedPart | null): void => {
  asked = next
  for (const watcher of watchers) watcher()
}

/** Asks the conversation about a question, wherever it stands on the page, to open at a part. */
export const askForPart = (next: AskedPart): void => tell(next)

/** It has opened: asking for the same part once more is a new wish. */
export const forgetAsked = (): void => tell(null)

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The part of this question that is asked for; null: none. */
export const useAskedPart = (attempt: number, question: string): AskedPart | null => {
  const wish = useSyncExternalStore(
    watch,
    () => asked,
    () => null,
  )
  return wish?.attempt === attempt && wish.question === question ? wish : null
}
