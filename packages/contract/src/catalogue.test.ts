import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from './catalogue.ts'

interface Json {
  readonly type?: string
  readonly items?: Json
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Json>>
}

/** Lists of an answer, by their place in it: those that it is made of, and programs of lessons, which only look like one thing. */
const listsOf = (answer: Json): (readonly [string, Json])[] => {
  const data = answer.properties?.['data'] ?? {}
  const lessons = (data.items ?? data).properties?.['lessons']
  return [
    ...(data.type === 'array' ? [['data', data] as const] : []),
    ...(lessons?.type === 'array' ? [['lessons', lessons] as const] : []),
  ]
}

const lists = operations.flatMap(({ id, output }) => {
  const answer = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json
  const isPaged = answer.properties?.['meta']?.properties?.['last_page'] !== undefined
  return listsOf(answer).map(([place, list]) => [`${id}: ${place}`, isPaged, list] as const)
})

it('every list is found', () => {
  expect(lists.length).toBeGreaterThan(40)
})

it.each(lists)('%s is answered in pages, or says how many there may be', (_name, isPaged, list) => {
  if (!isPaged) expect(list.maxItems).toBeGreaterThan(0)
})
