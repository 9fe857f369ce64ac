/** What the document asks (document 001 §7): an address that every ad blocker knows. Nothing of it is run. */
const address = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** Whether something on this device keeps advertisements away, and films with them. Offline nobody can tell. */
export const isAdBlocked = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' })
    return false
  } catch {
    return true
  }
}
