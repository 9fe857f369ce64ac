const day = 24 * 60 * 60

/** Days, hours and minutes of a long time; undefined below a day (document 002 §9). */
export const longTime = (seconds: number) =>
  seconds < day
    ? undefined
    : {
        days: Math.floor(seconds / day),
        hours: Math.floor((seconds % day) / 3600),
        minutes: Math.floor((seconds % 3600) / 60),
      }

/** `HH:MM:SS` (document 002 §9). */
export const clockFace = (seconds: number): string =>
  [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

/** What is told aloud of the time that is left, in minutes: a voice that counts seconds is no help (THREATS A4). */
const told = [10, 5, 1] as const

/** The highest of these minutes that has just begun to be left; undefined between them. */
export const toldMinutes = (left: number): (typeof told)[number] | undefined =>
  told.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 30)
