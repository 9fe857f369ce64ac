import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Markup } from '@lectern/contract/kernel/markup'
import type { FileContext, Notes, PictureDoor } from '../file/read-file.ts'
import type { ReadHead } from '../made-question.ts'
import type { QtiResponse } from './qti-key.ts'

/** What reads one item. */
export interface QtiReading extends FileContext {
  readonly notes: Notes
  readonly pictures: PictureDoor
  readonly item: Markup
  readonly responses: ReadonlyMap<string, QtiResponse>
}

/** Makes a question of an interaction, given what is asked around it. */
export type ReadInteraction = (interaction: Markup, head: ReadHead, reading: QtiReading) => Question | null

const none: QtiResponse = {
  identifier: '',
  cardinality: 'single',
  baseType: '',
  correct: [],
  mapped: [],
  isExact: false,
}

/** What is declared of the response of an interaction. */
export const responseOf = ({ attributes }: Markup, { responses }: QtiReading): QtiResponse =>
  responses.get(attributes['responseidentifier'] ?? '') ?? none

/** The name by which the key knows a choice. */
export const identifierOf = ({ attributes }: Markup): string => attributes['identifier'] ?? ''

/** The two names of a pair. */
export const pairOf = (value: string): readonly [string, string] => {
  const [left = '', right = ''] = value.split(/\s+/)
  return [left, right]
}

/** How often something may be used; 0 for as often as wanted. */
export const matchMaxOf = ({ attributes }: Markup): number => Number(attributes['matchmax'] ?? '1')
