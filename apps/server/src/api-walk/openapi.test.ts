import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Validator } from '@seriousme/openapi-schema-validator'
import { domainNames } from '@lectern/contract/catalogue'
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

interface Described {
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

it('uploads and downloads say what they take and answer', async () => {
  const { paths, components } = (await call('GET', '/openapi.json')).body
  const answer = ({ responses }: Described, status: string) => {
    const found = responses[status]
    return components.responses[found?.$ref?.split('/').at(-1) ?? ''] ?? found
  }
  const form = paths['/files'].post.requestBody.content['multipart/form-data'].schema
  expect(form.properties.file).toEqual({ type: 'string', format: 'binary' })
  expect(Object.keys(paths['/files/upload-by-url'].post.requestBody.content)).toContain('multipart/form-data')
  expect(answer(paths['/uploads'].post, '201').headers).toHaveProperty('Location')
  expect(paths['/uploads/{upload}'].patch.responses).toMatchObject({ 409: {}, 412: {}, 415: {} })
  expect(answer(paths['/files/{uuid}/download'].get, '206').headers).toHaveProperty('Content-Range')
  expect(paths['/media/{token}/{path}'].servers).toEqual([{ url: '/' }])
})

it('names every call once, and its path parameters, all of them', async () => {
  const { paths, components } = (await call('GET', '/openapi.json')).body
  const ids: string[] = []
  for (const [path, methods] of Object.entries<object>(paths))
    for (const [method, described] of Object.entries(methods)) {
      if (method === 'servers') continue
      ids.push(described.operationId)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const given = described.parameters
        .map((each: { $ref?: string }) => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each)
        .filter((each: { in: string }) => each.in === 'path')
      expect(given.map(({ name }: { name: string }) => name)).toEqual(named)
    }
  expect(new Set(ids).size).toBe(ids.length)
})

it('is a valid description of version 3.1, in which every reference leads to something', async () => {
  const { body } = await call('GET', '/openapi.json')
  const validator = new Validator()
  expect(await validator.validate(structuredClone(body))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const named = new Set(
    Object.entries<object>(body.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    ),
  )
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to)
  expect(references.length).toBeGreaterThan(1_000)
  expect(references.filter((to) => !named.has(to))).toEqual([])
})

it('has a weight that tools read at once, and says a thing once', async () => {
  const { body } = await call('GET', '/openapi.json')
  const calls = Object.values<object>(body.paths).flatMap((each) => Object.keys(each))
  // A call more may cost what a call costs today; one that repeats what has a name costs several times that.
  expect(JSON.stringify(body).length).toBeLessThan(calls.length * 1_600)
  expect(Object.keys(body.components.schemas)).toEqual(
    expect.arrayContaining(['Lesson', 'InfoUnit', 'SingleAnswerQuestion', 'Attempt', 'RichText']),
  )
})

it('sorts calls by domains', async () => {
  const { paths, tags } = (await call('GET', '/openapi.json')).body
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(domainNames)
  expect(paths['/auth/login'].post.tags).toEqual(['identity'])
  expect(paths['/uploads'].post.tags).toEqual(['files'])
})

it('tells what is taken from what is answered, where defaults make them differ', async () => {
  const { components, paths } = (await call('GET', '/openapi.json')).body
  const { QuestionPicture: answered, QuestionPictureInput: taken } = components.schemas
  expect(answered.required.length).toBeGreaterThan(taken.required?.length ?? 0)
  const body = paths['/quizzes/{quiz}'].put.requestBody.content['application/json'].schema
  expect(JSON.stringify(body)).toContain('QuizContentInput')
  expect(components.schemas.LessonInput).toBeUndefined()
})
