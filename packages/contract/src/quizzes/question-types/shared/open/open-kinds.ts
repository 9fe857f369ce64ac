/** How the words of an open answer are entered (document 002 §3, `text_answer_type_id`). */
export const textAnswerType = { none: 1, input: 2, area: 3, email: 4, date: 5 } as const
export type TextAnswerType = (typeof textAnswerType)[keyof typeof textAnswerType]

/** Letters that each kind of field takes at most. */
export const mostLetters: Readonly<Record<TextAnswerType, number>> = {
  1: 0,
  2: 1_000,
  3: 50_000,
  4: 320,
  5: 10,
}

/** Files of one answer. */
export const mostAnswerFiles = 10

/** What a question takes as an answer: which field, and which buttons beside it. */
export interface OpenKinds {
  readonly text_answer_type_id: TextAnswerType
  /** Files that are there already: by a button, dropped or pasted. */
  readonly can_upload: boolean
  /** Recorded with the microphone. */
  readonly is_audio_enabled: boolean
  /** Recorded with camera and microphone. */
  readonly is_video_enabled: boolean
}

/** A question that asks for words alone. */
export const wordsAlone: OpenKinds = {
  text_answer_type_id: textAnswerType.area,
  can_upload: false,
  is_audio_enabled: false,
  is_video_enabled: false,
}

export const takesText = ({ text_answer_type_id }: OpenKinds): boolean =>
  text_answer_type_id !== textAnswerType.none

/** Whether others may read the words of an answer: an address or a date would tell who wrote it. */
export const isForOthers = ({ text_answer_type_id: type }: OpenKinds): boolean =>
  type === textAnswerType.input || type === textAnswerType.area

/** Whether an answer may have files, of whatever origin. */
export const takesFiles = (kinds: OpenKinds): boolean =>
  kinds.can_upload || kinds.is_audio_enabled || kinds.is_video_enabled
