/** A size as it is shown: how much of which unit, with how many decimals. */
export interface ShownSize {
  value: number
  unit: 'KB' | 'MB' | 'GB'
  decimals: number
}

/**
 * The size of a file of `bytes` (document 000 §9; units of a thousand): under 10,000 in KB, above that in MB with two
 * decimals, over a million with one, over a thousand million in GB with one. Nothing that exists is shown as zero.
 */
export const shownSize = (bytes: number): ShownSize => {
  if (bytes < 10_000) return { value: atLeast(bytes / 1000, 0.1), unit: 'KB', decimals: 1 }
  if (bytes > 1e9) return { value: bytes / 1e9, unit: 'GB', decimals: 1 }
  return { value: bytes / 1e6, unit: 'MB', decimals: bytes > 1e6 ? 1 : 2 }
}

const atLeast = (value: number, least: number): number => (value > 0 ? Math.max(value, least) : 0)

export type SizeUnits = Readonly<Record<ShownSize['unit'], string>>

/** "1.4 MB" in the language's own figures; `units` are the language's names of the units. */
export const formatSize = (bytes: number, locale: string, units: SizeUnits): string => {
  const { value, unit, decimals } = shownSize(bytes)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
  return `${number}\u00A0${units[unit]}`
}
