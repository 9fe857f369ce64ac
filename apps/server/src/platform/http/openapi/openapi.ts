import { byteRoutesByDomain, domainNames, domainOf } from '@lectern/contract/catalogue'
import { namedSchemas } from '@lectern/contract/named-schemas'
import type { Operation } from '@lectern/contract/kernel/operation'
import type { z } from 'zod'
import { apiBase } from '../api-dependencies.ts'
import { describeBytes, schemasOfBytes } from './openapi-bytes.ts'
import { failureAnswers, failuresOf, jsonContent, otherFailure, properties } from './openapi-parts.ts'
import { shareParts } from './shared-parts.ts'
import { createSchemaBook, type SchemaBook } from './schema-book.ts'

const parametersOf = (book: SchemaBook, operation: Operation) => [
  ...properties(book, operation.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  })),
  ...properties(book, operation.query).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    schema,
  })),
]

/** Bodies that a form may bring as well (document 001 §7). */
const bodyOf = (book: SchemaBook, { body, takesForm }: Operation) => {
  if (!body) return undefined
  const content = { schema: book.of(body, 'input') }
  const forms = takesForm ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : []
  return {
    required: true,
    content: Object.fromEntries(['application/json', ...forms].map((type) => [type, content])),
  }
}

/** Whom a call lets through; why that is safe is told to those who read the sources. */
const permissionOf = ({ permission }: Operation) => {
  if (permission.kind !== 'public') return permission
  return { kind: permission.kind }
}

const describe = (book: SchemaBook, operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [domainOf(operation)],
  'x-permission': permissionOf(operation),
  ...(operation.permission.kind === 'public' ? { security: [{}] } : {}),
  parameters: parametersOf(book, operation),
  ...(operation.body && { requestBody: bodyOf(book, operation) }),
  responses: {
    [operation.status ?? 200]: {
      description: 'Success',
      content: jsonContent(book.of(operation.output, 'output')),
    },
    ...failuresOf(operation.errors),
    default: otherFailure,
  },
})

const fieldWords = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: 'array', items: { type: 'string' } },
})

const isSchema = (schema: z.ZodType | undefined): schema is z.ZodType => schema !== undefined

/** The OpenAPI 3.1 description of the given operations and of all routes of bytes. */
export const openApiOf = (operations: readonly Operation[]) => {
  const routes = Object.values(byteRoutesByDomain).flat()
  const bytes = schemasOfBytes(routes)
  const book = createSchemaBook(namedSchemas, {
    input: [...operations.flatMap(({ params, query, body }) => [params, query, body]), ...bytes.input].filter(
      isSchema,
    ),
    output: [...operations.map(({ output }) => output), ...bytes.output],
  })
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(book, operation) }
  }
  for (const [domain, own] of Object.entries(byteRoutesByDomain))
    for (const [path, methods] of describeBytes(book, domain, own))
      paths[path] = { ...paths[path], ...methods }
  const shared = shareParts(paths)
  return {
    openapi: '3.1.1',
    info: { title: 'Lectern', version: '1', description: 'The API of this school. Base path /api/v1.' },
    servers: [{ url: apiBase }],
    security: [{ session: [] }, { bearer: [] }],
    tags: domainNames.map((name) => ({ name })),
    paths: shared.paths,
    components: {
      parameters: shared.parameters,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lectern_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      responses: {
        ...shared.responses,
        ...failureAnswers([...operations, ...routes].map(({ errors }) => errors)),
      },
      schemas: {
        ...book.components(),
        Error: {
          type: 'object',
          required: ['message', 'error'],
          properties: {
            message: { type: 'string', description: 'A sentence in the language of the call' },
            error: { type: 'string', description: 'A code of the error catalogue' },
            errors: fieldWords('Field → sentences in the language of the call'),
            error_codes: fieldWords('Field → codes'),
            params: { type: 'object', description: 'Values of the sentence, such as a limit' },
          },
        },
      },
    },
  }
}
