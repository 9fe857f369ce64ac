import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { distributionMethods } from '../distribution.ts'
import { chooseShare, type Share } from './choose-share.ts'

const share = (groupId: number, participants: number): Share => ({ groupId, participants })

it('goes round whatever the groups hold', () => {
  const shares = [share(1, 9), share(2, 0), share(3, 4)]
  expect([0, 1, 2, 3, 4].map((earlier) => chooseShare('round_robin', shares, earlier))).toEqual([
    1, 2, 3, 1, 2,
  ])
})

it.each(['least_loaded', 'by_group'] as const)('%s takes the smallest, of equals the first', (method) => {
  expect(chooseShare(method, [share(1, 3), share(2, 1), share(3, 1)], 7)).toBe(2)
})

it.each(distributionMethods)('%s gives nobody to nobody', (method) => {
  expect(chooseShare(method, [], 3)).toBeNull()
})

it.each(distributionMethods)('%s shares equally when all begin equal', (method) => {
  assert(
    property(integer({ min: 1, max: 12 }), integer({ min: 0, max: 200 }), (groups, people) => {
      const held = new Map(Array.from({ length: groups }, (_, at) => [at + 1, 0]))
      for (let earlier = 0; earlier < people; earlier += 1) {
        const shares = [...held].map(([groupId, participants]) => share(groupId, participants))
        const chosen = chooseShare(method, shares, earlier)
        if (chosen !== null) held.set(chosen, (held.get(chosen) ?? 0) + 1)
      }
      expect(Math.max(...held.values()) - Math.min(...held.values())).toBeLessThanOrEqual(1)
    }),
  )
})
