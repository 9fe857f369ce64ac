import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { errorCatalogue, operations } from '@lectern/contract/catalogue'
import type { PermissionStatement } from '@lectern/contract/kernel/operation'
import { isPermissionString } from '@lectern/contract/kernel/permissions'
import { createCallerChecks, registerDomains } from '../app.ts'
import { domains } from '../domains/index.ts'
import { createHouse } from '../platform/composition/house.ts'
import { createApi } from '../platform/http/api.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import {
  addressOf,
  callerOf,
  sampledOperations,
  sampleOf,
  samples,
} from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()

/** Whether a statement names its reason, its rule or its permissions. */
const isStated = (permission: PermissionStatement): boolean => {
  if (permission.kind === 'public') return permission.why.length > 20
  if (permission.kind === 'policy') return permission.rule.length > 20
  return (
    permission.kind === 'session' ||
    [...permission.anyOf, ...(permission.alsoAnyOf ?? [])].every(isPermissionString)
  )
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const { permission, path, params, output, errors } = operation

  it('says who may', () => {
    expect(isStated(permission)).toBe(true)
  })

  it('has an output schema that drops what it does not name', () => {
    const schema = z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' })
    expect(schema.properties).toHaveProperty('data')
    expect(schema.additionalProperties).toBe(false)
  })

  it('answers errors of the catalogue only', () => {
    for (const code of errors) expect(Object.keys(errorCatalogue)).toContain(code)
  })

  it('names the parameters of its path, a body only when it changes something, and itself once', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const declared = params ? z.toJSONSchema(params, { unrepresentable: 'any', io: 'input' }).properties : {}
    expect(Object.keys(declared ?? {}).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(
      named.toSorted((a = '', b = '') => a.localeCompare(b)),
    )
    expect(operation.method === 'GET' && operation.body !== undefined).toBe(false)
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\.[a-z][A-Za-z]+$/)
    expect(operations.filter((other) => other.id === id)).toHaveLength(1)
    const address = `${operation.method} ${path.replace(/:\w+/g, ':')}`
    const same = operations.filter(
      (other) => `${other.method} ${other.path.replace(/:\w+/g, ':')}` === address,
    )
    expect(same).toHaveLength(1)
  })
})

describe('the operations together', () => {
  it('are bound by one handler each', async () => {
    const api = createApi({
      db: app.dependencies.db,
      reading: app.dependencies.reading,
      clock: app.clock,
      notifications: app.dependencies.notifications,
      ...(await createCallerChecks(app.dependencies)),
    })
    await registerDomains(api, createHouse(app.dependencies, domains))
    const bound = api.bound().map(({ id }) => id)
    expect(bound.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  it('are described in openapi.json, with permission, success and failure', async () => {
    const { status, body } = await app.call('GET', '/openapi.json')
    expect(status).toBe(200)
    for (const operation of operations) {
      const described =
        body.paths[operation.path.replace(/:(\w+)/g, '{$1}')]?.[operation.method.toLowerCase()]
      expect(described).toMatchObject({
        operationId: operation.id,
        'x-permission': { kind: operation.permission.kind },
        responses: { [operation.status ?? 200]: {}, default: {} },
      })
      expect('requestBody' in described).toBe(operation.body !== undefined)
    }
  })

  it('have a sample each', () => {
    expect(Object.keys(samples).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })

  it('succeed with their samples, one after the other, and answer what their schema says', async () => {
    const failed: unknown[] = []
    for (const operation of sampledOperations) {
      const call = sampleOf(operation, app.demo)
      const as = callerOf(operation, app)
      const reply = await app.call(operation.method, addressOf(operation, call), { as, body: call.body })
      const isGood =
        reply.status === (operation.status ?? 200) && operation.output.safeParse(reply.body).success
      if (!isGood) failed.push([operation.id, reply.status, reply.body])
    }
    expect(failed).toEqual([])
  })
})
