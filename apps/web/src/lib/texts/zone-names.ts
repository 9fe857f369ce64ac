/** The names of today for cities whose old spelling runtimes still tell and list. */
const renamed: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
}

/** A zone by the name that people use. */
export const zoneName = (name: string): string => renamed[name] ?? name

/** The zone of this device. */
export const deviceZone = (): string => zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
