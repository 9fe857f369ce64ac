import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyedTools } from './keyed.ts'

const key = randomBytes(32)
const [tools, others] = [keyedTools(key), keyedTools(randomBytes(32))]

describe('a key of the server', () => {
  it('gives the same hash for the same parts, and another for every other cut of them', () => {
    expect(tools.hash('a', 1)).toBe(keyedTools(key).hash('a', 1))
    expect(tools.hash('ab', 'c')).not.toBe(tools.hash('a', 'bc'))
    expect(tools.hash('a', 1)).not.toBe(others.hash('a', 1))
  })

  it('opens what it signed, and nothing that was changed or signed elsewhere', () => {
    const signed = tools.sign('{"user":1}')
    expect(tools.open(signed)).toBe('{"user":1}')
    expect(others.open(signed)).toBeNull()
    const other = Buffer.from('{"user":2}').toString('base64url')
    expect(tools.open(`${other}.${signed.split('.')[1]}`)).toBeNull()
    expect(tools.open('')).toBeNull()
    expect(tools.open('a.b.c')).toBeNull()
  })

  it('unseals what it sealed, and refuses what was changed', () => {
    const sealed = tools.seal('secret words')
    expect(tools.unseal(sealed)).toBe('secret words')
    expect(sealed).not.toBe(tools.seal('secret words'))
    expect(() => others.unseal(sealed)).toThrow('unable to authenticate data')
    expect(() => tools.unseal(`${sealed.slice(0, -4)}AAAA`)).toThrow('unable to authenticate data')
  })
})
