import { describe, expect, it } from 'vitest'
import { drawReplacement, drawReviews, type DrawnReview } from './draw-reviews.ts'

/** A chance that repeats itself. */
const chanceFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const member = (id: number) => ({ id, isHere: true })

/** Lets people come one after the other; `fix` says which reviews are opened before the next one comes. */
const comeIn = (
  people: number,
  {
    wanted,
    seed = 7,
    fix = () => false,
  }: { wanted: number; seed?: number; fix?: (review: DrawnReview) => boolean },
): DrawnReview[] => {
  const random = chanceFrom(seed)
  let reviews: DrawnReview[] = []
  for (let newcomer = 1; newcomer <= people; newcomer += 1) {
    const members = Array.from({ length: newcomer }, (_, at) => member(at + 1))
    for (const { reviewer, author, insteadOf } of drawReviews({
      members,
      reviews,
      wanted,
      random,
      newcomer,
    })) {
      const old = reviews.find((each) => each.reviewer === reviewer && each.author === insteadOf)
      if (insteadOf !== undefined) expect(old?.isFixed).toBe(false)
      reviews = [
        ...reviews.filter((each) => each !== old),
        { reviewer, author, isFixed: false, isOver: false },
      ]
    }
    reviews = reviews.map((each) => ({ ...each, isFixed: each.isFixed || fix(each) }))
  }
  return reviews
}

const countBy = (reviews: readonly DrawnReview[], of: 'reviewer' | 'author', id: number) =>
  reviews.filter((each) => each[of] === id).length

const refuseWrongPairs = (reviews: readonly DrawnReview[]) => {
  expect(reviews.filter(({ reviewer, author }) => reviewer === author)).toEqual([])
  expect(new Set(reviews.map(({ reviewer, author }) => `${reviewer}/${author}`)).size).toBe(reviews.length)
}

describe('drawReviews', () => {
  it.each([
    [100, 3, 1],
    [101, 3, 2],
    [37, 5, 3],
    [6, 5, 4],
    [50, 1, 5],
  ])(
    'gives each of %i people %i reviews to give and to get, as long as nobody has begun',
    (people, wanted, seed) => {
      const reviews = comeIn(people, { wanted, seed })
      refuseWrongPairs(reviews)
      for (let id = 1; id <= people; id += 1)
        expect([id, countBy(reviews, 'reviewer', id), countBy(reviews, 'author', id)]).toEqual([
          id,
          wanted,
          wanted,
        ])
    },
  )

  it('lets the first ones wait, and fills them as others come', () => {
    expect(comeIn(1, { wanted: 3 })).toEqual([])
    expect(comeIn(2, { wanted: 3 })).toHaveLength(2)
    expect(comeIn(4, { wanted: 3 })).toHaveLength(12)
  })

  it('gives work to everybody, and no answer more than one review too many, where every review is opened at once', () => {
    const reviews = comeIn(60, { wanted: 3, fix: () => true })
    refuseWrongPairs(reviews)
    for (let id = 5; id <= 60; id += 1) expect(countBy(reviews, 'reviewer', id)).toBeGreaterThanOrEqual(2)
    for (let id = 1; id <= 60; id += 1) expect(countBy(reviews, 'author', id)).toBeLessThanOrEqual(4)
  })

  it('gives nothing to who is not here any more, although their answer is reviewed', () => {
    const members = [{ id: 1, isHere: false }, member(2), member(3)]
    const drawn = drawReviews({ members, reviews: [], wanted: 2, random: () => 0, newcomer: 3 })
    expect(drawn.filter(({ reviewer }) => reviewer === 1)).toEqual([])
    expect(drawn).toContainEqual({ reviewer: 3, author: 1 })
  })

  it('gives nobody an answer again whose review ran out', () => {
    const members = [member(1), member(2)]
    const reviews = [{ reviewer: 2, author: 1, isFixed: true, isOver: true }]
    const drawn = drawReviews({ members, reviews, wanted: 2, random: () => 0, newcomer: 2 })
    expect(drawn).toEqual([{ reviewer: 1, author: 2 }])
  })
})

describe('drawReplacement', () => {
  const members = [member(1), member(2), member(3), member(4)]
  const review = (reviewer: number, author: number, isOver = false) => ({
    ...{ reviewer, author, isOver },
    isFixed: true,
  })

  it('takes who has the fewest and has let nothing run out', () => {
    const reviews = [review(2, 1, true), review(3, 2), review(3, 4)]
    const replacement = drawReplacement({ members, reviews, wanted: 2, random: () => 0, author: 1 })
    expect(replacement).toEqual({ reviewer: 4, author: 1 })
  })

  it('finds nobody where all have one too many', () => {
    const reviews = [review(2, 3), review(2, 4), review(3, 2), review(3, 4), review(4, 2), review(4, 3)]
    expect(drawReplacement({ members, reviews, wanted: 1, random: () => 0, author: 1 })).toBeUndefined()
  })
})
