import { errorCatalogue } from '@lectern/contract/catalogue'
import { z } from 'zod'

/** A schema as OpenAPI 3.0 writes it. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

/** Name, schema and whether it is required, of each property. */
export const properties = (schema: z.ZodType | undefined): [string, unknown, boolean][] => {
  if (!schema) return []
  const json = schemaOf(schema, 'input')
  const required = new Set(json.required ?? [])
  return Object.entries(json.properties ?? {}).map(([name, property]) => [name, property, required.has(name)])
}

export const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

const failure = { $ref: '#/components/schemas/Error' }

/** Every failure that is not named by its status. */
export const otherFailure = { description: 'Failure', content: jsonContent(failure) }

/** Status → the failures with these codes. */
export const failuresOf = (codes: readonly string[]) => {
  const named = Object.entries(errorCatalogue).filter(([code]) => codes.includes(code))
  const byStatus = Map.groupBy(named, ([, { status }]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      { description: entries.map(([code]) => code).join(', '), content: jsonContent(failure) },
    ]),
  )
}
