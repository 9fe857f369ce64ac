import { keyOf } from '../content.ts'
import { made, options, type Head } from './paper-questions.ts'

/** A poll of which one option is picked. */
export const pollOf = (head: Head & { options: readonly string[]; isSeveral?: true }) =>
  made(
    'interview',
    { ...head, points: 0 },
    { interview_type: head.isSeveral ? 2 : 1, answers: options(head.name, head.options) },
  )

const points = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ id: keyOf(name, String(at)), text, value: at + 1 }))

/** How far somebody agrees. */
export const agreementWith = (head: Head & { words?: readonly string[] }) =>
  made(
    'likert_scale',
    { ...head, points: 0 },
    { likert_scale_type: 'horizontal', answers: points(head.name, head.words ?? ['', '', '', '', '']) },
  )

export const starsFor = (head: Head & { ends: readonly [string, string] }) =>
  made(
    'rating',
    { ...head, points: 0 },
    { stars: 5, grade_text_min: head.ends[0], grade_text_max: head.ends[1] },
  )

export const faceFor = (head: Head) =>
  made('reaction', { ...head, points: 0 }, { answers: points(head.name, ['', '', '', '', '']) })

export const recommendationOf = (head: Head) =>
  made('new_promoter_score', { ...head, points: 0 }, { grade_text_min: '', grade_text_max: '' })

interface OpenWays {
  /** 2 one line, 3 several lines, 4 an e-mail address, 5 a date (document 002 §3). */
  readonly field: 2 | 3 | 4 | 5
  readonly files?: boolean
  readonly voice?: boolean
  readonly video?: boolean
}

const ways = ({ field, files = false, voice = false, video = false }: OpenWays) => ({
  text_answer_type_id: field,
  can_upload: files,
  is_audio_enabled: voice,
  is_video_enabled: video,
})

/** Words, files or recordings that a person marks. */
export const openAnswer = (head: Head & OpenWays) => made('text_media_answer', head, ways(head))

/** A block to read and one open answer. */
export const assignment = (head: Head & OpenWays) => made('text_graphic_answer', head, ways(head))

/** A long text; each line of the guide says what is looked for and what it is worth. */
export const essayOn = (
  head: Head & {
    words: readonly [least: number, most: number]
    guide: readonly (readonly [string, number])[]
  },
) =>
  made(
    'essay',
    { ...head, points: head.guide.reduce((sum, [, worth]) => sum + worth, 0) },
    {
      words_min: head.words[0],
      words_max: head.words[1],
      marking_guide: head.guide.map(([criterion, worth]) => ({
        id: keyOf(head.name, criterion),
        criterion,
        points: worth,
      })),
    },
  )

interface ScaleText {
  readonly letter: string
  readonly name: string
  readonly text: string
  /** Statements that speak for it when they are answered by yes. */
  readonly yes: readonly string[]
  /** And those by no. */
  readonly no: readonly string[]
}

/** Statements that are answered by yes or no, counted on scales. */
export const inventory = (head: Head & { scales: readonly ScaleText[] }) =>
  made(
    'mmpi',
    { ...head, points: 0 },
    {
      is_report_shown: true,
      scales: head.scales.map(({ letter, name, text }) => ({
        id: keyOf(head.name, letter),
        letter,
        name,
        text,
      })),
      statements: head.scales.flatMap(({ letter, yes, no }) =>
        [...yes.map((text) => [text, 'yes'] as const), ...no.map((text) => [text, 'no'] as const)].map(
          ([text, keyed]) => ({ id: keyOf(head.name, text), text, keys: [{ letter, keyed }] }),
        ),
      ),
    },
  )
