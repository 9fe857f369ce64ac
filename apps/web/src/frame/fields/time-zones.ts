import { zoneName } from '../../lib/texts/zone-names.ts'

export interface Zone {
  name: string
  /** "Europe/Kyiv (UTC+3)". */
  label: string
}

const offsetOf = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? ''

const zoneOf = (name: string, now: Date): Zone => ({
  name,
  label: `${name.replaceAll('_', ' ')} (${offsetOf(name, now)})`,
})

/**
 * Every zone that this runtime lists, by region. The chosen one is there under the name under which it was chosen: runtimes
 * list `Europe/Kiev`, people choose `Europe/Kyiv`, and both are right.
 */
export const zonesByRegion = (chosen: string | null, now: Date): ReadonlyMap<string, readonly Zone[]> => {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'].map(zoneName))
  if (chosen !== null) names.add(chosen)
  return Map.groupBy(
    [...names].toSorted().map((name) => zoneOf(name, now)),
    ({ name }) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'UTC'),
  )
}
