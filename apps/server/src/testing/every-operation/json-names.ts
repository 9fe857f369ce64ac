import { z } from 'zod'

type Json = { type?: string; const?: unknown; properties?: Record<string, Json>; oneOf?: Json[] }

/**
 * The fields that a schema takes, each with a value of a type that it does not take. Of a discriminated object the field that tells
 * its kinds apart: without it no other one is looked at.
 */
export const wrongFields = (schema: z.ZodType): [string, unknown][] => {
  const json: Json = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })),
  )
  const kinds = Object.entries(json.oneOf?.[0]?.properties ?? {}).filter(([, field]) => 'const' in field)
  return [...Object.entries(json.properties ?? {}), ...kinds].map(([name, field]) => [
    name,
    field.type === 'object' ? 'a text' : { wrong: true },
  ])
}

/** Every place in a value: the path to it. */
export const placesIn = (value: unknown, path: readonly (string | number)[] = []): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [[...path]]
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => placesIn(each, [...path, index]))
    : Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
  return [[...path], ...inner]
}

/** A copy of a value with something else at one place. */
export const withAt = (
  value: unknown,
  [first, ...rest]: readonly (string | number)[],
  other: unknown,
): unknown => {
  if (first === undefined) return other
  if (Array.isArray(value))
    return value.map((each, index) => (index === first ? withAt(each, rest, other) : each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === first ? withAt(each, rest, other) : each]),
  )
}
