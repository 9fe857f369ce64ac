import type { Answer, ReadAnswer } from '../answer.ts'
import { countGivenRows, type RowCount } from '../count-rows.ts'
import { gradeParts } from '../grade-parts.ts'
import type { Arrangement, Grade, Random } from '../../question-type.ts'
import { keyedParts } from '../result-parts.ts'
import { builtOf, readBuilt, rowsOfBuilt, type Buildable } from './built-answer.ts'
import { nearestOf } from './compare.ts'
import { arrangePieces, piecesOf, type BuildKey } from './pieces.ts'

/** A learner's form of a question whose things are built. */
interface PublicBuilding {
  readonly statements: readonly Buildable[]
}

interface Building {
  readonly points: number
}

/** What makes one type of building differ from another. */
interface BuildWays<Q> {
  readonly keysOf: (question: Q) => readonly BuildKey[]
  /** For each piece of what was built whether it is right beside this order. */
  readonly compare: (given: readonly string[], right: readonly string[]) => boolean[]
  /** Between the pieces where they are read as a text. */
  readonly glue: string
}

/** The keys of the pieces that make up these texts, each piece taken once. */
const takePieces = (pieces: readonly { id: string; text: string }[], texts: readonly string[]): string[] => {
  const left = [...pieces]
  return texts.flatMap((text) => {
    const at = left.findIndex((piece) => piece.text === text)
    return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id)
  })
}

/** What every type does alike in which things are built from pieces: words from letters, sentences from words. */
export const buildRules = <Q extends Building>({ keysOf, compare, glue }: BuildWays<Q>) => {
  const things = (question: Q) => {
    const keys = keysOf(question)
    return piecesOf(keys).map((answers, at) => ({
      id: keys[at]?.id ?? '',
      answers,
      accepted: keys[at]?.accepted ?? [],
      points: keys[at]?.points ?? 0,
    }))
  }
  const textsOf = (thing: Buildable, answer: Answer) => builtOf(thing, answer).map(({ text }) => text)
  const key = (question: Q): Answer =>
    things(question).flatMap((thing) =>
      rowsOfBuilt(thing.id, takePieces(thing.answers, thing.accepted[0] ?? [])),
    )
  return {
    arrange: (question: Q, random: Random): Arrangement => arrangePieces(keysOf(question), random),
    readAnswer: ({ statements }: PublicBuilding, rows: Answer): ReadAnswer => readBuilt(statements, rows),
    isScored: (question: Q): boolean => keysOf(question).length > 0,
    grade: (question: Q, answer: Answer): Grade =>
      gradeParts({
        points: question.points,
        right: things(question).map((thing) => {
          const built = textsOf(thing, answer).join('\n')
          return { points: thing.points, isGiven: thing.accepted.some((texts) => texts.join('\n') === built) }
        }),
        wrong: 0,
        wrongPossible: 0,
      }),
    /** Row by row, for rows as they are stored: thing by thing. */
    marks: (question: Q, answer: Answer): boolean[] =>
      things(question).flatMap((thing) => nearestOf(textsOf(thing, answer), thing.accepted, compare).marks),
    key,
    shows: keyedParts,
    words: {
      question: ({ statements }: PublicBuilding): string[] =>
        statements.map(({ answers }) => answers.map(({ text }) => text).join(' · ')),
      answer: ({ statements }: PublicBuilding, answer: Answer): string[] =>
        statements.map((thing) => textsOf(thing, answer).join(glue)).filter((line) => line !== ''),
    },
    summarise: (question: Q, answers: readonly Answer[]): RowCount[] =>
      countGivenRows(key(question), answers),
  }
}
