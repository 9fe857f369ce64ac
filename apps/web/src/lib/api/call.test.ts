import { describe, expect, test } from 'vitest'
import type { updateCourse } from '@lectern/contract/courses/courses.api'
import type { listParticipants } from '@lectern/contract/courses/participants.api'
import { ApiError } from './api-error.ts'
import type { ApiReply, ApiRequest } from './api.ts'
import { call } from './call.ts'

const list = call<typeof listParticipants>('GET', '/products/:product/participants')
const update = call<typeof updateCourse>('PUT', '/courses/:course')

const answering = (reply: ApiReply) => {
  const requests: ApiRequest[] = []
  const api = async (request: ApiRequest) => {
    requests.push(request)
    return reply
  }
  return { api, requests }
}

const page = {
  data: [],
  meta: { current_page: 1, per_page: 15, total: 0, last_page: 1 },
  links: { next: null },
}
const input = { params: { course: 7 }, body: { title: 'New' } }

test('fills and encodes the path, and leaves out what is not said', async () => {
  const { api, requests } = answering({ status: 200, body: page })
  const query = { page: 2, per_page: undefined, 'filters[search]': 'a&b' }
  expect(await list({ params: { product: 'a/b?c' }, query }, { api })).toEqual(page)
  expect(requests).toMatchObject([
    {
      method: 'GET',
      path: '/products/a%2Fb%3Fc/participants?page=2&filters%5Bsearch%5D=a%26b',
      body: undefined,
    },
  ])
})

test('sends the body and the key of the change', async () => {
  const { api, requests } = answering({ status: 200, body: { data: {} } })
  await update(input, { api, idempotencyKey: 'key-1' })
  expect(requests).toEqual([
    { method: 'PUT', path: '/courses/7', body: { title: 'New' }, idempotencyKey: 'key-1' },
  ])
})

test('gives status and clock beside the body where asked', async () => {
  const reply = { status: 201, body: { data: {} }, date: new Date(5000) }
  expect(await update.answer(input, { api: answering(reply).api })).toEqual(reply)
})

test('method, path, parameters and body are held to the contract', async () => {
  const { api, requests } = answering({ status: 200, body: { data: {} } })
  // @ts-expect-error the operation has another path
  call<typeof updateCourse>('PUT', '/course/:course')
  // @ts-expect-error the operation has another method
  call<typeof updateCourse>('POST', '/courses/:course')
  // @ts-expect-error the operation knows no such parameter
  await update({ params: { id: 7 }, body: {} }, { api })
  // @ts-expect-error the operation knows no such field
  await update({ params: { course: 7 }, body: { name: 'x' } }, { api })
  expect(requests).toHaveLength(2)
})

describe('a failure', () => {
  test('is an error with code, words, fields and the time to wait', async () => {
    const body = {
      error: 'invalid_fields',
      message: 'Look again.',
      errors: { name: ['This is too long.'], page: ['This is wrong.'] },
      error_codes: { name: ['too_long'], page: 'wrong' },
    }
    const { api } = answering({ status: 422, body, retryAfter: 3 })
    await expect(update(input, { api })).rejects.toMatchObject({
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
      const error = await update(input, { api }).catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status: 502, code: '', fields: {} })
    },
  )
})
