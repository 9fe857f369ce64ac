const nameOf = (code: string): string => `lectern-open-order-${code}`

/** The address of the order that was placed last for an offer on this device; null: none. */
export const readOpenOrder = (code: string): string | null => {
  try {
    return localStorage.getItem(nameOf(code))
  } catch {
    return null
  }
}

/** Remembers an order that waits for its payment, so that the same is not ordered twice. */
export const keepOpenOrder = (code: string, token: string): void => {
  try {
    localStorage.setItem(nameOf(code), token)
  } catch {
    // A browser that keeps nothing orders anew.
  }
}

export const forgetOpenOrder = (code: string): void => {
  try {
    localStorage.removeItem(nameOf(code))
  } catch {
    // Nothing was kept.
  }
}
