import { takesFiles, textAnswerType, type OpenKinds } from '../open/open-kinds.ts'
import type { PeerOption } from './peer-option.ts'

/** One line that reviewers give points for. */
export interface PeerLine {
  readonly id: string
  readonly criterion: string
  readonly points: number
  readonly description: string
}

/** An example that cannot be marked yet. */
interface Unfinished {
  readonly code: 'example_unfinished'
  readonly at: string
}

/** How a question is reviewed by learners: its option, and what they give points for. */
export interface PeerTerms {
  readonly option: PeerOption
  /** Empty where the question brings no points: then a comment is all. */
  readonly lines: readonly PeerLine[]
}

/** The line of a question without a guide: all of the answer. */
export const wholeLine = 'whole-answer'

/** The lines of a guide that are worth something; without a guide one for the whole answer. */
export const peerLinesOf = (points: number, guide: readonly PeerLine[]): readonly PeerLine[] => {
  const lines = guide.length > 0 ? guide : [{ id: wholeLine, criterion: '', points, description: '' }]
  return lines.filter((line) => line.points > 0)
}

/** Whether the answers of a question can be handed to others: an address or a date would tell who wrote them. */
export const isForPeers = (kinds: OpenKinds): boolean =>
  kinds.text_answer_type_id !== textAnswerType.email &&
  kinds.text_answer_type_id !== textAnswerType.date &&
  (kinds.text_answer_type_id !== textAnswerType.none || takesFiles(kinds))

/** The examples that cannot be marked yet: without words, or without the author's points for every line. */
export const findPeerIssues = ({ option, lines }: PeerTerms): Unfinished[] =>
  option.examples.flatMap(({ id, text, points }) => {
    const isMarked = lines.every((line) => (points[line.id] ?? Infinity) <= line.points)
    return text.trim() !== '' && isMarked ? [] : [{ code: 'example_unfinished' as const, at: id }]
  })

/** The same for a question as it is stored; nothing where its learners do not review each other. */
export const issuesOfPeers = (terms: PeerTerms | null): Unfinished[] => (terms ? findPeerIssues(terms) : [])
