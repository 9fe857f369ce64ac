import {
  assert,
  boolean,
  double,
  infiniteStream,
  integer,
  nat,
  option,
  property,
  record,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDrawn, type DrawPool, drawQuestions } from './draw-questions.ts'

const pool = (name: string) =>
  record({ size: nat(12), take: option(integer({ min: 1, max: 12 })) }).map(({ size, take }): DrawPool => ({
    questions: Array.from({ length: size }, (_, at) => `${name}${at}`),
    take,
  }))
const pools = tuple(pool('a'), pool('b'), pool('c'))
const dice = infiniteStream(double({ min: 0, max: 0.999_999, noNaN: true }))
const rolled = (stream: Iterator<number>) => () => Number(stream.next().value)

describe('the questions of an attempt', () => {
  it('are as many of each pool as it gives, none twice', () => {
    assert(
      property(pools, dice, boolean(), (all, stream, isShuffled) => {
        const drawn = drawQuestions(all, { isShuffled }, rolled(stream))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(drawn).toHaveLength(countDrawn(all))
        for (const { questions, take } of all)
          expect(drawn.filter((id) => questions.includes(id))).toHaveLength(
            Math.min(take ?? questions.length, questions.length),
          )
      }),
    )
  })

  it('come in the order of the author unless they are shuffled', () => {
    assert(
      property(pools, dice, (all, stream) => {
        const order = all.flatMap(({ questions }) => questions)
        const places = drawQuestions(all, { isShuffled: false }, rolled(stream)).map((id) =>
          order.indexOf(id),
        )
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })

  it('are other ones for other dice', () => {
    const all = [{ questions: ['one', 'two', 'three', 'four'], take: 2 }]
    const low = drawQuestions(all, { isShuffled: false }, () => 0)
    const high = drawQuestions(all, { isShuffled: false }, () => 0.99)
    expect(low).not.toEqual(high)
  })

  it('stand in another order when they are shuffled', () => {
    const all = [{ questions: ['one', 'two', 'three'], take: null }]
    expect(drawQuestions(all, { isShuffled: true }, () => 0.99)).toEqual(['three', 'two', 'one'])
  })
})
