import { expect, it } from 'vitest'
import { TurnTimeoutError } from './concurrency-limit.ts'
import { createSharedWork } from './shared-work.ts'

/** Works that end when the test says so. */
const works = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async () => {
    begun.push(name)
    const end = Promise.withResolvers<void>()
    ends.set(name, end.resolve)
    await end.promise
    return `${name}#${begun.length}`
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}
const patience = 60_000

it('is done once for all who ask for the same while it is under way, and anew for who comes later', async () => {
  const { begun, work, end } = works()
  const shared = createSharedWork<string>(2, patience)
  const early = [shared.of('a', work('a')), shared.of('a', work('a')), shared.of('a', work('a'))]
  end('a')
  expect(await Promise.all(early)).toEqual(['a#1', 'a#1', 'a#1'])
  const later = shared.of('a', work('a'))
  end('a')
  expect(await later).toBe('a#2')
  expect(begun).toEqual(['a', 'a'])
})

it('lets no more than so many go on at once, in the order in which they came', async () => {
  const { begun, work, end } = works()
  const shared = createSharedWork<string>(2, patience)
  const [a, b, c] = ['a', 'b', 'c'].map((name) => shared.of(name, work(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await b
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  await Promise.all([a, c])
})

it('tells all who wait that it failed, and keeps no failure', async () => {
  const shared = createSharedWork<string>(1, patience)
  const fail = () => Promise.reject(new Error('away'))
  const [one, other] = [shared.of('a', fail), shared.of('a', fail)]
  await expect(one).rejects.toThrow('away')
  await expect(other).rejects.toThrow('away')
  expect(await shared.of('a', async () => 'there')).toBe('there')
})

it('gives up when no turn comes in time', async () => {
  const { work, end } = works()
  const shared = createSharedWork<string>(1, 1)
  const first = shared.of('a', work('a'))
  await expect(shared.of('b', work('b'))).rejects.toBeInstanceOf(TurnTimeoutError)
  end('a')
  await first
})
