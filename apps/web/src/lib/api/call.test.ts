import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dataOf } from '@lectern/contract/kernel/envelope'
import { idParam } from '@lectern/contract/kernel/ids'
import { defineOperation } from '@lectern/contract/kernel/operation'
import { ApiError } from './api-error.ts'
import type { ApiReply, ApiRequest } from './api.ts'
import { call } from './call.ts'

const operation = defineOperation({
  id: 'test.rename',
  method: 'PUT',
  path: '/schools/:school/things/:thing',
  summary: 'For this test',
  params: z.object({ school: z.string(), thing: idParam }),
  query: z.object({ page: z.string().optional(), search: z.string().optional() }),
  body: z.strictObject({ name: z.string() }),
  output: dataOf(z.object({ name: z.string() })),
  errors: [],
  permission: { kind: 'session' },
})
const rename = call<typeof operation>('PUT', '/schools/:school/things/:thing')

const answering = (reply: ApiReply) => {
  const requests: ApiRequest[] = []
  const api = async (request: ApiRequest) => {
    requests.push(request)
    return reply
  }
  return { api, requests }
}

const input = {
  params: { school: 'a/b?c', thing: 7 },
  query: { page: 2, search: undefined },
  body: { name: 'New' },
}

test('fills and encodes the path, and leaves out what is not said', async () => {
  const { api, requests } = answering({ status: 200, body: { data: { name: 'New' } } })
  const reply = await rename(input, { api, idempotencyKey: 'key-1' })
  expect(reply.data.name).toBe('New')
  expect(requests).toEqual([
    {
      method: 'PUT',
      path: '/schools/a%2Fb%3Fc/things/7?page=2',
      body: { name: 'New' },
      idempotencyKey: 'key-1',
    },
  ])
})

test('gives status and clock beside the body where asked', async () => {
  const date = new Date(5000)
  const { api } = answering({ status: 201, body: { data: { name: 'New' } }, date })
  expect(await rename.answer(input, { api })).toEqual({ status: 201, body: { data: { name: 'New' } }, date })
})

describe('a failure', () => {
  test('is an error with code, words, fields and the time to wait', async () => {
    const body = {
      error: 'invalid_fields',
      message: 'Look again.',
      errors: { name: ['too_long'], page: 'wrong' },
    }
    const { api } = answering({ status: 422, body, retryAfter: 3 })
    await expect(rename(input, { api })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_fields',
      message: 'Look again.',
      fields: { name: ['too_long'], page: ['wrong'] },
      retryAfter: 3,
    })
  })

  test.each([undefined, '<html>', null, [], { error: 5 }])(
    'without our body is one all the same: %j',
    async (body) => {
      const { api } = answering({ status: 502, body })
      const error = await rename(input, { api }).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status: 502, code: '', fields: {} })
    },
  )
})
