import { expect, test } from 'vitest'
import { mostListed, readAddresses } from '@lectern/contract/courses/addresses/read-addresses'
import { waitingIn, withAddresses, withoutAddresses, withOutcomes } from './address-list.ts'

let made = 0
const newKey = () => String((made += 1))
const add = (list: Parameters<typeof withAddresses>[0], text: string) =>
  withAddresses(list, readAddresses(text), newKey)
const states = (list: ReturnType<typeof add>['list']) => list.map(({ state }) => state)

test('an address goes out once, and what is none does not', () => {
  const first = add([], 'a@x.com, b@x, A@x.com').list
  const { list } = add(first, 'a@x.com\nc@x.com')
  expect(states(list)).toEqual(['waiting', 'unfit', 'repeated', 'repeated', 'waiting'])
  expect(waitingIn(list)).toEqual(['a@x.com', 'c@x.com'])
})

test('the second of two goes out when the first is taken away', () => {
  const { list } = add([], 'a@x.com, a@x.com, a@x.com')
  expect(states(withoutAddresses(list, ({ key }) => key === list[0]?.key))).toEqual(['waiting', 'repeated'])
})

test('what was sent stays sent, and what was not waits on', () => {
  const { list } = add([], 'a@x.com, b@x.com, a@x.com')
  const sent = withOutcomes(list, [{ email: 'a@x.com', outcome: 'invited' }])
  expect(states(sent)).toEqual(['invited', 'waiting', 'repeated'])
  expect(states(add(sent, 'a@x.com').list)).toEqual(['invited', 'waiting', 'repeated', 'repeated'])
  expect(states(withOutcomes(sent, [{ email: 'a@x.com', outcome: 'already' }]))[0]).toBe('invited')
})

test('no more than a list holds is taken', () => {
  const text = Array.from({ length: mostListed + 3 }, (_, at) => `a${at}@x.com`).join('\n')
  const { list, leftOut } = add([], text)
  expect([list.length, leftOut]).toEqual([mostListed, 3])
  expect(add(list, 'more@x.com').leftOut).toBe(1)
})
