import { zoneName } from '../../lib/texts/zone-names.ts'
import type { OneOfMany } from './one-of-many-field.tsx'

/** "UTC+2" now, summer time included. */
const offsetOf = (timeZone: string, now: Date): string =>
  partOf('en', timeZone, 'shortOffset', now).replace('GMT', 'UTC')

const partOf = (
  locale: string,
  timeZone: string,
  timeZoneName: 'shortOffset' | 'shortGeneric' | 'longGeneric',
  now: Date,
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Cities in Cyrillic letters, which no runtime tells: those that readers of the product's languages are likely to seek. */
const cities: Readonly<Record<string, string>> = {
  'Asia/Almaty': 'Алмати Алматы',
  'Asia/Baku': 'Баку',
  'Asia/Jerusalem': 'Єрусалим Тель-Авів Иерусалим Тель-Авив',
  'Asia/Tashkent': 'Ташкент',
  'Asia/Tbilisi': 'Тбілісі Тбилиси',
  'Asia/Tokyo': 'Токіо Токио',
  'Asia/Yerevan': 'Єреван Ереван',
  'America/New_York': 'Нью-Йорк',
  'Europe/Berlin': 'Берлін Берлин',
  'Europe/Bucharest': 'Бухарест',
  'Europe/Chisinau': 'Кишинів Кишинёв',
  'Europe/Istanbul': 'Стамбул',
  'Europe/Kyiv': 'Kiev Київ Киев Львів Львов Одеса Одесса Харків Харьков Дніпро Днепр',
  'Europe/Lisbon': 'Лісабон Лиссабон',
  'Europe/London': 'Лондон',
  'Europe/Madrid': 'Мадрид',
  'Europe/Moscow': 'Москва',
  'Europe/Paris': 'Париж',
  'Europe/Prague': 'Прага',
  'Europe/Riga': 'Рига',
  'Europe/Rome': 'Рим',
  'Europe/Tallinn': 'Таллінн Таллин',
  'Europe/Vienna': 'Відень Вена',
  'Europe/Vilnius': 'Вільнюс Вильнюс',
  'Europe/Warsaw': 'Варшава',
}

/** A country or a city in the reader's language, as far as the runtime tells one. */
const regionOf = (name: string, locale: string, now: Date): string => {
  const told = partOf(locale, name, 'shortGeneric', now)
  return told.startsWith('GMT') ? '' : told.replace(/^час: /u, '').replace(/ Time$/u, '')
}

/** Found by its city, also in letters of the reader's language, by its country or region, and by its offset. */
export const zoneOf = (name: string, locale: string, now: Date): OneOfMany => {
  const offset = offsetOf(name, now)
  const label = name === 'UTC' ? name : `${name.replaceAll('_', ' ')} (${offset})`
  const region = regionOf(name, locale, now)
  const common = partOf(locale, name, 'longGeneric', now)
  const words = [label, region, common, cities[name] ?? '', offset.replace('UTC', 'GMT')].join(' ')
  return { id: name, label, note: region || undefined, words }
}

/**
 * Every zone that this runtime lists. The chosen one is there under the name under which it was chosen: runtimes list
 * `Europe/Kiev`, people choose `Europe/Kyiv`, and both are right.
 */
export const zonesFor = (chosen: string | null, locale: string, now: Date): readonly OneOfMany[] => {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'].map(zoneName))
  if (chosen !== null) names.add(chosen)
  return [...names].toSorted().map((name) => zoneOf(name, locale, now))
}
