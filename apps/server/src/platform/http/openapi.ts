import { errorCatalogue } from '@lectern/contract/catalogue'
import type { Operation } from '@lectern/contract/kernel/operation'
import { z } from 'zod'
import { apiBase } from './api-parts.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const properties = (schema: z.ZodType | undefined): [string, unknown, boolean][] => {
  if (!schema) return []
  const json = schemaOf(schema, 'input')
  const required = new Set(json.required ?? [])
  return Object.entries(json.properties ?? {}).map(([name, property]) => [name, property, required.has(name)])
}

const parametersOf = (operation: Operation) => [
  ...properties(operation.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...properties(operation.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
]

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

const failure = { $ref: '#/components/schemas/Error' }

const failuresOf = (operation: Operation) => {
  const byStatus = new Map<number, string[]>()
  for (const [code, { status }] of Object.entries(errorCatalogue)) {
    if (operation.errors.includes(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: jsonContent(failure) },
    ]),
  )
}

const describe = (operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [operation.id.split('.')[0]],
  'x-permission': operation.permission,
  ...(operation.permission.kind === 'public' ? { security: [{}] } : {}),
  parameters: parametersOf(operation),
  ...(operation.body
    ? { requestBody: { required: true, content: jsonContent(schemaOf(operation.body, 'input')) } }
    : {}),
  responses: {
    [operation.status ?? 200]: {
      description: 'Success',
      content: jsonContent(schemaOf(operation.output, 'output')),
    },
    ...failuresOf(operation),
    default: { description: 'Failure', content: jsonContent(failure) },
  },
})

const fieldWords = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: 'array', items: { type: 'string' } },
})

/** The OpenAPI 3.0 description of the given operations. */
export const openApiOf = (operations: readonly Operation[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Lectern', version: '1', description: 'The API of this school. Base path /api/v1.' },
    servers: [{ url: apiBase }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lectern_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
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
