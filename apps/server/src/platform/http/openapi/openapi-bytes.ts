import type { ByteAnswer, ByteCallShape, ByteRoute } from '@lectern/contract/kernel/byte-route'
import { z } from 'zod'
import { apiBase } from '../api-dependencies.ts'
import { failuresOf, jsonContent, otherFailure, properties } from './openapi-parts.ts'
import type { Direction, SchemaBook } from './schema-book.ts'

const text = { type: 'string' }
const binary = { schema: { type: 'string', format: 'binary' } }

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
  )

const answerOf = (book: SchemaBook, { description, headers, body }: ByteAnswer) => ({
  description,
  ...(headers && { headers: headersOf(headers) }),
  ...(typeof body === 'string' && { content: { [body]: binary } }),
  ...(body instanceof z.ZodType && { content: jsonContent(book.of(body, 'output')) }),
})

const bodyOf = (book: SchemaBook, { body }: ByteCallShape) =>
  body && {
    content: { [body.type]: body.schema ? { schema: book.of(body.schema, 'input') } : binary },
  }

interface DescribedCall {
  readonly domain: string
  readonly route: ByteRoute
  readonly method: string
  readonly call: ByteCallShape
}

const describe = (book: SchemaBook, { domain, route, method, call }: DescribedCall) => ({
  // A method of a route is a call of its own; its first one has the name of the route.
  operationId: route.methods[0] === method ? route.id : `${route.id}.${method.toLowerCase()}`,
  summary: route.summary,
  description: route.rule,
  tags: [domain],
  parameters: [
    ...[...route.path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => ({
      name,
      in: 'path',
      required: true,
      schema: text,
    })),
    ...properties(book, call.query).map(([name, schema, required]) => ({
      name,
      in: 'query',
      required,
      schema,
    })),
    ...Object.entries(call.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: text,
    })),
  ],
  ...(call.body && { requestBody: bodyOf(book, call) }),
  responses: {
    ...failuresOf(route.errors),
    ...Object.fromEntries(
      Object.entries(call.answers).map(([status, answer]) => [status, answerOf(book, answer)]),
    ),
    default: otherFailure,
  },
})

/** A route's address in the description, which counts from the base of the API where it lies below it. */
const placeOf = ({ path }: ByteRoute) => {
  const named = path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
  return named.startsWith(`${apiBase}/`)
    ? { path: named.slice(apiBase.length), servers: {} }
    : { path: named, servers: { servers: [{ url: '/' }] } }
}

/** The schemas of what the routes take and answer. */
export const schemasOfBytes = (routes: readonly ByteRoute[]): Record<Direction, z.ZodType[]> => {
  const calls = routes.flatMap((route) => Object.values(route.calls))
  const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType
  return {
    input: calls.flatMap(({ query, body }) => [query, body?.schema]).filter(isSchema),
    output: calls
      .flatMap(({ answers }) => Object.values(answers))
      .map(({ body }) => body)
      .filter(isSchema),
  }
}

/** Path → methods of the routes of a domain that carry bytes. */
export const describeBytes = (
  book: SchemaBook,
  domain: string,
  routes: readonly ByteRoute[],
): (readonly [string, Record<string, unknown>])[] =>
  routes.map((route) => {
    const { path, servers } = placeOf(route)
    const calls = Object.entries(route.calls).map(([method, call]) => [
      method.toLowerCase(),
      describe(book, { domain, route, method, call }),
    ])
    return [path, { ...servers, ...Object.fromEntries(calls) }]
  })
