/** An opening as a calendar knows it. */
export interface OpeningEvent {
  readonly uid: string
  readonly title: string
  readonly opensAt: Date
  /** The whole address of what opens. */
  readonly url: string
  readonly writtenAt: Date
}

/** Longest line in octets (RFC 5545, 3.1). */
const longest = 75

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Escaped (RFC 5545, 3.3.11), without what may not stand in a text, or ends a line for some programs. */
const text = (words: string): string =>
  words
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** Breaks a line where it gets too long, and within no letter. */
const fold = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > longest) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current].join('\r\n')
}

/** An iCalendar file (RFC 5545) of one event that takes no time of the day and reminds when it begins. */
export const openingEvent = ({ uid, title, opensAt, url, writtenAt }: OpeningEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Openings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(opensAt)}`,
    `SUMMARY:${text(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
