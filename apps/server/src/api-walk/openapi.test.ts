import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { testApp } from '../testing/app.ts'

const known: string[] = []

// Told by the framework itself: what is mounted anywhere is seen here.
const initialized = z.object({ fastify: z.custom<FastifyInstance>() })
subscribe('fastify.initialization', (message) => {
  initialized.parse(message).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) known.push(`${each} ${url}`)
  })
})
const { call } = await testApp()

/** Pages, their files, signs of life and what only a demo has are no part of the API. */
const isApi = (name: string) => /^\w+ \/(api|media)\//.test(name) && !name.endsWith('openapi.json')

it('every route of the API that the server knows is described, with bodies, headers and answers', async () => {
  const { body } = await call('GET', '/openapi.json')
  const described = new Set(
    Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  )
  const wanted = known
    .filter(isApi)
    // The framework answers HEAD wherever there is a GET.
    .filter((name) => !name.startsWith('HEAD ') || !known.includes(name.replace('HEAD ', 'GET ')))
    .map((name) =>
      name
        .replace('/api/v1', '')
        .replace(/:(\w+)/g, '{$1}')
        .replace('*', '{path}'),
    )
  expect(wanted.length).toBeGreaterThan(150)
  expect(wanted.filter((name) => !described.has(name))).toEqual([])
})

it('uploads and downloads say what they take and answer', async () => {
  const { paths } = (await call('GET', '/openapi.json')).body
  const form = paths['/files'].post.requestBody.content['multipart/form-data'].schema
  expect(form.properties.file).toEqual({ type: 'string', format: 'binary' })
  expect(Object.keys(paths['/files/upload-by-url'].post.requestBody.content)).toContain('multipart/form-data')
  expect(paths['/uploads'].post.responses['201'].headers).toHaveProperty('Location')
  expect(paths['/uploads/{upload}'].patch.responses).toMatchObject({ 409: {}, 412: {}, 415: {} })
  expect(paths['/files/{uuid}/download'].get.responses['206'].headers).toHaveProperty('Content-Range')
  expect(paths['/media/{token}/{path}'].servers).toEqual([{ url: '/' }])
})

it('names every call once, and its path parameters, all of them', async () => {
  const { paths } = (await call('GET', '/openapi.json')).body
  const ids: string[] = []
  for (const [path, methods] of Object.entries<object>(paths))
    for (const [method, described] of Object.entries(methods)) {
      if (method === 'servers') continue
      ids.push(described.operationId)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const given = described.parameters.filter((each: { in: string }) => each.in === 'path')
      expect(given.map(({ name }: { name: string }) => name)).toEqual(named)
    }
  expect(new Set(ids).size).toBe(ids.length)
})
