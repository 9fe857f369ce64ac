import { errorCatalogue } from '@lectern/contract/catalogue'
import { z } from 'zod'
import type { SchemaBook } from './schema-book.ts'

/** Fields of parameters and headers: name, schema, and whether it is required. */
export const properties = (book: SchemaBook, schema: z.ZodType | undefined): [string, unknown, boolean][] => {
  if (!schema) return []
  const { properties: fields = {}, required = [] } = parametersShape.parse(book.of(schema, 'input'))
  return Object.entries(fields).map(([name, field]) => [name, field, required.includes(name)])
}

const parametersShape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

export const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

const failure = (description: string) => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/Error' }),
})
const answerNamed = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** Every failure that is not named by its status. */
export const otherFailure = answerNamed('Failure')

type Failures = readonly (readonly [status: string, codes: readonly string[]])[]

const byStatus = (codes: readonly string[]): Failures => {
  const named = Object.entries(errorCatalogue).filter(([code]) => codes.includes(code))
  return [...Map.groupBy(named, ([, { status }]) => String(status))].map(([status, entries]) => [
    status,
    entries.map(([code]) => code),
  ])
}
const failureName = (status: string, codes: readonly string[]) => [status, ...codes].join('.')

/** Status → the failures with these codes. */
export const failuresOf = (codes: readonly string[]) =>
  Object.fromEntries(
    byStatus(codes).map(([status, each]): [string, unknown] => [
      status,
      answerNamed(failureName(status, each)),
    ]),
  )

/** The answers to which `failuresOf` and `otherFailure` refer, given the codes of every call. */
export const failureAnswers = (calls: readonly (readonly string[])[]): Record<string, unknown> =>
  Object.fromEntries<unknown>([
    ['Failure', failure('Failure')],
    ...calls
      .flatMap(byStatus)
      .map(([status, codes]): [string, unknown] => [failureName(status, codes), failure(codes.join(', '))]),
  ])
