import type { Random } from '../../quizzes/question-types/question-type.ts'

/** One review that was drawn: whose answer, and who reviews it. Of everybody one answer is drawn, so its author names it. */
export interface DrawnReview {
  readonly reviewer: number
  readonly author: number
  /** It was opened, given, or let run out: it stays what it is. */
  readonly isFixed: boolean
  /** It counts no more: it ran out, or its reviewer left. */
  readonly isOver: boolean
}

/** Somebody with an answer among those that are drawn. */
export interface DrawMember {
  readonly id: number
  /** They can be given reviews; somebody who left the course cannot. */
  readonly isHere: boolean
}

/** A review to store. */
export interface DrawChange {
  readonly reviewer: number
  readonly author: number
  /** The author whose answer the reviewer would have had; undefined where the review is a new one. */
  readonly insteadOf?: number | undefined
}

interface Draw {
  readonly members: readonly DrawMember[]
  readonly reviews: readonly DrawnReview[]
  /** Reviews that each gives. */
  readonly wanted: number
  readonly random: Random
}

/** Who has how many, and who has had whom; changed by every step. */
const createTable = ({ reviews, random }: Draw) => {
  const standing = reviews.map((review) => ({ ...review }))
  const changes: DrawChange[] = []
  const counted = () => standing.filter(({ isOver }) => !isOver)
  const given = (id: number) => counted().filter(({ reviewer }) => reviewer === id).length
  const received = (id: number) => counted().filter(({ author }) => author === id).length
  const isPair = (reviewer: number, author: number) =>
    reviewer === author || standing.some((each) => each.reviewer === reviewer && each.author === author)
  /** One of those of whom there is the least, by chance. */
  const least = (ids: readonly number[], count: (id: number) => number): number | undefined => {
    const fewest = Math.min(...ids.map(count))
    const among = ids.filter((id) => count(id) === fewest)
    return among[Math.floor(random() * among.length)]
  }
  const add = (reviewer: number, author: number) => {
    standing.push({ reviewer, author, isFixed: false, isOver: false })
    changes.push({ reviewer, author })
  }
  /** Gives a review that nobody has opened to another answer, and its old answer to somebody new. */
  const split = (newcomer: number): boolean => {
    const free = counted().filter(
      ({ isFixed, reviewer, author }) =>
        !isFixed && !isPair(reviewer, newcomer) && !isPair(newcomer, author) && reviewer !== newcomer,
    )
    const chosen = free[Math.floor(random() * free.length)]
    if (!chosen) return false
    const { reviewer, author } = chosen
    chosen.author = newcomer
    moveTo(changes, { reviewer, from: author, to: newcomer })
    add(newcomer, author)
    return true
  }
  return { changes, given, received, isPair, least, add, split }
}

/** A review that was drawn in the same step is simply another one; a stored one is changed. */
const moveTo = (
  changes: DrawChange[],
  { reviewer, from, to }: { readonly reviewer: number; readonly from: number; readonly to: number },
): void => {
  const at = changes.findIndex((each) => each.reviewer === reviewer && each.author === from)
  const known = changes[at]
  const change = { reviewer, author: to, insteadOf: known ? known.insteadOf : from }
  if (known) changes[at] = change
  else changes.push(change)
}

/**
 * Draws for somebody whose answer has just come in: what they review, and who reviews them. Answers with the fewest reviews come
 * first; whoever waited for answers gets theirs. Where everybody has enough already, reviews that nobody has opened are parted
 * between the old answer and the new one, so that all keep their number. Nobody gets the own answer, or that of one author twice.
 */
export const drawReviews = (draw: Draw & { readonly newcomer: number }): DrawChange[] => {
  const { members, wanted, newcomer } = draw
  const { changes, given, received, isPair, least, add, split } = createTable(draw)
  const others = members.filter(({ id }) => id !== newcomer)
  const toReview = (most: number) =>
    least(
      others.flatMap(({ id }) => (!isPair(newcomer, id) && received(id) < most ? [id] : [])),
      received,
    )
  const waiting = () =>
    least(
      others.flatMap(({ id, isHere }) => (isHere && !isPair(id, newcomer) && given(id) < wanted ? [id] : [])),
      given,
    )
  const repeat = (step: () => boolean) => {
    let goesOn = true
    while (goesOn) goesOn = step()
  }
  const review = (most: number) => () => {
    const author = given(newcomer) < wanted ? toReview(most) : undefined
    if (author !== undefined) add(newcomer, author)
    return author !== undefined
  }
  repeat(review(wanted))
  repeat(() => {
    const reviewer = received(newcomer) < wanted ? waiting() : undefined
    if (reviewer !== undefined) add(reviewer, newcomer)
    return reviewer !== undefined
  })
  repeat(() => given(newcomer) < wanted && received(newcomer) < wanted && split(newcomer))
  // Everything was opened already: an answer gets one review more than asked for, so that nobody is left without work.
  repeat(review(wanted + 1))
  return changes
}

/**
 * Finds who takes the place of a reviewer that an answer has lost: who has the fewest, one more than asked for at most, and has
 * let nothing run out. Undefined where there is nobody.
 */
export const drawReplacement = (draw: Draw & { readonly author: number }): DrawChange | undefined => {
  const { members, reviews, wanted, author } = draw
  const { given, isPair, least } = createTable(draw)
  const late = new Set(reviews.flatMap(({ reviewer, isOver }) => (isOver ? [reviewer] : [])))
  const able = members.flatMap(({ id, isHere }) =>
    isHere && !late.has(id) && !isPair(id, author) && given(id) <= wanted ? [id] : [],
  )
  const reviewer = least(able, given)
  return reviewer === undefined ? undefined : { reviewer, author }
}
