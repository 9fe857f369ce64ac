import { fail, ok, type Result } from '../kernel/result.ts'

/** Words of a film for a stretch of time; both ends in seconds. */
export interface Cue {
  readonly from: number
  readonly to: number
  /** Plain, lines apart by a line break; `<b>`, `<i>`, `<u>` and `<v Name>` may stand in it. */
  readonly text: string
}

export const captionLimits = {
  bytes: 1024 * 1024,
  cues: 5_000,
  cueText: 1_000,
  label: 60,
  languages: 40,
} as const

/** What is wrong with a caption file: its line from 1, where that is known. */
export interface CaptionFault {
  readonly code: 'no_cues' | 'too_many_cues' | 'bad_time' | 'bad_order' | 'cue_too_long'
  readonly line: number | null
}

/** Parts may have one digit, and thousandths may be left out: SRT is written by many hands. */
const time = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,6}))?`
const times = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`)

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

/** Marks that a caption may carry; every other one is taken out, its words stay. */
const keptMark = /^<\/?[biuv]>$/

/** Who speaks: `<v Name>`, or `<v.class Name>`. */
const voice = /^<v(?:\.[^\s>]*)?\s+([^<>&]{1,60})>$/

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** Words without any mark, as they are searched and listed; the name of who speaks stands before them. */
export const plainCue = (text: string): string =>
  text
    .replaceAll(/<v ([^>\n]{1,60})>/g, '$1: ')
    .replaceAll(/<[^>\n]{0,200}>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '')
    .trim()

// oxlint-disable-next-line no-control-regex -- what nobody can see has no place in a caption
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F\u2028\u2029\uFEFF]/g

const cleanPart = (part: string): string => {
  if (keptMark.test(part)) return part
  const [, name] = voice.exec(part) ?? []
  if (name !== undefined) return `<v ${name.trim()}>`
  if (/^<[^>]*>$/.test(part)) return ''
  return part
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const cleanText = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replaceAll(unseen, '')
        .replaceAll('-->', '→')
        .split(/(<[^>]{0,200}>)/)
        .map(cleanPart)
        .join('')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')

/** A line of times with the lines of words below it. */
interface Block {
  readonly head: string
  /** From 1. */
  readonly line: number
  readonly words: string[]
}

/** What stands below each line of times, up to an empty line or the next times. */
const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [index, line] of lines.entries()) {
    if (line.includes('-->')) blocks.push((open = { head: line, line: index + 1, words: [] }))
    else if (line.trim() === '') open = null
    else open?.words.push(line)
  }
  return blocks
}

const cueOf = ({ head, line, words }: Block): Result<Cue, CaptionFault> => {
  const found = times.exec(head)
  if (!found) return fail({ code: 'bad_time', line })
  const from = secondsOf(found.slice(1, 5))
  const to = secondsOf(found.slice(5, 9))
  if (to <= from) return fail({ code: 'bad_order', line })
  const text = cleanText(words)
  return text.length > captionLimits.cueText ? fail({ code: 'cue_too_long', line }) : ok({ from, to, text })
}

/** What a caption file holds, and what of it was left out. */
export interface ReadCaptions {
  /** In the order of time. */
  readonly cues: readonly Cue[]
  readonly skipped: readonly CaptionFault[]
}

/**
 * Reads WebVTT or SubRip (SRT), each block that has times; styles, regions, notes and positions are left out. A broken
 * cue is skipped, as browsers do; a file of which nothing is left is refused with its first fault.
 */
export const readCaptions = (source: string): Result<ReadCaptions, CaptionFault> => {
  const cues: Cue[] = []
  const skipped: CaptionFault[] = []
  for (const block of blocksOf(source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/))) {
    const cue = cueOf(block)
    if (!cue.ok) skipped.push(cue.error)
    else if (cue.value.text !== '') cues.push(cue.value)
    if (cues.length > captionLimits.cues) return fail({ code: 'too_many_cues', line: null })
  }
  if (cues.length === 0) return fail(skipped[0] ?? { code: 'no_cues', line: null })
  return ok({ cues: cues.toSorted((one, other) => one.from - other.from), skipped })
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const clock = (seconds: number): string => {
  const millis = Math.round(seconds * 1000)
  const whole = Math.floor(millis / 1000)
  return `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}.${pad(millis % 1000, 3)}`
}

/** Cues as a WebVTT file. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`).join('\n\n')}\n`
