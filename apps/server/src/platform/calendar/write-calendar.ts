/** A moment as a calendar knows it: it takes no time of the day. */
export interface CalendarEvent {
  /** The same for as long as the thing is there, so that a calendar that has it moves it. */
  readonly uid: string
  readonly title: string
  readonly at: Date
  /** The whole address of what the moment is about. */
  readonly url: string
  /** Whether the calendar says so when it begins. */
  readonly reminds: boolean
}

/** A calendar as a file, or as an address to which programs subscribe. */
export interface WrittenCalendar {
  /** What programs call it; null for a file of one event. */
  readonly name: string | null
  readonly events: readonly CalendarEvent[]
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

const alarmOf = (title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(title)}`,
  'TRIGGER:PT0S',
  'END:VALARM',
]

const linesOf = ({ uid, title, at, url, reminds }: CalendarEvent, writtenAt: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(writtenAt)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${text(title)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  ...(reminds ? alarmOf(title) : []),
  'END:VEVENT',
]

/** An iCalendar object (RFC 5545), all moments in UTC. */
export const writeCalendar = ({ name, events, writtenAt }: WrittenCalendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Openings//EN',
    'METHOD:PUBLISH',
    ...(name === null
      ? []
      : [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
