import { writtenDate } from './written-date.ts'

const yes = new Set([
  ...['1', 'true', 'yes', 'y', '+', 'agreed', 'subscribed', 'opt in', 'opted in', 'confirmed'],
  ...['так', 'згода', 'згоден', 'згодна', 'погоджено', 'підписаний', 'підписана', 'підписано'],
  ...['да', 'согласие', 'согласен', 'согласна', 'подписан', 'подписана'],
])
const no = new Set([
  ...['0', 'false', 'no', 'n', '-', 'unsubscribed', 'opt out', 'opted out', 'withdrawn'],
  ...['ні', 'відмова', 'не згоден', 'не згодна', 'відписаний', 'відписана', 'відписано'],
  ...['нет', 'отказ', 'не согласен', 'не согласна', 'отписан', 'отписана', 'отписался', 'отписалась'],
])

/** What a file says of a consent; `on`: the day on which it was given, where that stands there. */
export interface WrittenConsent {
  readonly state: 'granted' | 'withdrawn'
  readonly on: string | null
}

/** A cell of consents: yes or no in three languages, or the day of the yes. A day to come is none. */
export const writtenConsent = (text: string, today: string): WrittenConsent | null => {
  const word = text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
  if (yes.has(word)) return { state: 'granted', on: null }
  if (no.has(word) || text.trim() === '-') return { state: 'withdrawn', on: null }
  const on = writtenDate(text)
  return on === null || on > today || on < '1990' ? null : { state: 'granted', on }
}
