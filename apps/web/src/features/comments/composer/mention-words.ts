import { mentionOf } from '@lectern/contract/comments/rules/comment-text'
import { commentLimits } from '@lectern/contract/comments/comment-limits'
import type { Named } from './kept-words.ts'

/** The beginning of a name behind `@`, up to the caret: two words of letters at most. */
const begun = /(?:^|[\s(])@(?<search>[\p{L}\p{M}\p{N}._'’-]{0,40}(?: [\p{L}\p{M}\p{N}._'’-]{0,40})?)$/u

/** Where somebody is being named, and by what they are looked for. */
export interface BegunMention {
  /** Of the sign `@`. */
  readonly from: number
  readonly search: string
}

/** The name that is being written before the caret; null: none, or that of somebody who was chosen already. */
export const mentionAt = (text: string, caret: number, named: readonly Named[]): BegunMention | null => {
  const search = begun.exec(text.slice(0, caret))?.groups?.['search']
  if (search === undefined) return null
  const isChosen = named.some(({ name }) => search.startsWith(name))
  return isChosen ? null : { from: caret - search.length - 1, search }
}

/** The text with a chosen name in the place of its beginning, and where the caret stands then. */
export const withMention = (
  text: string,
  { from, search }: BegunMention,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const rest = text.slice(from + 1 + search.length)
  const written = `@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, from) + written + rest, caret: from + name.length + 2 }
}

/** A text as it is sent: chosen people by their ids, the longer names first. */
export const sentText = (
  text: string,
  named: readonly Named[],
): { readonly text: string; readonly mentions: number[] } => {
  const mentions: number[] = []
  let sent = text
  for (const { id, name } of named.toSorted((one, other) => other.name.length - one.name.length)) {
    if (mentions.length === commentLimits.mentions || !sent.includes(`@${name}`)) continue
    sent = sent.replaceAll(`@${name}`, mentionOf(id))
    mentions.push(id)
  }
  return { text: sent, mentions }
}
