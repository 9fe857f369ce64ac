import { CallError } from '../call-error.ts'

const maxDepth = 200

/**
 * Parses a JSON body and refuses what no call can store: nesting that would exhaust the stack, NUL and lone surrogates
 * (PostgreSQL takes neither), and keys that reach for an object's prototype.
 *
 * @returns undefined for an empty body
 * @throws CallError malformed_request (400) or invalid_fields (422)
 */
export const parseJsonBody = (text: string): unknown => {
  if (text.trim() === '') return undefined
  if (isTooDeep(text)) throw new CallError('invalid_fields', { fields: { body: ['too_deep'] } })
  const value = parse(text)
  // An escape may also spell a key out: any of a low letter is reason enough to look.
  if (/\\u(00|[dD][89a-fA-F])|__proto__/.test(text)) refuseUnstorable(value)
  return value
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    throw new CallError('malformed_request', { detail: 'not JSON' })
  }
}

const isTooDeep = (text: string): boolean => {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return false
}

const refuseUnstorable = (value: unknown): void => {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new CallError('invalid_fields', { fields: { body: ['control_characters'] } })
    }
  } else if (Array.isArray(value)) {
    for (const each of value) refuseUnstorable(each)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (key === '__proto__') throw new CallError('malformed_request', { detail: 'prototype key' })
      refuseUnstorable(key)
      refuseUnstorable(each)
    }
  }
}
