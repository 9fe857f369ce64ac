import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations } from './catalogue.ts'

type Json = z.core.JSONSchema.BaseSchema

const partOf = (schema: Json | undefined, name: string): Json | undefined => {
  const part = schema?.properties?.[name]
  return typeof part === 'object' ? part : undefined
}

const itemOf = ({ items }: Json): Json | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined

/** Lists of an answer, by their place in it: those that it is made of, and programs of lessons, which only look like one thing. */
const listsOf = (answer: Json): (readonly [string, Json])[] => {
  const data = partOf(answer, 'data') ?? {}
  const lessons = partOf(itemOf(data) ?? data, 'lessons')
  return [
    ...(data.type === 'array' ? [['data', data] as const] : []),
    ...(lessons?.type === 'array' ? [['lessons', lessons] as const] : []),
  ]
}

const lists = operations.flatMap(({ id, output }) => {
  const answer: Json = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })
  const isPaged = partOf(partOf(answer, 'meta'), 'last_page') !== undefined
  return listsOf(answer).map(([place, list]) => [`${id}: ${place}`, isPaged, list] as const)
})

it('every list is found', () => {
  expect(lists.length).toBeGreaterThan(40)
})

it.each(lists)('%s is answered in pages, or says how many there may be', (_name, isPaged, list) => {
  expect(isPaged || (list.maxItems ?? 0) > 0).toBe(true)
})
