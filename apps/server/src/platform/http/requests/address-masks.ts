import ipaddr from 'ipaddr.js'

/** Addresses that a mask stands for: an address and the bits that must be equal. */
export interface AddressRange {
  readonly bytes: readonly number[]
  readonly bits: number
}

/**
 * Reads a mask: one IPv4 or IPv6 address, a range `address/bits`, or IPv4 with `*` for whole parts at its end
 * (`10.1.*.*`, `10.1.*`). IPv6 forms of IPv4 addresses are the IPv4 address.
 *
 * @returns the range and the one form in which the mask is kept; null when it is none
 */
export const readMask = (text: string): { range: AddressRange; text: string } | null => {
  const stars = /^(\d{1,3}(?:\.\d{1,3}){0,2})((?:\.\*){1,3})$/.exec(text.trim())
  if (stars) return readStars(stars[1] ?? '')
  const [address = '', bits, ...rest] = text.trim().split('/')
  if (rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
  return bits === undefined ? readRange(address, null) : readRange(address, Number(bits))
}

const readStars = (known: string) => {
  const parts = known.split('.')
  const whole = [...parts, '0', '0', '0'].slice(0, 4).join('.')
  return readRange(whole, parts.length * 8)
}

const readRange = (address: string, bits: number | null) => {
  const bytes = bytesOf(address)
  if (bytes === null) return null
  const most = bytes.length * 8
  const wasMapped = bytes.length === 4 && address.includes(':')
  const wanted = bits === null ? most : wasMapped ? bits - 96 : bits
  if (wanted < 0 || wanted > most) return null
  const kept = bytes.map((byte, at) => byte & maskByte(wanted - at * 8))
  const written = ipaddr.fromByteArray(kept).toString()
  return { range: { bytes: kept, bits: wanted }, text: wanted === most ? written : `${written}/${wanted}` }
}

/** The byte in which the first `bits` of eight are set. */
const maskByte = (bits: number): number => (0xff << (8 - Math.min(8, Math.max(0, bits)))) & 0xff

/** The bytes of an address in full notation; null when it is none. Short forms of IPv4 (`10.1`) are no addresses here. */
const bytesOf = (address: string): number[] | null => {
  const [bare = ''] = address.split('%')
  if (!bare.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(bare)) return null
  if (!ipaddr.isValid(bare)) return null
  return ipaddr.process(bare).toByteArray()
}

/** Whether an address lies in one of some ranges. An address that cannot be read lies in none. */
export const isInRanges = (address: string, ranges: readonly AddressRange[]): boolean => {
  const bytes = bytesOf(address)
  if (bytes === null) return false
  return ranges.some(
    (range) =>
      range.bytes.length === bytes.length &&
      bytes.every((byte, at) => (byte & maskByte(range.bits - at * 8)) === range.bytes[at]),
  )
}

/** The one form of an address: an IPv4 address also when it came in an IPv6 coat. */
export const plainAddress = (address: string): string => {
  const bytes = bytesOf(address)
  return bytes === null ? address : ipaddr.fromByteArray(bytes).toString()
}

/** The part of an address that one machine cannot choose: the address itself, of IPv6 its first 64 bits. */
export const networkOf = (address: string): string => {
  const bytes = bytesOf(address)
  if (bytes === null) return address
  return ipaddr.fromByteArray(bytes.length === 4 ? bytes : bytes.fill(0, 8)).toString()
}
