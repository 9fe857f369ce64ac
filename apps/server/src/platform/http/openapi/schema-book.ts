import { z } from 'zod'

/** Whether a schema describes what a call takes or what it answers: defaults are optional in the one, and always there in the other. */
export type Direction = 'input' | 'output'

const anyObject = z.record(z.string(), z.unknown())
type Json = z.infer<typeof anyObject>

const uriOf = (name: string) => `#/components/schemas/${name}`
const namesIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

/** Formats that are known by their names. */
const knownFormats = new Set(['uuid', 'date-time', 'date', 'email'])
const isSafeBound = (bound: number | undefined): boolean => Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER

/**
 * Leaves out what tells nobody anything: the pattern of a format that has a name, the largest number that JSON can hold, and that an
 * object has no further fields, unless it is refused with them. Clients go on when an answer has a field more.
 */
const shorten: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodObject && !(zodSchema.def.catchall instanceof z.ZodNever))
    delete jsonSchema.additionalProperties
  if (knownFormats.has(jsonSchema.format ?? '')) delete jsonSchema.pattern
  if (isSafeBound(jsonSchema.maximum)) delete jsonSchema.maximum
  if (isSafeBound(jsonSchema.minimum)) delete jsonSchema.minimum
}

const nullable = z.strictObject({
  anyOf: z.tuple([z.looseObject({ type: z.string() }), z.strictObject({ type: z.literal('null') })]),
})

/** Writes "this or null" as JSON Schema 2020-12 does: a list of types. What lists its values keeps the longer form. */
const joinNull = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(joinNull)
  if (typeof value !== 'object' || value === null) return value
  const { data: found } = nullable.safeParse(value)
  if (found && !('enum' in found.anyOf[0]) && !('const' in found.anyOf[0])) {
    const [{ type, ...others }] = found.anyOf
    return { type: [type, 'null'], ...anyObject.parse(joinNull(others)) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, joinNull(each)]))
}

const describe = (
  named: ReadonlyMap<string, z.ZodType>,
  schemas: readonly z.ZodType[],
  io: Direction,
): { components: Map<string, Json>; of: Map<z.ZodType, Json> } => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const ids = new Map(schemas.filter((each) => !registry.has(each)).map((each, index) => [each, `#${index}`]))
  for (const [schema, id] of ids) registry.add(schema, { id })
  const { schemas: described } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: uriOf,
    override: shorten,
  })
  const read = (id: string): Json => {
    const { $schema: _dialect, $id: _id, ...json } = described[id] ?? {}
    return anyObject.parse(joinNull(json))
  }
  return {
    components: new Map([...named.keys()].map((name) => [name, read(name)])),
    of: new Map([...ids].map(([schema, id]) => [schema, read(id)])),
  }
}

/** Schemas of one description: those with a name stand once, and everything refers to them. */
export interface SchemaBook {
  /** The schema as JSON Schema, with references to the named ones. */
  of(schema: z.ZodType, io: Direction): Json
  /** The named schemas that something referred to, by name. */
  components(): Record<string, Json>
}

/**
 * Describes schemas in the form of OpenAPI 3.1 (JSON Schema 2020-12). A named schema that calls take in another form than they
 * answer it stands twice: `Lesson` is answered, `LessonInput` is taken.
 *
 * @param named name → schema
 * @param used every schema of which the description will ask, by direction
 */
export const createSchemaBook = (
  named: ReadonlyMap<string, z.ZodType>,
  used: Readonly<Record<Direction, readonly z.ZodType[]>>,
): SchemaBook => {
  const described = {
    input: describe(named, used.input, 'input'),
    output: describe(named, used.output, 'output'),
  }
  const differing = differingNames(described.input.components, described.output.components)
  const nameOf = (name: string, io: Direction) =>
    io === 'input' && differing.has(name) ? `${name}Input` : name
  const referring = (json: Json, io: Direction): Json =>
    anyObject.parse(
      JSON.parse(
        JSON.stringify(json).replaceAll(
          /"#\/components\/schemas\/(\w+)"/g,
          (_all, name: string) => `"${uriOf(nameOf(name, io))}"`,
        ),
      ),
    )
  const shown = new Map<string, Json>()
  /** Notes the named schemas that a piece refers to, and those that they refer to. */
  const note = (json: Json, io: Direction): void => {
    for (const name of namesIn(json)) {
      if (shown.has(nameOf(name, io))) continue
      const component = described[io].components.get(name) ?? {}
      shown.set(nameOf(name, io), referring(component, io))
      note(component, io)
    }
  }
  const nameBySchema = new Map([...named].map(([name, schema]) => [schema, name]))
  return {
    of: (schema, io) => {
      const name = nameBySchema.get(schema)
      const json = name === undefined ? described[io].of.get(schema) : { $ref: uriOf(name) }
      if (json === undefined) throw new Error('A schema that was not announced is asked for.')
      note(json, io)
      return referring(json, io)
    },
    components: () => Object.fromEntries([...shown].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  }
}

/** Names of schemas that differ by direction, or refer to one that does. */
const differingNames = (
  inputs: ReadonlyMap<string, Json>,
  outputs: ReadonlyMap<string, Json>,
): ReadonlySet<string> => {
  const differing = new Set(
    [...inputs]
      .filter(([name, json]) => JSON.stringify(json) !== JSON.stringify(outputs.get(name)))
      .map(([name]) => name),
  )
  for (let before = -1; before !== differing.size;) {
    before = differing.size
    for (const [name, json] of inputs)
      if (namesIn(json).some((each) => differing.has(each))) differing.add(name)
  }
  return differing
}
