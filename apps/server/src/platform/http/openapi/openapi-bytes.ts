import type { ByteAnswer, ByteCallShape, ByteRoute } from '@lectern/contract/kernel/byte-route'
import { z } from 'zod'
import { apiBase } from '../api-dependencies.ts'
import { failuresOf, jsonContent, otherFailure, properties, schemaOf } from './openapi-parts.ts'

const text = { type: 'string' }
const binary = { schema: { type: 'string', format: 'binary' } }

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
  )

const answerOf = ({ description, headers, body }: ByteAnswer) => ({
  description,
  ...(headers && { headers: headersOf(headers) }),
  ...(typeof body === 'string' && { content: { [body]: binary } }),
  ...(body instanceof z.ZodType && { content: jsonContent(schemaOf(body, 'output')) }),
})

const bodyOf = ({ body }: ByteCallShape) =>
  body && {
    content: { [body.type]: body.schema ? { schema: schemaOf(body.schema, 'input') } : binary },
  }

const describe = (route: ByteRoute, method: string, call: ByteCallShape) => ({
  // A method of a route is a call of its own; its first one has the name of the route.
  operationId: route.methods[0] === method ? route.id : `${route.id}.${method.toLowerCase()}`,
  summary: route.summary,
  description: route.rule,
  tags: [route.id.split('.')[0]],
  parameters: [
    ...[...route.path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => ({
      name,
      in: 'path',
      required: true,
      schema: text,
    })),
    ...properties(call.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...Object.entries(call.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: text,
    })),
  ],
  ...(call.body && { requestBody: bodyOf(call) }),
  responses: {
    ...failuresOf(route.errors),
    ...Object.fromEntries(Object.entries(call.answers).map(([status, answer]) => [status, answerOf(answer)])),
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

/** Path → methods of the routes that carry bytes. */
export const describeBytes = (routes: readonly ByteRoute[]): (readonly [string, Record<string, unknown>])[] =>
  routes.map((route) => {
    const { path, servers } = placeOf(route)
    const calls = Object.entries(route.calls).map(([method, call]) => [
      method.toLowerCase(),
      describe(route, method, call),
    ])
    return [path, { ...servers, ...Object.fromEntries(calls) }]
  })
