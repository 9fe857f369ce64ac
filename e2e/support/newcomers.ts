let made = 0
/** An address that nobody has yet. */
export const newAddress = () => {
  made += 1
  return `journey-${Date.now()}-${made}@lectern.test`
}
