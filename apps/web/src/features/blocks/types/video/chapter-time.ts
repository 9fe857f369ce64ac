/** Seconds of a time as people write it, `2:40` or `1:02:40`; undefined when it is none. */
export const readTime = (text: string): number | undefined => {
  const [, first, second, third] = /^\s*(\d{1,3}):(\d{2})(?::(\d{2}))?\s*$/.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [hours, minutes, seconds] =
    third === undefined ? [0, Number(first), Number(second)] : [Number(first), Number(second), Number(third)]
  if (seconds >= 60 || (third !== undefined && minutes >= 60)) return undefined
  return hours * 3600 + minutes * 60 + seconds
}

/** A time in seconds as people write it. */
export const writeTime = (at: number): string => {
  const whole = Math.floor(at)
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const padded = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds)}` : `${minutes}:${padded(seconds)}`
}

export interface Chapter {
  at: number
  title: string
}

/** Chapters in lines of time and title; a line without both is left out. */
export const readChapters = (text: string): Chapter[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, time = '', title = ''] = /^\s*[[(]?([\d:]+)[\])]?[\s—–-]+(.+?)\s*$/.exec(line) ?? []
    const at = readTime(time)
    return at === undefined || title === '' ? [] : [{ at, title }]
  })

export const inTime = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.toSorted((one, other) => one.at - other.at)
