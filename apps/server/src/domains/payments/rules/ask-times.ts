const minute = 60_000
const day = 24 * 60 * minute

/** When an attempt whose outcome is open is asked about, from its last sign of life: then once a day. */
const offsets = [minute, 5 * minute, 15 * minute, 60 * minute, 6 * 60 * minute]

/** Days for which an open attempt is asked about; a payment that a bank still works on is watched longer. */
const days = { open: 5, processing: 30 } as const

/**
 * When a provider is asked next about an attempt whose outcome is open.
 *
 * @param since when the attempt began, or the buyer came back
 * @returns null once it was asked often enough
 */
export const nextAsk = (since: Date, now: Date, kind: keyof typeof days): Date | null => {
  const passed = now.getTime() - since.getTime()
  const daily = Array.from({ length: days[kind] }, (_, index) => (index + 1) * day)
  const next = [...offsets, ...daily].find((offset) => offset > passed)
  return next === undefined ? null : new Date(since.getTime() + next)
}
