/** What is not with the server yet: files on their way, those that stopped, and recorders that are open. */
export interface FilesUnderWay {
  readonly underWay: number
  readonly stuck: number
  readonly recording: number
  /** How much of what is on its way has gone out, 0 to 1. */
  readonly sent: number
}

export const noFilesUnderWay: FilesUnderWay = { underWay: 0, stuck: 0, recording: 0, sent: 0 }

export const isIdle = ({ underWay, stuck, recording }: FilesUnderWay): boolean =>
  underWay + stuck + recording === 0

/** What a press waits for: the way to the next question for the files of this one, the finish for all of them. */
export type WaitingStep = 'next' | 'finish'

export type WorkBefore = Readonly<Record<WaitingStep, FilesUnderWay>>

/** Under this files on their way to an attempt are kept on the device. */
export const filePrefix = (attempt: number): string => `answer:${attempt}:`

/** The same for one question of it; ends so that no question's name begins with another's. */
export const filePlaceOf =
  (attempt: number) =>
  (question: string): string =>
    `${filePrefix(attempt)}${question}:`
