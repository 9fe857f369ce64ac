import { expect, onTestFinished, test } from 'vitest'
import { storedSchoolId } from './school-id.ts'
import { createWorkTurns, type TurnLimits } from './work-turns.ts'

const limits: TurnLimits = { atOnce: 2, waitingOfPerson: 2, waitingOfSchool: 4, patienceMs: 60_000 }

/** Turns whose works begin and end by hand. Who still waits when the test ends leaves: a later refusal would fail another test. */
const openTurns = (change: Partial<TurnLimits> = {}) => {
  const turns = createWorkTurns({ ...limits, ...change })
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = (school: number, name: string, userId = school * 100, signal: AbortSignal = over.signal) => {
    const taken = turns.take(
      { schoolId: storedSchoolId.parse(school), userId },
      () => {
        begun.push(name)
        const work = Promise.withResolvers<string>()
        ends.set(name, () => work.resolve(name))
        return work.promise
      },
      signal,
    )
    taken.catch(() => undefined)
    return taken
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { take, begun, end, settled }
}

test('one school with many works has one turn, and the next school begins at once', async () => {
  const { take, begun, settled } = openTurns()
  void take(1, 'first')
  void take(1, 'second')
  void take(2, 'other')
  await settled()
  expect(begun).toEqual(['first', 'other'])
})

test('schools that wait are served in rotation, however long the line of one is', async () => {
  const { take, begun, end, settled } = openTurns({ atOnce: 1 })
  for (const name of ['1a', '1b', '1c']) void take(1, name, Number.parseInt(name, 36))
  void take(2, '2a')
  await settled()
  for (const name of ['1a', '2a', '1b']) await end(name)
  expect(begun).toEqual(['1a', '2a', '1b', '1c'])
})

test('a person whose works wait already is refused, a colleague of the same school is not', async () => {
  const { take, begun, end, settled } = openTurns()
  for (const name of ['runs', 'waits', 'waits too']) void take(1, name, 7)
  await settled()
  await expect(take(1, 'too many', 7)).rejects.toMatchObject({ reason: 'own' })
  void take(1, 'colleague', 8)
  for (const name of ['runs', 'waits', 'waits too']) await end(name)
  expect(begun.at(-1)).toBe('colleague')
})

test('a school whose line is full is refused, and another school is not', async () => {
  const { take, begun, settled } = openTurns()
  for (const userId of [1, 2, 3, 4, 5]) void take(1, `of ${userId}`, userId)
  await settled()
  await expect(take(1, 'too many', 6)).rejects.toMatchObject({ reason: 'others' })
  void take(2, 'other school')
  await settled()
  expect(begun).toContain('other school')
})

test('work whose turn does not come in time is refused, and never begun', async () => {
  const { take, begun, end } = openTurns({ patienceMs: 10 })
  void take(1, 'runs')
  await expect(take(1, 'waits')).rejects.toMatchObject({ reason: 'others' })
  await end('runs')
  expect(begun).toEqual(['runs'])
})

test('a caller who leaves gives up the place in the line', async () => {
  const { take, begun, end, settled } = openTurns()
  const left = new AbortController()
  void take(1, 'runs')
  const waits = take(1, 'waits', 9, left.signal)
  void take(1, 'next', 10)
  await settled()
  left.abort()
  await expect(waits).rejects.toMatchObject({ reason: 'left' })
  await end('runs')
  expect(begun).toEqual(['runs', 'next'])
})

test('work that fails hands its turn on', async () => {
  const turns = createWorkTurns({ ...limits, atOnce: 1 })
  const owner = { schoolId: storedSchoolId.parse(1), userId: 1 }
  await expect(turns.take(owner, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turns.take(owner, async () => 'done')).resolves.toBe('done')
})
