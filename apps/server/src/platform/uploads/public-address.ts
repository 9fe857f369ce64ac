import ipaddr from 'ipaddr.js'

/** Ranges that stand for machines of the open web; everything else is of this house or of nobody. */
const isPublicRange = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => address.range() === 'unicast'

/**
 * Whether an address, in any spelling, is one of the open web: no private, loopback, link-local, carrier, multicast,
 * reserved, translated or mapped one that leads back inside (THREATS T38).
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return isPublicRange(address)
  return isPublicRange(address) && !carriesIpv4(address)
}

/** NAT64, 6to4, Teredo and old compatible addresses hold an IPv4 address that a router on the way may act on. */
const carriesIpv4 = (address: ipaddr.IPv6): boolean => {
  const [first = 0, second = 0] = address.parts
  return (
    first === 0x2002 ||
    (first === 0x2001 && second === 0) ||
    (first === 0x64 && second === 0xff9b) ||
    address.parts.slice(0, 6).every((part) => part === 0)
  )
}
