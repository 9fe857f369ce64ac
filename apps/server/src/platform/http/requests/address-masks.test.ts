import { assert, integer, ipV4, ipV6, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInRanges, plainAddress, readMask } from './address-masks.ts'

const matches = (address: string, mask: string): boolean => {
  const read = readMask(mask)
  if (!read) throw new Error(`${mask} is no mask`)
  return isInRanges(address, [read.range])
}

describe('a mask', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3', true],
    ['10.1.2.4', '10.1.2.3', false],
    ['10.1.2.4', '10.1.2.0/24', true],
    ['10.1.3.4', '10.1.2.77/24', false],
    ['10.1.2.4', '10.1.*.*', true],
    ['10.1.2.4', '10.1.*', true],
    ['10.2.2.4', '10.1.*', false],
    ['200.1.2.3', '0.0.0.0/0', true],
    ['::ffff:10.1.2.3', '10.1.2.0/24', true],
    ['10.1.2.3', '::ffff:10.1.2.0/120', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['2001:DB8:0:0::1', '2001:db8::1', true],
    ['10.1.2.3', '::/0', false],
    ['not an address', '0.0.0.0/0', false],
  ])('%s in %s: %s', (address, mask, expected) => {
    expect(matches(address, mask)).toBe(expected)
  })

  it.each([
    '',
    '*',
    '*.*.*.*',
    '10.*.1.*',
    '10.1.2.3/33',
    '10.1.2.3/-1',
    '10.1.2.3/24/8',
    '10.1',
    '010.1.2.3',
    '0x0a.1.2.3',
    '256.1.1.1',
    '2001:db8::/129',
    '::1::',
    'example.com',
    '10.1.2.3 or 1=1',
  ])('%j is none', (text) => {
    expect(readMask(text)).toBeNull()
  })

  it('is kept in one form, which means the same', () => {
    expect(readMask(' 10.1.2.77/24 ')?.text).toBe('10.1.2.0/24')
    expect(readMask('10.1.*')?.text).toBe('10.1.0.0/16')
    expect(readMask('2001:DB8:0::0/32')?.text).toBe('2001:db8::/32')
    expect(readMask('10.1.2.3/32')?.text).toBe('10.1.2.3')
  })

  it('takes every address into its own range of any size', () => {
    assert(
      property(ipV4(), integer({ min: 0, max: 32 }), (address, bits) => {
        expect(matches(address, `${address}/${bits}`)).toBe(true)
      }),
    )
    assert(
      property(ipV6(), integer({ min: 96, max: 128 }), (address, bits) => {
        expect(matches(address, `${address}/${bits}`)).toBe(true)
      }),
    )
  })

  it('an address has one form', () => {
    expect(plainAddress('::ffff:127.0.0.1')).toBe('127.0.0.1')
    expect(plainAddress('2001:0db8::0001')).toBe('2001:db8::1')
  })
})
