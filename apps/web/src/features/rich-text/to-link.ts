const looksLikeMail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const looksLikeHost = /^[^\s/:@]+\.[^\s/:@]{2,}(:\d+)?([/?#]\S*)?$/

/** The address that a person means: a host gets https, an e-mail gets mailto; anything else stays as it was typed. */
export const toLink = (typed: string): string => {
  const address = typed.trim()
  if (looksLikeMail.test(address)) return `mailto:${address}`
  if (looksLikeHost.test(address)) return `https://${address}`
  return address
}
