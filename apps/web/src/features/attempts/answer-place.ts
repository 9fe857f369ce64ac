/** What is not with the server yet: files on their way, those that stopped, and recorders that are open. */
export interface FilesUnderWay {
  readonly underWay: number
  readonly stuck: number
  readonly recording: number
}

export const noFilesUnderWay: FilesUnderWay = { underWay: 0, stuck: 0, recording: 0 }

/** Under this files on their way to an attempt are kept on the device. */
export const filePrefix = (attempt: number): string => `answer:${attempt}:`

/** The same for one question of it; ends so that no question's name begins with another's. */
export const filePlaceOf =
  (attempt: number) =>
  (question: string): string =>
    `${filePrefix(attempt)}${question}:`
