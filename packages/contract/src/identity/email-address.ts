/** What an e-mail address looks like, once it is brought to its one form. */
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i

export const emailLength = 254

/** A domain in letters of its own, such as почта.укр; signs that mean something in an address of the web are none. */
const ownLetters = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u

/** The form in which the mail knows a domain: почта.укр and xn--80a1acny.xn--j1amh are one. */
const asciiDomain = (domain: string): string => {
  if (!ownLetters.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** The one form in which addresses are compared and stored. */
export const normalEmail = (text: string): string => {
  const plain = text.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  return `${plain.slice(0, at + 1)}${asciiDomain(plain.slice(at + 1))}`
}
