import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { type Domain, defineDomain } from './domain.ts'
import { createHouse } from './house.ts'
import { contribute, defineExtensionPoint, defineService, provide } from './services.ts'

const { dependencies } = await testApp()
const houseOf = (...provides: Domain['provides'] & object) =>
  createHouse(dependencies, [defineDomain({ name: 'sample', provides })])

test('a service is made once for a house, when somebody asks, and anew for another house', async () => {
  let made = 0
  const counter = defineService<number>('sample.counter')
  const provider = provide(counter, () => (made += 1))
  const [first, second] = [houseOf(provider), houseOf(provider)]
  expect(made).toBe(0)
  expect(await Promise.all([first.get(counter), first.get(counter)])).toEqual([1, 1])
  expect(await second.get(counter)).toBe(2)
})

test('a lower domain gets what a higher one makes, whichever stands first in the list', async () => {
  const sum = defineService<number>('sample.sum')
  const part = defineService<number>('sample.part')
  const house = houseOf(
    provide(sum, async ({ get }) => (await get(part)) + 1),
    provide(part, () => 2),
  )
  expect(await house.get(sum)).toBe(3)
})

test('what no domain provides, and what two provide, is said by its name', async () => {
  const missing = defineService<number>('sample.missing')
  await expect(houseOf().get(missing)).rejects.toThrow('No domain provides sample.missing.')
  const one = provide(missing, () => 1)
  expect(() => houseOf(one, one)).toThrow('sample.missing is provided twice.')
})

test('services that wait for each other are named, instead of waiting for ever', async () => {
  const left = defineService<number>('sample.left')
  const right = defineService<number>('sample.right')
  const house = houseOf(
    provide(left, ({ get }) => get(right)),
    provide(right, ({ get }) => get(left)),
  )
  await expect(house.get(left)).rejects.toThrow('sample.left → sample.right → sample.left')
})

test('an extension point has what every domain adds, in the order of the domains', async () => {
  const words = defineExtensionPoint<string>('sample.words')
  expect(await houseOf().all(words)).toEqual([])
  const house = houseOf(
    contribute(words, () => 'first'),
    contribute(words, async () => 'second'),
  )
  expect(await house.all(words)).toEqual(['first', 'second'])
})
