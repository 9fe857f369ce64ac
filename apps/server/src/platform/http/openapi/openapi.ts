import type { ByteRoute } from '@lectern/contract/kernel/byte-route'
import type { Operation } from '@lectern/contract/kernel/operation'
import { apiBase } from '../api-dependencies.ts'
import { describeBytes } from './openapi-bytes.ts'
import { failuresOf, jsonContent, otherFailure, properties, schemaOf } from './openapi-parts.ts'

const parametersOf = (operation: Operation) => [
  ...properties(operation.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...properties(operation.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
]

/** Bodies that a form may bring as well (document 001 §7). */
const bodyOf = ({ body, takesForm }: Operation) => {
  if (!body) return undefined
  const content = { schema: schemaOf(body, 'input') }
  const forms = takesForm ? ['application/x-www-form-urlencoded', 'multipart/form-data'] : []
  return {
    required: true,
    content: Object.fromEntries(['application/json', ...forms].map((type) => [type, content])),
  }
}

const describe = (operation: Operation) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [operation.id.split('.')[0]],
  'x-permission': operation.permission,
  ...(operation.permission.kind === 'public' ? { security: [{}] } : {}),
  parameters: parametersOf(operation),
  ...(operation.body && { requestBody: bodyOf(operation) }),
  responses: {
    [operation.status ?? 200]: {
      description: 'Success',
      content: jsonContent(schemaOf(operation.output, 'output')),
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

/** The OpenAPI 3.0 description of the given operations and routes of bytes. */
export const openApiOf = (operations: readonly Operation[], byteRoutes: readonly ByteRoute[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  for (const [path, methods] of describeBytes(byteRoutes)) paths[path] = { ...paths[path], ...methods }
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
