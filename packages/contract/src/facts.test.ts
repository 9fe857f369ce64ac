import { expect, it } from 'vitest'
import { z } from 'zod'
import { facts } from './catalogue.ts'

type Json = z.core.JSONSchema.BaseSchema

const isWithoutTwins = (values: readonly unknown[]): boolean => new Set(values).size === values.length

it('every fact has a code and a type of its own', () => {
  expect(facts.length).toBeGreaterThan(15)
  expect(isWithoutTwins(facts.map(({ code }) => code))).toBe(true)
  expect(isWithoutTwins(facts.map(({ type }) => type))).toBe(true)
})

it.each(facts.map((fact) => [fact.type, fact] as const))(
  '%s has a code that fits, and a plain name',
  (type, { code }) => {
    expect(code).toBeGreaterThan(0)
    expect(code).toBeLessThan(32_768)
    expect(type).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/)
  },
)

/** Whether a value is small: a number, a switch, a moment, or one of some short words. */
const isSmall = ({ type, enum: words, const: word, format, maxLength, anyOf }: Json): boolean => {
  if (anyOf) return anyOf.every((each) => typeof each === 'object' && isSmall(each))
  const named = [...(words ?? []), ...(word === undefined ? [] : [word])]
  if (named.length > 0) return named.every((each) => String(each).length <= 40)
  if (type === 'string') return format === 'date-time' || (maxLength ?? Infinity) <= 40
  return type === 'integer' || type === 'number' || type === 'boolean' || type === 'null'
}

it.each(facts.map(({ type, details }) => [type, details] as const))(
  '%s carries ids and small values, no text of a person',
  (_type, details) => {
    const { properties = {} } = z.toJSONSchema(details)
    expect(
      Object.entries(properties).filter(([, part]) => typeof part !== 'object' || !isSmall(part)),
    ).toEqual([])
  },
)
